import { asSeenZoneAddress } from '../../contract/asSeenZone.generated.ts'
import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import { stateFingerprint } from '../read/stateFingerprint.ts'
import type { Listing, Offer } from './offer.ts'
import { seaportAddress } from './seaportAddress.ts'

type Hex = `0x${string}`

// as Seaport numbers them
const NATIVE = 0
const ERC20 = 1
const ERC721 = 2
const FULL_RESTRICTED = 2
const PARTIAL_RESTRICTED = 3

/** No conduit: tokens are approved to Seaport itself. */
export const NO_CONDUIT: Hex = `0x${'0'.repeat(64)}`

type OfferItem = {
  itemType: number
  token: Address
  identifierOrCriteria: bigint
  startAmount: bigint
  endAmount: bigint
}

/** What an offerer signs on Seaport; amounts in the smallest unit, times in seconds. */
export type SeaportOrder = {
  offerer: Address
  zone: Address
  offer: readonly OfferItem[]
  consideration: readonly (OfferItem & { recipient: Address })[]
  orderType: number
  startTime: bigint
  endTime: bigint
  zoneHash: Hex
  salt: bigint
  conduitKey: Hex
  counter: bigint
}

/**
 * An offer as an order on Seaport 1.6, under the zone that fills it in the offered state alone.
 * @throws RangeError for an offer to one buyer, which Seaport writes as a second transfer of the token, and for one that asks for nothing
 */
export function seaportOrder(offer: Offer, listing: Listing): SeaportOrder {
  const { tokenId, state, currency, price, buyer, deadline } = offer
  if (buyer !== ZERO_ADDRESS || price === 0n) throw new RangeError('No order says that.')
  const one = { startAmount: 1n, endAmount: 1n }
  const all = { startAmount: price, endAmount: price }
  return {
    offerer: listing.seller,
    zone: asSeenZoneAddress,
    offer: [{ itemType: ERC721, token: wrappedSafeAddress, identifierOrCriteria: tokenId, ...one }],
    consideration: [
      {
        itemType: currency === ZERO_ADDRESS ? NATIVE : ERC20,
        ...{ token: currency, identifierOrCriteria: 0n, ...all, recipient: listing.seller },
      },
    ],
    orderType: FULL_RESTRICTED,
    startTime: BigInt(listing.startTime),
    // an order of Seaport's is over in its last second, an offer after it
    endTime: BigInt(deadline) + 1n,
    zoneHash: stateFingerprint({ tokenId, ...state, isSigning: false }),
    salt: listing.salt,
    conduitKey: NO_CONDUIT,
    counter: listing.counter,
  }
}

/** Whether Seaport asks the zone of an order at all, without which nothing holds it to a state: of an open order it doesn't. */
export const isUnderZone = ({ orderType, zone }: Pick<SeaportOrder, 'orderType' | 'zone'>): boolean =>
  zone === asSeenZoneAddress && (orderType === FULL_RESTRICTED || orderType === PARTIAL_RESTRICTED)

const ITEM = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifierOrCriteria', type: 'uint256' },
  { name: 'startAmount', type: 'uint256' },
  { name: 'endAmount', type: 'uint256' },
] as const

/** What the seller signs (EIP-712); its hash is that of Seaport's `getOrderHash` under Seaport's domain. */
export const seaportTypedData = (chainId: number, order: SeaportOrder) => ({
  domain: { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaportAddress },
  types: {
    OrderComponents: [
      { name: 'offerer', type: 'address' },
      { name: 'zone', type: 'address' },
      { name: 'offer', type: 'OfferItem[]' },
      { name: 'consideration', type: 'ConsiderationItem[]' },
      { name: 'orderType', type: 'uint8' },
      { name: 'startTime', type: 'uint256' },
      { name: 'endTime', type: 'uint256' },
      { name: 'zoneHash', type: 'bytes32' },
      { name: 'salt', type: 'uint256' },
      { name: 'conduitKey', type: 'bytes32' },
      { name: 'counter', type: 'uint256' },
    ],
    OfferItem: ITEM,
    ConsiderationItem: [...ITEM, { name: 'recipient', type: 'address' }],
  } as const,
  primaryType: 'OrderComponents' as const,
  message: order,
})
