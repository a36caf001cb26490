import * as z from 'zod/mini'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { persisted } from './storage.ts'

/** An http or https URL. */
export const isRpcUrl = (text: unknown): text is string => {
  try {
    return typeof text === 'string' && /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

const RpcUrl = z.custom<string>(isRpcUrl)

const Settings = z.object({
  /** The person's own RPC, by chain id. */
  rpc: z.record(z.string(), RpcUrl),
  showTestNetworks: z.boolean(),
  /** The person's own project at WalletConnect's relay, and their own relay. */
  walletConnectProjectId: z.optional(z.string()),
  /** Whether Safe's transaction service may be asked (S7.4). Off until the person turns it on. */
  asksSafeService: z.optional(z.boolean()),
  walletConnectRelay: z.optional(z.string().check(z.regex(/^wss?:\/\//))),
})

export type Settings = z.infer<typeof Settings>

export const settings = persisted<Settings>({
  key: STORAGE_KEYS.settings,
  version: 1,
  schema: Settings,
  initial: { rpc: {}, showTestNetworks: false },
})
