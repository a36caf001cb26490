import { useState } from 'react'
import { type Address, isSameAddress, shortAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { DAY_SECONDS, YEAR_SECONDS } from '../../../lib/duration.ts'
import { known } from '../../../lib/known.ts'
import { lockEndOf, type WrapState } from '../../../safe/read/readSafe.ts'
import type { Listing, Offer } from '../../../safe/sale/offer.ts'
import type { Currency } from '../../../safe/sale/readCurrency.ts'
import { useCurrency } from '../../../state/sale/useOffer.ts'
import { parseTypedAmount } from '../../../ui/amount.ts'
import { inOnePiece } from '../../../ui/inOnePiece.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { typedWords } from '../../../words/en/typed.ts'
import { type Read, readAddress } from '../../parts/readAddress.ts'
import { readRecipient } from '../acts/send/readSend.ts'
import { readTimeField, timeField } from '../timeField.ts'
import { useTime } from '../useTime.ts'

/** Picked in place of a currency, to type its contract. */
export const OTHER = 'other'
const NATIVE = 'native'

const HOUR = 3_600

/** When an offer ends that nobody chose an end for: a day before the lock, and within thirty days. */
function proposedEnd({ lockedUntil, time }: Pick<WrapState, 'lockedUntil' | 'time'>, now: number): number {
  const lockEnd = lockEndOf({ lockedUntil, time })
  if (lockEnd === 0) return now + 7 * DAY_SECONDS
  return Math.max(now + HOUR, Math.min(lockEnd - DAY_SECONDS, now + 30 * DAY_SECONDS))
}

/** What a currency is called; by its contract where its name is another one's. */
const currencyName = ({ token, symbol, imitates }: Currency): string =>
  token && (symbol === undefined || imitates !== undefined) ? inOnePiece(shortAddress(token)) : (symbol ?? '')

/** Reads a price as it is typed, or says in one sentence what is wrong with it. */
function readPrice(text: string, currency: Currency): Read<bigint> {
  const said = sellingWords.offer
  const { symbol = '', decimals, isKnown } = currency
  if (decimals === undefined) return { wrong: said.tokenUnread }
  const parsed = parseTypedAmount(text, isKnown ? symbol : '', decimals)
  if ('wei' in parsed) return { value: parsed.wei }
  const name = currencyName(currency)
  const wrong = {
    empty: said.priceEmpty,
    shape: said.priceShape(name),
    separators: said.priceShape(name),
    decimals: said.priceDecimals(name, decimals),
    zero: said.priceZero,
  }
  return { wrong: wrong[parsed.wrong] }
}

function readEnd(text: string, now: number): Read<number> {
  const said = sellingWords.offer
  const end = readTimeField(text)
  if (end === undefined) return { wrong: said.endEmpty }
  if (end <= now) return { wrong: said.endEarly }
  return end > now + YEAR_SECONDS ? { wrong: said.endLate } : { value: end }
}

type Subject = {
  chain: Chain
  safe: Address
  wrap: WrapState
  /** It is to be an order on Seaport, which is open to anyone and asks for a price. */
  isListing: boolean
  listing: Listing | undefined
}

const readOf = <T>(read: Read<T>): T | undefined => ('value' in read ? read.value : undefined)

/** What an offer is filled in with, what of it is wrong, and the offer, once nothing is. */
export function useTerms({ chain, safe, wrap, isListing, listing }: Subject) {
  const said = sellingWords.offer
  const now = useTime(wrap.time)
  const [kind, setKind] = useState<'sell' | 'give'>('sell')
  const [picked, pick] = useState<string>(NATIVE)
  const [tokenText, setToken] = useState('')
  const [priceText, setPrice] = useState('')
  const [isForOne, setForOne] = useState(false)
  const [buyerText, setBuyer] = useState('')
  const [endText, setEnd] = useState(() => timeField(proposedEnd(wrap, now)))

  const tokenRead: Read<Address> =
    picked === NATIVE
      ? { value: ZERO_ADDRESS }
      : picked === OTHER
        ? readAddress(tokenText, chain)
        : { value: picked as Address }
  const token = readOf(tokenRead)
  const { fact } = useCurrency(chain, token ?? ZERO_ADDRESS)
  const currency = token === undefined ? undefined : known(fact)
  const isGift = kind === 'give' && !isListing
  const price: Read<bigint> = isGift
    ? { value: 0n }
    : currency
      ? readPrice(priceText, currency)
      : { wrong: said.tokenReading }
  const named = isGift || (isForOne && !isListing)
  const read = readRecipient(buyerText, safe, chain)
  const isOwn = 'value' in read && isSameAddress(read.value, wrap.driver)
  const buyer: Read<Address> = !named ? { value: ZERO_ADDRESS } : isOwn ? { wrong: said.isYou } : read
  const end = readEnd(endText, now)

  const values = { price: readOf(price), buyer: readOf(buyer), end: readOf(end) }
  const isWhole =
    (!isListing || listing !== undefined) &&
    values.price !== undefined &&
    values.buyer !== undefined &&
    values.end !== undefined
  const offer: Offer | undefined =
    isWhole && (isGift || token !== undefined)
      ? {
          chainId: chain.id,
          tokenId: wrap.tokenId,
          state: {
            nonce: wrap.nonce,
            epoch: wrap.epoch,
            lockedUntil: wrap.lockedUntil,
            quietUntil: wrap.quietUntil,
          },
          currency: isGift ? ZERO_ADDRESS : (token ?? ZERO_ADDRESS),
          price: values.price ?? 0n,
          buyer: values.buyer ?? ZERO_ADDRESS,
          deadline: values.end ?? 0,
          ...(isListing && listing && { listing }),
        }
      : undefined
  return {
    ...{ kind, setKind, isGift, picked, pick, tokenText, setToken, priceText, setPrice },
    ...{ isForOne, setForOne, buyerText, setBuyer, endText, setEnd },
    ...{ price, buyer, end, currency, offer, now },
    tokenFact: fact,
    tokenWrong: 'wrong' in tokenRead ? (tokenText === '' ? typedWords.shape : tokenRead.wrong) : undefined,
  }
}

export type Terms = ReturnType<typeof useTerms>
