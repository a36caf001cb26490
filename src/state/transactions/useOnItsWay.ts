import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { CONCURRENT, isDoubted, isOf, isOnItsWay, type WriteSubject } from './onItsWay.ts'
import { showTransaction } from './shownTransactions.ts'
import { getTransactions, idOf, isOpen, subscribeTransactions, type Transaction } from './transactionLog.ts'
import { writeStatusOf } from './writeStatus.ts'
import { type WriteState, writeOf, writes } from './writes.ts'

/** Whether it ended other than as wanted. */
export const hasFailed = (transaction: Transaction): boolean =>
  !isOnItsWay(transaction) && !isDoubted(transaction) && transaction.status !== 'confirmed'

/**
 * An account's transactions for a Safe that don't block their form, newest first, until they are mined; also those that
 * failed since this screen opened, until dismissed. One shown in place of its form isn't listed.
 */
export function useOnItsWay(about: Omit<WriteSubject, 'kind'>): {
  listed: Transaction[]
  putAway: (id: string) => void
} {
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const states = useStore(writes)
  const [away, setAway] = useState<ReadonlySet<string>>(() => new Set(transactions.filter(hasFailed).map(idOf)))
  const putAway = (id: string) => setAway((before) => new Set(before).add(id))
  const forms = CONCURRENT.map((kind) => {
    const subject = { ...about, kind }
    const status = writeStatusOf(writeOf(states, subject), transactions, subject)
    return { subject, held: 'transaction' in status ? status.transaction : undefined }
  })
  const isHeld = (transaction: Transaction) => forms.some(({ held }) => held && idOf(held) === idOf(transaction))
  const listed = transactions.filter(
    (transaction) =>
      forms.some(({ subject }) => isOf(subject)(transaction)) &&
      !isHeld(transaction) &&
      (isOnItsWay(transaction) || (hasFailed(transaction) && !away.has(idOf(transaction)))),
  )
  // a failure that its form has shown isn't listed again
  const told = forms.flatMap(({ held }) => (held && hasFailed(held) && !away.has(idOf(held)) ? [idOf(held)] : []))
  useEffect(() => told.forEach(putAway))
  // while they are listed here, they need no toast
  const shown = listed.map(idOf).join(' ')
  useLayoutEffect(() => {
    const stops = shown.split(' ').map(showTransaction)
    return () => stops.forEach((stop) => void stop())
  }, [shown])
  return { listed, putAway }
}

/** What is leaving a Safe and isn't off its balance, as read, yet; in wei, or a token's smallest unit. */
export type Leaving = {
  /** Of those that the wallet has accepted. */
  sure: bigint
  /** Of those in doubt: maybe not sent, or never mined. */
  doubted: bigint
  /** Of the one in doubt that is knowingly being sent again: not subtracted from what can be sent. */
  again: bigint
  /** Whether there is one whose amount was not stored: then more is leaving than is known. */
  isMore: boolean
}

type LeavingSubject = Pick<WriteSubject, 'chainId' | 'safe'> & {
  /** The block that the balance was read at. */
  readAt: bigint
  /** A token, for an NFT with its id; undefined for the chain's own coin. */
  token?: { address: Address; id?: bigint } | undefined
}

/** How much of the coin or of a token one act takes out of the Safe; undefined where that was not stored. */
function outOf({ summary = {} }: Transaction, token: LeavingSubject['token']): bigint | undefined {
  const { value, tokens, to } = summary
  if (!token) return value !== undefined ? BigInt(value) : tokens && 0n
  // a single transfer of the coin moves no token
  if (!tokens) return to && value !== undefined ? 0n : undefined
  const isIt = (one: (typeof tokens)[number]) =>
    isSameAddress(one.address, token.address) && one.id === token.id?.toString()
  return tokens.filter(isIt).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}

/**
 * What is leaving a Safe, sent by any account of this browser.
 * @param write the state of its form: what the wallet is being asked for isn't counted
 */
export function leavingOf(
  transactions: readonly Transaction[],
  { chainId, safe, readAt, token }: LeavingSubject,
  write: WriteState | undefined,
): Leaving {
  const asking = write?.status === 'asking' ? write.id : undefined
  const again = write && 'inDoubt' in write ? write.inDoubt : undefined
  // in a block, but the balance was read before that one
  const isAhead = (one: Transaction) =>
    one.status === 'confirmed' && isOpen(one) && one.block !== undefined && BigInt(one.block.number) > readAt
  const leaving: Leaving = { sure: 0n, doubted: 0n, again: 0n, isMore: false }
  for (const one of transactions) {
    if (!['execute', 'sweep'].includes(one.kind) || one.chainId !== chainId || !isSameAddress(one.safe, safe)) continue
    const id = idOf(one)
    if (id === asking || !(isOnItsWay(one) || isDoubted(one) || isAhead(one))) continue
    const out = outOf(one, token)
    if (out === undefined) leaving.isMore = true
    else leaving[!isDoubted(one) ? 'sure' : id === again ? 'again' : 'doubted'] += out
  }
  return leaving
}

/** `leavingOf` as a hook. */
export function useLeaving(subject: LeavingSubject): Leaving {
  const write = useStore(writes, (state) => writeOf(state, { ...subject, kind: 'execute' }))
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  return leavingOf(transactions, subject, write)
}
