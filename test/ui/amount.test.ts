import fc from 'fast-check'
import { formatEther, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseCountInput, parseNumberInput } from '../../src/lib/numberInput.ts'
import { exactAmount, formatAmount, formatExactly, isAmountToBeShown, parseTypedAmount } from '../../src/ui/amount.ts'
import { LANGUAGES } from '../../src/words/languages.ts'

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

  test('[W4] a balance is written out in full: no k, m, b or t abbreviates it', () => {
    fc.assert(
      fc.property(anyWei, (wei) => {
        expect(formatAmount(wei, 'ETH')).toMatch(/^(< )?\d{1,3}(\u202f\d{3})*(\.\d{1,6})? ETH$/)
      }),
    )
  })

  test('[W4] rounds down, so that it never shows more than the balance', () => {
    fc.assert(
      fc.property(anyWei, (wei) => {
        const text = formatAmount(wei, 'ETH')
        const shown = text.startsWith('<') ? 0n : parseEther(text.replaceAll('\u202f', '').replace(' ETH', ''))
        return shown <= wei && wei - shown < 10n ** 12n
      }),
    )
  })
})

test('[W4] an exact amount equals viem’s, and is read back unchanged', () => {
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
    ['0,5', 5n * 10n ** 17n],
    [',5', 5n * 10n ** 17n],
    ['1,', 10n ** 18n],
    ['\u0662', 2n * 10n ** 18n],
    ['٠٫٥', 5n * 10n ** 17n],
    ['٠،٥', 5n * 10n ** 17n],
    ['۰٫۵', 5n * 10n ** 17n],
    ['０．５', 5n * 10n ** 17n],
    ['０，５', 5n * 10n ** 17n],
    ['0。5', 5n * 10n ** 17n],
    ['१.५', 15n * 10n ** 17n],
    ['\u200f٠٫٥\u200f', 5n * 10n ** 17n],
    ['1 000', 1_000n * 10n ** 18n],
    ['1\u202f234.5', parseEther('1234.5')],
    ['1\u00a0234,5', parseEther('1234.5')],
    ['1\u2009234\u2009567', parseEther('1234567')],
    ["1'234.5", parseEther('1234.5')],
    ['1’234’567,25', parseEther('1234567.25')],
    ['١٬٢٣٤٫٥', parseEther('1234.5')],
    ['1,234', parseEther('1.234')],
    ['1.234', parseEther('1.234')],
  ])('[W4] reads %j', (text, wei) => {
    expect(parseTypedAmount(text)).toEqual({ wei })
    expect(parseTypedAmount(`${text.trim()} eth`, 'ETH')).toEqual({ wei })
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['0', 'zero'],
    ['0.0', 'zero'],
    ['0.0000000000000000001', 'decimals'],
    ['1.1234567890123456789', 'decimals'],
    ['1,000.5', 'separators'],
    ['1.234,5', 'separators'],
    ['1,234,567', 'separators'],
    ['1.2.3', 'separators'],
    ['1,234٫5', 'separators'],
    ['1 5', 'separators'],
    ['12 34', 'separators'],
    ["1'234 567", 'separators'],
    ['1 234 56', 'separators'],
    ['0.123 456', 'separators'],
    [' , ', 'shape'],
    ['1;5', 'shape'],
    ['1² ', 'shape'],
    ['½', 'shape'],
    ['三', 'shape'],
    ['1٢', 'shape'],
    ['０.5', 'shape'],
    ['0.5 USDC', 'shape'],
    ['ETH', 'shape'],
    ['1e18', 'shape'],
    ['0x10', 'shape'],
    ['-1', 'shape'],
    ['+1', 'shape'],
    ['.', 'shape'],
    ['Infinity', 'shape'],
    ['NaN', 'shape'],
    ['9'.repeat(61), 'shape'],
  ] as const)('[W4] refuses %j: %s', (text, wrong) => {
    expect(parseTypedAmount(text)).toEqual({ wrong })
  })
})

