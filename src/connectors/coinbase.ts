import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { UnsupportedMethodError, WalletLockedError } from '../errors.ts'
import { hasCoinbaseSession } from './coinbaseSession.ts'
import type { Connector, Provider } from './connector.ts'
import { createInjectedConnector } from './injected.ts'

/** What the SDK answers by itself or in the wallet's own window. Anything else it would ask of a node that it chose. */
const METHODS = new Set([
  'eth_requestAccounts',
  'eth_accounts',
  'eth_chainId',
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
])

type Options = { appName: string; chainIds: readonly number[] }

/**
 * Speaks to Coinbase's smart wallet, which lives in a window of keys.coinbase.com: it opens in the task of the click,
 * so this has to be loaded before. No other request leaves the page.
 */
export function createCoinbaseConnector({ appName, chainIds }: Options): Connector {
  const sdk = createCoinbaseWalletSDK({
    appName,
    appChainIds: [...chainIds],
    preference: { options: 'smartWalletOnly' },
  }).getProvider()
  let isOpen = false

  const provider: Provider = {
    async request({ method, params }) {
      if (!METHODS.has(method)) throw new UnsupportedMethodError({ details: method })
      if (method === 'eth_requestAccounts') isOpen = true
      // asked while it is disconnected, the SDK wipes what it keeps and says that it was disconnected
      else if (!isOpen && !hasCoinbaseSession()) {
        if (method === 'eth_accounts') return []
        throw new WalletLockedError()
      }
      return sdk.request({ method, ...(params && { params: [...params] }) })
    },
    on: (event, listener) => sdk.on(event as 'accountsChanged', listener as () => void),
    removeListener: (event, listener) => sdk.removeListener(event as 'accountsChanged', listener as () => void),
  }

  const injected = createInjectedConnector('coinbase', () => provider)
  return {
    ...injected,
    type: 'coinbase',
    async disconnect() {
      await injected.disconnect()
      isOpen = false
      if (hasCoinbaseSession()) await sdk.disconnect()
    },
  }
}
