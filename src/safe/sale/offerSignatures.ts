import { type Hex, hashTypedData, size, slice } from 'viem'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { encodeSignatures, readKeySignature } from '../consent/ownerSignature.ts'
import { type Offer, offerHash } from './offer.ts'

// An offer that a Safe makes is signed by its owners one after the other, each opening the link of the one before.

/** Of r and s, with v. */
const KEY_BYTES = 65

/** What one owner signed, in the shape of a Safe. */
export type OwnersPart = { owner: Address; signature: Hex }

/**
 * What an owner of the Safe that holds the NFT signs (EIP-712): the offer's hash as a message of that Safe, 1.3.0 and later, which
 * its fallback handler asks for (`getMessageHashForSafe`).
 */
export const holderMessage = (holder: Address, offer: Offer) => ({
  domain: { chainId: offer.chainId, verifyingContract: holder },
  types: { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const,
  primaryType: 'SafeMessage' as const,
  message: { message: offerHash(offer) },
})

/** The 32 bytes that each owner's signature is over. */
export const holderMessageHash = (holder: Address, offer: Offer): Hex => hashTypedData(holderMessage(holder, offer))

const ascending = (a: OwnersPart, b: OwnersPart): number =>
  a.owner.toLowerCase() < b.owner.toLowerCase() || (isSameAddress(a.owner, b.owner) && a.signature < b.signature)
    ? -1
    : 1

/**
 * Whose keys signed, of a row of signatures; whether these are owners, only the chain tells.
 * @returns undefined where anything else is in it, as of an owner that is a contract: that is whole or nothing
 */
export async function readParts(holder: Address, offer: Offer, signature: Hex): Promise<OwnersPart[] | undefined> {
  if (size(signature) % KEY_BYTES !== 0) return undefined
  const hash = holderMessageHash(holder, offer)
  const pieces = Array.from({ length: size(signature) / KEY_BYTES }, (_, index) =>
    slice(signature, index * KEY_BYTES, (index + 1) * KEY_BYTES),
  )
  const parts = await Promise.all(pieces.map((piece) => readKeySignature(hash, piece)))
  const read = parts.filter((part) => part !== undefined)
  return read.length === pieces.length ? read : undefined
}

/** What several people have collected of one offer: in any order the same, each owner once, sorted as a Safe takes them. */
export const mergeParts = (...collected: readonly (readonly OwnersPart[])[]): OwnersPart[] =>
  collected
    .flat()
    .toSorted(ascending)
    .filter(({ owner }, index, all) => !isSameAddress(owner, all[index - 1]?.owner))

/** Parts as they travel in the offer's link, also while some are missing. */
export const joinParts = (parts: readonly OwnersPart[]): Hex =>
  encodeSignatures(
    mergeParts(parts).map((part) => ({ ...part, by: 'key' })),
    mergeParts(parts).length,
  )

export type CollectedParts = {
  /** Every owner of today. */
  signers: readonly { owner: Address; hasSigned: boolean }[]
  /** Who signed, but is no owner now. */
  strangers: readonly Address[]
  /** How many owners have still to sign. */
  missing: number
  /** What the Safe takes for its signature, once none is missing: of owners alone, and of as many as must agree. */
  signature: Hex | undefined
}

/** How far the owners of a Safe are with an offer. What it comes to is the chain's to say: `isValidSignature`. */
export function judgeParts(
  parts: readonly OwnersPart[],
  { owners, threshold }: { owners: readonly Address[]; threshold: number },
): CollectedParts {
  const isOwner = ({ owner }: OwnersPart) => owners.some((one) => isSameAddress(one, owner))
  const all = mergeParts(parts)
  const given = all.filter(isOwner)
  const missing = Math.max(0, threshold - given.length)
  return {
    signers: owners.map((owner) => ({ owner, hasSigned: given.some((part) => isSameAddress(part.owner, owner)) })),
    strangers: all.filter((part) => !isOwner(part)).map(({ owner }) => owner),
    missing,
    signature: missing === 0 ? joinParts(given.slice(0, threshold)) : undefined,
  }
}
