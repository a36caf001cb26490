import { MessageFormatter, Methods } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'
import { ConnectorNotFoundError, WalletDisconnectedError } from '../../lib/errors.ts'
import { whileListening } from './whileListening.ts'

/** The part of a window that is needed to exchange messages with the page around it. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  parent: Pick<Window, 'postMessage'>
  location: { ancestorOrigins?: ArrayLike<string> }
}

export type SafeHost = {
  /**
   * @throws AppError: ConnectorNotFound where the page around ours is no host, Deadline; the host's errors as they are
   */
  ask(method: Methods, params: unknown, milliseconds: number): Promise<unknown>
  /** A request without a deadline of its own, pending until it is answered or `close` is called. @throws as `ask` */
  askWithoutEnd(method: Methods, params: unknown): Promise<unknown>
  /** Stops listening and rejects all pending requests. */
  close(): void
}

const Answer = z.object({
  id: z.string(),
  version: z.string(),
  success: z.boolean(),
  data: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
})

/**
 * The wire of the Safe Apps SDK: its requests, ids and version, over a channel of our own. Its own one sends what is to
 * be signed to any page that frames ours, has no timeout, and throws at messages that aren't for it. Origins are
 * compared in full, and only "which Safe?" is asked before the host's is known.
 * @param onUnasked called with what the host sends unasked
 */
export function createSafeHost(
  hosts: readonly string[],
  target: FrameWindow,
  onUnasked?: (data: unknown) => void,
): SafeHost {
  const { parent } = target
  let asked = 0
  const waiting = new Map<string, { resolve: (data: unknown) => void; reject: (error: unknown) => void }>()
  const [above] = Array.from(target.location.ancestorOrigins ?? [])
  // browsers give 'null' for an opaque origin
  let origin = above === 'null' ? undefined : above
  const isStranger = parent === (target as unknown) || (origin !== undefined && !hosts.includes(origin))

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== (parent as unknown) || !hosts.includes(event.origin)) return
    if (origin !== undefined && event.origin !== origin) return
    const { data: answer } = Answer.safeParse(event.data)
    const waits = answer && waiting.get(answer.id)
    if (!waits) {
      if (answer?.success) onUnasked?.(answer.data)
      return
    }
    origin = event.origin
    waiting.delete(answer.id)
    if (answer.success) waits.resolve(answer.data)
    else waits.reject(answer.error)
  }
  target.addEventListener('message', onMessage)

  function post(method: Methods, params: unknown): { id: string; answered: Promise<unknown> } {
    if (isStranger || (origin === undefined && method !== Methods.getSafeInfo)) throw new ConnectorNotFoundError()
    const made = MessageFormatter.makeRequest(method, params as undefined)
    // outside a window the SDK uses the time as id, which two simultaneous requests would share
    const id = `${made.id}${asked++}`
    const answered = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      parent.postMessage({ ...made, id }, origin ?? '*')
    })
    return { id, answered }
  }

  return {
    async ask(method, params, milliseconds) {
      const { id, answered } = post(method, params)
      return whileListening(answered, milliseconds, 'Safe').finally(() => waiting.delete(id))
    },
    askWithoutEnd: async (method, params) => post(method, params).answered,
    close() {
      target.removeEventListener('message', onMessage)
      for (const { reject } of waiting.values()) reject(new WalletDisconnectedError())
      waiting.clear()
    },
  }
}
