import type { WriteKind } from '../../lib/acts.ts'
import { isSameAddress } from '../../lib/address.ts'
import type { WritePlan } from '../../safe/plans/prepareWrite.ts'
import { hashesOf, idOf, isAsked, type Transaction } from './transactionLog.ts'

/** Acts of which several may be on their way at once, told apart by what they ask for; any other one keeps its place. */
export const CONCURRENT: readonly WriteKind[] = ['execute', 'revoke']

export type WriteSubject = Pick<WritePlan, 'chainId' | 'safe' | 'kind' | 'account'>

/** Nobody knows whether it was sent, or whether what was sent will still come into a block. */
export const isDoubted = ({ status }: Transaction): boolean => status === 'asked' || status === 'unknown'

/** The wallet has taken it, and the chain holds no end of it yet. */
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
 * What stands in the way of an act's form: of those that are done one at a time, the newest while it has no end; of the
 * others one that is in doubt, or that an earlier version of the page has kept without a fingerprint to tell it by. What
 * was asked after such a one was asked in full knowledge of it, unless it is one that was given up on only since.
 */
export function blockerOf(transactions: readonly Transaction[], subject: WriteSubject): Transaction | undefined {
  const ours = transactions.filter(isOf(subject))
  const isNamed = (one: Transaction) => isConcurrent(subject) && one.fingerprint !== undefined
  const index = ours.findIndex((one) => !(isOnItsWay(one) && isNamed(one)))
  const last = ours[index]
  if (!last || !(isDoubted(last) || isOnItsWay(last))) return undefined
  return index === 0 || (isDoubted(last) && !isAsked(last)) ? last : undefined
}

/** The same act, on its way already: a second one is sent only where that is asked for. */
export const sameOnItsWay = (
  transactions: readonly Transaction[],
  subject: WriteSubject,
  fingerprint: string | undefined,
): Transaction | undefined =>
  isConcurrent(subject) && fingerprint !== undefined
    ? transactions.find((one) => isOf(subject)(one) && isOnItsWay(one) && one.fingerprint === fingerprint)
    : undefined

/**
 * Whether what the chain shows for one that was asked for belongs to another of the same act: to one that has been found to be
 * it meanwhile, or to a later one that the wallet is being asked for now, which may be it.
 * @param found by its search, with the `nonce` of its account where that is known
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
