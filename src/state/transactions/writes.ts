import { createStore } from 'zustand/vanilla'
import type { WriteKind } from '../../lib/acts.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { ChangedError, ForeignFrameError, NotSignedInError, SafeNotHereError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { type AppError, toAppError } from '../../lib/errors.ts'
import { fingerprintOf } from '../../safe/outcome/findReplacement.ts'
import { type Call, type Prepared, prepareWrite, type WritePlan } from '../../safe/plans/prepareWrite.ts'
import { readAccountKind } from '../../safe/read/readAccountKind.ts'
import { readSender } from '../../safe/read/readSender.ts'
import type { ChainClient } from '../../safe/rpc/chainClient.ts'
import { activeConnector, connected, connection } from '../connection/connection.ts'
import { frameKind } from '../connection/hostFrame.ts'
import { walletFor } from '../connection/walletFor.ts'
import { lookAfterAnswer } from '../connection/watchWallet.ts'
import { clientOf } from '../queries/clients.ts'
import { lacksSignIn } from '../signIn/signIn.ts'
import { askAndNote, noteAsked } from './askAndNote.ts'
import { checkAsked } from './checkAsked.ts'
import { blockerOf, isConcurrent, isDoubted, isOf, isOfAnother, sameOnItsWay } from './onItsWay.ts'
import { requestFor } from './requestFor.ts'
import {
  amendTransaction,
  getTransactions,
  idOf,
  isAsked,
  logTransaction,
  subscribeTransactions,
  type Transaction,
  takenHashes,
} from './transactionLog.ts'
import { watchTransactions } from './watchTransactions.ts'

/** The state of an act before it is a transaction; from then on the transaction log has it. */
export type WriteState =
  | { status: 'preparing'; inDoubt?: string }
  /** Its id in the transaction log. */
  | { status: 'asking'; prepared: Prepared; id: string }
  /** The wallet has answered, or its deadline has passed; its id in the transaction log. */
  | { status: 'logged'; id: string }
  /** Of the act with this fingerprint, and no other of its kind. */
  | { status: 'refused'; error: AppError; fingerprint: string; inDoubt?: string }
  /** What was sent before is ignored, also without an outcome; `inDoubt` may still turn out to be sent. */
  | { status: 'reset'; inDoubt?: string }

/**
 * A wallet is asked for one act of a kind at a time: nobody confirms a second before they know of the first. Accepted
 * acts are told apart by their fingerprints, in the transaction log.
 */
type Key = `${number}:${Address}:${WriteKind}`

const keyOf = ({ chainId, safe, kind }: Pick<WritePlan, 'chainId' | 'safe' | 'kind'>): Key =>
  `${chainId}:${safe}:${kind}`

export const writes = createStore<Partial<Record<Key, WriteState>>>(() => ({}))

const running = new Set<Key>()

export const writeOf = (state: Partial<Record<Key, WriteState>>, plan: Pick<WritePlan, 'chainId' | 'safe' | 'kind'>) =>
  state[keyOf(plan)]

const set = (plan: Pick<WritePlan, 'chainId' | 'safe' | 'kind'>, state: WriteState): void =>
  writes.setState({ [keyOf(plan)]: state } as Partial<Record<Key, WriteState>>)

/** What was in doubt when it was restarted, also after that was rejected. */
const inDoubtOf = (write: WriteState | undefined) => (write && 'inDoubt' in write ? write.inDoubt : undefined)

/**
 * Forgets how the last attempt ended, to start again.
 * @param last its transaction: one in doubt is shown again once its outcome is known, in place of the form
 */
export function resetWrite(plan: Pick<WritePlan, 'chainId' | 'safe' | 'kind'>, last?: Transaction): void {
  const earlier = inDoubtOf(writeOf(writes.getState(), plan))
  const known = last ?? getTransactions().find((one) => idOf(one) === earlier)
  set(plan, { status: 'reset', ...(known && isDoubted(known) && { inDoubt: idOf(known) }) })
}

