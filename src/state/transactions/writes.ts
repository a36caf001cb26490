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

/** How far an act has got before it is a transaction; from then on the transaction log tells. */
export type WriteState =
  | { status: 'preparing'; inDoubt?: string }
  /** What has been noted down of it goes by this id in the transaction log. */
  | { status: 'asking'; prepared: Prepared; id: string }
  /** The wallet has answered, or hasn't for as long as it is waited for: what goes by this id in the transaction log. */
  | { status: 'logged'; id: string }
  /** Of an act by this fingerprint, and of no other one of its kind. */
  | { status: 'refused'; error: AppError; fingerprint: string; inDoubt?: string }
  /** What was sent before is history, also where it has no end yet; but in doubt is what may still turn out to be sent. */
  | { status: 'reset'; inDoubt?: string }

/**
 * A wallet is asked about one act of a kind at a time, whichever it is: nobody confirms a second before they know of the
 * first. Once it was taken, acts are told apart by their fingerprints, in the transaction log.
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

/** What was in doubt when it was begun anew, also after a no to that. */
const inDoubtOf = (write: WriteState | undefined) => (write && 'inDoubt' in write ? write.inDoubt : undefined)

/**
 * Forgets how the last try ended, to begin anew.
 * @param last what became of it: where that isn't known, it is shown again as soon as it is, in place of the form
 */
export function resetWrite(plan: Pick<WritePlan, 'chainId' | 'safe' | 'kind'>, last?: Transaction): void {
  const earlier = inDoubtOf(writeOf(writes.getState(), plan))
  const known = last ?? getTransactions().find((one) => idOf(one) === earlier)
  set(plan, { status: 'reset', ...(known && isDoubted(known) && { inDoubt: idOf(known) }) })
}

/** What was begun anew in doubt, once it is known what became of it. */
export function clearedUp(
  write: WriteState | undefined,
  transactions: readonly Transaction[],
): Transaction | undefined {
  const inDoubt = write?.status === 'preparing' ? undefined : inDoubtOf(write)
  return inDoubt === undefined ? undefined : transactions.find((one) => idOf(one) === inDoubt && !isDoubted(one))
}

/**
 * Whether it is code that is asked, which others pay for: a Safe's own host says so, of the others the chain does.
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
 * The same act where it was asked for before and isn't known to have been sent, by its ids in the transaction log. Also another
 * one of its kind, where that has no place of its own: who sends 2 in place of 1 wants to know of the 1.
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
 * Whether one of these turns out to have been sent: each is looked for before the wallet is asked again. The rounds look
 * for it as well: what they have found or noted meanwhile doesn't hide it.
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

/** What has to be seen before anything more of its kind is sent, unless the person has seen it and said so. */
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
 * The one way in which anything is sent: read, check, build, simulate, ask the wallet, log, watch.
 * A second call for the same act while the first runs does nothing: nobody is asked twice.
 * @param reviewed what the person was shown; when the act has come to mean something else, it isn't sent
 * @param isSecond whether the person was told that the same is on its way, and wants it a second time
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
    // what it would do a second time may be refused just because it was done
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

/** Calls back once the wallet is known to have taken it: by its own word, or since the chain shows it, however late. */
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
