import { createStore } from 'zustand/vanilla'
import {
  type AppSession,
  answerApp,
  appSessions,
  connectApp,
  type Heard,
  hearApps,
  leaveApp,
  pairWithApp,
  tellChain,
  turnAppAway,
} from '../../apps/walletConnect/appWallet.ts'
import type { Proposal } from '../../apps/walletConnect/readProposal.ts'
import { loadRelayClient, type RelayClient } from '../../connectors/walletConnect/relayClient.ts'
import type { Address } from '../../lib/address.ts'
import { DEADLINES, RELAY_PROJECT_ID, RELAY_URL } from '../../lib/config.ts'
import { type AppError, toAppError } from '../../lib/errors.ts'
import { readAppRequest } from '../../safe/requests/readAppRequest.ts'
import { TURNED_DOWN, toRpcError } from '../../safe/requests/refusals.ts'
import { settings } from '../settings/settings.ts'
import { storageFault } from '../settings/storage.ts'
import { callsStatus } from './callsStatus.ts'
import { followInbox } from './followInbox.ts'
import { type Answer, addRequest, deliverAgain, dropRequests } from './inbox.ts'

type State = {
  /** `elsewhere`: another tab speaks with the apps; with two, both would answer. */
  status: 'off' | 'elsewhere' | 'starting' | 'on' | 'failed'
  error?: AppError
  sessions: readonly AppSession[]
  proposals: readonly Proposal[]
}

const OFF: State = { status: 'off', sessions: [], proposals: [] }

/** This page as a WalletConnect wallet: the apps that are connected to a Safe, and those that want to be. */
export const relayWallet = createStore<State>(() => OFF)

/** Proposals that wait at once; no person opens more. */
const MOST_PROPOSALS = 5

let speaking: RelayClient | undefined

function loadClient(): Promise<RelayClient> {
  const { walletConnectProjectId, walletConnectRelay } = settings.read()
  return loadRelayClient({
    projectId: walletConnectProjectId ?? RELAY_PROJECT_ID,
    relayUrl: walletConnectRelay ?? RELAY_URL,
    role: 'isAsked',
    metadata: {
      name: 'Wrapped Safe Wallet',
      description: 'A wrapped Safe as the wallet.',
      url: location.origin,
      icons: [new URL('icons/icon.svg', document.baseURI).href],
    },
    onUnkept: () => storageFault.setState(true, true),
    deadline: DEADLINES.relay,
  })
}

async function hear(client: RelayClient, heard: Heard): Promise<void> {
  const { session, id, chainId, expiresAt } = heard
  const { topic, safe, chains, app } = session
  // one that can't be answered now is heard again after a reload
  const respond = (answer: Answer) => answerApp(client, { topic, id }, answer)
  const now = (answer: Answer) => respond(answer).catch(() => undefined)
  if (!chains.includes(chainId)) return now({ error: toRpcError('chain') })
  const read = readAppRequest({ safe, chainId, chains }, heard)
  switch (read.kind) {
    case 'refused':
      return now({ error: toRpcError(read.why) })
    case 'answer':
      return now({ result: read.result })
    case 'status':
      return now(await callsStatus('walletConnect', topic, read.callsId))
    case 'switch':
      await now({ result: null })
      return tellChain(client, topic, read.chainId)
    default:
      addRequest(
        {
          ...{ id: `walletConnect:${topic}:${id}`, source: 'walletConnect', session: topic },
          ...{ app, chainId, safe, request: read.request, receivedAt: Date.now() },
          ...(expiresAt !== undefined && { expiresAt }),
        },
        respond,
      )
  }
}

function propose(proposal: Proposal): void {
  const { proposals } = relayWallet.getState()
  const others = proposals.filter(({ id, expiresAt }) => id !== proposal.id && expiresAt > Date.now())
  if (others.length < MOST_PROPOSALS) relayWallet.setState({ proposals: [...others, proposal] })
}

const forget = (id: number): void =>
  relayWallet.setState(({ proposals }) => ({ proposals: proposals.filter((one) => one.id !== id) }))

function readSessions(client: RelayClient): void {
  const sessions = appSessions(client)
  relayWallet.setState({ sessions })
  dropRequests('walletConnect', (topic) => !sessions.some((session) => session.topic === topic))
}

function listen(client: RelayClient): () => void {
  speaking = client
  readSessions(client)
  const stop = hearApps(client, {
    proposed: propose,
    gone: forget,
    asked: (heard) => void hear(client, heard),
    changed: () => readSessions(client),
    reached: () => deliverAgain('walletConnect'),
  })
  relayWallet.setState({ status: 'on' })
  return () => {
    speaking = undefined
    stop()
  }
}

/** Runs in one tab at a time; the next one takes over once it is closed. Where there are no locks, in each. */
function alone(run: () => void, signal: AbortSignal): void {
  const { locks } = navigator
  const hold = () => {
    if (signal.aborted) return
    run()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  if (!locks) return void hold()
  const isOver = () => undefined
  void locks
    .request('apps', { ifAvailable: true }, (lock) => {
      if (lock) return hold()
      relayWallet.setState({ status: 'elsewhere' })
      void locks.request('apps', { signal }, hold).catch(isOver)
      return undefined
    })
    .catch(hold)
}

/** Starts to hear apps, with what is known of them from earlier visits. @returns its stop */
export function startRelayWallet(): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const stops: (() => void)[] = []
  const run = () => {
    relayWallet.setState({ status: 'starting' })
    stops.push(followInbox())
    loadClient().then(
      (client) => void (signal.aborted || stops.push(listen(client))),
      (thrown: unknown) => relayWallet.setState({ status: 'failed', error: toAppError(thrown) }),
    )
  }
  alone(run, signal)
  return () => {
    stopping.abort()
    for (const stop of stops) stop()
    relayWallet.setState(OFF, true)
  }
}

const client = (): RelayClient => {
  if (!speaking) throw new Error('No app is spoken to from this tab.')
  return speaking
}

/** Follows an app's code; what it proposes is heard of after that. @throws AppError */
export const followCode = (uri: string): Promise<unknown> => pairWithApp(client(), uri)

/** Connects an app to a Safe. @throws AppError */
export async function agreeTo({ id }: Proposal, safe: Address, chains: readonly number[]): Promise<void> {
  await connectApp(client(), id, safe, chains)
  forget(id)
  readSessions(client())
}

/** Says no to an app that wants to be connected. */
export function turnDown({ id }: Proposal): void {
  forget(id)
  void turnAppAway(client(), id, TURNED_DOWN)
}

/** Ends a session; what its app still waits for is forgotten with it. */
export async function endAppSession(topic: string): Promise<void> {
  await leaveApp(client(), topic)
  readSessions(client())
}
