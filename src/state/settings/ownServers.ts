import { isRpcUrl, settings } from './settings.ts'

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
