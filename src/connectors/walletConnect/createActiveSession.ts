import { AccountsEmptyError } from '../../lib/errors.ts'
import type { Accounts, ConnectorEvents } from '../connector.ts'
import type { Emitter } from '../createEmitter.ts'
import { isFilled } from '../parse.ts'
import { addressesOn, chooseChain, putFirst } from './approvedAccounts.ts'
import { createSessionProvider, type SessionProvider } from './createSessionProvider.ts'
import { type EventData, listenToSession } from './listenToSession.ts'
import type { RelayClient } from './relayClient.ts'
import { SessionEndedError } from './relayErrors.ts'
import type { Approved, Session } from './walletConnectSchemas.ts'

export type KeptSession = { topic: string; chainId?: number | undefined }

/** Stores which of the relay client's sessions is in use, and its chain, which no wallet can be asked for. */
export type LastSession = { read(): KeptSession | undefined; write(kept: KeptSession | undefined): void }

type Options = {
  events: Emitter<ConnectorEvents>
  /** The page's chains, in its order. */
  chains: () => readonly number[]
  lastSession: LastSession
  /** Ends a session on the other side. Never throws. */
  leave: (client: RelayClient, topic: string) => Promise<void>
  /** Called whenever the session is forgotten: what still waits for its wallet has to stop. */
  onForget: (reason: SessionEndedError) => void
}

type Held = { client: RelayClient; session: Session; active: number; stopListening: () => void }

export type ActiveSession = {
  /** Requests go to the wallet of the session; refuses them where there is none. */
  readonly provider: SessionProvider
  /** The client that still stores the session, with it. Undefined where there is no session, or the client dropped it. */
  stored(): { client: RelayClient; session: Session; active: number } | undefined
  chainId(): number | undefined
  isApproved(chainId: number): boolean
  /** Takes a session into use and listens to it; the one before is ended. @throws AccountsEmptyError */
  adopt(client: RelayClient, session: Session, chainId: number): { accounts: Accounts; chainId: number }
  /** Moves to a chain that is approved; nothing happens for any other. */
  moveTo(chainId: number): void
  /** Forgets which session to restore, unless another tab has stored one of its own by now. */
  dropPointer(topic: string): void
  /** Forgets the session here without telling the wallet. @returns what to tell the wallet about, and by whom */
  forget(): { client: RelayClient; topic: string } | undefined
}

/** The one session in use: its accounts, its chain, and the changes that its wallet reports. */
export function createActiveSession({ events, chains, lastSession, leave, onForget }: Options): ActiveSession {
  let held: Held | undefined
  const provider = createSessionProvider(() => held)

  function dropPointer(topic: string): void {
    if (lastSession.read()?.topic === topic) lastSession.write(undefined)
  }

  function forget() {
    const left = held
    held = undefined
    if (left) dropPointer(left.session.topic)
    onForget(new SessionEndedError())
    left?.stopListening()
    provider.endAll(new SessionEndedError())
    return left && { client: left.client, topic: left.session.topic }
  }

  /** The wallet is told, since it may not know that nothing usable is left of the session. */
  function endHere(): void {
    const left = forget()
    if (left) void leave(left.client, left.topic)
    events.emit('disconnect', { reason: 'ended' })
  }

  const isApproved = (chainId: number) => held !== undefined && addressesOn(held.session, chainId).length > 0

  function moveTo(chainId: number): void {
    if (!held) return
    const accounts = addressesOn(held.session, chainId)
    if (!isFilled(accounts)) return
    held.active = chainId
    const { topic } = held.session
    if (lastSession.read()?.topic === topic) lastSession.write({ topic, chainId })
    provider.tell('chainChanged', chainId)
    events.emit('change', { accounts, chainId })
  }

  function onUpdate(approved: Approved): void {
    if (!held) return
    held.session = { ...held.session, ...approved }
    const kept = isApproved(held.active) ? held.active : chooseChain(approved, chains())
    if (kept === undefined) endHere()
    else moveTo(kept)
  }

  function onAccountsChanged({ accountsOn, isEmpty }: EventData): void {
    if (!held) return
    const { session, active } = held
    const told = accountsOn(active)
    if (told?.length === 0 && isEmpty) {
      endHere()
      return
    }
    const approved = addressesOn(session, active)
    const named = (told ?? []).filter((address) => approved.includes(address))
    if (!isFilled(named)) return
    held.session = putFirst(session, active, named)
    events.emit('change', { accounts: named })
  }

  function adopt(client: RelayClient, session: Session, chainId: number) {
    const accounts = addressesOn(session, chainId)
    if (!isFilled(accounts)) throw new AccountsEmptyError()
    const { topic } = session
    const before = held
    if (before && before.session.topic !== topic) {
      forget()
      void leave(client, before.session.topic)
    } else before?.stopListening()
    const next: Held = { client, session, active: chainId, stopListening: () => undefined }
    held = next
    lastSession.write({ topic, chainId })
    // otherwise the client opens the stored deep link with each request, and anybody on this origin can write that
    void client.session.update(topic, { sessionConfig: { disableDeepLink: true } }).catch(() => undefined)
    next.stopListening = listenToSession(client, topic, {
      update: onUpdate,
      event(name, data) {
        if (!held?.session.events.includes(name)) return
        if (name === 'chainChanged') moveTo(data.chain ?? 0)
        if (name === 'accountsChanged') onAccountsChanged(data)
      },
      isApproved,
      end() {
        forget() // the wallet ended it: telling it so would only fail
        events.emit('disconnect', { reason: 'ended' })
      },
    })
    return { accounts, chainId }
  }

  return {
    provider,
    stored: () => (held?.client.session.keys.includes(held.session.topic) ? held : undefined),
    chainId: () => held?.active,
    isApproved,
    adopt,
    moveTo,
    dropPointer,
    forget,
  }
}
