import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../../../lib/address.ts'
import type { Chain } from '../../../../lib/chains.ts'
import { parseNumberInput } from '../../../../lib/numberInput.ts'
import { formatAmount, parseTypedAmount } from '../../../../ui/amount.ts'
import { holderWords } from '../../../../words/en/holder.ts'
import { pageWords } from '../../../../words/en/pages.ts'
import { sendingWords } from '../../../../words/en/sending.ts'
import { type Read, readAddress } from '../../../parts/readAddress.ts'

/**
 * Reads the recipient, or returns in one sentence what is wrong.
 * @param token the sent token's own contract, which can't be the recipient
 */
export function readRecipient(text: string, safe: Address, chain: Chain, token?: Address): Read<Address> {
  const { fieldErrors } = pageWords.safe
  const read = readAddress(text, chain)
  if ('wrong' in read) return read
  const address = read.value
  if (isSameAddress(address, safe)) return { wrong: fieldErrors.toSelf }
  if (address === ZERO_ADDRESS) return { wrong: fieldErrors.toZero }
  if ([wrappedSafeAddress, wrappedSafeHandlerAddress].some((ours) => isSameAddress(ours, address)))
    return { wrong: fieldErrors.toWrapper }
  if (isSameAddress(token, address)) return { wrong: sendingWords.toToken }
  return read
}

/** The unit of an amount. */
export type Unit = {
  /** The symbol as displayed. */
  symbol: string
  decimals: number
  /** Whether the symbol may be typed after an amount: a symbol chosen by a stranger is not accepted as input. */
  isTyped?: boolean
}

const WEI: Omit<Unit, 'symbol'> = { decimals: 18, isTyped: true }

/**
 * Reads the amount, in the smallest unit, or returns in one sentence what is wrong.
 * @param balance undefined if it couldn't be read
 * @param free the balance without what pending transactions send
 */
export function readAmount(
  text: string,
  balance: bigint | undefined,
  unit: Unit | string,
  free = balance,
): Read<bigint> {
  const { fieldErrors } = pageWords.safe
  const { symbol, decimals, isTyped } = typeof unit === 'string' ? { symbol: unit, ...WEI } : unit
  const parsed = parseTypedAmount(text, isTyped ? symbol : '', decimals)
  if ('wei' in parsed) {
    if (balance !== undefined && parsed.wei > balance)
      return { wrong: fieldErrors.amountTooMuch(formatAmount(balance, symbol, decimals)) }
    if (free !== undefined && parsed.wei > free)
      return { wrong: holderWords.onItsWay.notFree(formatAmount(free, symbol, decimals)) }
    return { value: parsed.wei }
  }
  const isCoin = decimals === WEI.decimals
  const said = {
    empty: fieldErrors.amountEmpty,
    shape: decimals === 0 ? sendingWords.whole : fieldErrors.amountShape(symbol),
    separators: decimals === 0 ? sendingWords.whole : fieldErrors.amountSeparators(symbol),
    decimals:
      decimals === 0
        ? sendingWords.whole
        : isCoin
          ? fieldErrors.amountDecimals(symbol)
          : sendingWords.decimals(symbol, decimals),
    zero: fieldErrors.amountZero,
  }
  return { wrong: said[parsed.wrong] }
}

const MOST_ID = 2n ** 256n

/** Reads an NFT's id, or returns in one sentence what is wrong. */
export function readTokenId(text: string): Read<bigint> {
  const read = parseNumberInput(text.trim().replace(/^#/, ''))
  if ('wrong' in read || read.fraction !== '') return { wrong: sendingWords.idShape }
  const id = BigInt(read.whole)
  return id < MOST_ID ? { value: id } : { wrong: sendingWords.idShape }
}
