import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { CONCURRENT, isDoubted, isOf, isOnItsWay, type WriteSubject } from './onItsWay.ts'
import { showTransaction } from './shownTransactions.ts'
import { getTransactions, idOf, isOpen, subscribeTransactions, type Transaction } from './transactionLog.ts'
import { writeStatusOf } from './writeStatus.ts'
import { type WriteState, writeOf, writes } from './writes.ts'

/** Whether it ended otherwise than was wanted. */
export const hasFailed = (transaction: Transaction): boolean =>
  !isOnItsWay(transaction) && !isDoubted(transaction) && transaction.status !== 'confirmed'

/**
 * What an account has sent about a Safe that leaves its form free, newest first, until it is in a block; also what has failed
 * since this screen opened, until it is put away. What stands in its form's place isn't listed.
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
  // a failure that its form has told of isn't told a second time
  const told = forms.flatMap(({ held }) => (held && hasFailed(held) && !away.has(idOf(held)) ? [idOf(held)] : []))
  useEffect(() => told.forEach(putAway))
  // while they are listed here, no toast tells what this page is about to show
  const shown = listed.map(idOf).join(' ')
  useLayoutEffect(() => {
    const stops = shown.split(' ').map(showTransaction)
    return () => stops.forEach((stop) => void stop())
  }, [shown])
  return { listed, putAway }
}

/** What sends of a Safe take out of it that its balance, as it was read, doesn't show yet; in wei, or a token's smallest unit. */
export type Leaving = {
  /** Of those that the wallet has taken. */
  sure: bigint
  /** Of those of which nobody knows whether they were sent, or whether they still come into a block. */
  doubted: bigint
  /** Of the one in doubt that is being sent once more in full knowledge: it takes nothing off what can be sent. */
  again: bigint
  /** Whether there is one whose amount was not kept: then more is leaving than is known. */
  isMore: boolean
}

type LeavingSubject = Pick<WriteSubject, 'chainId' | 'safe'> & {
  /** The block that the balance was read at. */
  readAt: bigint
  /** A token, of an NFT the one with this id; the chain's own coin where there is none. */
  token?: { address: Address; id?: bigint } | undefined
}

/** How much of the coin or of a token one act takes out of the Safe; undefined where that was not kept. */
function outOf({ summary = {} }: Transaction, token: LeavingSubject['token']): bigint | undefined {
  const { value, tokens, to } = summary
  if (!token) return value !== undefined ? BigInt(value) : tokens && 0n
  // one transfer of the coin moves no token
  if (!tokens) return to && value !== undefined ? 0n : undefined
  const isIt = (one: (typeof tokens)[number]) =>
    isSameAddress(one.address, token.address) && one.id === token.id?.toString()
  return tokens.filter(isIt).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}

/**
 * What is leaving a Safe, by whichever account of this browser.
 * @param write how far its form has got: what the wallet is being asked for is what the form is about, and isn't counted
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

/** The same, followed. */
export function useLeaving(subject: LeavingSubject): Leaving {
  const write = useStore(writes, (state) => writeOf(state, { ...subject, kind: 'execute' }))
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  return leavingOf(transactions, subject, write)
}
