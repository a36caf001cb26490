import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { asSeenZoneAddress } from '../../contract/asSeenZone.generated.ts'
import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Call } from '../plans/prepareWrite.ts'
import { type Offer, offerStruct } from './offer.ts'

/** Where Seaport 1.6 is on every chain that has it. */
export const seaportAddress: Address = '0x0000000000000068F116a894984e2DB1123eB395'

// as Seaport numbers them
const NATIVE = 0
const ERC20 = 1
const ERC721 = 2
const FULL_RESTRICTED = 2
const PARTIAL_RESTRICTED = 3

/** No conduit: tokens are approved to Seaport itself. */
const NO_CONDUIT: Hex = `0x${'0'.repeat(64)}`

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

/** What makes an order one of its seller's: from when it holds, a number that tells it from its like, and Seaport's counter. */
type Distinction = { startTime: number; salt: bigint; counter: bigint }

export const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct OrderComponents { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 counter; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'function fulfillOrder(Order order, bytes32 fulfillerConduitKey) payable returns (bool fulfilled)',
  'function getOrderHash(OrderComponents order) view returns (bytes32 orderHash)',
  'function getCounter(address offerer) view returns (uint256 counter)',
])

/**
 * An offer as an order on Seaport 1.6, under the zone that fills it in the offered state alone.
 * @returns nothing for an offer to one buyer, which Seaport writes as a second transfer of the token, and for one that asks for nothing
 */
export function seaportOrder(offer: Offer, seller: Address, distinction: Distinction): SeaportOrder | undefined {
  const { tokenId, currency, price, buyer, deadline } = offer
  if (buyer !== ZERO_ADDRESS || price === 0n) return undefined
  const isNative = currency === ZERO_ADDRESS
  return {
    offerer: seller,
    zone: asSeenZoneAddress,
    offer: [
      {
        itemType: ERC721,
        token: wrappedSafeAddress,
        identifierOrCriteria: tokenId,
        startAmount: 1n,
        endAmount: 1n,
      },
    ],
    consideration: [
      {
        itemType: isNative ? NATIVE : ERC20,
        token: currency,
        identifierOrCriteria: 0n,
        startAmount: price,
        endAmount: price,
        recipient: seller,
      },
    ],
    orderType: FULL_RESTRICTED,
    startTime: BigInt(distinction.startTime),
    // an order of Seaport's is over in its last second, an offer after it
    endTime: BigInt(deadline) + 1n,
    zoneHash: offerStruct(offer).fingerprint,
    salt: distinction.salt,
    conduitKey: NO_CONDUIT,
    counter: distinction.counter,
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

/** The call by which a buyer pays for an order and gets the token; an ERC-20 is approved to Seaport before. */
export function fulfilCall(order: SeaportOrder, signature: Hex): Call {
  const { counter: _, ...parameters } = order
  const totalOriginalConsiderationItems = BigInt(order.consideration.length)
  const signed = { parameters: { ...parameters, totalOriginalConsiderationItems }, signature }
  const native = order.consideration.filter(({ itemType }) => itemType === NATIVE)
  return {
    to: seaportAddress,
    value: native.reduce((sum, { startAmount }) => sum + startAmount, 0n),
    data: encodeFunctionData({ abi: seaportAbi, functionName: 'fulfillOrder', args: [signed, NO_CONDUIT] }),
  }
}
