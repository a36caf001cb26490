import fc from 'fast-check'
import { bytesToHex, type Hex } from 'viem'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import type { Offer } from '../../../src/safe/sale/offer.ts'

const bytes = (length: number, most = length) =>
  fc.uint8Array({ minLength: length, maxLength: most }).map((array): Hex => bytesToHex(array))
const address = bytes(20).map((hex) => toAddress(hex) ?? ZERO_ADDRESS)
const big = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const count = fc.nat({ max: Number.MAX_SAFE_INTEGER })

const subject = {
  chainId: count,
  tokenId: big,
  state: fc.record({ nonce: big, epoch: big, lockedUntil: count, quietUntil: count }),
  currency: fc.oneof(address, fc.constant(ZERO_ADDRESS)),
  deadline: count,
}

/** For `AsSeen`, or as an order on Seaport, which is open to anyone and asks for something. */
const anyOffer: fc.Arbitrary<Offer> = fc.oneof(
  fc.record({ ...subject, price: big, buyer: fc.oneof(address, fc.constant(ZERO_ADDRESS)) }),
  fc.record({
    ...subject,
    price: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
    buyer: fc.constant(ZERO_ADDRESS),
    listing: fc.record({ seller: address, startTime: count, salt: big, counter: big }),
  }),
)

/** Any offer with any bytes for its signature. */
export const signedOffer = (mostSignature: number) => fc.record({ offer: anyOffer, signature: bytes(0, mostSignature) })
