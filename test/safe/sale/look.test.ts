import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import type { NftHolding, TokenHolding } from '../../../src/safe/holdings/holding.ts'
import { acceptIn, type Content, countedIn, lessIn, lookAt, NOTHING_SEEN } from '../../../src/safe/sale/look.ts'

const addressOf = (digit: number) => toAddress(`0x${`${digit}`.repeat(40)}`) ?? ZERO_ADDRESS
const coin: TokenHolding = {
  ...{ address: addressOf(1), origin: 'known', symbol: 'PLAY', kind: 'erc20', amount: 0n, decimals: 6 },
}
const art: NftHolding = {
  ...{ address: addressOf(2), origin: 'known', symbol: 'ART', kind: 'erc721', items: [], unread: 0, count: 0n },
}

/** Undefined amounts and numbers couldn't be read. */
function contentOf(native: bigint, amount: bigint | undefined, ids: readonly bigint[] | undefined): Content {
  const items = ids?.map((id) => ({ id, amount: 1n })) ?? []
  const unread: NftHolding = { ...art, unread: 1, count: 'unknown' }
  return {
    native,
    held: {
      tokens: amount === 0n ? [] : [{ ...coin, amount: amount ?? 'unknown' }],
      nfts: ids ? (ids.length > 0 ? [{ ...art, items, count: BigInt(items.length) }] : []) : [unread],
    },
  }
}

const few = fc.bigInt({ min: 0n, max: 3n })
const content = fc.record({
  native: few,
  amount: fc.option(few, { nil: undefined }),
  ids: fc.option(fc.subarray([1n, 2n, 3n]), { nil: undefined }),
})
const steps = fc.array(fc.record({ now: content, isAccepted: fc.boolean() }), { minLength: 1, maxLength: 8 })

describe('what a buyer was shown of a Safe', () => {
  test('[W3] is what they pay for: whenever nothing is said to be less, all that was shown last is there, or was accepted', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let look = NOTHING_SEEN
        // of the coin and of the token: as much as was shown last or accepted, told without the code at hand
        const floor = { native: 0n, amount: 0n }
        for (const { now, isAccepted } of all) {
          const shown = contentOf(now.native, now.amount, now.ids)
          look = lookAt(look, shown, [])
          expect(lookAt(look, shown, [])).toBe(look)
          const isLess = now.native < floor.native || (now.amount !== undefined && now.amount < floor.amount)
          const kinds = lessIn(look, shown).map(({ kind }) => kind)
          expect(kinds.some((kind) => kind !== 'nfts')).toBe(isLess)
          if (isAccepted) {
            look = acceptIn(look, shown, [])
            expect(lessIn(look, shown)).toEqual([])
            floor.native = now.native
            floor.amount = now.amount ?? floor.amount
          } else {
            if (now.native > floor.native) floor.native = now.native
            if ((now.amount ?? 0n) > floor.amount) floor.amount = now.amount ?? 0n
          }
          // what is compared once more before the wallet is asked
          const counted = countedIn(look)
          expect(counted?.native).toBe(floor.native)
          const [held] = counted?.tokens ?? []
          expect(held === undefined || held.amount === 'unknown' ? 0n : held.amount).toBe(floor.amount)
        }
      }),
    )
  })

  test('[W3] has each NFT by its number: another in its place is none the less one that is gone', () => {
    const first = lookAt(NOTHING_SEEN, contentOf(0n, 1n, [1n]), [])
    expect(lessIn(first, contentOf(0n, 1n, [2n]))).toMatchObject([{ kind: 'nfts', before: 1n, now: 1n }])
    const both = lookAt(first, contentOf(0n, 1n, [1n, 2n]), [])
    expect(lessIn(both, contentOf(0n, 1n, [1n]))).toMatchObject([{ kind: 'nfts', before: 2n, now: 1n }])
    const accepted = acceptIn(both, contentOf(0n, 1n, [1n]), [])
    expect(lessIn(accepted, contentOf(0n, 1n, [1n]))).toEqual([])
    expect(lessIn(accepted, contentOf(0n, 1n, [2n]))).toMatchObject([{ kind: 'nfts' }])
  })

  test('[W3] isn’t gone, and isn’t forgotten, while it can’t be read', () => {
    const first = lookAt(NOTHING_SEEN, contentOf(1n, 3n, [1n]), [])
    const blind = { native: 1n, held: undefined }
    expect(lessIn(first, blind)).toEqual([])
    const unread = contentOf(1n, undefined, undefined)
    const kept = acceptIn(lookAt(lookAt(first, blind, []), unread, []), unread, [])
    expect(lessIn(kept, contentOf(1n, 2n, [1n]))).toMatchObject([{ kind: 'token', before: 3n, now: 2n }])
    expect(countedIn(lookAt(NOTHING_SEEN, blind, []))).toBeUndefined()
  })
})
