import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'

const Digits = z.string().check(z.regex(/^\d{1,78}$/))

/** A token's decimals. */
const Places = z.custom<number>((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 36)

const Token = z.object({
  address: AddressSchema,
  amount: Digits,
  id: z.optional(Digits),
  symbol: z.optional(z.string().check(z.maxLength(100))),
  decimals: z.optional(Places),
})

/** What an act did, in figures, as it is kept for its receipt: value in wei, as decimal text, and times in seconds. */
export const summarySchema = z.object({
  to: z.optional(AddressSchema),
  value: z.optional(Digits),
  until: z.optional(z.number().check(z.int(), z.gte(0))),
  isOn: z.optional(z.boolean()),
  owners: z.optional(z.array(AddressSchema)),
  tokens: z.optional(z.array(Token)),
  calls: z.optional(z.number().check(z.int(), z.gte(0))),
  target: z.optional(AddressSchema),
})
