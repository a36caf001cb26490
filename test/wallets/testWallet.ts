import type { Provider } from '../../src/connectors/connector.ts'

/** How a wallet answers one request; what it throws is thrown. */
export type Answer = (params: readonly unknown[]) => unknown

export const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const throwing =
  (thrown: unknown): Answer =>
  () => {
    throw thrown
  }

/** Everything that wallets are known to do instead of answering properly. */
export const answers = {
  rejected: throwing({ code: 4001, message: 'User rejected the request.' }),
  rejectedWithoutCode: throwing(new Error('User rejected the request')),
  pending: throwing({ code: -32002, message: 'Request already pending. Please wait.' }),
  locked: throwing({ code: 4100, message: 'The requested account has not been authorized.' }),
  unsupported: throwing({ code: -32601, message: 'The method does not exist / is not available.' }),
  unknownChain: throwing({ code: 4902, message: 'Unrecognized chain ID.' }),
  unknownChainNested: throwing({ code: -32603, data: { originalError: { code: 4902 } } }),
  unknownChainInWords: throwing(new Error('Unrecognized chain ID "0x89". Try adding it first.')),
  badParameters: throwing({ code: -32602, message: 'nativeCurrency.symbol does not match' }),
  broken: throwing({ code: -32603, message: 'Internal JSON-RPC error.' }),
  aString: throwing('wallet exploded'),
  nothing: throwing(undefined),
  hangs: () => new Promise<never>(() => {}),
  empty: () => [],
  withoutEffect: () => null,
} satisfies Record<string, Answer>

export type Announcement = { uuid?: string; name?: string; rdns?: string; icon?: unknown }

type Options = { accounts?: readonly string[]; chainId?: number; chains?: readonly number[] }

const hex = (id: number): string => `0x${id.toString(16)}`

/**
 * A real EIP-1193 wallet of our own: it shares accounts, switches among the chains it has, adds others, and emits
 * events. Each answer can be replaced, or held back until the test releases it.
 */
export function createTestWallet({ accounts = [ADA], chainId = 1, chains = [1] }: Options = {}) {
  const state = { accounts: [...accounts], chainId, chains: new Set(chains), isShared: false, isSilent: false }
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const replaced = new Map<string, Answer>()
  const log: { method: string; params: readonly unknown[] }[] = []

  const emit = (event: string, payload?: unknown): void => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }

  const moveTo = (id: number): void => {
    if (state.chainId === id) return
    state.chainId = id
    emit('chainChanged', hex(id))
  }

  const chainIn = (params: readonly unknown[]): number => Number((params[0] as { chainId: string }).chainId)

  const own: Record<string, Answer> = {
    eth_accounts: () => (state.isShared ? [...state.accounts] : []),
    eth_chainId: () => hex(state.chainId),
    eth_requestAccounts: () => {
      state.isShared = true
      return [...state.accounts]
    },
    wallet_switchEthereumChain: (params) => {
      if (!state.chains.has(chainIn(params))) return answers.unknownChain(params)
      moveTo(chainIn(params))
      return null
    },
    wallet_addEthereumChain: (params) => {
      state.chains.add(chainIn(params))
      return null
    },
  }

  const provider: Provider = {
    async request({ method, params = [] }) {
      log.push({ method, params })
      const answer = replaced.get(method) ?? own[method] ?? answers.unsupported
      state.isSilent ||= answer === answers.hangs
      return answer(params)
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }

  return {
    provider,
    emit,
    moveTo,
    /** Every request so far, oldest first. */
    log,
    asked: (method: string): number => log.filter((call) => call.method === method).length,
    methods: (): string[] => [...new Set(log.map(({ method }) => method))].sort(),
    listenerCount: (): number => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    /** It got a request that it will not answer. */
    isSilent: (): boolean => state.isSilent,
    /** Replaces how one request is answered; without an answer it is the wallet's own again. */
    answer(method: string, answer?: Answer): void {
      if (answer) replaced.set(method, answer)
      else replaced.delete(method)
    },
    /** Holds a request back, like an open prompt. Each request meanwhile waits for its own answer, oldest first. */
    hold(method: string) {
      const waiting: { settle: () => void; refuse: (thrown: unknown) => void }[] = []
      const before = replaced.get(method) ?? own[method] ?? answers.unsupported
      replaced.set(
        method,
        (params) =>
          new Promise((resolve, reject) => {
            waiting.push({ settle: () => resolve(before(params)), refuse: reject })
          }),
      )
      return {
        approve: (): void => waiting.shift()?.settle(),
        reject: (thrown: unknown = { code: 4001, message: 'User rejected the request.' }): void =>
          waiting.shift()?.refuse(thrown),
      }
    },
    /** The site has permission already: `eth_accounts` answers without a prompt. */
    share(): void {
      state.isShared = true
    },
    useAccounts(next: readonly string[]): void {
      state.accounts = [...next]
      emit('accountsChanged', [...next])
    },
    lock(): void {
      state.isShared = false
      emit('accountsChanged', [])
    },
    /** Announces itself (EIP-6963), and again whenever a page asks. @returns the unsubscribe function */
    announce({ uuid = crypto.randomUUID(), name = 'Test Wallet', rdns = 'io.metamask', icon }: Announcement = {}) {
      const detail = Object.freeze({ info: Object.freeze({ uuid, name, rdns, icon }), provider })
      const say = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      window.addEventListener('eip6963:requestProvider', say)
      say()
      return () => window.removeEventListener('eip6963:requestProvider', say)
    },
  }
}

export type TestWallet = ReturnType<typeof createTestWallet>
