import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import type { Call } from '../plans/prepareWrite.ts'
import { type Method, MethodSchema, toMethod } from './abiSchema.ts'

/** A call of a batch that is being put together, and the function it calls, where that is known. */
export type DraftCall = Call & { method?: Method }

/** Calls that one batch may have; more than a block of most chains has room for. */
export const MOST_CALLS = 250

const KeptMethod = z.pipe(MethodSchema, z.transform(toMethod))

/** The shape in which a browser stores one; value in wei, as decimal text. */
export const DraftCallSchema = z.object({
  to: AddressSchema,
  value: z.string().check(z.regex(/^\d{1,78}$/)),
  data: z.string().check(z.regex(/^0x(?:[0-9a-f]{2})*$/)),
  method: z.optional(KeptMethod),
})

export const toDraftCall = ({ to, value, data, method }: z.infer<typeof DraftCallSchema>): DraftCall => ({
  ...{ to, value: BigInt(value), data: data as Call['data'] },
  ...(method && { method }),
})

/** The same, as it is stored. */
export const keptCall = ({ to, value, data, method }: DraftCall) => ({
  ...{ to, value: value.toString(), data },
  ...(method && { method }),
})
