import * as z from 'zod/mini'
import { bytes } from './parameters.ts'

/**
 * What a person should know about the chain. `memoryOnly`: this browser keeps nothing, so it ends with its last tab.
 * `historyDropped`: what was kept can't be used, and the chain began anew.
 */
const notice = z.enum(['memoryOnly', 'historyDropped'])
export type Notice = z.output<typeof notice>

const id = z.int()

/** From a tab to the worker that has the chain. */
export const toWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), id, method: z.string(), params: z.array(z.unknown()) }),
  z.object({ kind: z.literal('startOver'), id }),
  z.object({ kind: z.literal('leave') }),
])
export type ToWorker = z.input<typeof toWorker>

const failure = z.object({ code: z.int(), message: z.string(), data: z.optional(bytes) })

/** From the worker to a tab. */
export const toTab = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), notices: z.array(notice) }),
  z.object({ kind: z.literal('failed'), reason: z.enum(['heldElsewhere', 'broken']), message: z.string() }),
  z.object({ kind: z.literal('answer'), id, result: z.unknown() }),
  z.object({ kind: z.literal('refusal'), id, error: failure }),
  z.object({ kind: z.literal('startedOver') }),
  z.object({ kind: z.literal('notice'), notice }),
])
export type ToTab = z.input<typeof toTab>
