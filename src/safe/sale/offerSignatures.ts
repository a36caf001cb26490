import { type Hex, hashTypedData, hexToNumber, size, slice } from 'viem'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { encodeSignatures, type Given, readKeySignature } from '../consent/ownerSignature.ts'
import type { SignerStatus } from '../consent/readConsent.ts'
import type { OwnerFacts } from '../signatures/readOwners.ts'
import { type Offer, offerHash } from './offer.ts'

// An offer that a Safe makes is signed by its owners one after the other, each opening the link of the one before.

/** Of r and s, with v. */
const KEY_BYTES = 65
/** The v by which a Safe is told to look for the owner's approval on chain. */
const APPROVED = 1

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

/** The function by which an owner that is a contract agrees, called on the Safe with the hash below (1.3.0 and later). */
export const APPROVING_CALL = 'approveHash(bytes32)'

/** The 32 bytes that each owner's signature is over. */
export const holderMessageHash = (holder: Address, offer: Offer): Hex => hashTypedData(holderMessage(holder, offer))

const ascending = (a: OwnersPart, b: OwnersPart): number =>
  a.owner.toLowerCase() < b.owner.toLowerCase() || (isSameAddress(a.owner, b.owner) && a.signature < b.signature)
    ? -1
    : 1

/**
 * Whose keys signed, of a row of signatures; whether these are owners, only the chain tells, as it does of who approved on it.
 * @returns undefined where anything else is in it, as what a contract signed: that is whole or nothing
 */
export async function readParts(holder: Address, offer: Offer, signature: Hex): Promise<OwnersPart[] | undefined> {
  if (size(signature) % KEY_BYTES !== 0) return undefined
  const hash = holderMessageHash(holder, offer)
  const pieces = Array.from({ length: size(signature) / KEY_BYTES }, (_, index) =>
    slice(signature, index * KEY_BYTES, (index + 1) * KEY_BYTES),
  )
  const ofKeys = pieces.filter((piece) => hexToNumber(slice(piece, KEY_BYTES - 1)) !== APPROVED)
  const parts = await Promise.all(ofKeys.map((piece) => readKeySignature(hash, piece)))
  const read = parts.filter((part) => part !== undefined)
  return read.length === ofKeys.length ? read : undefined
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

/**
 * How many owners have signed, by a row of signatures that is too short for the Safe: it reads 65 bytes of each owner who must agree
 * (`checkNSignatures`).
 * @returns undefined where it is long enough, or empty as of a Safe that has signed on chain
 */
export function countTooFew(signature: Hex, threshold: number): number | undefined {
  const count = Math.floor(size(signature) / KEY_BYTES)
  return size(signature) > 0 && count < threshold ? count : undefined
}

export type CollectedParts = {
  /** Every owner of today. */
  signers: readonly { owner: Address; status: SignerStatus }[]
  /** Who signed, but is no owner now. */
  strangers: readonly Address[]
  /** How many owners have still to sign. */
  missing: number
  /** What the Safe takes for its signature, once none is missing: of owners alone, and of as many as must agree. */
  signature: Hex | undefined
}

/**
 * How far the owners of a Safe are with an offer. What it comes to is the chain's to say: `isValidSignature`.
 * @param facts of the owners, as far as they were read: an approval on chain counts like a signature
 */
export function judgeParts(
  parts: readonly OwnersPart[],
  { owners, threshold }: { owners: readonly Address[]; threshold: number },
  facts: readonly OwnerFacts[] = [],
): CollectedParts {
  const isIn = (list: readonly { owner: Address }[], owner: Address) =>
    list.some((one) => isSameAddress(one.owner, owner))
  const all = mergeParts(parts)
  const approved = facts.filter(({ hasApproved }) => hasApproved)
  const given = owners.flatMap((owner): Given[] => {
    const part = all.find((one) => isSameAddress(one.owner, owner))
    if (part) return [{ ...part, by: 'key' }]
    return isIn(approved, owner) ? [{ owner, by: 'approval' }] : []
  })
  const statusOf = (owner: Address) => (isIn(all, owner) ? 'signed' : isIn(approved, owner) ? 'approved' : 'waiting')
  const missing = Math.max(0, threshold - given.length)
  return {
    signers: owners.map((owner) => ({ owner, status: statusOf(owner) })),
    strangers: all.filter(({ owner }) => !owners.some((one) => isSameAddress(one, owner))).map(({ owner }) => owner),
    missing,
    signature: missing === 0 ? encodeSignatures(given, threshold) : undefined,
  }
}
