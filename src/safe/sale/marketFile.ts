import type { Listing, SignedOffer } from './offer.ts'
import { seaportOrder } from './seaportOrder.ts'

/**
 * A signed order as a file for markets, in the shape in which Seaport's own library writes one (`OrderWithCounter` of seaport-js):
 * amounts and times in digits, the salt as 32 bytes.
 */
export function marketFile({ offer, signature }: SignedOffer, listing: Listing): string {
  const order = seaportOrder(offer, listing)
  const { offerer, zone, zoneHash, startTime, endTime, orderType, consideration, salt, conduitKey, counter } = order
  const parameters = {
    ...{ offerer, zone, zoneHash, startTime, endTime, orderType, offer: order.offer, consideration },
    totalOriginalConsiderationItems: consideration.length,
    salt: `0x${salt.toString(16).padStart(64, '0')}`,
    ...{ conduitKey, counter },
  }
  const digits = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
  return JSON.stringify({ parameters, signature }, digits, 2)
}
