import * as z from 'zod/mini'
import { type RefusalKind, toRpcError } from '../../safe/requests/refusals.ts'
import { AppRefusal } from './AppRefusal.ts'
import { weighMessage } from './weighMessage.ts'

/** The SDK's version: an app ignores answers without one. */
const VERSION = '9.1.0'

/** Letters, numbers and fields of one message; a batch that deploys the largest contract has a fifth of it. */
const MOST_IN_MESSAGE = 262_144
/** The most messages within this many milliseconds; no app that reads a chain needs more. */
const MOST_MESSAGES = { count: 400, within: 10_000 }
/** Requests that are answered at the same time. */
const MOST_OPEN = 64

const Asked = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  method: z.string().check(z.minLength(1), z.maxLength(100)),
  params: z.optional(z.unknown()),
})

/** Why an app was cut off. `movedTo`: the origin of the page in the frame, which isn't the one that was opened. */
export type FrameEnd = { why: 'spam' | 'tooLarge' } | { why: 'moved'; movedTo: string }

type Options = {
  /** Our own window. */
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** The window in the frame. */
  app: Pick<Window, 'postMessage'>
  /** The app's origin, as its messages carry it: the text `null` where the sandbox makes it opaque. */
  origin: string
  /** Answers one request. The app gets the message of an `AppRefusal`, of any other error only that it failed. */
  answer: (method: string, params: unknown) => Promise<unknown>
  /** A request was refused by this page, not by the chain or the person. */
  onRefused: (method: string, why: RefusalKind) => void
  /** The app has sent a valid request. */
  onSpoken: () => void
  /** No messages are handled or sent from here on. */
  onEnd: (end: FrameEnd) => void
}

/**
 * The host's half of the Safe Apps SDK (9.1.0, `postMessage`): listens to one window at one origin, and answers each
 * request, if need be with an error. An app that sends too much, or from another origin, is cut off.
 * @returns stops it
 */
export function createFrameHost({ target, app, origin, answer, onRefused, onSpoken, onEnd }: Options): () => void {
  let heard = { count: 0, since: Date.now() }
  let open = 0
  let isOver = false

  const stop = () => {
    isOver = true
    target.removeEventListener('message', onMessage)
  }
  const end = (why: FrameEnd) => {
    stop()
    onEnd(why)
  }
  const reply = (id: string, said: { success: true; data: unknown } | { success: false; error: string }) => {
    // an opaque origin can't be a target; only the sample app has one, and it shows no other page
    if (!isOver) app.postMessage({ id, version: VERSION, ...said }, origin === 'null' ? '*' : origin)
  }

  async function respond({ id, method, params }: z.infer<typeof Asked>): Promise<void> {
    if (open >= MOST_OPEN) {
      onRefused(method, 'busy')
      return reply(id, { success: false, error: toRpcError('busy').message })
    }
    open++
    try {
      reply(id, { success: true, data: await answer(method, params) })
    } catch (thrown) {
      const refusal = thrown instanceof AppRefusal ? thrown : undefined
      reply(id, { success: false, error: refusal?.message ?? 'Request failed' })
      if (refusal?.why && !isOver) onRefused(refusal.method ?? method, refusal.why)
    } finally {
      open--
    }
  }

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== (app as unknown)) return
    const now = Date.now()
    if (now - heard.since > MOST_MESSAGES.within) heard = { count: 0, since: now }
    if (++heard.count > MOST_MESSAGES.count) return end({ why: 'spam' })
    const weight = weighMessage(event.data, MOST_IN_MESSAGE)
    if (weight === 'tooLarge') return end({ why: 'tooLarge' })
    const asked = weight === 'plain' ? Asked.safeParse(event.data).data : undefined
    // libraries post messages of their own
    if (!asked) return
    if (event.origin !== origin) return end({ why: 'moved', movedTo: event.origin })
    onSpoken()
    void respond(asked)
  }

  target.addEventListener('message', onMessage)
  return stop
}
