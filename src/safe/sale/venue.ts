import { asSeenAddress } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import type { Offer } from './offer.ts'
import { seaportAddress } from './seaportAddress.ts'

/** Where an offer is taken: at `AsSeen`, or as an order on Seaport. */
export type Venue = 'asSeen' | 'seaport'

export const venueOf = ({ listing }: Pick<Offer, 'listing'>): Venue => (listing ? 'seaport' : 'asSeen')

/** Who moves the NFT and the payment there, and has to be approved for either. */
export const OPERATORS: Readonly<Record<Venue, Address>> = { asSeen: asSeenAddress, seaport: seaportAddress }
