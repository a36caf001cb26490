import { type Address, isSameAddress } from '../../lib/address.ts'
import type { Fact } from '../../lib/Fact.ts'
import type { Explanation } from '../proof/explainSafe.ts'
import { liveWrapOf } from '../read/liveWrapOf.ts'
import type { Collections } from '../read/readCollections.ts'
import type { NewestBlocks } from '../read/readNewestBlocks.ts'
import type { Rights } from '../read/readRights.ts'
import { type GenuineSafe, lockEndOf, type UnknownCode, type WrapState } from '../read/readSafe.ts'
import { OPERATORS } from '../sale/venue.ts'

/**
 * What a check has come to. `warn`: it is so, and a buyer should know. `stop`: nobody should buy. `unknown`: it couldn't be
 * found out, or not yet.
 */
export type Outcome = 'pass' | 'warn' | 'stop' | 'unknown'

/**
 * - `code`: it runs code of a genuine Safe
 * - `imitation`: no other contract's NFT stands for it
 * - `control`: nobody but the holder of its NFT has a way to use it, as the contract sees it
 * - `hidden`: its storage holds nothing that no list shows, by proof
 * - `lock`: nobody can use it before a purchase
 * - `approvals`: nobody may take tokens out of it
 * - `consents`: no hash that it approved or message that it signed is still valid
 * - `signing`: its holder can't sign in its name
 * - `rights`: nobody but the holder may transfer its NFT
 * - `newest`: the RPCs agree that it was read as it is now; only where there are several, and two have answered
 */
export type CheckId =
  | 'code'
  | 'imitation'
  | 'control'
  | 'hidden'
  | 'lock'
  | 'approvals'
  | 'consents'
  | 'signing'
  | 'rights'
  | 'newest'

/** One question about a Safe, and its answer. */
export type Check = {
  id: CheckId
  outcome: Outcome
  /** How many there are of what it looks for, where it counts. */
  count?: number
  /** There may be more than these, since not everything was looked into. */
  isPartial?: boolean
  /** The contract for sales may move the NFT, to whoever takes an offer that its holder signed. */
  isForSale?: boolean
  /** The block that it was found out at. */
  block?: bigint
  /** It is being found out. */
  isRunning: boolean
}

/**
 * The one line that is read first.
 * - `clean`: sealed, locked, and every check passed
 * - `notLocked`: the same but for the lock, which isn't there, or ends within a day
 * - `attention`: every check was finished, and some warn
 * - `stop`: don't buy
 * - `unfinished`: some couldn't be finished; `running`: none failed, and some aren't finished yet
 * - `unsealed`: wrapped, and there is no NFT yet
 * - `plain`: not wrapped
 */
export type Verdict = 'clean' | 'notLocked' | 'attention' | 'stop' | 'unfinished' | 'running' | 'unsealed' | 'plain'

export type Judgement = { verdict: Verdict; checks: readonly Check[] }

/**
 * How many live approvals there are; `unread`: how many of those found couldn't be read; and whether all were looked for, or
 * the search is still on its way, or has ended before its end.
 */
export type ApprovalCount = { live: number; unread: number; search: 'all' | 'running' | 'ended' }

/** What was found out beside the Safe itself, each as sure as it is. */
export type Findings = {
  proof: Fact<Explanation>
  approvals: Fact<ApprovalCount>
  rights: Fact<Rights>
  /** Undefined where there is nobody to compare with. */
  newest?: Fact<NewestBlocks> | undefined
  /** Among the owners and modules of one that isn't wrapped. */
  collections: Fact<Collections>
}

type Answer = Omit<Check, 'id'>

const done = (outcome: Outcome, block: bigint, count?: number): Answer => ({
  ...{ outcome, block, isRunning: false },
  ...(count !== undefined && { count }),
})

/** What isn't read just now is unknown: an old answer, too, since it may have changed. */
function answer<T>(fact: Fact<T>, judge: (value: T, block: bigint) => Answer): Answer {
  if (fact.status === 'value') return judge(fact.value, fact.block)
  return { outcome: 'unknown', isRunning: fact.status === 'loading' }
}

const unfinished: Answer = { outcome: 'unknown', isRunning: false }

const hidden = (proof: Fact<Explanation>): Answer =>
  answer(proof, (found, block) => {
    if (found.status === 'explained') return done('pass', block)
    return found.status === 'unexplained' ? done('stop', block) : unfinished
  })

const consents = (proof: Fact<Explanation>): Answer =>
  answer(proof, (found, block) => {
    if (found.status !== 'explained') return unfinished
    const count = found.approvals.length + found.messages.length
    return done(count > 0 ? 'warn' : 'pass', block, count)
  })

/** One that stands is a warning, however many weren't found yet; none is a pass only once all were looked for. */
function counted(count: number, block: bigint, open: { isRunning: boolean } | undefined): Answer {
  if (!open) return done(count > 0 ? 'warn' : 'pass', block, count)
  return count > 0 ? { ...done('warn', block, count), ...open, isPartial: true } : { outcome: 'unknown', ...open }
}

const approvals = (fact: Fact<ApprovalCount>): Answer =>
  answer(fact, ({ live, unread, search }, block) =>
    counted(
      live,
      block,
      search === 'all' && unread === 0 ? undefined : { isRunning: search === 'running' && unread === 0 },
    ),
  )

/**
 * Where Safes are sold, that counts as nobody else: the contract for sales, by its code, and Seaport move an NFT only as its holder
 * signed.
 */
