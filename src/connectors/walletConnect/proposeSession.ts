import { withDeadline } from '../../lib/deadline.ts'
import { AppError, DeadlineError, SupersededError } from '../../lib/errors.ts'
import { cleanName } from '../parse.ts'
import type { RelayClient } from './relayClient.ts'
import { RELAY_TTL, RelayRefusedError, RelayUnreachableError, toRelayError } from './relayErrors.ts'

type RawSession = Awaited<ReturnType<Awaited<ReturnType<RelayClient['connect']>>['approval']>>

/** What a wallet approved, unparsed; `peer` is the name it claims, cleaned of what could hide or reorder it. */
export type Approval = { raw: RawSession; peer: string | undefined }

/** The code to scan. Whoever has it can answer in the wallet's place. */
export type PairingCode = {
  uri: string
  /** Milliseconds since 1970. */
  expiresAt: number
  /** The one before it expired unused. */
  isRenewed: boolean
}

type Proposal = {
  chains: readonly number[]
  deadlines: { relay: number; pairing: number }
  signal: AbortSignal | undefined
  isOver: () => boolean
  leave: (client: RelayClient, topic: string) => Promise<void>
}

/** The methods that this page calls, and no more. */
const METHODS = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_sendCalls',
]
const EVENTS = ['chainChanged', 'accountsChanged']

/** An hour of codes that nobody scans is enough. */
const MOST_CODES = 12

type Offer = { uri: string; approved: Promise<RawSession> }

/** Hands the proposal to the relay. @throws RelayRefusedError, RelayUnreachableError */
async function offer(client: RelayClient, { chains, deadlines, leave }: Proposal): Promise<Offer> {
  const eip155 = { chains: chains.map((chainId) => `eip155:${chainId}`), methods: METHODS, events: EVENTS }
  let isLate = false
  const offered = client.connect({ optionalNamespaces: { eip155 } }).then(({ uri, approval }) => {
    const approved = approval() // called once and immediately: an answer before that would be lost
    approved.then(
      (session) => (isLate ? leave(client, session.topic) : undefined),
      () => undefined,
    )
    if (!uri) throw new RelayUnreachableError()
    return { uri, approved }
  })
  let onError = (_error: unknown): void => undefined
  const refused = new Promise<never>((_, reject) => {
    onError = (error) => {
      const said = toRelayError(error)
      if (said instanceof RelayRefusedError) reject(said)
    }
    client.core.relayer.on('relayer_error', onError)
  })
  try {
    return await withDeadline(Promise.race([offered, refused]), deadlines.relay, 'the relay')
  } catch (thrown) {
    isLate = true
    offered.catch(() => undefined)
    const error = thrown instanceof DeadlineError ? new RelayUnreachableError({ cause: thrown }) : toRelayError(thrown)
    throw error
  } finally {
    client.core.relayer.off('relayer_error', onError)
  }
}

/** Waits for the wallet's answer. @returns undefined when the code has gone stale */
function answerTo({ approved }: Offer, { deadlines, signal }: Proposal): Promise<RawSession | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const onAbort = () => {
      stop()
      reject(new SupersededError())
    }
    const timer = setTimeout(() => {
      stop()
      resolve(undefined)
    }, deadlines.pairing)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    approved.then(
      (session) => {
        stop()
        resolve(session)
      },
      (thrown: unknown) => {
        stop()
        const error = toRelayError(thrown)
        if (error instanceof DeadlineError) resolve(undefined)
        else reject(error)
      },
    )
  })
}

/**
 * Shows codes until a wallet answers one. A code that went stale is followed by a new one; a session approved for an
 * old one, or after nobody waits any more, is ended.
 * @throws UserRejected, Relay…, Superseded, Deadline
 */
export async function proposeSession(
  client: RelayClient,
  proposal: Proposal,
  show: (code: PairingCode) => void,
): Promise<Approval> {
  for (let round = 0; round < MOST_CODES; round++) {
    const offered = await offer(client, proposal)
    let isTaken = false
    const release = () => {
      offered.approved.then(
        (session) => proposal.leave(client, session.topic),
        () => undefined,
      )
    }
    if (proposal.isOver()) {
      release()
      throw new SupersededError()
    }
    show({ uri: offered.uri, expiresAt: Date.now() + proposal.deadlines.pairing, isRenewed: round > 0 })
    try {
      const raw = await answerTo(offered, proposal)
      if (raw && proposal.isOver()) throw new SupersededError()
      if (raw) {
        isTaken = true
        return { raw, peer: cleanName(String(raw.peer?.metadata?.name ?? '')) || undefined }
      }
    } catch (thrown) {
      throw thrown instanceof AppError ? thrown : toRelayError(thrown)
    } finally {
      if (!isTaken) release()
    }
  }
  throw new DeadlineError('the wallet', MOST_CODES * RELAY_TTL * 1_000)
}
