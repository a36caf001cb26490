import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'

/** What an act did, in figures, as it is kept for its receipt: value in wei, as decimal text, and times in seconds. */
export const summarySchema = z.object({
  to: z.optional(AddressSchema),
  value: z.optional(z.string().check(z.regex(/^\d{1,78}$/))),
  until: z.optional(z.number().check(z.int(), z.gte(0))),
  isOn: z.optional(z.boolean()),
  owners: z.optional(z.array(AddressSchema)),
})
