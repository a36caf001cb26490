import * as z from 'zod/mini'
import { GOODBYE, type RelayClient } from '../../connectors/walletConnect/relayClient.ts'
import { toRelayError } from '../../connectors/walletConnect/relayErrors.ts'
import { parseSession, parseTopic } from '../../connectors/walletConnect/walletConnectSchemas.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { RpcError } from '../../safe/requests/refusals.ts'
import { type App, readApp } from '../readApp.ts'
import { namespacesOf } from './namespaces.ts'
import { type Proposal, readProposal } from './readProposal.ts'

/** An app that is connected to a Safe. */
export type AppSession = {
  topic: string
  app: App
  safe: Address
  chains: readonly number[]
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** What an app asks for within a session; its parameters are hostile. */
export type Heard = {
  session: AppSession
  /** Of JSON-RPC; the same when it is delivered again. */
  id: number
  chainId: number
  method: string
  params: unknown
  expiresAt?: number
}

type Listeners = {
  proposed(proposal: Proposal): void
  /** A proposal whose time is over, or that was answered. */
  gone(id: number): void
  asked(heard: Heard): void
  /** The sessions have changed. */
  changed(): void
  /** The relay is reached again. */
  reached(): void
}

const Request = z.object({
  id: z.number(),
  topic: z.string(),
  params: z.object({
    chainId: z.string(),
    request: z.object({
      method: z.string().check(z.maxLength(100)),
      params: z.optional(z.unknown()),
      expiryTimestamp: z.optional(z.number()),
    }),
  }),
})
const Gone = z.object({ id: z.number() })
const Peer = z.object({ peer: z.object({ metadata: z.unknown() }) })

function toAppSession(given: unknown): AppSession | undefined {
  const session = parseSession(given)
  const account = session?.accounts[0]
  if (!session || !account) return undefined
  const { topic, expiry, accounts } = session
  const chains = accounts.filter(({ address }) => isSameAddress(address, account.address)).map(({ chainId }) => chainId)
  const app = readApp(Peer.safeParse(given).data?.peer.metadata)
  return { topic, app, safe: account.address, chains, expiresAt: expiry * 1_000 }
}

/** The apps that are connected now, as the client stores them. */
export const appSessions = (client: RelayClient): AppSession[] =>
  client.session
    .getAll()
    .map(toAppSession)
    .filter((session) => session !== undefined)
    .filter(({ expiresAt }) => expiresAt > Date.now())

function toHeard(client: RelayClient, told: unknown): Heard | undefined {
  const { data } = Request.safeParse(told)
  const session = data && appSessions(client).find(({ topic }) => topic === data.topic)
  const chainId = Number(data?.params.chainId.replace(/^eip155:/, ''))
  if (!data || !session || !Number.isSafeInteger(chainId)) return undefined
  const { method, params, expiryTimestamp } = data.params.request
  const expiresAt = expiryTimestamp && expiryTimestamp * 1_000
  return { session, id: data.id, chainId, method, params, ...(expiresAt && { expiresAt }) }
}

/**
 * Listens to the proposals and requests of apps; first come those that are pending already.
 * @returns the unsubscribe function
 */
export function hearApps(client: RelayClient, listeners: Listeners): () => void {
  const onProposal = (told: unknown) => {
    const proposal = readProposal(told)
    if (proposal) listeners.proposed(proposal)
  }
  const onGone = (told: unknown) => {
    const id = Gone.safeParse(told).data?.id
    if (id !== undefined) listeners.gone(id)
  }
  const onRequest = (told: unknown) => {
    const heard = toHeard(client, told)
    if (heard) listeners.asked(heard)
  }
  const onChange = (told: unknown) => {
    if (parseTopic(told) !== undefined) listeners.changed()
  }
  const { relayer } = client.core
  const onReached = () => listeners.reached()
  client.on('session_proposal', onProposal)
  client.on('proposal_expire', onGone)
  client.on('session_request', onRequest)
  client.on('session_delete', onChange)
  client.on('session_expire', onChange)
  relayer.on('relayer_connect', onReached)
  for (const params of client.proposal.getAll()) onProposal({ id: params.id, params })
  for (const pending of client.getPendingSessionRequests()) onRequest(pending)
  return () => {
    relayer.off('relayer_connect', onReached)
    client.off('session_expire', onChange)
    client.off('session_delete', onChange)
    client.off('session_request', onRequest)
    client.off('proposal_expire', onGone)
    client.off('session_proposal', onProposal)
  }
}

/** Calls the relay, with a deadline. @throws AppError */
async function within<T>(asked: Promise<T>): Promise<T> {
  try {
    return await withDeadline(asked, DEADLINES.relay, 'the relay')
  } catch (thrown) {
    throw toRelayError(thrown)
  }
}

/** Pairs by the code that an app shows; its proposal arrives after that. @throws AppError */
export const pairWithApp = (client: RelayClient, uri: string): Promise<unknown> => within(client.pair({ uri }))

/** Connects an app to a Safe on these networks. @throws AppError where it is too late, or the relay isn't reached */
export async function connectApp(
  client: RelayClient,
  id: number,
  safe: Address,
  chains: readonly number[],
): Promise<void> {
  const { acknowledged } = await within(client.approve({ id, namespaces: namespacesOf(safe, chains) }))
  await within(acknowledged())
}

/** Rejects an app's proposal; a failure is ignored, since the proposal expires by itself. */
export async function turnAppAway(client: RelayClient, id: number, reason: RpcError): Promise<void> {
  await within(client.reject({ id, reason })).catch(() => undefined)
}

/**
 * Ends a session on both sides. It stays until the relay has accepted that, which may be after the deadline here.
 * @param onGone once it is over
 * @throws AppError where the relay isn't reached in time
 */
export async function leaveApp(client: RelayClient, topic: string, onGone: () => void): Promise<void> {
  await within(client.disconnect({ topic, reason: GOODBYE }).then(onGone))
}

/**
 * Answers a request of an app.
 * @throws AppError where the relay isn't reached; not where the session is gone, which no retry would change
 */
export async function answerApp(
  client: RelayClient,
  { topic, id }: { topic: string; id: number },
  answer: { result: unknown } | { error: RpcError },
): Promise<void> {
  if (!client.session.keys.includes(topic)) return
  await within(client.respond({ topic, response: { id, jsonrpc: '2.0', ...answer } }))
}

/** Tells an app that it is on another of its networks now; a failure is ignored, since it names the network in each request. */
export async function tellChain(client: RelayClient, topic: string, chainId: number): Promise<void> {
  const event = { name: 'chainChanged', data: chainId }
  await within(client.emit({ topic, event, chainId: `eip155:${chainId}` })).catch(() => undefined)
}
