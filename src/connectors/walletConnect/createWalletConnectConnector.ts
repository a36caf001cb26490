import { DEADLINES } from '../../lib/config.ts'
import { ChainNotFoundError, ConnectorNotFoundError, SupersededError, toAppError } from '../../lib/errors.ts'
import { addThenSwitchChain } from '../addThenSwitchChain.ts'
import type { Connector, ConnectorEvents, Shared } from '../connector.ts'
import { createEmitter } from '../createEmitter.ts'
import { addressesOn, chooseChain } from './approvedAccounts.ts'
import { createActiveSession, type LastSession } from './createActiveSession.ts'
import { type Approval, proposeSession } from './proposeSession.ts'
import { isForgotten, type RelayClient, sayGoodbye } from './relayClient.ts'
import { NoChainsError, NoCommonChainError, SessionEndedError } from './relayErrors.ts'
import { parseSession, type Session } from './walletConnectSchemas.ts'

export type WalletConnectOptions = {
  id: string
  /** The relay client, loaded on first use. */
  client: () => Promise<RelayClient>
  /** The chains to ask for, the preferred one first. */
  chains: () => readonly number[]
  lastSession: LastSession
  /** In milliseconds. */
  deadlines?: Record<'relay' | 'pairing' | 'goodbye', number>
}

/** Seconds of validity that a stored session must have left to be restored. */
const LEAST_LEFT = 60

/**
 * Connects to a wallet on another device or app through WalletConnect's relay. The code to scan comes as a `message` of type
 * `display_uri`; it is a secret. Sessions and events are untrusted until parsed.
 */
export function createWalletConnectConnector(options: WalletConnectOptions): Connector {
  const { id, chains, lastSession, deadlines = DEADLINES } = options
  const events = createEmitter<ConnectorEvents>()
  let attempts = 0
  let switching = new AbortController()

  const leave = (from: RelayClient, topic: string) => sayGoodbye(from, topic, deadlines.goodbye)
  const active = createActiveSession({
    events,
    chains,
    lastSession,
    leave,
    onForget: (reason) => switching.abort(reason),
  })

  /** Adopts a session; its wallet is a Safe's if its name says so, or if it was picked as Safe and gives no name. */
  const share = (from: RelayClient, session: Session, chainId: number): Shared => {
    const isSafe = session.peerName === undefined ? id === 'safe' : /\bsafe\b/i.test(session.peerName)
    return { ...active.adopt(from, session, chainId), ...(isSafe && { isSafe }) }
  }

  /** Restores the session of the last visit. One that has expired or has none of the page's chains is forgotten. */
  async function restore(from: RelayClient): Promise<Shared> {
    const last = lastSession.read()
    if (!last) throw new SessionEndedError()
    const { topic } = last
    const found = from.session
      .getAll()
      .map(parseSession)
      .find((candidate) => candidate?.topic === topic)
    const isLive = found && found.expiry > Date.now() / 1_000 + LEAST_LEFT
    const chainId = isLive ? chooseChain(found, chains(), last.chainId) : undefined
    if (found && chainId !== undefined) return share(from, found, chainId)
    const isHere = from.session.keys.includes(topic)
    if (isHere) void leave(from, topic)
    if (isHere || (await isForgotten(from, topic))) active.dropPointer(topic)
    throw new SessionEndedError()
  }

  async function accept(from: RelayClient, { raw, peer }: Approval): Promise<Shared> {
    const parsed = parseSession(raw)
    if (!from.session.keys.includes(raw.topic)) throw new SessionEndedError()
    const chainId = parsed && chooseChain(parsed, chains())
    if (parsed && chainId !== undefined) return share(from, parsed, chainId)
    void leave(from, raw.topic)
    throw new NoCommonChainError({ ...(peer && { details: peer }) })
  }

  const getChainId = (): number => {
    const chainId = active.chainId()
    if (chainId === undefined) throw new ConnectorNotFoundError()
    return chainId
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
      const left = active.forget()
      if (left) await leave(left.client, left.topic)
    },
    getAccounts: async () => {
      const stored = active.stored()
      return stored ? addressesOn(stored.session, stored.active) : []
    },
    getChainId: async () => getChainId(),
    getProvider: async () => (active.chainId() === undefined ? undefined : active.provider),
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
      getChainId()
      switching.abort() // a newer request supersedes this one
      switching = new AbortController()
      const { signal } = switching
      const isApproved = () => active.isApproved(chain.id)
      if (!isApproved()) {
        try {
          await addThenSwitchChain(active.provider.towards(chain.id, isApproved), chain, { signal, isMissing })
        } catch (thrown) {
          const error = toAppError(thrown)
          // the wallet agreed, yet approved no account on that chain
          if (error.name === 'SwitchChain' && error.cause === undefined) throw new ChainNotFoundError(chain.id)
          throw error
        }
      }
      if (active.chainId() !== chain.id) active.moveTo(chain.id)
    },
  }
}
