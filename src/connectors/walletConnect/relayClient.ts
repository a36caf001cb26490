import type { SignClient } from '@walletconnect/sign-client'
import { DEADLINES } from '../../lib/config.ts'
import { wait, withDeadline } from '../../lib/deadline.ts'
import { SupersededError } from '../../lib/errors.ts'
import type { RelayStorage } from './createMemoryStorage.ts'
import { openRelayStorage } from './openRelayStorage.ts'
import { prefixOf, type Role } from './prefixOf.ts'
import { readProjectId } from './readProjectId.ts'
import { RelayUnreachableError } from './relayErrors.ts'
import { parseTopic } from './walletConnectSchemas.ts'

export type RelayClient = InstanceType<typeof SignClient>

const DEFAULT_RELAY = 'wss://relay.walletconnect.org'

export type RelayClientOptions = {
  projectId: string | undefined
  /** The public one when left out. */
  relayUrl?: string | undefined
  metadata: { name: string; description: string; url: string; icons: string[] }
  /** `asks` when left out. */
  role?: Role
  /** Where sessions are kept; this browser when left out. */
  storage?: RelayStorage
  /** Called when this browser doesn't store them. */
  onUnkept?: (() => void) | undefined
  /** Milliseconds for the code and the stored sessions, and for the relay to take a subscription. */
  deadline: number
  /** Waits between two connections to a relay that refuses them; in milliseconds. */
  pause?: (milliseconds: number) => Promise<void>
}

/** Disables attestation: the relay client would load a third party's frame and wait up to 5 s for it at each request. */
const withoutAttestation = async (): Promise<string> => ''

/** Disables looking an app up: with each request a third party would learn who asks whom for what. */
const withoutLookUp = async (): Promise<undefined> => undefined

/** Milliseconds between connections after the relay has refused one, or hasn't answered on it. */
const PAUSE = 2_000

const stopped = new WeakSet<RelayClient>()

/** Throttles reconnects: refused for its project id, the client opens some two hundred sockets a second. */
function spareRelay(client: RelayClient, pause: (milliseconds: number) => Promise<void>): void {
  const { relayer } = client.core
  const open = relayer as unknown as { connect(url?: string): Promise<void> }
  const connect = open.connect.bind(relayer)
  let refusedAt = 0
  let opening: Promise<void> | undefined
  relayer.on('relayer_error', () => {
    refusedAt = Date.now()
  })
  const openLater = async (url?: string) => {
    const rest = refusedAt + PAUSE - Date.now()
    if (rest > 0) await pause(rest)
    // it has to fail: otherwise a request opens the socket by itself
    if (stopped.has(client)) throw new SupersededError()
    await connect(url)
  }
  open.connect = (url) => {
    opening ??= openLater(url).finally(() => {
      opening = undefined
    })
    return opening
  }
}

/**
 * Hangs up where the relay leaves a subscription or a message unanswered, as if the connection were lost: the client then connects
 * and subscribes anew. By itself it takes the subscription for made, and would hear nothing of the wallet's; it reports that, and
 * nothing of its own listens.
 */
function retryStalled(client: RelayClient, deadline: number, pause: (milliseconds: number) => Promise<void>): void {
  const { relayer } = client.core
  const line = relayer as unknown as { transportDisconnect(): Promise<void> }
  Object.assign(relayer.subscriber, { subscribeTimeout: deadline })
  let isHangingUp = false
  const hangUp = async () => {
    if (isHangingUp) return
    isHangingUp = true
    await pause(PAUSE)
    // restarting it instead would end all later reconnections
    if (!stopped.has(client)) await line.transportDisconnect()
    isHangingUp = false
  }
  relayer.on('relayer_connection_stalled', () => void hangUp())
}

type Judging = { isValidEmit(): Promise<void>; isValidDisconnect(told: { topic: string }): Promise<void> }

/**
 * The client validates incoming events in promises that it drops; their rejections are handled here. A wallet's session
 * ends for the page as soon as the wallet's word is valid: the client waits until its answer is published, which a lost
 * connection can prevent for good.
 */
function hearJudgements({ engine, events }: RelayClient, role: Role): void {
  const judging = engine as unknown as Judging
  const { isValidDisconnect } = judging
  judging.isValidDisconnect = (told) => {
    const judged = isValidDisconnect(told)
    judged.then(
      () => role === 'asks' && events.emit('session_delete', { ...told, id: 0 }),
      () => undefined, // a session that has already ended
    )
    return judged
  }
  judging.isValidEmit = async () => undefined // events are emitted before they are validated; this page validates them by its own schemas
}

