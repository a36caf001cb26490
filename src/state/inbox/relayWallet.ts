import { createStore } from 'zustand/vanilla'
import type * as AppWallet from '../../apps/walletConnect/appWallet.ts'
import type { Proposal } from '../../apps/walletConnect/readProposal.ts'
import type { Address } from '../../lib/address.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { type AppError, toAppError } from '../../lib/errors.ts'
import { readAppRequest } from '../../safe/requests/readAppRequest.ts'
import { type Answer, type RefusalKind, TURNED_DOWN, toRpcAnswer } from '../../safe/requests/refusals.ts'
import type { AppsRelay } from '../connection/createRelayConnector.ts'
import { callsStatus } from './callsStatus.ts'
import { followInbox } from './followInbox.ts'
import { addRequest, deliverAgain, dropRequests } from './inbox.ts'
import { askedBy, noteRefusal } from './refusedRequests.ts'

type State = {
  /** `elsewhere`: another tab talks to the apps; with two, both would answer. */
  status: 'off' | 'elsewhere' | 'starting' | 'on' | 'failed'
  error?: AppError
  sessions: readonly AppWallet.AppSession[]
  proposals: readonly Proposal[]
}

const OFF: State = { status: 'off', sessions: [], proposals: [] }

/** This page as a WalletConnect wallet: the apps that are connected to a Safe, and those that want to be. */
export const relayWallet = createStore<State>(() => OFF)

/** Proposals that wait at once; no person opens more. */
const MOST_PROPOSALS = 5

let speaking: AppsRelay | undefined

async function loadAppsRelay(): Promise<AppsRelay> {
  // in the same chunk as the WalletConnect connector
  const loading = import('../connection/createRelayConnector.ts')
  return (await withDeadline(loading, DEADLINES.code, 'this page')).openAppsRelay()
}

async function hear({ apps, client }: AppsRelay, heard: AppWallet.Heard): Promise<void> {
  const { session, id, chainId, expiresAt } = heard
  const { topic, safe, chains, app } = session
  // one that can't be answered now is delivered again after a reload
  const respond = (answer: Answer) => apps.answerApp(client, { topic, id }, toRpcAnswer(answer))
  const now = (answer: Answer) => respond(answer).catch(() => undefined)
  const refuse = (why: RefusalKind) => {
    noteRefusal({ source: 'walletConnect', session: topic, app, safe, chains, asked: askedBy(heard.method), why })
    return now({ refused: why })
  }
  if (!chains.includes(chainId)) return refuse('chain')
  const read = readAppRequest({ safe, chainId, chains }, heard)
  switch (read.kind) {
    case 'refused':
      return refuse(read.why)
    case 'answer':
      return now({ result: read.result })
    case 'status': {
      const answer = await callsStatus('walletConnect', topic, read.callsId)
      return 'refused' in answer ? refuse(answer.refused) : now(answer)
    }
    case 'switch':
      await now({ result: null })
      return apps.tellChain(client, topic, read.chainId)
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

function readSessions({ apps, client }: AppsRelay): void {
  const sessions = apps.appSessions(client)
  relayWallet.setState({ sessions })
  dropRequests('walletConnect', (topic) => !sessions.some((session) => session.topic === topic))
}

function listen(relay: AppsRelay): () => void {
  speaking = relay
  readSessions(relay)
  const stop = relay.apps.hearApps(relay.client, {
    proposed: propose,
    gone: forget,
    asked: (heard) => void hear(relay, heard),
    changed: () => readSessions(relay),
    reached: () => deliverAgain('walletConnect'),
  })
  relayWallet.setState({ status: 'on' })
  return () => {
    speaking = undefined
    stop()
  }
}

/**
 * Runs in one tab at a time; the next takes over once it closes or gives up. Without the Web Locks API, runs in each.
 */
function alone(run: (giveUp: () => void) => void, signal: AbortSignal): void {
  const { locks } = navigator
  const hold = () => {
    if (signal.aborted) return
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve())
      run(resolve)
    })
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

function start(): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  // each tab has its own apps in frames, whichever tab holds the lock
  const stops: (() => void)[] = [followInbox(['frame'])]
  const run = (giveUp: () => void) => {
    relayWallet.setState({ status: 'starting' })
    stops.push(followInbox(['walletConnect']))
    loadAppsRelay().then(
      (relay) => void (signal.aborted || stops.push(listen(relay))),
      (thrown: unknown) => {
        if (!signal.aborted) relayWallet.setState({ status: 'failed', error: toAppError(thrown) })
        giveUp()
      },
    )
  }
  alone(run, signal)
  return () => {
    stopping.abort()
    for (const stop of stops) stop()
    relayWallet.setState(OFF, true)
  }
}

let running: (() => void) | undefined

const stop = () => {
  running?.()
  running = undefined
}

/**
 * Starts listening to apps, with the sessions of earlier visits. Idempotent while it runs; restarts after a failure.
 * @returns the function that stops it
 */
export function startRelayWallet(): () => void {
  if (relayWallet.getState().status === 'failed') stop()
  running ??= start()
  return stop
}

/** Restarts it, whatever its status. */
export function tryRelayAgain(): void {
  stop()
  startRelayWallet()
}

function relay(): AppsRelay {
  if (!speaking) throw new Error('No app is spoken to from this tab.')
  return speaking
}

/** Errors about the relay, which say nothing about the pairing code. */
const OUT_OF_REACH: readonly AppError['name'][] = ['RelayUnreachable', 'RelayRefused', 'Deadline']

/**
 * Pairs by an app's code; its proposal arrives afterwards.
 * @returns whether it was paired; false for a used or expired code
 * @throws AppError where the relay isn't reached
 */
export async function followCode(uri: string): Promise<boolean> {
  const { apps, client } = relay()
  try {
    await apps.pairWithApp(client, uri)
    return true
  } catch (thrown) {
    const error = toAppError(thrown)
    if (OUT_OF_REACH.includes(error.name)) throw error
    return false
  }
}

/** Connects an app to a Safe. @throws AppError */
export async function agreeTo({ id }: Proposal, safe: Address, chains: readonly number[]): Promise<void> {
  const { apps, client } = relay()
  await apps.connectApp(client, id, safe, chains)
  forget(id)
  readSessions(relay())
}

/** Rejects an app's proposal. */
export function turnDown({ id }: Proposal): void {
  const { apps, client } = relay()
  forget(id)
  void apps.turnAppAway(client, id, TURNED_DOWN)
}

/**
 * Ends a session; what its app still waits for is forgotten with it.
 * @throws AppError where the relay isn't reached in time; the session ends once it is
 */
export async function endAppSession(topic: string): Promise<void> {
  const from = relay()
  await from.apps.leaveApp(from.client, topic, () => readSessions(from))
}
