import { STORAGE_KEYS } from '../../lib/config.ts'
import { check, object, optional, text } from '../../lib/parse/schemas.ts'
import { persisted } from './storage.ts'

/** An http or https URL. */
export const isRpcUrl = (text: unknown): text is string => {
  try {
    return typeof text === 'string' && /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

const isRpcByChain = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isRpcUrl)

const boolean = check((value) => typeof value === 'boolean')

export type Settings = {
  /** The person's own RPC, by chain id. */
  rpc: Record<string, string>
  showTestNetworks: boolean
  /** The person's own project at WalletConnect's relay, and their own relay. */
  walletConnectProjectId?: string | undefined
  /** Whether Safe's transaction service may be asked (S7.4). Off until the person turns it on. */
  asksSafeService?: boolean | undefined
  walletConnectRelay?: string | undefined
}

export const settings = persisted<Settings>({
  key: STORAGE_KEYS.settings,
  version: 1,
  schema: object<Settings>({
    rpc: check(isRpcByChain),
    showTestNetworks: boolean,
    walletConnectProjectId: optional(text()),
    asksSafeService: optional(boolean),
    walletConnectRelay: optional(text(Number.POSITIVE_INFINITY, /^wss?:\/\//)),
  }),
  initial: { rpc: {}, showTestNetworks: false },
})
