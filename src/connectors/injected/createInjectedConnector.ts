import type { Address } from '../../lib/address.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
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
} from '../../lib/errors.ts'
import type { Accounts, Connector, ConnectorEvents, Provider } from '../connector.ts'
import { createEmitter } from '../createEmitter.ts'
import { parseAccounts, parseChainId } from '../parse.ts'

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

  const tellChain = (chainId: number) => events.emit('change', { chainId })

  const end = (reason: 'locked' | 'ended') => {
    leaving.abort(reason === 'locked' ? new WalletLockedError() : new WalletDisconnectedError())
    events.emit('disconnect', { reason })
  }

  const provider = (): Provider => {
    const found = findProvider()
    if (found) return found
    if (isConnected) end('ended')
    throw new ConnectorNotFoundError()
  }

  const request = async (method: string, deadline: number, signal?: AbortSignal): Promise<unknown> => {
    const found = provider()
    let stop = () => {}
    const lost = new Promise<never>((_, reject) => {
      stop = events.on('disconnect', ({ reason }) => {
        // a task later: an answer that comes with it says more
        if (reason === 'ended') setTimeout(reject, 0, new WalletDisconnectedError())
      })
    })
    try {
      return await withDeadline(Promise.race([found.request({ method }), lost]), deadline, 'the wallet', signal)
    } catch (thrown) {
      throw toAppError(thrown)
    } finally {
      stop()
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
    const tell = (accounts: readonly Address[]) =>
      isFilled(accounts) ? events.emit('change', { accounts }) : end('locked')
    let accountsTold = 0
    let chainsTold = 0
    /** Where what was told says nothing, the wallet is asked; its answer is dropped once it has told more, or was left. */
    const ask = <T>(told: () => number, asked: Promise<T>, then: (answer: T) => void, otherwise = () => {}) => {
      const before = told()
      asked.then(
        (answer) => before === told() && then(answer),
        () => before === told() && otherwise(),
      )
    }
    const heard = Object.entries<(payload: unknown) => void>({
      accountsChanged(value) {
        accountsTold++
        const accounts = parseAccounts(value)
        const isNone = peek(() => Array.isArray(value) && value.length === 0)
        if (isNone || isFilled(accounts)) tell(accounts)
        else ask(() => accountsTold, getAccounts(), tell)
      },
      chainChanged(value) {
        chainsTold++
        const chainId = parseChainId(value)
        if (chainId) tellChain(chainId)
        else ask(() => chainsTold, getChainId(), tellChain)
      },
      disconnect(error) {
        if (errorCodesOf(error)[0] !== TRY_AGAIN_LATER) end('ended')
        // until it is connected it may share nothing yet
        else if (isConnected)
          ask(
            () => accountsTold,
            getAccounts(),
            (accounts) => isFilled(accounts) || end('locked'),
            () => end('ended'),
          )
      },
    })
    const stop = () => {
      stopListening = undefined
      accountsTold = chainsTold = Number.NaN // which equals nothing
      // some have `off` alone, and some nothing
      for (const [name, listener] of heard)
        peek(() => (source.removeListener ?? source.off)?.call(source, name, listener))
    }
    stopListening = stop
    for (const [name, listener] of heard) peek(() => source.on?.(name, listener))
  }

  return {
    id,
    type: 'injected',
    events,
    getAccounts,
    getChainId,
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
    isAuthorized: () => getAccounts().then(isFilled, () => false),
    async switchChain(chain, isMissing) {
      leaving.abort() // a newer request takes the place of an older one
      leaving = new AbortController()
      const { signal } = leaving
      const source = provider()
      const { addThenSwitchChain } = await import('../addThenSwitchChain.ts')
      await addThenSwitchChain(source, chain, { signal, isMissing })
      tellChain(chain.id) // for wallets that switch without saying so
    },
  }
}
