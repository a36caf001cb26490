import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { hasCode } from '../read/hasCode.ts'
import { routerPiece } from '../read/networkPieces.ts'
import { lookAtPiece } from '../read/readPieces.ts'
import { readSafe } from '../read/readSafe.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { isSignedByCode } from '../signatures/isSignedByCode.ts'
import { recoverKey } from '../signatures/recoverKey.ts'
import type { OfferFacts } from './obstaclesOf.ts'
import { offerHash, type SignedOffer, safeOfToken } from './offer.ts'
import { isApproved } from './readApproval.ts'

/** By key first, since an account with code may still sign with a key (EIP-7702); the order in which `AsSeen` asks. */
async function isSignedBy(client: ChainClient, holder: Address, { offer, signature }: SignedOffer): Promise<boolean> {
  const hash = offerHash(offer)
  const signer = await recoverKey(hash, signature)
  return isSameAddress(signer, holder) || isSignedByCode(client, holder, hash, signature)
}

/** Reads all that an offer depends on. @throws AppError: NetworkUnreachable and what else a read can meet */
export async function readOffer(client: ChainClient, signed: SignedOffer): Promise<AtBlock<OfferFacts>> {
  const { tokenId, currency, listing } = signed.offer
  // its code comes with the first order that somebody looks at
  if (listing) return (await import('./readOrder.ts')).readOrder(client, signed, listing)
  const { block, value: safeState } = await readSafe(client, safeOfToken(tokenId))
  const wrap = safeState.kind === 'safe' && safeState.wrap !== 'missing' ? safeState.wrap : undefined
  const holder = wrap?.isSealed && wrap.tokenId === tokenId ? wrap.driver : undefined
  try {
    const [router, isSigned, mayMove, hasCurrency] = await Promise.all([
      lookAtPiece(client, routerPiece, block),
      holder ? isSignedBy(client, holder, signed) : false,
      holder ? isApproved(client, { tokenId, holder }, block) : false,
      currency === ZERO_ADDRESS || hasCode(client, currency, block),
    ])
    return { block, value: { safeState, router, isSigned, isApproved: mayMove, hasCurrency } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
