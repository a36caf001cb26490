import { type Hex, hashTypedData, numberToHex, pad, type TypedDataDefinition } from 'viem'
import { asSeenAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, toAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { WrapState } from '../read/readSafe.ts'
import { stateFingerprint } from '../read/stateFingerprint.ts'
import { seaportOrder, seaportTypedData } from './seaportOrder.ts'

/** The state in which a Safe is offered, as its fingerprint has it. Signing is off in it, since no NFT moves while it is on. */
type OfferedState = Pick<WrapState, 'nonce' | 'epoch' | 'lockedUntil' | 'quietUntil'>

/** What makes an offer an order on Seaport, open to anyone for a price, and one of its seller's. */
export type Listing = {
  /** Who offers the NFT and is paid, checksummed. */
  seller: Address
  /** From when on it holds, by the chain's clock. */
  startTime: number
  /** Tells it from its like. */
  salt: bigint
  /** The seller's, on Seaport: when they raise it, all their orders of before are void. */
  counter: bigint
}

/** What a seller offers: a wrapped Safe, in one state and no other, for a price. */
export type Offer = {
  chainId: number
  /** Of this one wrap: a later one of the same Safe has another. */
  tokenId: bigint
  state: OfferedState
  /** The ERC-20 to pay in, checksummed; zero for the chain's own coin. */
  currency: Address
  /** In the smallest unit of the currency; zero hands over for nothing. */
  price: bigint
  /** Who alone may buy, checksummed; zero for anyone. */
  buyer: Address
  /** The last second in which it holds, by the chain's clock. */
  deadline: number
  /** It is an order on Seaport; without, an offer for `AsSeen`. */
  listing?: Listing
}

export type SignedOffer = { offer: Offer; signature: Hex }

/** The Safe that a token stands for: the last 20 bytes of its id. */
export const safeOfToken = (tokenId: bigint): Address =>
  toAddress(pad(numberToHex(tokenId % (1n << 160n)), { size: 20 })) ?? ZERO_ADDRESS

/** An offer as `AsSeen` takes it. */
export const offerStruct = ({ tokenId, state, currency, price, buyer, deadline }: Offer) => ({
  tokenId,
  fingerprint: stateFingerprint({ tokenId, ...state, isSigning: false }),
  currency,
  price,
  buyer,
  deadline: BigInt(deadline),
})

/** What the holder signs (EIP-712) of an offer for `AsSeen`, as its `digestOf` hashes it. */
export const offerTypedData = (offer: Offer) => ({
  domain: { name: 'As seen', chainId: offer.chainId, verifyingContract: asSeenAddress as Address },
  types: {
    Offer: [
      { name: 'tokenId', type: 'uint256' },
      { name: 'fingerprint', type: 'bytes32' },
      { name: 'currency', type: 'address' },
      { name: 'price', type: 'uint256' },
      { name: 'buyer', type: 'address' },
      { name: 'deadline', type: 'uint256' },
    ],
  } as const,
  primaryType: 'Offer' as const,
  message: offerStruct(offer),
})

/** What the holder signs (EIP-712), for wherever it is sold. */
export const signedTypedData = (offer: Offer): TypedDataDefinition =>
  offer.listing
    ? (seaportTypedData(offer.chainId, seaportOrder(offer, offer.listing)) as TypedDataDefinition)
    : (offerTypedData(offer) as TypedDataDefinition)

/** The 32 bytes that the holder's signature is over. */
export const offerHash = (offer: Offer): Hex => hashTypedData(signedTypedData(offer))
