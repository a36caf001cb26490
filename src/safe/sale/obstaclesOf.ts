import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Deployment } from '../read/readDeployment.ts'
import type { SafeState, WrapState } from '../read/readSafe.ts'
import type { Offer } from './offer.ts'

/** What the chain says around an offer, all at one block. */
export type OfferFacts = {
  safeState: SafeState
  /** The contract through which it is sold; of an order on Seaport, the zone that it is under. */
  router: Deployment
  /** Whether the present holder signed it. */
  isSigned: boolean
  /** Whether that contract, or Seaport, may move the NFT. */
  isApproved: boolean
  /** Whether there is a contract at the currency's address; also true for the chain's own coin. */
  hasCurrency: boolean
  /** Of an order on Seaport alone. */
  order?: OrderFacts
}

/** What Seaport says of an order. */
export type OrderFacts = {
  /** Whether Seaport is on the chain at all. */
  isThere: boolean
  /** This order alone, or all of its seller's of before. */
  isCancelled: boolean
  isFilled: boolean
}

/** Why an offer can't be taken now, or can't be taken ever again; figures of times in seconds. */
export type Obstacle =
  | { kind: 'routerMissing' | 'routerOther' | 'notWrapped' | 'unsealed' | 'otherWrap' }
  | { kind: 'seaportMissing' | 'zoneMissing' | 'zoneOther' | 'filled' | 'cancelled' }
  | { kind: 'early'; from: number }
  | { kind: 'expired'; deadline: number }
  | { kind: 'used'; times: bigint }
  | { kind: 'locked'; until: number }
  | { kind: 'handedOver' | 'ended' | 'signing' | 'otherState' }
  | { kind: 'quiet'; until: number }
  | { kind: 'reserved'; buyer: Address }
  | { kind: 'ownOffer' | 'notOffered' | 'notApproved' | 'noCurrency' }

/** What passes by itself, or by something that the seller does; after all others only a new offer helps. */
const PASSING: readonly Obstacle['kind'][] = [
  ...(['quiet', 'early', 'notApproved', 'routerMissing', 'reserved', 'ownOffer'] as const),
]

export const isPassing = ({ kind }: Obstacle): boolean => PASSING.includes(kind)

/**
 * What is different from what was offered. Each lock and each change of signing is a use too, so a use is said only where
 * something else was done as well.
 * @param isSellers whether who offered it holds it now
 */
function changesOf({ state }: Offer, wrap: WrapState, isSellers: boolean): Obstacle[] {
  const { nonce, epoch, lockedUntil, quietUntil, isSigning } = wrap
  const changes: Obstacle[] = []
  if (isSigning) changes.push({ kind: 'signing' })
  if (lockedUntil !== state.lockedUntil) changes.push({ kind: 'locked', until: lockedUntil })
  const others = nonce - state.nonce - BigInt(changes.length)
  if (others > 0n) changes.push({ kind: 'used', times: others })
  // a transfer begins an epoch and is no use, also one to the holder itself
  else if (nonce === state.nonce && epoch > state.epoch) changes.push({ kind: isSellers ? 'ended' : 'handedOver' })
  const isOlder = nonce < state.nonce || epoch < state.epoch || quietUntil !== state.quietUntil
  if (changes.length === 0 && isOlder) changes.push({ kind: 'otherState' })
  return changes
}

/** What of the contracts through which it is sold isn't as it must be. */
function missing(router: Deployment, order: OrderFacts | undefined): Obstacle | undefined {
  if (order && !order.isThere) return { kind: 'seaportMissing' }
  if (router === 'here') return undefined
  if (order) return { kind: router === 'missing' ? 'zoneMissing' : 'zoneOther' }
  return { kind: router === 'missing' ? 'routerMissing' : 'routerOther' }
}

/**
 * All that stands between an offer and its sale, gravest first; none where it can be taken now. `AsSeen`, and Seaport under the zone,
 * refuse in all of these cases but the last, and nothing is paid then; here it is said before anybody pays a fee. What is in the Safe, and who could still
 * take it, is the report's to judge.
 * @param account who would buy; what depends on it is left out without
 */
export function obstaclesOf(offer: Offer, facts: OfferFacts, account?: Address): Obstacle[] {
  const { safeState, router, isSigned, isApproved, hasCurrency, order } = facts
  const gone = missing(router, order)
  if (gone) return [gone]
  if (safeState.kind !== 'safe' || safeState.wrap === 'missing' || !safeState.wrap.isLive)
    return [{ kind: 'notWrapped' }]
  const { wrap } = safeState
  if (wrap.tokenId !== offer.tokenId) return [{ kind: 'otherWrap' }]
  if (!wrap.isSealed) return [{ kind: 'unsealed' }]
  const obstacles: Obstacle[] = []
  if (wrap.time > offer.deadline) obstacles.push({ kind: 'expired', deadline: offer.deadline })
  if (order?.isFilled) obstacles.push({ kind: 'filled' })
  if (order?.isCancelled) obstacles.push({ kind: 'cancelled' })
  const isSellers = offer.listing ? isSameAddress(offer.listing.seller, wrap.driver) : isSigned
  obstacles.push(...changesOf(offer, wrap, isSellers))
  if (!hasCurrency) obstacles.push({ kind: 'noCurrency' })
  const from = offer.listing?.startTime ?? 0
  if (from > wrap.time) obstacles.push({ kind: 'early', from })
  // Seaport doesn't say of an order that is over whether it was signed
  const isOver = order !== undefined && (order.isCancelled || order.isFilled)
  if (!isSigned && !(isOver && isSellers)) obstacles.push({ kind: 'notOffered' })
  if (!isApproved) obstacles.push({ kind: 'notApproved' })
  if (wrap.quietUntil > wrap.time) obstacles.push({ kind: 'quiet', until: wrap.quietUntil })
  if (account && offer.buyer !== ZERO_ADDRESS && !isSameAddress(offer.buyer, account))
    obstacles.push({ kind: 'reserved', buyer: offer.buyer })
  if (account && isSameAddress(account, wrap.driver)) obstacles.push({ kind: 'ownOffer' })
  return obstacles
}
