import { shortAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { Offer } from '../../../safe/sale/offer.ts'
import type { Currency } from '../../../safe/sale/readCurrency.ts'
import { formatExactly } from '../../../ui/amount.ts'
import { inOnePiece } from '../../../ui/inOnePiece.ts'
import { holdingsWords } from '../../../words/en/holdings.ts'
import { sellingWords } from '../../../words/en/selling.ts'

/** What a currency is called; one that isn't well known has its contract beside its name. */
export function currencyName(currency: Currency): string {
  const { token, symbol, isKnown } = currency
  if (token === undefined || (isKnown && symbol)) return symbol ?? ''
  return `${symbol ?? holdingsWords.unnamed} · ${inOnePiece(shortAddress(token))}`
}

/** A price to the last digit; undefined where its currency couldn't be read yet. */
export function priceCopy(
  { price, currency }: Pick<Offer, 'price' | 'currency'>,
  known: Currency | undefined,
  chain: Chain,
): string | undefined {
  if (price === 0n) return sellingWords.list.gift
  if (currency === ZERO_ADDRESS) return formatExactly(price, chain.currency.symbol)
  if (!known) return undefined
  const { decimals } = known
  const name = currencyName(known)
  return formatExactly(price, decimals === undefined ? `${holdingsWords.units} (${name})` : name, decimals ?? 0)
}