describe('one parser for all numbers', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => {
    const digits = [...new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(1234567890)]
    return digits.every((digit) => /\p{Nd}/u.test(digit))
  })

  test('[W4] reads digits of every script that Intl writes', () => {
    expect(systems.length).toBeGreaterThan(50)
    for (const numberingSystem of systems) {
      const text = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9876543210)
      expect(parseNumberInput(text), numberingSystem).toEqual({ whole: '9876543210', fraction: '' })
    }
  })

  test('[W4] reads what this page writes unchanged, with its symbol and without, to the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 60n }), fc.constantFrom('ETH', 'XDAI', 'POL'), (wei, symbol) => {
        const text = formatExactly(wei, symbol)
        expect(parseTypedAmount(text, symbol)).toEqual({ wei })
        expect(parseTypedAmount(text.slice(0, -symbol.length))).toEqual({ wei })
        const shown = formatAmount(wei, symbol)
        const cut = wei - (wei % 10n ** 12n)
        expect(parseTypedAmount(shown, symbol)).toEqual(shown.startsWith('<') ? { wrong: 'shape' } : { wei: cut })
      }),
    )
  })

  /** Locales with the language's digits and separators, and those of regions with other ones. */
  const places = [
    ...LANGUAGES.map(({ tag }) => tag),
    'ar-EG',
    'ar-MA',
    'de-CH',
    'de-AT',
    'es-MX',
    'fr-CH',
    'fa',
    'hi-u-nu-deva',
    'sv',
  ]

  test.each(places)('[W4] reads what %s writes unchanged, or asks back; never as more', (place) => {
    const format = new Intl.NumberFormat(place, { maximumFractionDigits: 18 })
    const plain = new Intl.NumberFormat(place, { maximumFractionDigits: 18, useGrouping: false })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), (wei) => {
        const exact = formatEther(wei) as `${number}`
        expect(parseTypedAmount(plain.format(exact))).toEqual({ wei })
        const read = parseTypedAmount(format.format(exact))
        if ('wrong' in read) expect(read).toEqual({ wrong: 'separators' })
        else expect(read.wei <= wei).toBe(true)
      }),
    )
  })

  test('[W4] any text is parsed or refused without throwing, and never as a number that is not in it', () => {
    const pieces = fc.constantFrom(..."0159.,\u202f\u00a0٫٬٢５．，。'’-+eE \u200f", 'ETH')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const read = parseNumberInput(typed)
        if ('wrong' in read) return
        expect(read.whole + read.fraction).toMatch(/^\d+$/)
        expect((read.whole + read.fraction).length).toBe([...typed.matchAll(/\p{Nd}/gu)].length)
      }),
      { numRuns: 2_000 },
    )
    expect(parseNumberInput('1'.repeat(1_000_000))).toEqual({ wrong: 'shape' })
    expect(parseNumberInput(`1${' 000'.repeat(300_000)}`)).toEqual({ wrong: 'shape' })
  })

  test('[W4] reads counts by the same rules', () => {
    for (const text of ['2', ' 2 ', '02', '٢', '２', '२', '2\u200f']) expect(parseCountInput(text)).toBe(2)
    for (const text of ['', '1,5', '-1', '1e1', '1000', '1 000', 'two', '二'])
      expect(parseCountInput(text)).toBeUndefined()
  })

  test('[W4] the parsed amount is shown where another number may have been meant', () => {
    for (const text of ['0,5', '٠٫٥', '1 234.5', '1,234', '1.234', '012', '1.', '0.5 ETH']) {
      const read = parseTypedAmount(text, 'ETH')
      expect('wei' in read && isAmountToBeShown(text, read.wei), text).toBe(true)
    }
    for (const text of ['1', '0.5', '1234.5', '0.125', '1234.567'])
      expect(isAmountToBeShown(text, parseEther(text)), text).toBe(false)
  })
})
