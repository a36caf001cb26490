import type { WriteKind } from '../../lib/acts.ts'
import { isSameAddress } from '../../lib/address.ts'
import type { WritePlan } from '../../safe/plans/prepareWrite.ts'
import { hashesOf, idOf, isAsked, type Transaction } from './transactionLog.ts'

/** Acts of which several may be in flight at once, told apart by what they ask for; of any other, only one. */
export const CONCURRENT: readonly WriteKind[] = ['execute', 'revoke']

export type WriteSubject = Pick<WritePlan, 'chainId' | 'safe' | 'kind' | 'account'>

/** It is unknown whether it was sent, or whether it will still be mined. */
export const isDoubted = ({ status }: Transaction): boolean => status === 'asked' || status === 'unknown'

/** The wallet has accepted it, and the chain shows no outcome yet. */
export const isOnItsWay = ({ status }: Transaction): boolean => status === 'pending' || status === 'proposed'

export const isConcurrent = ({ kind }: Pick<WriteSubject, 'kind'>): boolean => CONCURRENT.includes(kind)

export const isOf =
  ({ chainId, safe, kind, account }: WriteSubject) =>
  (transaction: Transaction): boolean =>
    transaction.chainId === chainId &&
    transaction.kind === kind &&
    isSameAddress(transaction.safe, safe) &&
    isSameAddress(transaction.account, account)

/**
 * The transaction that blocks an act's form: for acts done one at a time, the newest while it has no outcome; for the
 * others, one in doubt, or one that an earlier version of the page stored without a fingerprint. Acts requested after
 * it were requested knowing of it, unless it was given up on only since.
 */
export function blockerOf(transactions: readonly Transaction[], subject: WriteSubject): Transaction | undefined {
  const ours = transactions.filter(isOf(subject))
  const isNamed = (one: Transaction) => isConcurrent(subject) && one.fingerprint !== undefined
  const index = ours.findIndex((one) => !(isOnItsWay(one) && isNamed(one)))
  const last = ours[index]
  if (!last || !(isDoubted(last) || isOnItsWay(last))) return undefined
  return index === 0 || (isDoubted(last) && !isAsked(last)) ? last : undefined
}

/** The same act, in flight already: a duplicate is sent only on request. */
export const sameOnItsWay = (
  transactions: readonly Transaction[],
  subject: WriteSubject,
  fingerprint: string | undefined,
): Transaction | undefined =>
  isConcurrent(subject) && fingerprint !== undefined
    ? transactions.find((one) => isOf(subject)(one) && isOnItsWay(one) && one.fingerprint === fingerprint)
    : undefined

/**
 * Whether what was found for a request belongs to another one of the same act: to one that it was matched to meanwhile,
 * or to a later one that the wallet is being asked for now.
 * @param found what its search found, with its account's `nonce` where that is known
 */
export function isOfAnother(transactions: readonly Transaction[], found: Transaction): boolean {
  if (isAsked(found)) return false
  const { chainId, fingerprint, account, sentAt, nonce = Number.POSITIVE_INFINITY } = found
  const own = hashesOf(found)
  const others = transactions.filter((other) => idOf(other) !== idOf(found))
  return others.some((other) => {
    if (hashesOf(other).some((hash) => own.includes(hash))) return true
    const isSame =
      other.chainId === chainId && other.fingerprint === fingerprint && isSameAddress(other.account, account)
    return isSame && other.status === 'asked' && other.sentAt > sentAt && (other.nonceFrom ?? 0) <= nonce
  })
}
