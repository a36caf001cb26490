// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { type Offer, safeOfToken } from '../../../src/safe/sale/offer.ts'
import { encodeOffer } from '../../../src/safe/sale/offerLink.ts'

const holder = '0x1111111111111111111111111111111111111111'
const messageHash = `0x${'ab'.repeat(32)}`
const offer: Offer = {
  ...{ chainId: 1, tokenId: 5n, state: { nonce: 1n, epoch: 2n, lockedUntil: 3, quietUntil: 4 } },
  ...{ currency: ZERO_ADDRESS, price: 7n, buyer: ZERO_ADDRESS, deadline: 8 },
}
const order: Offer = { ...offer, listing: { seller: holder, startTime: 6, salt: 2n ** 63n, counter: 9n } }
const letters = encodeOffer({ offer, signature: '0x' })

afterEach(() => localStorage.clear())

/** The store as it is after a load of the page. */
async function load() {
  vi.resetModules()
  return import('../../../src/state/sale/askedOffers.ts')
}

const write = (value: unknown, v = 1) => localStorage.setItem('askedOffers', JSON.stringify({ v, value }))

test('[W3] what a Safe was asked is kept to the last figure, also an order’s salt, one of each and newest first', async () => {
  const { keepAsked } = await load()
  keepAsked({ offer, account: holder })
  keepAsked({ offer: order, account: holder })
  keepAsked({ offer, account: holder, messageHash })
  const { askedIn, askedOf, askedOffers, forgetAsked } = await load()
  const safe = safeOfToken(5n)
  expect(askedIn(askedOffers.read(), 1, safe)).toEqual([
    { offer, account: holder, messageHash },
    { offer: order, account: holder },
  ])
  expect(askedIn(askedOffers.read(), 10, safe)).toEqual([])
  expect(askedIn(askedOffers.read(), 1, holder)).toEqual([])
  forgetAsked(offer)
  expect(askedOf(offer)).toBeUndefined()
  expect(askedOf(order)).toEqual({ offer: order, account: holder })
})

test('[W3] no more than twenty are kept, the newest', async () => {
  const { keepAsked, askedOffers, askedIn } = await load()
  for (let price = 1n; price <= 21n; price++) keepAsked({ offer: { ...offer, price }, account: holder })
  const prices = askedIn(askedOffers.read(), 1, safeOfToken(5n)).map((one) => one.offer.price)
  expect(prices).toEqual(Array.from({ length: 20 }, (_, index) => 21n - BigInt(index)))
})

test.each([
  ['no list', {}],
  ['no address', [{ offer: letters, account: '0x12' }]],
  ['no hash of a message', [{ offer: letters, account: holder, messageHash: '0x12' }]],
  ['more letters than an offer has', [{ offer: 'A'.repeat(1_025), account: holder }]],
  ['no offer', [{ offer: letters.slice(1), account: holder }]],
])('[W3] %s in its place is nothing', async (_, value) => {
  write(value)
  const { askedOffers, askedIn, askedOf } = await load()
  expect(askedIn(askedOffers.read(), 1, safeOfToken(5n))).toEqual([])
  expect(askedOf(offer)).toBeUndefined()
})

test('[W3] what a later version of the page has kept is left alone', async () => {
  write('something new', 2)
  const { keepAsked, askedOf } = await load()
  keepAsked({ offer, account: holder })
  expect(askedOf(offer)).toEqual({ offer, account: holder })
  expect(localStorage.getItem('askedOffers')).toBe(JSON.stringify({ v: 2, value: 'something new' }))
})
