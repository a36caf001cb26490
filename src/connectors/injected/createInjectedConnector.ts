import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import {
  AccountsEmptyError,
  AppError,
  ConnectorNotFoundError,
  SupersededError,
  toAppError,
  WalletDisconnectedError,
  WalletLockedError,
} from '../../lib/errors.ts'
import type { Connector, ConnectorEvents, Provider } from '../connector.ts'
import { createEmitter } from '../createEmitter.ts'
import { isFilled, parseAccounts, parseChainId } from '../parse.ts'
import { createProviderListener } from './createProviderListener.ts'

/**
 * Connects to a wallet in this browser (EIP-1193).
 * @param findProvider looks the provider up again each time: an extension may arrive, or be replaced, after load
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
        // one task later: an error that arrives with the event is more specific
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
    const listener = createProviderListener(source, {
      getAccounts,
      getChainId,
      isConnected: () => isConnected,
      onAccounts: (accounts) => (isFilled(accounts) ? events.emit('change', { accounts }) : end('locked')),
      onChain: tellChain,
      onEnd: end,
    })
    stopListening = () => {
      stopListening = undefined
      listener.stop()
    }
    listener.start()
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
      listen(provider()) // before the request: an event during the prompt must not be lost
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
        if (!stopListening) throw new SupersededError() // disconnected meanwhile
        isConnected = true
        return { accounts, chainId, ...newer }
      } finally {
        stopHearing?.()
        // a concurrent attempt uses the same subscription
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
      leaving.abort() // a newer request supersedes this one
      leaving = new AbortController()
      const { signal } = leaving
      const source = provider()
      const { addThenSwitchChain } = await import('../addThenSwitchChain.ts')
      await addThenSwitchChain(source, chain, { signal, isMissing })
      tellChain(chain.id) // for wallets that switch without an event
    },
  }
}