/** The transaction that was in doubt at a restart, once its outcome is known. */
export function clearedUp(
  write: WriteState | undefined,
  transactions: readonly Transaction[],
): Transaction | undefined {
  const inDoubt = write?.status === 'preparing' ? undefined : inDoubtOf(write)
  return inDoubt === undefined ? undefined : transactions.find((one) => idOf(one) === inDoubt && !isDoubted(one))
}

/**
 * Whether the account is a contract, so that others pay the fee: known inside a Safe's frame, else read on chain.
 * @throws SafeNotHereError when a Safe was shared for a chain that it isn't on
 */
async function isProposed(client: ChainClient, account: Address): Promise<boolean> {
  if (activeConnector()?.sendTransactions) return true
  const { kind } = (await readAccountKind(client, account)).value
  if (kind === 'plain' && connected()?.isSafe) throw new SafeNotHereError()
  return kind === 'safe' || kind === 'contract'
}

/** Reads, checks, builds and simulates, to show what would happen and what it costs. @throws AppError */
export async function prepare(plan: WritePlan): Promise<Prepared> {
  const client = await clientOf(plan.chainId)
  return prepareWrite(client, plan, await isProposed(client, plan.account))
}

/**
 * Log ids of earlier requests for the same act that aren't known to have been sent; for concurrent kinds, of any act of
 * the kind: who sends 2 in place of 1 needs to know of the 1.
 */
function doubtedIds(plan: WritePlan, { call }: Prepared): string[] {
  const { account, chainId } = plan
  const fingerprint = fingerprintOf(call)
  const isOfKind = isOf(plan)
  return getTransactions()
    .filter(isAsked)
    .filter((other) => other.chainId === chainId && isSameAddress(other.account, account))
    .filter((other) => other.fingerprint === fingerprint || (isConcurrent(plan) && isOfKind(other)))
    .map(idOf)
}

const keptAs = (id: string): Transaction | undefined => getTransactions().find((other) => idOf(other) === id)

/**
 * The first of these that turns out to have been sent: each is looked for before the wallet is asked again. Polling may
 * find it too, so the log is read again after each search.
 */
async function findEarlier(client: ChainClient, ids: readonly string[]): Promise<Transaction | undefined> {
  for (const id of ids) {
    const before = keptAs(id)
    const found = before && isAsked(before) ? await checkAsked(client, before, takenHashes()) : before
    const now = keptAs(id)
    if (now && !isAsked(now)) return now
    if (found && !isAsked(found) && !isOfAnother(getTransactions(), found)) {
      logTransaction(found)
      return found
    }
    if (before && found && isAsked(found)) amendTransaction(before, found)
  }
  return undefined
}

/** What the person has to see before anything more of its kind is sent, unless they have confirmed that they saw it. */
function findUnseen(plan: WritePlan, reviewed: Prepared, isSecond: boolean): Transaction | undefined {
  const write = writeOf(writes.getState(), plan)
  const transactions = getTransactions()
  const last = clearedUp(write, transactions)
  if (last || !isConcurrent(plan)) return last
  const blocker = blockerOf(transactions, plan)
  const isKnown = blocker === undefined || idOf(blocker) === inDoubtOf(write) || (write && !isDoubted(blocker))
  return isKnown ? (isSecond ? undefined : sameOnItsWay(transactions, plan, fingerprintOf(reviewed.call))) : blocker
}

