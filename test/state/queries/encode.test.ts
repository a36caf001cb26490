import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from '../../../src/state/queries/encode.ts'

const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.bigInt(),
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

test('[S9.6] whatever is written is read back unchanged, bigints too', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(decode(encode(value))).toEqual(value)
    }),
  )
})

test('[S9.6] an address, an amount beyond 2^53 and an empty list', () => {
  const value = { owners: [], balance: 12_345_678_901_234_567_890n, nonce: 0n, debt: -1n, text: '12n' }
  expect(decode(encode(value))).toEqual(value)
})

test('[S9.6] an object that would be read back as a bigint is not written', () => {
  expect(() => encode({ deep: [{ $bigint: '12' }] })).toThrow(TypeError)
  expect(encode({ $bigint: '12', other: 1 })).toBe('{"$bigint":"12","other":1}')
})

test.each(['', 'x', '{', '{"$bigint":"x"}', '{"$bigint":{}}'])('[S9.6] %j can’t be decoded', (text) => {
  expect(() => decode(text)).toThrow()
})
