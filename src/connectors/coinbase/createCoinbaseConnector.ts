import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import {
  AccountsEmptyError,
  AppError,
  errorCodesOf,
  UnsupportedMethodError,
  WalletDisconnectedError,
  WalletLockedError,
} from '../../lib/errors.ts'
import type { Connector, Provider } from '../connector.ts'
import { createInjectedConnector } from '../injected/createInjectedConnector.ts'
import { type Communicator, createPopup } from './createPopup.ts'
import { ScopedLocalStorage } from './ScopedLocalStorage.ts'

/** Methods that the SDK answers by itself or in the wallet's window. It would send any other to an RPC of its choice. */
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

const signer = new ScopedLocalStorage('CBWSDK', 'SignerConfigurator')

/** Whether the SDK has a session, kept in this browser or until the page is closed; asking the SDK could end it. */
const hasSession = (): boolean => signer.getItem('SignerType') !== null

/** In Coinbase's own browser its SDK always uses that browser's wallet, and opens no window. */
class SmartWalletHiddenError extends AppError {
  constructor() {
    super('SmartWalletHidden', "Coinbase's own browser puts its wallet in the place of the smart wallet.")
  }
}

type Options = { appName: string; chainIds: readonly number[] }

/**
 * Connects to Coinbase's smart wallet, in a popup of keys.coinbase.com: that has to open within the click, so this has
 * to be loaded before. No other request leaves the page.
 */
export function createCoinbaseConnector({ appName, chainIds }: Options): Connector {
  const sdk = createCoinbaseWalletSDK({
    appName,
    appChainIds: [...chainIds],
    preference: { options: 'smartWalletOnly' },
  }).getProvider()
  const { communicator } = sdk as unknown as { communicator?: Communicator }
  const popup = createPopup(communicator)
  let isOpen = false

  /**
   * Asks the SDK, which says "not authorised" where no account was shared.
   * @throws WalletDisconnectedError when the window closed on a transaction without an answer: it may be sent
   */
  async function ask({ method, params }: Parameters<Provider['request']>[0]): Promise<unknown> {
    try {
      return await popup.watchDuring(() => sdk.request({ method, ...(params && { params: [...params] }) }))
    } catch (thrown) {
      if (method === 'eth_sendTransaction' && popup.isUnanswered()) throw new WalletDisconnectedError({ cause: thrown })
      if (method !== 'eth_requestAccounts') throw thrown
      isOpen = false
      throw errorCodesOf(thrown).includes(4100) ? new AccountsEmptyError({ cause: thrown }) : thrown
    }
  }

  const provider: Provider = {
    async request(call) {
      const { method } = call
      if (!METHODS.has(method)) throw new UnsupportedMethodError({ details: method })
      if (method === 'eth_requestAccounts') isOpen = true
      // asked while disconnected, the SDK wipes its storage and emits a disconnect
      else if (!isOpen && !hasSession()) {
        if (method === 'eth_accounts') return []
        throw new WalletLockedError()
      }
      return ask(call)
    },
    on: (event, listener) => sdk.on(event as 'accountsChanged', listener as () => void),
    removeListener: (event, listener) => sdk.removeListener(event as 'accountsChanged', listener as () => void),
  }

  const injected = createInjectedConnector('coinbase', () => provider)
  return {
    ...injected,
    type: 'coinbase',
    connect: (options) => {
      if (!communicator) return Promise.reject(new SmartWalletHiddenError())
      return popup.reopenFor(() => injected.connect(options))
    },
    switchChain: (chain, isMissing) => popup.reopenFor(() => injected.switchChain(chain, isMissing)),
    async disconnect() {
      await injected.disconnect()
      popup.close()
      isOpen = false
      if (hasSession()) await sdk.disconnect()
    },
  }
}
