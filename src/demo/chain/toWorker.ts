import * as z from 'zod/mini'

const id = z.int()

/** A message from a tab to the worker that runs the chain; the worker ignores anything else. */
export const toWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), id, method: z.string(), params: z.array(z.unknown()) }),
  z.object({ kind: z.literal('startOver'), id }),
  z.object({ kind: z.literal('leave') }),
])

export type ToWorker = z.infer<typeof toWorker>
