import type { Address } from '../../lib/address.ts'
import { DEADLINES } from '../../lib/config.ts'
import {
  AccountsEmptyError,
  ChainNotFoundError,
  ConnectorNotFoundError,
  SupersededError,
  toAppError,
} from '../../lib/errors.ts'
import { addThenSwitchChain } from '../addThenSwitchChain.ts'
import type { Accounts, Connector, ConnectorEvents } from '../connector.ts'
import { createEmitter } from '../createEmitter.ts'
import { createSessionProvider } from './createSessionProvider.ts'
import { listenToSession } from './listenToSession.ts'
import { type Approval, proposeSession } from './proposeSession.ts'
import { isForgotten, type RelayClient, sayGoodbye } from './relayClient.ts'
import { NoChainsError, NoCommonChainError, SessionEndedError } from './relayErrors.ts'
import { type Approved, parseSession, type Session } from './walletConnectSchemas.ts'

export type KeptSession = { topic: string; chainId?: number | undefined }

export type WalletConnectOptions = {
  id: string
  /** The relay client, loaded on first use. */
  client: () => Promise<RelayClient>
  /** The chains to ask for, the one to begin on first. */
  chains: () => readonly number[]
  /** Remembers which of the stored sessions is ours, and where we were in it: no wallet can tell. */
  lastSession: { read(): KeptSession | undefined; write(kept: KeptSession | undefined): void }
  /** In milliseconds. */
  deadlines?: Record<'relay' | 'pairing' | 'goodbye', number>
}

const isFilled = (accounts: readonly Address[]): accounts is Accounts => accounts.length > 0

const addressesOn = ({ accounts }: Approved, chainId: number): Address[] =>
  accounts.filter((account) => account.chainId === chainId).map(({ address }) => address)

/** Seconds that a stored session must still have before it is taken up again. */
const LEAST_LEFT = 60

/**
 * Speaks to a wallet elsewhere, through WalletConnect's relay. The code to scan comes as a `message` of type
 * `display_uri`; it is a secret. Sessions and events are checked before anything of them is believed.
 */
