import { shortAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { Price } from '../../../safe/plans/salePlans.ts'
import type { Offer } from '../../../safe/sale/offer.ts'
import type { Currency } from '../../../safe/sale/readCurrency.ts'
import { formatExactly, grouped } from '../../../ui/amount.ts'
import { inOnePiece } from '../../../ui/inOnePiece.ts'
import { holdingsWords } from '../../../words/en/holdings.ts'

/** An amount of a currency to the last digit; by its address where its name is another one's, and in its smallest unit where nobody knows better. */
export function priceCopy(amount: bigint, { token, symbol, imitates, decimals }: Currency): string {
  const name =
    token && (symbol === undefined || imitates !== undefined) ? inOnePiece(shortAddress(token)) : (symbol ?? '')
  return decimals === undefined
    ? `${grouped(amount.toString())} ${name} (${holdingsWords.units})`
    : formatExactly(amount, name, decimals)
}

/** The price of an offer as its plans take it. */
export const priceOf = ({ currency, price }: Offer, { symbol, imitates, decimals }: Currency): Price => ({
  ...{ currency, amount: price },
  ...(symbol !== undefined && imitates === undefined && { symbol }),
  ...(decimals !== undefined && { decimals }),
})

/** The chain's own coin, which needs no reading. */
export const coinOf = ({ currency }: Chain): Currency => ({ symbol: currency.symbol, decimals: 18, isKnown: true })
