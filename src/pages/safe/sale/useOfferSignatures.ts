import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { offerHash, type SignedOffer } from '../../../safe/sale/offer.ts'
import { judgeParts, mergeParts, type OwnersPart, readParts } from '../../../safe/sale/offerSignatures.ts'
import { useSafe } from '../../../state/queries/useSafe.ts'
import { keptOf, keptOffers } from '../../../state/sale/keptOffers.ts'
import { useOwners } from '../../../state/sale/useOwners.ts'

/**
 * What a link brought and this browser has kept of the owners' signatures, together.
 * @returns undefined until they were read; `[]` where nobody has signed; null where the signature isn't one of owners' keys
 */
function useParts(holder: AddressValue, signed: SignedOffer): readonly OwnersPart[] | null | undefined {
  const texts = useSyncExternalStore(keptOffers.subscribe, keptOffers.read, keptOffers.read)
  const [parts, setParts] = useState<readonly OwnersPart[] | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed with its texts
  useEffect(() => {
    let isLeft = false
    const given = [signed.signature, keptOf(signed)?.signature ?? '0x'] as const
    void Promise.all(given.map((one) => readParts(holder, signed.offer, one))).then(([own, kept]) => {
      if (!isLeft) setParts(own ? mergeParts(own, kept ?? []) : null)
    })
    return () => {
      isLeft = true
    }
  }, [holder, signed.signature, offerHash(signed.offer), texts])
  return parts
}

/**
 * How far the owners of the Safe that holds an NFT are with an offer of it.
 * @returns nothing of it where the holder is no Safe, the signature none that its owners' keys give one by one, or the chain hasn't
 * said yet who has approved
 */
export function useOfferSignatures(chain: Chain, holder: AddressValue, signed: SignedOffer) {
  const state = known(useSafe(chain.id, holder).fact)
  const parts = useParts(holder, signed) ?? undefined
  const safeState = state?.kind === 'safe' ? state : undefined
  const facts = known(useOwners(signed.offer, safeState ?? { address: holder }).fact)
  return { safeState, parts, facts, judged: safeState && parts && facts && judgeParts(parts, safeState, facts) }
}
