import { isSameAddress } from '../../lib/address.ts'
import { getTransactions, hashesOf, idOf, isAsked, type Transaction } from './transactionLog.ts'

/**
 * Whether what the chain shows for one that was asked for belongs to another of the same act: to one that has been found to be
 * it meanwhile, or to a later one that the wallet is being asked for now, which may be it.
 * @param found by its search, with the `nonce` of its account where that is known
 */
export function isOfAnother(found: Transaction): boolean {
  if (isAsked(found)) return false
  const others = getTransactions().filter((other) => idOf(other) !== idOf(found))
  const own = hashesOf(found)
  if (others.some((other) => hashesOf(other).some((hash) => own.includes(hash)))) return true
  const { nonce = Number.POSITIVE_INFINITY } = found
  return others.some(
    (other) =>
      other.status === 'asked' &&
      other.sentAt > found.sentAt &&
      other.chainId === found.chainId &&
      other.fingerprint === found.fingerprint &&
      isSameAddress(other.account, found.account) &&
      (other.nonceFrom ?? 0) <= nonce,
  )
}
