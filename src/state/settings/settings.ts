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

/**
 * Sets or, with empty text, clears the person's own RPC of a chain.
 * @returns false when the text isn't an http or https URL; nothing is changed then
 */
export function setOwnRpc(chainId: number, text: string): boolean {
  const { [String(chainId)]: _, ...others } = settings.read().rpc
  if (text.trim() === '') {
    settings.write({ ...settings.read(), rpc: others })
    return true
  }
  const url = text.trim()
  if (!isRpcUrl(url)) return false
  settings.write({ ...settings.read(), rpc: { ...others, [String(chainId)]: url } })
  return true
}

/**
 * Sets or, with empty text, clears the person's own project at WalletConnect's relay.
 * @returns false when the text can't be one; nothing is changed then
 */
export function setOwnProjectId(text: string): boolean {
  const { walletConnectProjectId: _, ...others } = settings.read()
  const id = text.trim().toLowerCase()
  if (id !== '' && !/^[0-9a-f]{32}$/.test(id)) return false
  settings.write(id === '' ? others : { ...others, walletConnectProjectId: id })
  return true
}
