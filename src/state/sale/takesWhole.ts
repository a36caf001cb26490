import type { Address } from '../../lib/address.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { offerHash, type SignedOffer } from '../../safe/sale/offer.ts'
import { findAccepted } from '../../safe/signatures/findAccepted.ts'
import { clientOf } from '../queries/clients.ts'

/**
 * Asks the Safe that holds an NFT whether it takes what its owners signed or approved, put together, for its own signature.
 * @throws AppError when it couldn't be found out
 */
export async function takesWhole(holder: Address, { offer, signature }: SignedOffer): Promise<boolean> {
  const asked = clientOf(offer.chainId).then((client) => findAccepted(client, holder, offerHash(offer), signature))
  return (await withDeadline(asked, DEADLINES.signatureCheck, 'the network')) === signature
}