const rights = (fact: Fact<Rights>): Answer =>
  answer(fact, ({ approved, operators, router, unfinished: rest }, block) => {
    const all = [...(approved ? [approved] : []), ...operators]
    const isMarket = (address: Address) =>
      isSameAddress(address, OPERATORS.seaport) || (router === 'here' && isSameAddress(address, OPERATORS.asSeen))
    const others = all.filter((address) => !isMarket(address))
    return {
      ...counted(others.length, block, rest && { isRunning: false }),
      ...(others.length < all.length && { isForSale: true }),
    }
  })

/** Seconds for which a lock has to last: one that ends before the NFT can change hands protects no buyer. */
export const LEAST_LOCK = 86_400

/** A lock that ends soon counts as one that warns; `count` tells it from none. */
function lock(wrap: WrapState, block: bigint): Answer {
  const end = lockEndOf(wrap)
  if (end === 0) return done('warn', block, 0)
  return end >= Math.max(wrap.time, wrap.quietUntil) + LEAST_LOCK ? done('pass', block) : done('warn', block, 1)
}

/**
 * Seconds by which the newest blocks of two RPCs may be apart: public ones are some blocks behind, and some answer from a cache.
 */
export const MOST_APART = 120

/** How sure it is that what was read is the newest there is: by how many RPCs. */
export type Vouched = 'running' | 'alone' | 'silent' | 'agreed' | 'apart'

/**
 * Whether other RPCs bear out that a chain is seen as it is now. One that lags, or lies, shows an old state as the newest.
 */
export function vouchedFor(fact: Fact<NewestBlocks> | undefined): Vouched {
  if (!fact) return 'alone'
  if (fact.status === 'loading') return 'running'
  if (fact.status !== 'value') return 'silent'
  const { asked, times } = fact.value
  if (asked < 2) return 'alone'
  if (times.length < 2) return 'silent'
  return Math.max(...times) - Math.min(...times) > MOST_APART ? 'apart' : 'agreed'
}

/** That nobody else answered is said in the report, and is no finding. */
function newest(block: bigint, fact: Fact<NewestBlocks> | undefined): Check[] {
  const vouched = vouchedFor(fact)
  if (vouched === 'running') return [{ id: 'newest', outcome: 'unknown', isRunning: true }]
  if (vouched === 'agreed') return [{ id: 'newest', ...done('pass', block) }]
  return vouched === 'apart' ? [{ id: 'newest', ...done('warn', block) }] : []
}

const imitation = (fact: Fact<Collections>, hasMore: boolean): Answer =>
  answer(fact, ({ collections, unread }, block) => {
    if (collections.length > 0) return done('stop', block, collections.length)
    return unread > 0 || hasMore ? unfinished : done('pass', block, 0)
  })

function checksOf(safeState: GenuineSafe, block: bigint, found: Findings): Check[] {
  const wrap = liveWrapOf(safeState)
  const storage: Check[] = [
    { id: 'hidden', ...hidden(found.proof) },
    { id: 'approvals', ...approvals(found.approvals) },
    { id: 'consents', ...consents(found.proof) },
  ]
  const code: Check = { id: 'code', ...done('pass', block) }
  if (!wrap) return [code, { id: 'imitation', ...imitation(found.collections, safeState.hasMoreModules) }, ...storage]
  return [
    code,
    { id: 'control', ...done(wrap.problems === 0n ? 'pass' : 'stop', block) },
    ...storage,
    { id: 'lock', ...lock(wrap, block) },
    { id: 'signing', ...done(wrap.isSigning ? 'warn' : 'pass', block) },
    { id: 'rights', ...rights(found.rights) },
    ...newest(block, found.newest),
  ]
}

/** Whether a check may still come to something else, once the rest of it is known. */
export const isOpen = ({ outcome, isPartial }: Check): boolean => outcome === 'unknown' || isPartial === true

function verdictOf(wrap: GenuineSafe['wrap'], checks: readonly Check[]): Verdict {
  const are = (outcome: Outcome) => checks.filter((check) => check.outcome === outcome)
  if (are('stop').length > 0) return 'stop'
  if (wrap === 'missing' || !wrap.isLive) return 'plain'
  if (!wrap.isSealed) return 'unsealed'
  const open = checks.filter(isOpen)
  if (open.some(({ isRunning }) => !isRunning)) return 'unfinished'
  if (open.length > 0) return 'running'
  const warnings = are('warn')
  if (warnings.length === 0) return 'clean'
  return warnings.every(({ id }) => id === 'lock') ? 'notLocked' : 'attention'
}

/**
 * Says of a Safe, as it was read just now, whether it is what it seems: check by check, and in one word. It is never
 * `clean` while a check is unknown.
 * @param safeState of this visit; of an older read nothing is judged
 */
export function judgeSafe(safeState: GenuineSafe | UnknownCode, block: bigint, found: Findings): Judgement {
  if (safeState.kind === 'unknownSingleton')
    return { verdict: 'stop', checks: [{ id: 'code', ...done('stop', block) }] }
  const checks = checksOf(safeState, block, found)
  return { verdict: verdictOf(safeState.wrap, checks), checks }
}

/** The oldest block that a judgement rests on, of those of its checks and the Safe's own. */
export const oldestBlock = ({ checks }: Judgement, block: bigint): bigint =>
  checks.reduce((least, check) => (check.block !== undefined && check.block < least ? check.block : least), block)
