import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  check,
  nullable,
  object,
  optional,
  positiveInteger,
  type Schema,
  text,
  unknown,
} from '../../../src/lib/parse/schemas.ts'

type Session = { id: string; chainId?: number | undefined; peer: { name: string; icon?: unknown } | null }

const isTopic = (value: unknown): value is string => value === 'topic'

/** Each beside the zod schema that it replaces. */
const TWINS: [name: string, ours: Schema<unknown>, theirs: Schema<unknown>][] = [
  ['unknown', unknown, z.unknown()],
  ['check', check(isTopic), z.custom<string>(isTopic)],
  ['text', text(), z.string()],
  ['text of a length', text(3), z.string().check(z.maxLength(3))],
  ['text in a pattern', text(4, /^\w+$/), z.string().check(z.maxLength(4), z.regex(/^\w+$/))],
  ['positiveInteger', positiveInteger, z.number().check(z.int(), z.gte(1))],
  ['optional', optional(positiveInteger), z.optional(z.number().check(z.int(), z.gte(1)))],
  ['nullable', nullable(text(3)), z.nullable(z.string().check(z.maxLength(3)))],
  [
    'object',
    object<Session>({
      id: text(3),
      chainId: optional(positiveInteger),
      peer: nullable(object<{ name: string; icon?: unknown }>({ name: text(), icon: optional(unknown) })),
    }),
    z.object({
      id: z.string().check(z.maxLength(3)),
      chainId: z.optional(z.number().check(z.int(), z.gte(1))),
      peer: z.nullable(z.object({ name: z.string(), icon: z.optional(z.unknown()) })),
    }),
  ],
]

const leaf = fc.oneof(
  fc.constantFrom(undefined, null, 'topic', '', 'abc', 'abcd', 'a c', 0, 1, -1, 1.5, 2 ** 53, Number.NaN),
  fc.constantFrom(Number.POSITIVE_INFINITY, true, 1n, []),
  fc.anything(),
)
const peer = fc.oneof(leaf, fc.record({ name: fc.oneof(fc.string(), leaf), icon: leaf }, { requiredKeys: [] }))
const near = fc.record(
  { id: fc.oneof(fc.string({ maxLength: 4 }), leaf), chainId: fc.oneof(fc.nat(), leaf), peer, more: leaf },
  { requiredKeys: [] },
)

test.each(TWINS)('[S3.4] %s accepts what its zod counterpart accepts, and nothing else', (_, ours, theirs) => {
  fc.assert(
    fc.property(fc.oneof(leaf, near), (value) => {
      const [own, zods] = [ours.safeParse(value), theirs.safeParse(value)]
      expect(own.success).toBe(zods.success)
      if (own.success && zods.success) expect(own.data).toEqual(zods.data)
    }),
    { numRuns: 500 },
  )
})

test('[S3.4] unknown fields of an object are dropped, and so are missing optional ones', () => {
  const schema = object<{ id: string; name?: string | undefined }>({ id: text(), name: optional(text()) })
  expect(schema.safeParse({ id: 'a', name: undefined, more: 1 })).toStrictEqual({ success: true, data: { id: 'a' } })
})

test('[S3.2] a field is read once, so that the returned value is the checked one', () => {
  const answers = ['short', 'x'.repeat(1_000)]
  const hostile = {
    get name() {
      return answers.shift()
    },
  }
  expect(object<{ name: string }>({ name: text(5) }).safeParse(hostile)).toEqual({
    success: true,
    data: { name: 'short' },
  })
  expect(answers).toHaveLength(1)
})