export function createWalletConnectConnector(options: WalletConnectOptions): Connector {
  const { id, chains, lastSession, deadlines = DEADLINES } = options
  const events = createEmitter<ConnectorEvents>()
  let client: RelayClient | undefined
  let session: Session | undefined
  let active: number | undefined
  let stopListening: (() => void) | undefined
  let attempts = 0
  let leaving = new AbortController()

  const provider = createSessionProvider(() =>
    client && session && active !== undefined ? { client, session, active } : undefined,
  )

  const leave = (from: RelayClient, topic: string) => sayGoodbye(from, topic, deadlines.goodbye)

  /** Where a wallet that approved this is: where it was, or else by our order of chains. */
  const chainIn = (approved: Approved, last?: number): number | undefined => {
    const common = chains().filter((chainId) => addressesOn(approved, chainId).length > 0)
    return common.find((chainId) => chainId === last) ?? common[0]
  }

  /** Another tab may have a session of its own by now, which stays. */
  const dropPointer = (topic: string): void => {
    if (lastSession.read()?.topic === topic) lastSession.write(undefined)
  }

  /** Forgets the session here. @returns what is left of it to be told to the other side */
  function forget(): Session | undefined {
    const left = session
    if (left) dropPointer(left.topic)
    leaving.abort(new SessionEndedError())
    session = undefined
    active = undefined
    stopListening?.()
    stopListening = undefined
    provider.endAll(new SessionEndedError())
    return left
  }

  function moveTo(chainId: number): void {
    if (!session) return
    const accounts = addressesOn(session, chainId)
    if (!isFilled(accounts)) return
    active = chainId
    const { topic } = session
    if (lastSession.read()?.topic === topic) lastSession.write({ topic, chainId })
    provider.tell('chainChanged', chainId)
    events.emit('change', { accounts, chainId })
  }

  function adopt(from: RelayClient, next: Session, chainId: number): { accounts: Accounts; chainId: number } {
    const accounts = addressesOn(next, chainId)
    if (!isFilled(accounts)) throw new AccountsEmptyError()
    const before = session
    if (before && before.topic !== next.topic) {
      forget()
      void leave(from, before.topic)
    }
    stopListening?.()
    client = from
    session = next
    active = chainId
    lastSession.write({ topic: next.topic, chainId })
    // with each request the client would open whatever address is stored for it, by whoever shares this origin
    void from.session.update(next.topic, { sessionConfig: { disableDeepLink: true } }).catch(() => undefined)
    stopListening = listenToSession(from, next.topic, {
      update(approved) {
        session = { ...next, ...approved }
        const kept = active !== undefined && addressesOn(approved, active).length > 0 ? active : chainIn(approved)
        if (kept !== undefined) return moveTo(kept)
        const left = forget()
        if (left) void leave(from, left.topic)
        events.emit('disconnect', { reason: 'ended' })
      },
      event(name, data) {
        const current = session
        if (!current || active === undefined || !current.events.includes(name)) return
        if (name === 'chainChanged') moveTo(data.chain ?? 0)
        if (name !== 'accountsChanged') return
        const told = data.accountsOn(active)
        if (told?.length === 0 && data.isEmpty) {
          forget()
          void leave(from, current.topic)
          return events.emit('disconnect', { reason: 'ended' })
        }
        const approved = addressesOn(current, active)
        const named = (told ?? []).filter((address) => approved.includes(address))
        if (!isFilled(named)) return
        const rest = current.accounts.filter(
          (account) => account.chainId !== active || !named.includes(account.address),
        )
        const on = active
        session = { ...current, accounts: [...named.map((address) => ({ chainId: on, address })), ...rest] }
        events.emit('change', { accounts: named })
      },
      isApproved: (chainId) => session !== undefined && addressesOn(session, chainId).length > 0,
      end() {
        forget() // it is over on the other side: telling it so would only fail
        events.emit('disconnect', { reason: 'ended' })
      },
    })
    return { accounts, chainId }
  }

  /** The session kept from the last visit. What is over, or leads to none of our chains, isn't kept any longer. */
  async function restore(from: RelayClient): Promise<{ accounts: Accounts; chainId: number }> {
    const last = lastSession.read()
    if (!last) throw new SessionEndedError()
    const { topic } = last
    const found = from.session
      .getAll()
      .map(parseSession)
      .find((candidate) => candidate?.topic === topic)
    const chainId = found && found.expiry > Date.now() / 1_000 + LEAST_LEFT ? chainIn(found, last.chainId) : undefined
    if (found && chainId !== undefined) return adopt(from, found, chainId)
    const isHere = from.session.keys.includes(topic)
    if (isHere) void leave(from, topic)
    if (isHere || (await isForgotten(from, topic))) dropPointer(topic)
    throw new SessionEndedError()
  }

  async function accept(from: RelayClient, { raw, peer }: Approval): Promise<{ accounts: Accounts; chainId: number }> {
    const parsed = parseSession(raw)
    if (!from.session.keys.includes(raw.topic)) throw new SessionEndedError()
    const chainId = parsed && chainIn(parsed)
    if (parsed && chainId !== undefined) return adopt(from, parsed, chainId)
    void leave(from, raw.topic)
    throw new NoCommonChainError({ ...(peer && { details: peer }) })
  }

  const current = (): number => {
    if (active === undefined) throw new ConnectorNotFoundError()
    return active
  }

  return {
    id,
    type: 'walletConnect',
    events,
    async connect({ reconnecting = false, signal } = {}) {
      if (signal?.aborted) throw new SupersededError()
      const mine = ++attempts
      if (chains().length === 0) throw new NoChainsError()
      const from = await options.client()
      const isOver = () => mine !== attempts || signal?.aborted === true
      if (isOver()) throw new SupersededError()
      if (reconnecting) return restore(from)
      const proposal = { chains: chains(), deadlines, signal, isOver, leave }
      return accept(
        from,
        await proposeSession(from, proposal, (data) => events.emit('message', { type: 'display_uri', data })),
      )
    },
    async disconnect() {
      attempts++
      const left = forget()
      if (client && left) await leave(client, left.topic)
    },
    // none of a session that the client has dropped without a word
    getAccounts: async () =>
      session && active !== undefined && client?.session.keys.includes(session.topic)
        ? addressesOn(session, active)
        : [],
    getChainId: async () => current(),
    getProvider: async () => (session ? provider : undefined),
    async isAuthorized() {
      try {
        const topic = lastSession.read()?.topic
        const from = topic === undefined ? undefined : await options.client()
        return from?.session.keys.includes(topic ?? '') ?? false
      } catch {
        return false
      }
    },
    async switchChain(chain, isMissing) {
      current()
      leaving.abort() // a newer request takes the place of an older one
      leaving = new AbortController()
      const { signal } = leaving
      const isApproved = () => session !== undefined && addressesOn(session, chain.id).length > 0
      if (!isApproved()) {
        try {
          await addThenSwitchChain(provider.towards(chain.id, isApproved), chain, { signal, isMissing })
        } catch (thrown) {
          const error = toAppError(thrown)
          // a yes that brought no account on that chain
          if (error.name === 'SwitchChain' && error.cause === undefined) throw new ChainNotFoundError(chain.id)
          throw error
        }
      }
      if (active !== chain.id) moveTo(chain.id)
    },
  }
}