/** Stops a client that is being replaced; a socket that it is about to open is closed at once. */
async function stop(client: RelayClient): Promise<void> {
  const { heartbeat, relayer } = client.core
  stopped.add(client)
  heartbeat.stop()
  relayer.on('relayer_connect', () => void relayer.transportClose())
  await relayer.transportClose()
}

async function start(options: RelayClientOptions, id: string, role: Role) {
  const { relayUrl = DEFAULT_RELAY, metadata, storage, onUnkept, deadline, pause = wait } = options
  const prefix = prefixOf(id, role)
  const { SignClient } = await import('@walletconnect/sign-client')
  // the core reuses a global client of this name, whatever its project, relay and storage
  for (const end of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}${end}`)
  const client = await SignClient.init({
    projectId: id,
    relayUrl,
    metadata,
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: prefix,
    // otherwise a request is emitted only once the one before is answered; one emitted twice is still asked once
    signConfig: { disableRequestQueue: role === 'isAsked' },
    storage: storage ?? (await openRelayStorage(onUnkept)),
  })
  client.core.verify.register = withoutAttestation
  client.core.verify.resolve = withoutLookUp as unknown as typeof client.core.verify.resolve // its type lacks undefined
  spareRelay(client, pause)
  retryStalled(client, deadline, pause)
  hearJudgements(client, role)
  return client
}

type Held = { prefix: string; role: Role; starting: Promise<RelayClient>; client?: RelayClient }

/** By project, relay and role. */
const clients = new Map<string, Held>()

function hold(key: string, prefix: string, role: Role, starting: Promise<RelayClient>): Held {
  const held: Held = { prefix, role, starting }
  clients.set(key, held)
  starting.then(
    (client) => {
      held.client = client
    },
    () => clients.get(key) === held && clients.delete(key),
  )
  return held
}

/** Stops unused clients after the project id was fixed or the relay changed: they would go on opening sockets. */
function retireOthers(prefix: string, role: Role): void {
  for (const [key, held] of clients) {
    if (held.role !== role) continue
    const isInUse = held.prefix !== prefix && held.client !== undefined && held.client.session.length > 0
    if (isInUse) continue
    clients.delete(key)
    held.starting.then(stop).catch(() => undefined)
  }
}

/**
 * The relay client, loaded on first use, one per project, relay and role: a second would fight over its sessions. A
 * failed load is retried on the next call; one that is merely slow is waited for again.
 * @throws ProjectIdError, RelayUnreachableError
 */
export async function loadRelayClient(options: RelayClientOptions): Promise<RelayClient> {
  const id = readProjectId(options.projectId)
  const { role = 'asks' } = options
  const key = `${role} ${id} ${options.relayUrl ?? DEFAULT_RELAY}`
  const prefix = prefixOf(id, role)
  if (!clients.has(key)) retireOthers(prefix, role)
  const { starting } = clients.get(key) ?? hold(key, prefix, role, start(options, id, role))
  try {
    return await withDeadline(starting, options.deadline, 'the relay client')
  } catch (thrown) {
    throw new RelayUnreachableError({ cause: thrown })
  }
}

/** The reason given to the peer of a session that ends. */
export const GOODBYE = { code: 6000, message: 'User disconnected.' }

/** Fire and forget: tells the wallet that the session is over; a failure is ignored. */
export async function sayGoodbye(from: RelayClient, topic: string, milliseconds: number): Promise<void> {
  await withDeadline(from.disconnect({ topic, reason: GOODBYE }), milliseconds, 'the relay').catch(() => undefined)
}

/**
 * Whether a session is surely no longer stored in this browser: another tab may have made it after this one's client
 * was loaded. False where the storage can't be read.
 */
export async function isForgotten({ core, session }: RelayClient, topic: string): Promise<boolean> {
  const { storageKey } = session as unknown as { storageKey: string }
  const storage: RelayStorage = core.storage
  try {
    const reading = storage.readShared?.(storageKey) ?? storage.getItem(storageKey)
    const kept: unknown = await withDeadline(reading, DEADLINES.storage, 'this browser')
    return !Array.isArray(kept) || !kept.some((candidate) => parseTopic(candidate) === topic)
  } catch {
    return false
  }
}
