import type { Address } from '../../lib/address.ts'
import { errorCodesOf, peek } from '../../lib/errors.ts'
import type { Provider } from '../connector.ts'
import { parseAccounts, parseChainId } from '../parse.ts'

type Options = {
  /** Asks the wallet, where an event doesn't name them. */
  getAccounts: () => Promise<Address[]>
  getChainId: () => Promise<number>
  isConnected: () => boolean
  onAccounts: (accounts: readonly Address[]) => void
  onChain: (chainId: number) => void
  onEnd: (reason: 'locked' | 'ended') => void
}

/** MetaMask's code for "the extension lost its own connection, wait": neither the person nor the page disconnected. */
const TRY_AGAIN_LATER = 1013

/** Reads the events of a provider (EIP-1193); some send them without a payload, or lack `on`, or throw in it. */
export function createProviderListener(
  source: Provider,
  { getAccounts, getChainId, isConnected, onAccounts, onChain, onEnd }: Options,
): { start(): void; stop(): void } {
  let accountsTold = 0
  let chainsTold = 0

  /** Asks the wallet where an event names nothing; the answer is dropped after a newer event, and after `stop`. */
  const ask = <T>(told: () => number, asked: Promise<T>, then: (answer: T) => void, otherwise = () => {}) => {
    const before = told()
    asked.then(
      (answer) => before === told() && then(answer),
      () => before === told() && otherwise(),
    )
  }

  const listeners = Object.entries<(payload: unknown) => void>({
    accountsChanged(value) {
      accountsTold++
      const accounts = parseAccounts(value)
      const isNone = peek(() => Array.isArray(value) && value.length === 0)
      if (isNone || accounts.length) onAccounts(accounts)
      else ask(() => accountsTold, getAccounts(), onAccounts)
    },
    chainChanged(value) {
      chainsTold++
      const chainId = parseChainId(value)
      if (chainId) onChain(chainId)
      else ask(() => chainsTold, getChainId(), onChain)
    },
    disconnect(error) {
      if (errorCodesOf(error)[0] !== TRY_AGAIN_LATER) onEnd('ended')
      // before the connection it may have no account to share yet
      else if (isConnected())
        ask(
          () => accountsTold,
          getAccounts(),
          (accounts) => accounts.length || onEnd('locked'),
          () => onEnd('ended'),
        )
    },
  })

  return {
    start() {
      for (const [name, listener] of listeners) peek(() => source.on?.(name, listener))
    },
    stop() {
      accountsTold = chainsTold = Number.NaN // NaN equals nothing, so pending answers are dropped
      // some have only `off`, and some neither
      for (const [name, listener] of listeners)
        peek(() => (source.removeListener ?? source.off)?.call(source, name, listener))
    },
  }
}
