import type { Address } from '../address.ts'
import { DEADLINES } from '../config.ts'
import { withDeadline } from '../deadline.ts'
import { AccountsEmptyError, AppError, ConnectorNotFoundError, SupersededError, toAppError } from '../errors.ts'
import type { Accounts, Connector, ConnectorEvents, Provider } from './connector.ts'
import { createEmitter } from './emitter.ts'
import { parseAccounts, parseChainId } from './parse.ts'
import { addThenSwitchChain } from './switchChain.ts'

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
  let switching = 0

  const provider = (): Provider => {
    const found = findProvider()
    if (!found) throw new ConnectorNotFoundError()
    return found
  }

  const request = async (method: string, deadline: number): Promise<unknown> => {
    const found = provider()
    try {
      return await withDeadline(found.request({ method }), deadline, 'the wallet')
    } catch (thrown) {
      throw toAppError(thrown)
    }
  }

  const getAccounts = async () => parseAccounts(await request('eth_accounts', DEADLINES.walletAnswer))

  const getChainId = async () => {
    const chainId = parseChainId(await request('eth_chainId', DEADLINES.walletAnswer))
    if (chainId === undefined) throw new AppError('Unknown', 'The wallet named no chain.')
    return chainId
  }

  function listen(source: Provider): void {
    stopListening?.()
    const onAccounts = (value: unknown) => {
      const accounts = parseAccounts(value)
      if (isFilled(accounts)) events.emit('change', { accounts })
      else events.emit('disconnect', { reason: 'locked' })
    }
    const onChain = (value: unknown) => {
      const chainId = parseChainId(value)
      if (chainId !== undefined) return events.emit('change', { chainId })
      getChainId().then(
        (asked) => events.emit('change', { chainId: asked }),
        () => undefined,
      )
    }
    const onDisconnect = (error: unknown) => {
      const isPassing = (error as { code?: unknown } | undefined)?.code === TRY_AGAIN_LATER
      if (!isPassing) return events.emit('disconnect', { reason: 'ended' })
      getAccounts().then(
        (accounts) => accounts.length === 0 && events.emit('disconnect', { reason: 'locked' }),
        () => events.emit('disconnect', { reason: 'ended' }),
      )
    }
    source.on?.('accountsChanged', onAccounts)
    source.on?.('chainChanged', onChain)
    source.on?.('disconnect', onDisconnect)
    stopListening = () => {
      source.removeListener?.('disconnect', onDisconnect)
      source.removeListener?.('chainChanged', onChain)
      source.removeListener?.('accountsChanged', onAccounts)
      stopListening = undefined
    }
  }

  return {
    id,
    type: 'injected',
    events,
    getAccounts,
    getChainId,
    getProvider: async () => findProvider(),
    async connect({ reconnecting = false } = {}) {
      const source = provider()
      const wasListening = stopListening !== undefined
      listen(source) // before the answer: a change during the prompt must not be lost
      let newer: ConnectorEvents['change'] = {}
      let stopHearing: (() => void) | undefined
      try {
        const accounts = reconnecting
          ? await getAccounts()
          : parseAccounts(await request('eth_requestAccounts', DEADLINES.walletPrompt))
        if (!isFilled(accounts)) throw new AccountsEmptyError()
        stopHearing = events.on('change', (change) => {
          newer = { ...newer, ...change }
        })
        const chainId = await getChainId()
        if (!stopListening) listen(source) // another attempt has failed meanwhile, and taken the listeners with it
        return { accounts, chainId, ...newer }
      } catch (error) {
        if (!wasListening) stopListening?.()
        throw error
      } finally {
        stopHearing?.()
      }
    },
    async disconnect() {
      stopListening?.()
    },
    async isAuthorized() {
      try {
        return (await getAccounts()).length > 0
      } catch {
        return false
      }
    },
    async switchChain(chain) {
      const mine = ++switching
      await addThenSwitchChain(provider(), chain).finally(() => {
        if (mine !== switching) throw new SupersededError()
      })
      events.emit('change', { chainId: chain.id }) // for wallets that switch without saying so
    },
  }
}
