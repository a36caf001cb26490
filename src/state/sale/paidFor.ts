import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Transaction } from '../transactions/transactionLog.ts'

type Subject = { chainId: number; safe: Address; account: Address; currency: Address }

/** What an account paid for a Safe when it bought it last, by what this browser has sent; in the smallest unit of one currency. */
export function paidFor(transactions: readonly Transaction[], subject: Subject): bigint | undefined {
  const { chainId, safe, account, currency } = subject
  const bought = transactions.find(
    (one) =>
      one.kind === 'buy' &&
      one.status === 'confirmed' &&
      one.chainId === chainId &&
      isSameAddress(one.safe, safe) &&
      isSameAddress(one.account, account),
  )
  const paid =
    currency === ZERO_ADDRESS
      ? bought?.summary?.value
      : bought?.summary?.tokens?.find(({ address }) => isSameAddress(address, currency))?.amount
  return paid === undefined ? undefined : BigInt(paid)
}
