import type { Address } from '../address.ts'
import { DEADLINES } from '../config.ts'
import { withDeadline } from '../deadline.ts'
import {
  AccountsEmptyError,
  AppError,
  ConnectorNotFoundError,
  errorCodesOf,
  peek,
  SupersededError,
  toAppError,
  WalletDisconnectedError,
  WalletLockedError,
} from '../errors.ts'
import type { Accounts, Connector, ConnectorEvents, Provider } from './connector.ts'
import { createEmitter } from './emitter.ts'
import { parseAccounts, parseChainId } from './parse.ts'

const isFilled = (accounts: readonly Address[]): accounts is Accounts => accounts.length > 0

/** MetaMask's word for "my own connection dropped, wait": not the person's, and not ours. */
const TRY_AGAIN_LATER = 1013

/**
 * Speaks to a wallet that lives in this browser (EIP-1193).
 * @param findProvider looks the provider up anew each time: an extension may arrive, or be replaced, after load
 */
export function createInjectedConnector(id: string, findProvider: () => Provider | undefined): Connector {
  const events = createEmitter<ConnectorEvents>()
  let stopListening: (() => void) | undefined
  let isConnected = false
  let attempts = 0
  let leaving = new AbortController()

  const provider = (): Provider => {
    const found = findProvider()
    if (!found) throw new ConnectorNotFoundError()
    return found
  }

  const request = async (method: string, deadline: number, signal?: AbortSignal): Promise<unknown> => {
    const found = provider()
    try {
      return await withDeadline(found.request({ method }), deadline, 'the wallet', signal)
    } catch (thrown) {
      throw toAppError(thrown)
    }
  }

  const getAccounts = async (signal?: AbortSignal) =>
    parseAccounts(await request('eth_accounts', DEADLINES.walletAnswer, signal))

  const getChainId = async (signal?: AbortSignal) => {
    const chainId = parseChainId(await request('eth_chainId', DEADLINES.walletAnswer, signal))
    if (chainId === undefined) throw new AppError('Unknown', 'The wallet named no chain.')
    return chainId
  }

  function listen(source: Provider): void {
    stopListening?.()
    const end = (reason: 'locked' | 'ended') => {
      leaving.abort(reason === 'locked' ? new WalletLockedError() : new WalletDisconnectedError())
      events.emit('disconnect', { reason })
    }
    const tell = (accounts: readonly Address[]) =>
      isFilled(accounts) ? events.emit('change', { accounts }) : end('locked')
    /** Where what was told says nothing, the wallet is asked; what it answers after it was left is dropped. */
    const ask = <T>(asked: Promise<T>, then: (answer: T) => void, otherwise = () => {}) => {
      const mine = stopListening
      const isOurs = () => mine === stopListening
      asked.then(
        (answer) => isOurs() && then(answer),
        () => isOurs() && otherwise(),
      )
    }
    const heard: Record<string, (payload: unknown) => void> = {
      accountsChanged(value) {
        const accounts = parseAccounts(value)
        const isNone = peek(() => Array.isArray(value) && value.length === 0)
        if (isNone || isFilled(accounts)) tell(accounts)
        else ask(getAccounts(), tell)
      },
      chainChanged(value) {
        const chainId = parseChainId(value)
        if (chainId !== undefined) events.emit('change', { chainId })
        else ask(getChainId(), (asked) => events.emit('change', { chainId: asked }))
      },
      disconnect(error) {
        if (errorCodesOf(error)[0] === TRY_AGAIN_LATER)
          ask(
            getAccounts(),
            (accounts) => isFilled(accounts) || end('locked'),
            () => end('ended'),
          )
        else end('ended')
      },
    }
    const stop = () => {
      stopListening = undefined
      // some have `off` alone, and some nothing
      for (const [name, listener] of Object.entries(heard))
        peek(() => (source.removeListener ?? source.off)?.call(source, name, listener))
    }
    stopListening = stop
    for (const [name, listener] of Object.entries(heard)) peek(() => source.on?.(name, listener))
  }

  return {
    id,
    type: 'injected',
    events,
    getAccounts: () => getAccounts(),
    getChainId: () => getChainId(),
    getProvider: async () => findProvider(),
    async connect({ reconnecting = false, signal } = {}) {
      if (signal?.aborted) throw new SupersededError()
      listen(provider()) // before the answer: a change during the prompt must not be lost
      attempts++
      let newer: ConnectorEvents['change'] = {}
      let stopHearing: (() => void) | undefined
      try {
        const accounts = reconnecting
          ? await getAccounts(signal)
          : parseAccounts(await request('eth_requestAccounts', DEADLINES.walletPrompt, signal))
        if (!isFilled(accounts)) throw new AccountsEmptyError()
        stopHearing = events.on('change', (change) => {
          newer = { ...newer, ...change }
        })
        const chainId = await getChainId(signal)
        if (!stopListening) throw new SupersededError() // left meanwhile
        isConnected = true
        return { accounts, chainId, ...newer }
      } finally {
        stopHearing?.()
        // another attempt may be under way, and hears by the same ears
        if (--attempts === 0 && !isConnected) stopListening?.()
      }
    },
    async disconnect() {
      isConnected = false
      leaving.abort()
      stopListening?.()
    },
    async isAuthorized() {
      try {
        return (await getAccounts()).length > 0
      } catch {
        return false
      }
    },
    async switchChain(chain, isMissing) {
      leaving.abort() // a newer request takes the place of an older one
      leaving = new AbortController()
      const { signal } = leaving
      const source = provider()
      const { addThenSwitchChain } = await import('./switchChain.ts')
      await addThenSwitchChain(source, chain, { signal, isMissing })
      events.emit('change', { chainId: chain.id }) // for wallets that switch without saying so
    },
  }
}
