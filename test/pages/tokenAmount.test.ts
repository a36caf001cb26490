import { expect, test } from 'vitest'
import { tokenAmount } from '../../src/pages/parts/holdings/tokenAmount.ts'

test.each([
  [25_000_000_000n, 6, '25\u202f000'],
  [1_234_567n, 6, '1.234567'],
  [1_999_999_999_999_999_999n, 18, '1.999999'],
  [1n, 18, '< 0.000001'],
  [0n, 18, '0'],
  [7n, 0, '7'],
  [2n ** 256n - 1n, 0, '> 999\u202f999\u202f999\u202f999\u202f999'],
  [2n ** 256n - 1n, 36, '> 999\u202f999\u202f999\u202f999\u202f999'],
])('[S2] %s with %i decimals is %s, never rounded up', (amount, decimals, shown) => {
  expect(tokenAmount(amount, decimals)).toBe(shown)
})