async function ask(
  plan: WritePlan,
  prepared: Prepared,
  doubted: readonly string[],
  refuse: (thrown: unknown) => void,
): Promise<void> {
  const client = await clientOf(plan.chainId)
  const ids = [...new Set([...doubted, ...doubtedIds(plan, prepared)])]
  const reading = Promise.all([readSender(client, plan.account), findEarlier(client, ids)])
  const [connector, [from, earlier]] = await Promise.all([
    walletFor(plan),
    withDeadline(reading, DEADLINES.rpc, 'the network'),
  ])
  if (earlier) return set(plan, { status: 'logged', id: idOf(earlier) })
  const request = await requestFor(connector, plan, prepared, from.kind)
  const found = ids.map(keptAs).find((one) => one && !isAsked(one))
  if (found) return set(plan, { status: 'logged', id: idOf(found) })
  const asked = noteAsked(plan, prepared, from)
  set(plan, { status: 'asking', prepared, id: asked.askedId })
  let isLate = false
  const isOurs = () => {
    const write = writeOf(writes.getState(), plan)
    return !isLate || (write?.status === 'logged' && write.id === asked.askedId)
  }
  const noted = askAndNote(asked, prepared, request).then(
    () => void (isOurs() && set(plan, { status: 'logged', id: asked.askedId })),
    (thrown: unknown) => {
      if (isOurs()) refuse(thrown)
    },
  )
  void noted.then(lookAfterAnswer)
  await withDeadline(noted, DEADLINES.walletPrompt, 'the wallet').catch(() => {
    isLate = true
    set(plan, { status: 'logged', id: asked.askedId })
  })
}

const areSame = (calls: readonly Call[], others: readonly Call[]): boolean =>
  calls.length === others.length &&
  calls.every(({ to, value, data }, index) => {
    const other = others[index]
    return to === other?.to && value === other.value && data === other.data
  })

/**
 * The only way in which anything is sent: read, check, build, simulate, ask the wallet, log, watch. A second call for
 * the same act while the first is in flight is a no-op: nobody is asked twice.
 * @param reviewed what the person was shown; when the calls have changed since, it isn't sent
 * @param isSecond whether the person was told that the same is in flight, and wants a duplicate
 */
export async function sendWrite(plan: WritePlan, reviewed: Prepared, isSecond = false): Promise<void> {
  const key = keyOf(plan)
  if (running.has(key)) return
  const unseen = findUnseen(plan, reviewed, isSecond)
  if (unseen) return set(plan, { status: 'logged', id: idOf(unseen) })
  const inDoubt = inDoubtOf(writeOf(writes.getState(), plan))
  const wish = inDoubt === undefined ? {} : { inDoubt }
  const refuse = (thrown: unknown) =>
    set(plan, { status: 'refused', error: toAppError(thrown), fingerprint: fingerprintOf(reviewed.call), ...wish })
  running.add(key)
  watchTransactions() // never stopped: what was sent is followed for as long as the page is open
  set(plan, { status: 'preparing', ...wish })
  try {
    if (frameKind() === 'foreign') throw new ForeignFrameError()
    if (lacksSignIn(connection.getState())) throw new NotSignedInError()
    const doubted = doubtedIds(plan, reviewed)
    // simulating a duplicate may fail just because the first was mined
    const earlier = await withDeadline(
      clientOf(plan.chainId).then((client) => findEarlier(client, doubted)),
      DEADLINES.rpc,
      'the network',
    )
    if (earlier) return set(plan, { status: 'logged', id: idOf(earlier) })
    const fresh = await prepare(plan)
    if (!areSame(fresh.calls, reviewed.calls)) throw new ChangedError()
    await ask(plan, fresh, doubted, refuse)
  } catch (thrown) {
    refuse(thrown)
  } finally {
    running.delete(key)
  }
}

/** Calls back once the wallet is known to have accepted it: by its answer, or by the chain, however late. */
export function onceTaken(plan: WritePlan, callBack: () => void): void {
  const write = writeOf(writes.getState(), plan)
  if (write?.status !== 'logged') return
  const look = () => {
    const known = getTransactions().find((other) => idOf(other) === write.id)
    if (known && isAsked(known)) return
    unsubscribe()
    if (known) callBack()
  }
  const unsubscribe = subscribeTransactions(look)
  look()
}
