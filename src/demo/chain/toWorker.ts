import * as z from 'zod/mini'

const id = z.int()

/** What the worker takes from a tab; anything else is passed over. */
export const toWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), id, method: z.string(), params: z.array(z.unknown()) }),
  z.object({ kind: z.literal('startOver'), id }),
  z.object({ kind: z.literal('leave') }),
])
