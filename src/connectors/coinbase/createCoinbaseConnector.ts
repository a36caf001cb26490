import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { wait } from '../../lib/deadline.ts'
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
import { ScopedLocalStorage } from './ScopedLocalStorage.ts'

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

/** The SDK's window. It offers no other way to close one that nobody waits for any more. */
type WithWindow = {
  communicator?: {
    popup: { closed: boolean } | null
    disconnect(): void
    postMessage(message: object): Promise<void>
    postRequestAndWaitForResponse(message: object): Promise<unknown>
  }
}

/** Milliseconds between two looks at whether its window is still there: a browser tells nobody. */
const WINDOW_LOOK = 500

const signer = new ScopedLocalStorage('CBWSDK', 'SignerConfigurator')

/** Whether the SDK has a session, kept in this browser or until the page is closed; asking the SDK could end it. */
const hasSession = (): boolean => signer.getItem('SignerType') !== null

/** In a browser of Coinbase's own its SDK answers for that browser's wallet, whatever it is asked for, and opens no window. */
class SmartWalletHiddenError extends AppError {
  constructor() {
    super('SmartWalletHidden', "Coinbase's own browser puts its wallet in the place of the smart wallet.")
  }
}

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
  const { communicator } = sdk as unknown as WithWindow
  let isOpen = false
  let asked = 0

  let pending = 0
  const posted = new WeakSet<object>()
  let hasVanished = false

  if (communicator) {
    const { postMessage, postRequestAndWaitForResponse } = communicator
    // it posts in promises that nobody holds, and refuses them when its window is closed
    communicator.postMessage = (message) =>
      postMessage(message).then(
        () => void posted.add(message),
        () => undefined,
      )
    // any answer ends this well, a no too: it fails where the window is gone without one
    communicator.postRequestAndWaitForResponse = (message) =>
      postRequestAndWaitForResponse(message).catch((thrown: unknown) => {
        hasVanished = posted.has(message)
        throw thrown
      })
  }

  /** A window says that it is closed, which a browser that takes it away may never deliver. @returns the mirror */
  function watchWindow(): () => void {
    let wasClosed = false
    const watching = setInterval(() => {
      const isClosed = communicator?.popup?.closed === true
      // seen twice: what it said at the last moment is heard first
      if (isClosed && wasClosed) communicator?.disconnect()
      wasClosed = isClosed
    }, WINDOW_LOOK)
    return () => clearInterval(watching)
  }

  /** Asks for something, and closes the window where nothing came of it, unless something else is asked by now. */
  async function inWindow<T>(ask: () => Promise<T>): Promise<T> {
    const mine = ++asked
    communicator?.disconnect() // one that is still open from before
    try {
      return await ask()
    } catch (error) {
      if (mine === asked) communicator?.disconnect()
      throw error
    }
  }

  /** Where its window is blocked, the SDK waits for a bar of its own, which lies below our dialog. */
  async function unlessBlocked(answer: Promise<unknown>): Promise<unknown> {
    const blocked = wait(0).then(() => {
      if (communicator?.popup !== null) return answer
      for (const bar of document.querySelectorAll('.-cbwsdk-css-reset')) bar.remove()
      throw new AppError('PopupBlocked', "The wallet's window was blocked.")
    })
    return Promise.race([answer, blocked])
  }

  /**
   * Asks the SDK, which says "not authorised" where no account was shared.
   * @throws WalletDisconnectedError when the window went with something to send and without an answer: it may be sent
   */
  async function ask(call: Parameters<Provider['request']>[0]): Promise<unknown> {
    const { method, params } = call
    if (pending === 0 && communicator?.popup?.closed) communicator.disconnect() // of the one before
    let stopWatching = () => {}
    pending++
    hasVanished = false
    try {
      const answer = sdk.request({ method, ...(params && { params: [...params] }) })
      stopWatching = watchWindow()
      return await unlessBlocked(answer)
    } catch (thrown) {
      if (method === 'eth_sendTransaction' && hasVanished) throw new WalletDisconnectedError({ cause: thrown })
      if (method !== 'eth_requestAccounts') throw thrown
      isOpen = false
      throw errorCodesOf(thrown).includes(4100) ? new AccountsEmptyError({ cause: thrown }) : thrown
    } finally {
      stopWatching()
      pending--
    }
  }

  const provider: Provider = {
    async request(call) {
      const { method } = call
      if (!METHODS.has(method)) throw new UnsupportedMethodError({ details: method })
      if (method === 'eth_requestAccounts') isOpen = true
      // asked while it is disconnected, the SDK wipes what it keeps and says that it was disconnected
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
      return inWindow(() => injected.connect(options))
    },
    switchChain: (chain, isMissing) => inWindow(() => injected.switchChain(chain, isMissing)),
    async disconnect() {
      await injected.disconnect()
      communicator?.disconnect()
      isOpen = false
      if (hasSession()) await sdk.disconnect()
    },
  }
}
