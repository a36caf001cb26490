import fc from 'fast-check'
import { formatEther, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { exactAmount, formatAmount, parseTypedAmount } from '../../src/ui/amount.ts'

const anyWei = fc.bigInt({ min: 1n, max: 10n ** 60n })

describe('formatAmount', () => {
  test.each([
    [0n, '0 ETH'],
    [1n, '< 0.000001 ETH'],
    [999_999_999_999n, '< 0.000001 ETH'],
    [1_000_000_000_000n, '0.000001 ETH'],
    [parseEther('0.1'), '0.1 ETH'],
    [parseEther('1'), '1 ETH'],
    [parseEther('1.000000999999999999'), '1 ETH'],
    [parseEther('0.999999999999999999'), '0.999999 ETH'],
    [parseEther('1234.5'), '1\u202f234.5 ETH'],
    [parseEther('1234567890123'), '1\u202f234\u202f567\u202f890\u202f123 ETH'],
  ])('[W4] %s wei is %s', (wei, text) => {
    expect(formatAmount(wei, 'ETH')).toBe(text)
  })

  test('[W4] a balance is money: every thousand of it is written out, and no k, m, b or t stands for digits', () => {
    fc.assert(
      fc.property(anyWei, (wei) => {
        expect(formatAmount(wei, 'ETH')).toMatch(/^(< )?\d{1,3}(\u202f\d{3})*(\.\d{1,6})? ETH$/)
      }),
    )
  })

  test('[W4] never shows more than there is', () => {
    fc.assert(
      fc.property(anyWei, (wei) => {
        const text = formatAmount(wei, 'ETH')
        const shown = text.startsWith('<') ? 0n : parseEther(text.replaceAll('\u202f', '').replace(' ETH', ''))
        return shown <= wei && wei - shown < 10n ** 12n
      }),
    )
  })
})

test('[W4] an exact amount is what viem writes, and is read back as itself', () => {
  fc.assert(
    fc.property(anyWei, (wei) => {
      expect(exactAmount(wei)).toBe(formatEther(wei))
      expect(parseTypedAmount(exactAmount(wei))).toEqual({ wei })
    }),
  )
  expect(exactAmount(0n)).toBe('0')
  expect(exactAmount(1n)).toBe('0.000000000000000001')
})

describe('parseTypedAmount', () => {
  test.each([
    ['1', 10n ** 18n],
    [' 0.25 ', 25n * 10n ** 16n],
    ['.5', 5n * 10n ** 17n],
    ['1.', 10n ** 18n],
    ['007', 7n * 10n ** 18n],
    ['0.000000000000000001', 1n],
    ['9'.repeat(60), BigInt('9'.repeat(60)) * 10n ** 18n],
  ])('[W4] reads %j', (text, wei) => {
    expect(parseTypedAmount(text)).toEqual({ wei })
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['0', 'zero'],
    ['0.0', 'zero'],
    ['0.0000000000000000001', 'decimals'],
    ['1.1234567890123456789', 'decimals'],
    ['1,5', 'shape'],
    ['1,000.5', 'shape'],
    ['1 000', 'shape'],
    ['1\u202f000', 'shape'],
    ['1e18', 'shape'],
    ['0x10', 'shape'],
    ['-1', 'shape'],
    ['+1', 'shape'],
    ['1.2.3', 'shape'],
    ['.', 'shape'],
    ['Infinity', 'shape'],
    ['NaN', 'shape'],
    ['\u0661', 'shape'],
    ['9'.repeat(61), 'shape'],
  ] as const)('[W4] refuses %j: %s', (text, wrong) => {
    expect(parseTypedAmount(text)).toEqual({ wrong })
  })
})
