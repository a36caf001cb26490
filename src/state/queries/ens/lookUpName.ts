import { type Chain, DEMO_CHAIN_ID } from '../../../lib/chains.ts'
import { DEADLINES } from '../../../lib/config.ts'
import { withDeadline } from '../../../lib/deadline.ts'
import { type EnsAddress, readEnsAddress } from '../../../safe/ens/readEnsAddress.ts'
import { readOnEthereum } from './readOnEthereum.ts'

/** What a name resolves to; `name` is its normal form. `wrong` is a key of the words. */
export type LookedUp =
  | { name: string; address: Extract<EnsAddress, { address: unknown }>['address'] }
  | { name: string; wrong: 'offChain' | 'noAddress' | 'notNormal' | 'inDemo' | 'unread' }

/** Adjacent emoji whose joiner may have been stripped, as by an input field: that would be another name. */
const TORN = /\p{Extended_Pictographic}\p{Emoji_Modifier}?\p{Extended_Pictographic}/u

/** A name in ENS's normal form; undefined where it isn't in it. Latin capitals, which phones insert, are lowered. */
async function toNormal(typed: string): Promise<string | undefined> {
  const written = typed.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const loading = import('../../../safe/ens/normalizeName.ts')
  const { normalizeName } = await withDeadline(loading, DEADLINES.code, 'this site')
  try {
    return normalizeName(written) === written && !TORN.test(written) ? written : undefined
  } catch {
    return undefined
  }
}

/**
 * Resolves an ENS name for a chain, only when a person asks for it: Ethereum's RPC then learns the name.
 * @param typed as it was typed
 * @returns failures too; it never rejects
 */
export async function lookUpName(typed: string, chain: Chain): Promise<LookedUp> {
  if (chain.id === DEMO_CHAIN_ID) return { name: typed, wrong: 'inDemo' }
  try {
    const name = await toNormal(typed)
    if (name === undefined) return { name: typed, wrong: 'notNormal' }
    const { value } = await readOnEthereum((client, block) => readEnsAddress(client, name, chain.id, block))
    return { name, ...value }
  } catch {
    return { name: typed, wrong: 'unread' }
  }
}
