import { rpcErrors } from '@metamask/rpc-errors'

/** What MetaMask refuses about chains, with its messages. This part is in its extension, not in its packages. */

type Given = Record<string, unknown>

const refuse = (message: string): never => {
  throw rpcErrors.invalidParams({ message })
}

function checkKeys(given: Given, allowed: readonly string[]): void {
  const others = Object.keys(given).filter((key) => !allowed.includes(key))
  if (others.length > 0) refuse(`Received unexpected keys on object parameter. Unsupported keys:\n${others}`)
}

/** The largest id for which MetaMask can still compute a signature's v. */
const MAX_CHAIN_ID = 4503599627370476

function readChainId({ chainId }: Given): `0x${string}` {
  if (typeof chainId !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(chainId))
    return refuse(
      `Expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'. Received:\n${String(chainId)}`,
    )
  if (Number(chainId) > MAX_CHAIN_ID)
    refuse(`Invalid chain ID "${chainId}": numerical value greater than max safe value. Received:\n${chainId}`)
  return chainId.toLowerCase() as `0x${string}`
}

function readObject(params: unknown): Given {
  const [given] = Array.isArray(params) ? params : [undefined]
  if (typeof given === 'object' && given !== null) return given
  return refuse(`Expected single, object parameter. Received:\n${JSON.stringify(params)}`)
}

const isHttpsOrLocal = (text: unknown): boolean => {
  try {
    const { hostname, protocol } = new URL(String(text))
    return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  } catch {
    return false
  }
}

/** `wallet_switchEthereumChain`. @returns the chain id in lower case */
export function readSwitch(params: unknown): `0x${string}` {
  const given = readObject(params)
  checkKeys(given, ['chainId'])
  return readChainId(given)
}

/** `wallet_addEthereumChain`. @returns the chain id in lower case, and the RPC that is used */
export function readAdd(params: unknown): { chainId: `0x${string}`; rpcUrl: string } {
  const given = readObject(params)
  checkKeys(given, ['chainId', 'chainName', 'nativeCurrency', 'rpcUrls', 'blockExplorerUrls', 'iconUrls'])
  const chainId = readChainId(given)
  const { chainName, nativeCurrency = null, rpcUrls, blockExplorerUrls = null } = given
  const rpcUrl = Array.isArray(rpcUrls) ? rpcUrls.find(isHttpsOrLocal) : undefined
  if (!rpcUrl) refuse(`Expected an array with at least one valid string HTTPS url 'rpcUrls', Received:\n${rpcUrls}`)
  if (blockExplorerUrls !== null && !(Array.isArray(blockExplorerUrls) && blockExplorerUrls.some(isHttpsOrLocal)))
    refuse(
      `Expected null or array with at least one valid string HTTPS URL 'blockExplorerUrl'. Received: ${blockExplorerUrls}`,
    )
  if (typeof chainName !== 'string' || chainName === '')
    refuse(`Expected non-empty string 'chainName'. Received:\n${chainName}`)
  if (nativeCurrency !== null) {
    const { decimals, symbol } = nativeCurrency as Given
    if (decimals !== 18)
      refuse(
        `Expected the number 18 for 'nativeCurrency.decimals' when 'nativeCurrency' is provided. Received: ${decimals}`,
      )
    if (typeof symbol !== 'string' || symbol.length < 2 || symbol.length > 6)
      refuse(`Expected 2-6 character string 'nativeCurrency.symbol'. Received:\n${symbol}`)
  }
  return { chainId, rpcUrl: String(rpcUrl) }
}
