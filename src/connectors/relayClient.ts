import type { SignClient } from '@walletconnect/sign-client'
import { wait, withDeadline } from '../deadline.ts'
import { RelayUnreachableError } from './relayErrors.ts'
import { readProjectId } from './relayProjectId.ts'

export type RelayClient = InstanceType<typeof SignClient>

const DEFAULT_RELAY = 'wss://relay.walletconnect.org'

export type RelayClientOptions = {
  projectId: string | undefined
  /** The public one when left out. */
  relayUrl?: string | undefined
  metadata: { name: string; description: string; url: string; icons: string[] }
  /** Where sessions are kept; the browser's IndexedDB when left out. */
  storage?: NonNullable<Parameters<typeof SignClient.init>[0]>['storage']
  /** Milliseconds for the code and the stored sessions. */
  deadline: number
}

const clients = new Map<string, Promise<RelayClient>>()

/** The relay asks a frame of a third party for a word about this page, and waits for it up to 5 s each request. */
const withoutAttestation = async (): Promise<string> => ''

const DEEP_LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Milliseconds between sockets after the relay has turned one away. */
const PAUSE = 2_000

/** Turned away for its project id, the client of itself opens some two hundred sockets a second. */
function spareRelay({ core: { relayer } }: RelayClient): void {
  const open = relayer as unknown as { connect(url?: string): Promise<void> }
  const connect = open.connect.bind(relayer)
  let refusedAt = 0
  let opening: Promise<void> | undefined
  relayer.on('relayer_error', () => {
    refusedAt = Date.now()
  })
  const openLater = async (url?: string) => {
    const rest = refusedAt + PAUSE - Date.now()
    if (rest > 0) await wait(rest)
    await connect(url)
  }
  open.connect = (url) => {
    opening ??= openLater(url).finally(() => {
      opening = undefined
    })
    return opening
  }
}

async function start({ relayUrl = DEFAULT_RELAY, metadata, storage }: RelayClientOptions, id: string, prefix: string) {
  const { SignClient } = await import('@walletconnect/sign-client')
  const client = await SignClient.init({
    projectId: id,
    relayUrl,
    metadata,
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: prefix,
    ...(storage && { storage }),
  })
  client.core.verify.register = withoutAttestation
  spareRelay(client)
  // it judges events after it has told them, in a promise that nobody holds; ours are judged by our own schemas
  Object.assign(client.engine, { isValidEmit: async () => undefined })
  // the client opens whatever address is stored under this name
  await client.core.storage.removeItem(DEEP_LINK_KEY)
  globalThis.localStorage?.removeItem(DEEP_LINK_KEY)
  return client
}

/**
 * The relay client, loaded on first use and one for its project and relay: a second would fight over its sessions.
 * A load that failed is tried again the next time; one that is merely slow is waited for again.
 * @throws ProjectIdError, RelayUnreachableError
 */
export async function loadRelayClient(options: RelayClientOptions): Promise<RelayClient> {
  const id = readProjectId(options.projectId)
  const key = `${id} ${options.relayUrl ?? DEFAULT_RELAY}`
  const starting = clients.get(key) ?? start(options, id, id.slice(0, 8))
  clients.set(key, starting)
  starting.catch(() => clients.delete(key))
  try {
    return await withDeadline(starting, options.deadline, 'the relay client')
  } catch (thrown) {
    throw new RelayUnreachableError({ cause: thrown })
  }
}
