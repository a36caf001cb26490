import * as z from 'zod/mini'
import { type RefusalKind, toRpcError } from '../../safe/requests/refusals.ts'
import { AppRefusal } from './AppRefusal.ts'
import { weighMessage } from './weighMessage.ts'

/** As the SDK counts its versions: an app takes no answer without one. */
const VERSION = '9.1.0'

/** Letters, numbers and fields of one message; a batch that deploys the largest contract has a fifth of it. */
const MOST_IN_MESSAGE = 262_144
/** Messages in so many milliseconds; more is no app that reads a chain. */
const MOST_MESSAGES = { count: 400, within: 10_000 }
/** Questions that are answered at the same time. */
const MOST_OPEN = 64

const Asked = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  method: z.string().check(z.minLength(1), z.maxLength(100)),
  params: z.optional(z.unknown()),
})

/** Why an app is spoken with no more. `movedTo`: the page in the frame is at this origin, and not at the one that was opened. */
export type FrameEnd = { why: 'spam' | 'tooLarge' } | { why: 'moved'; movedTo: string }

type Options = {
  /** Our own window. */
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** The window in the frame. */
  app: Pick<Window, 'postMessage'>
  /** Of the app, as its messages carry it: `null` as text where the sandbox gives it none. */
  origin: string
  /** Answers one question. What it throws is told to the app where it is an `AppRefusal`, and else only that it failed. */
  answer: (method: string, params: unknown) => Promise<unknown>
  /** A question was refused, and not by who was asked for an answer. */
  onRefused: (method: string, why: RefusalKind) => void
  /** The app has asked something that only an app asks. */
  onSpoken: () => void
  /** Nothing is heard or said from here on. */
  onEnd: (end: FrameEnd) => void
}

/**
 * The host's half of the Safe Apps SDK (9.1.0, `postMessage`): hears one window at one origin, and answers each question with an
 * error where it can't be answered otherwise. An app that says too much, or comes from another origin, is heard no more.
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
    // an opaque origin has no name to send to; only the sample app has one, which shows no other page
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
    // libraries in the page talk to themselves
    if (!asked) return
    if (event.origin !== origin) return end({ why: 'moved', movedTo: event.origin })
    onSpoken()
    void respond(asked)
  }

  target.addEventListener('message', onMessage)
  return stop
}
