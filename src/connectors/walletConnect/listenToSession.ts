import type { Address } from '../../lib/address.ts'
import type { RelayClient } from './relayClient.ts'
import {
  type Approved,
  parseEventAccounts,
  parseEventChain,
  parseSessionEvent,
  parseTopic,
  parseUpdate,
} from './walletConnectSchemas.ts'

type Listeners = {
  update(approved: Approved): void
  event(name: string, data: EventData): void
  isApproved(chainId: number): boolean
  end(): void
}

export type EventData = {
  /** The chain in the payload, where there is one; it takes precedence over the chain that the event was sent on. */
  chain: number | undefined
  isEmpty: boolean
  accountsOn(chainId: number): Address[] | undefined
}

/**
 * Listens to a wallet's events of one session. Events of another session or on a chain that wasn't approved, and
 * invalid ones, are dropped.
 * @returns the unsubscribe function
 */
export function listenToSession(client: RelayClient, topic: string, listeners: Listeners): () => void {
  const isOurs = (told: unknown) => parseTopic(told) === topic
  const onUpdate = (told: unknown) => {
    const approved = isOurs(told) ? parseUpdate(told) : undefined
    if (approved) listeners.update(approved)
  }
  const onEvent = (told: unknown) => {
    const event = isOurs(told) ? parseSessionEvent(told) : undefined
    if (!event || !listeners.isApproved(event.chainId)) return
    const { name, data } = event
    listeners.event(name, {
      chain: parseEventChain(data),
      isEmpty: Array.isArray(data) && data.length === 0,
      accountsOn: (chainId) => parseEventAccounts(data, chainId),
    })
  }
  const onEnd = (told: unknown) => {
    if (isOurs(told)) listeners.end()
  }
  client.on('session_update', onUpdate)
  client.on('session_event', onEvent)
  client.on('session_delete', onEnd)
  client.on('session_expire', onEnd)
  return () => {
    client.off('session_expire', onEnd)
    client.off('session_delete', onEnd)
    client.off('session_event', onEvent)
    client.off('session_update', onUpdate)
  }
}
