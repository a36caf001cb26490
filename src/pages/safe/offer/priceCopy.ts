import type { SentToken } from '../../../lib/acts.ts'
import { shortAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
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

/** What a currency is called where that is no other one's name, and how it is counted, for receipts. */
export const nameOf = ({ symbol, imitates, decimals }: Currency): Pick<SentToken, 'symbol' | 'decimals'> => ({
  ...(symbol !== undefined && imitates === undefined && { symbol }),
  ...(decimals !== undefined && { decimals }),
})

/** The chain's own coin, which needs no reading. */
export const coinOf = ({ currency }: Chain): Currency => ({ symbol: currency.symbol, decimals: 18, isKnown: true })
