import type { Chain } from '../../lib/chains.ts'
import { RPC_KEY, rpcUrlFromEnv } from '../../lib/config.ts'
import { settings } from '../settings/settings.ts'

/** The RPC URLs of a chain, in order: the person's own RPC alone, else keyed, default, public (S7.1). */
export function rpcUrlsOf(chain: Chain): readonly [string, ...string[]] {
  const own = settings.read().rpc[String(chain.id)]
  if (own !== undefined) return [own]
  const keyed = rpcUrlFromEnv(chain.id) ?? (RPC_KEY && chain.keyedRpc?.replace('{key}', RPC_KEY))
  const rest = chain.publicRpc ? [chain.publicRpc] : []
  return keyed ? [keyed, chain.defaultRpc, ...rest] : [chain.defaultRpc, ...rest]
}
