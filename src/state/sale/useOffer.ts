import { getBlockNumber } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { LOOK_EVERY } from '../../lib/config.ts'
import { knownTokens } from '../../safe/holdings/knownTokens.ts'
import { type Payment, readPayment } from '../../safe/plans/salePlans.ts'
import type { OfferFacts } from '../../safe/sale/obstaclesOf.ts'
import { type Offer, offerHash, type SignedOffer } from '../../safe/sale/offer.ts'
import { type Currency, readCurrency } from '../../safe/sale/readCurrency.ts'
import { readOffer } from '../../safe/sale/readOffer.ts'
import { venueOf } from '../../safe/sale/venue.ts'
import { clientOf } from '../queries/clients.ts'
import { type FactRead, useFact } from '../queries/queries.ts'

/** All that an offer depends on, read again every 12 seconds while it is on screen. */
export const useOffer = (signed: SignedOffer): FactRead<OfferFacts> =>
  useFact({
    key: ['offer', signed.offer.chainId, offerHash(signed.offer), signed.signature],
    every: LOOK_EVERY,
    read: async () => readOffer(await clientOf(signed.offer.chainId), signed),
  })

/** What an offer is paid in. */
export const useCurrency = (chain: Chain, currency: Address): FactRead<Currency> =>
  useFact({
    key: ['currency', chain.id, currency],
    async read() {
      const [client, known] = await Promise.all([clientOf(chain.id), knownTokens(chain.id)])
      return readCurrency(client, currency, { known, nativeSymbol: chain.currency.symbol })
    },
  })

/** Whether an account can pay the price of an offer, and what it has to approve before. */
export function usePayment(offer: Offer, account: Address): FactRead<Payment> {
  const { chainId, currency, price } = offer
  const venue = venueOf(offer)
  return useFact({
    key: ['payment', chainId, currency, price.toString(), account, venue],
    every: LOOK_EVERY,
    read: async () => {
      const client = await clientOf(chainId)
      const block = await getBlockNumber(client, { cacheTime: 0 })
      return { block, value: await readPayment(client, account, { currency, amount: price, venue }) }
    },
  })
}
