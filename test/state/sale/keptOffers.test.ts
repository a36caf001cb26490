import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import type { Offer } from '../../../src/safe/sale/offer.ts'
import { encodeOffer } from '../../../src/safe/sale/offerLink.ts'
import { keepOffer, keptOffers, offersIn } from '../../../src/state/sale/keptOffers.ts'
import { SAFE } from '../../safe/genuineSafe.ts'

const NOW = 1_700_000_000
const TOKEN = (1n << 160n) + BigInt(SAFE)
const signature = `0x${'11'.repeat(65)}` as const

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1_000, toFake: ['Date'] })
  keptOffers.write([])
})
afterEach(() => vi.useRealTimers())

const offerOf = (price: bigint, change: Partial<Offer> = {}): Offer => ({
  ...{ chainId: 1, tokenId: TOKEN, currency: ZERO_ADDRESS, price, buyer: ZERO_ADDRESS, deadline: NOW + DAY_SECONDS },
  state: { nonce: 3n, epoch: 2n, lockedUntil: 0, quietUntil: 0 },
  ...change,
})
const keep = (price: bigint, change: Partial<Offer> = {}) => keepOffer({ offer: offerOf(price, change), signature })
const prices = () => offersIn(keptOffers.read(), 1, SAFE).map(({ offer }) => offer.price)

test('[W3] an offer that may be open stays on the list, however many are signed after it', () => {
  for (let price = 1n; price <= 60n; price++) keep(price)
  expect(prices()).toEqual(Array.from({ length: 60 }, (_, index) => BigInt(60 - index)))
})

test('[W3] of more than fifty the oldest go that are over: by their date, or by the state of a newer one', () => {
  keep(1n, { deadline: NOW - 2 * DAY_SECONDS })
  keep(2n, { deadline: NOW - 60 })
  keep(3n, { state: { nonce: 2n, epoch: 2n, lockedUntil: 0, quietUntil: 0 } })
  keep(4n, { state: { nonce: 2n, epoch: 2n, lockedUntil: 0, quietUntil: 0 }, chainId: 10 })
  for (let price = 5n; price <= 50n; price++) keep(price)
  expect(prices()).toHaveLength(49)
  for (let price = 51n; price <= 54n; price++) keep(price)
  // the one of another chain is there, and the one that ended a minute ago by this clock
  expect(prices()).toEqual([...Array.from({ length: 50 }, (_, index) => BigInt(54 - index)), 2n])
  expect(offersIn(keptOffers.read(), 10, SAFE)).toHaveLength(1)
})

test('[W3] what the version before has kept is read', () => {
  const text = encodeOffer({ offer: offerOf(7n), signature })
  localStorage.setItem('offers', JSON.stringify({ v: 1, value: [text] }))
  expect(keptOffers.read()).toEqual([text])
})
