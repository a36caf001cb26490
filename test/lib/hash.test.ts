import { describe, expect, expectTypeOf, test } from 'vitest'
import { asSafeTxHash, asTxHash, type SafeTxHash, type TxHash } from '../../src/lib/hash.ts'

const HASH = `0x${'aB'.repeat(32)}`

describe.each([
  ['asTxHash', asTxHash],
  ['asSafeTxHash', asSafeTxHash],
])('%s', (_, take) => {
  test('[W1] takes 0x and 64 digits, in lower case', () => {
    expect(take(HASH)).toBe(HASH.toLowerCase())
  })

  test.each([
    undefined,
    null,
    7,
    '',
    '0x',
    HASH.slice(2),
    HASH.slice(0, -1),
    `${HASH}0`,
    `0x${'z'.repeat(64)}`,
    [HASH],
  ])('[W1] refuses %j', (value) => expect(take(value)).toBeUndefined())
})

test('[W1] neither kind of hash is assignable to the other', () => {
  expectTypeOf<SafeTxHash>().not.toExtend<TxHash>()
  expectTypeOf<TxHash>().not.toExtend<SafeTxHash>()
  expectTypeOf<`0x${string}`>().not.toExtend<TxHash>()
  expectTypeOf<TxHash>().toExtend<`0x${string}`>()
})
