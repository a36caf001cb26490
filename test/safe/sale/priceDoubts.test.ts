import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceDoubts } from '../../../src/safe/sale/priceDoubts.ts'

const kinds = (...[price, known]: Parameters<typeof priceDoubts>) => priceDoubts(price, known).map(({ kind }) => kind)

test('[W3] a price that is ten times another, or a tenth of it, is asked back, and one below half of what is in the Safe', () => {
  expect(kinds(100n, { earlier: 10n })).toEqual(['more'])
  expect(kinds(99n, { earlier: 10n })).toEqual([])
  expect(kinds(1n, { earlier: 10n })).toEqual(['less'])
  expect(kinds(2n, { earlier: 19n })).toEqual([])
  expect(kinds(5n, { held: 10n })).toEqual([])
  expect(kinds(5n, { held: 11n })).toEqual(['contents'])
  expect(kinds(1n, { earlier: 10n, held: 3n })).toEqual(['less', 'contents'])
  expect(priceDoubts(100n, { earlier: 9n })).toEqual([{ kind: 'more', times: 11n, earlier: 9n }])
})

test('[W3] a first price is compared with what the Safe was bought for, and a later one with the offer before', () => {
  expect(priceDoubts(100n, { paid: 10n })).toEqual([{ kind: 'paid', paid: 10n }])
  expect(kinds(1n, { paid: 10n, held: 3n })).toEqual(['paid', 'contents'])
  expect(kinds(99n, { paid: 10n })).toEqual([])
  expect(kinds(2n, { paid: 19n })).toEqual([])
  expect(kinds(100n, { earlier: 50n, paid: 1n })).toEqual([])
})

test('[W3] nothing is asked back of a gift, nor of a first price in a currency that isn’t in the Safe', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n }),
      (any) => void expect(kinds(0n, { earlier: any, paid: any, held: any })).toEqual([]),
    ),
  )
  fc.assert(fc.property(fc.bigInt({ min: 0n }), (price) => void expect(kinds(price, {})).toEqual([])))
})
