import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asSeenAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { NetworkUnreachableError } from '../../../src/lib/chainErrors.ts'
import type { Fact } from '../../../src/lib/Fact.ts'
import type { Explanation } from '../../../src/safe/proof/explainSafe.ts'
import type { Collections } from '../../../src/safe/read/readCollections.ts'
import type { NewestBlocks } from '../../../src/safe/read/readNewestBlocks.ts'
import type { Rights } from '../../../src/safe/read/readRights.ts'
import type { GenuineSafe, WrapState } from '../../../src/safe/read/readSafe.ts'
import {
  type ApprovalCount,
  type Check,
  type Findings,
  judgeSafe,
  LEAST_LOCK,
  MOST_APART,
  type Verdict,
} from '../../../src/safe/report/judgeSafe.ts'
import { seaportAddress } from '../../../src/safe/sale/seaportAddress.ts'
import { BOB } from '../../wallets/testWallet.ts'
import { genuineSafe, unknownCode, unwrapped } from '../genuineSafe.ts'

const BLOCK = 7n
const reason = new NetworkUnreachableError()
const HASH = `0x${'ab'.repeat(32)}` as const
const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const value = <T>(value: T): Fact<T> => ({ status: 'value', value, block: BLOCK })
const block = { number: BLOCK, hash: HASH, time: 0 } as const
const nothingHidden: Explanation = { status: 'explained', block, approvals: [], messages: [] }

const nothing: Findings = {
  proof: value(nothingHidden),
  approvals: value<ApprovalCount>({ live: 0, unread: 0, search: 'all' }),
  rights: value<Rights>({ operators: [], isBack: false }),
  collections: value<Collections>({ collections: [], unread: 0 }),
}

/** What the contract for sales is approved for; what is there is said beside. */
const forSale: Rights = { approved: asSeenAddress, operators: [], isBack: false }

const newest = (asked: number, ...times: number[]): Fact<NewestBlocks> => value({ asked, times })

const sealed = (wrap: Partial<WrapState> = {}): GenuineSafe =>
  genuineSafe({
    wrap: {
      ...unwrapped,
      isLive: true,
      isSealed: true,
      driver: BOB,
      problems: 0n,
      time: 1_000,
      lockedUntil: 1_000 + LEAST_LOCK,
      ...wrap,
    },
  })

const judged = (safe: Parameters<typeof judgeSafe>[0], found: Partial<Findings> = {}) =>
  judgeSafe(safe, BLOCK, { ...nothing, ...found })

const outcomes = (checks: readonly Check[]) =>
  Object.fromEntries(checks.filter(({ outcome }) => outcome !== 'pass').map(({ id, outcome }) => [id, outcome]))

describe('the verdict', () => {
  const message: Explanation = { ...nothingHidden, messages: [HASH] }
  const hidden: Explanation = { status: 'unexplained', block }
  test.each<[string, GenuineSafe, Partial<Findings>, Verdict, Record<string, string>]>([
    ['all is well, and it is locked', sealed(), {}, 'clean', {}],
    ['it isn’t locked', sealed({ lockedUntil: 0 }), {}, 'notLocked', { lock: 'warn' }],
    ['its lock is over', sealed({ lockedUntil: 1_000 }), {}, 'notLocked', { lock: 'warn' }],
    ['its lock ends within a day', sealed({ lockedUntil: 999 + LEAST_LOCK }), {}, 'notLocked', { lock: 'warn' }],
    [
      'its lock ends within a day of when the NFT can change hands',
      sealed({ quietUntil: 1_600 }),
      {},
      'notLocked',
      { lock: 'warn' },
    ],
    ['its holder can sign', sealed({ isSigning: true }), {}, 'attention', { signing: 'warn' }],
    ['a message it signed is valid', sealed(), { proof: value(message) }, 'attention', { consents: 'warn' }],
    [
      'a token approval is live, and the search is incomplete',
      sealed(),
      { approvals: value<ApprovalCount>({ live: 2, unread: 0, search: 'ended' }) },
      'unfinished',
      { approvals: 'warn' },
    ],
    [
      'a token approval is live, and the search continues',
      sealed(),
      { approvals: value<ApprovalCount>({ live: 2, unread: 0, search: 'running' }) },
      'running',
      { approvals: 'warn' },
    ],
    [
      'a token approval is live, and the search is complete',
      sealed(),
      { approvals: value<ApprovalCount>({ live: 2, unread: 0, search: 'all' }) },
      'attention',
      { approvals: 'warn' },
    ],
    [
      'a marketplace may transfer the NFT',
      sealed(),
      { rights: value<Rights>({ approved: OTHER, operators: [], isBack: false }) },
      'attention',
      { rights: 'warn' },
    ],
    [
      'the contract for sales may transfer the NFT, as its holder signed',
      sealed(),
      { rights: value<Rights>({ ...forSale, operators: [asSeenAddress], router: 'here' }) },
      'clean',
      {},
    ],
    [
      'what may transfer the NFT is other code at the address of the contract for sales',
      sealed(),
      { rights: value<Rights>({ ...forSale, router: 'other' }) },
      'attention',
      { rights: 'warn' },
    ],
    [
      'what may transfer the NFT is the address of the contract for sales, and nothing is there',
      sealed(),
      { rights: value<Rights>({ ...forSale, router: 'missing' }) },
      'attention',
      { rights: 'warn' },
    ],
    [
      'Seaport may transfer the NFT, as its holder signed',
      sealed(),
      { rights: value<Rights>({ approved: seaportAddress, operators: [], isBack: false }) },
      'clean',
      {},
    ],
    [
      'a marketplace may, beside the contract for sales',
      sealed(),
      { rights: value<Rights>({ ...forSale, operators: [OTHER], router: 'here' }) },
      'attention',
      { rights: 'warn' },
    ],
    ['the contract sees a problem', sealed({ problems: 8n }), {}, 'stop', { control: 'stop' }],
    [
      'something is hidden, whatever else is unknown',
      sealed(),
      { proof: value(hidden), approvals: { status: 'unknown', reason } },
      'stop',
      { hidden: 'stop', approvals: 'unknown', consents: 'unknown' },
    ],
    [
      'no RPC gives a proof',
      sealed(),
      { proof: value<Explanation>({ status: 'unproven', why: ['unsupported'] }) },
      'unfinished',
      { hidden: 'unknown', consents: 'unknown' },
    ],
    [
      'the search for approvals is incomplete',
      sealed(),
      { approvals: value<ApprovalCount>({ live: 0, unread: 0, search: 'ended' }) },
      'unfinished',
      { approvals: 'unknown' },
    ],
    [
      'an approval couldn’t be read',
      sealed(),
      { approvals: value<ApprovalCount>({ live: 0, unread: 1, search: 'all' }) },
      'unfinished',
      { approvals: 'unknown' },
    ],
    [
      'the search for operators is incomplete',
      sealed(),
      { rights: value<Rights>({ operators: [], isBack: false, unfinished: { from: 0, to: 1, why: 'bound' } }) },
      'unfinished',
      { rights: 'unknown' },
    ],
    [
      'the search for approvals continues',
      sealed(),
      { approvals: value<ApprovalCount>({ live: 0, unread: 0, search: 'running' }) },
      'running',
      { approvals: 'unknown' },
    ],
    [
      'the proof is under way',
      sealed(),
      { proof: { status: 'loading' } },
      'running',
      { hidden: 'unknown', consents: 'unknown' },
    ],
    ['another RPC agrees on the newest block', sealed(), { newest: newest(2, 1_000, 1_060) }, 'clean', {}],
    ['it was read from one RPC, and there is no other', sealed(), { newest: newest(1) }, 'clean', {}],
    ['no other RPC answers', sealed(), { newest: newest(2, 1_000) }, 'clean', {}],
    ['none says what its newest block is', sealed(), { newest: { status: 'unknown', reason } }, 'clean', {}],
    ['another RPC is asked', sealed(), { newest: { status: 'loading' } }, 'running', { newest: 'unknown' }],
    [
      'another RPC’s newest block is minutes later',
      sealed(),
      { newest: newest(2, 1_000, 1_001 + MOST_APART) },
      'attention',
      { newest: 'warn' },
    ],
    [
      'one of three RPCs is minutes behind',
      sealed(),
      { newest: newest(3, 1_001 + MOST_APART, 1_000, 1_001 + MOST_APART) },
      'attention',
      { newest: 'warn' },
    ],
    ['it has no NFT yet', sealed({ isSealed: false }), {}, 'unsealed', {}],
    ['it isn’t wrapped', genuineSafe(), {}, 'plain', {}],
    [
      'another contract’s NFT stands for it',
      genuineSafe(),
      { collections: value<Collections>({ collections: [OTHER], unread: 0 }) },
      'stop',
      { imitation: 'stop' },
    ],
    [
      'whether another contract’s NFT stands for it isn’t known',
      genuineSafe(),
      { collections: value<Collections>({ collections: [], unread: 1 }) },
      'plain',
      { imitation: 'unknown' },
    ],
    ['it has more modules than are read', genuineSafe({ hasMoreModules: true }), {}, 'plain', { imitation: 'unknown' }],
    ['our contract isn’t on its chain', genuineSafe({ wrap: 'missing' }), {}, 'plain', {}],
    [
      'it isn’t wrapped, and hides something',
      genuineSafe(),
      { proof: value(hidden) },
      'stop',
      { hidden: 'stop', consents: 'unknown' },
    ],
  ])('[W3] %s', (_, safeState, found, verdict, findings) => {
    const judgement = judged(safeState, found)
    expect(judgement.verdict).toBe(verdict)
    expect(outcomes(judgement.checks)).toEqual(findings)
  })

  test('[W3] unknown code fails it, without further checks', () => {
    expect(judged(unknownCode({ singleton: OTHER }))).toEqual({
      verdict: 'stop',
      checks: [{ id: 'code', outcome: 'stop', block: BLOCK, isRunning: false }],
    })
  })
})

test('[W3] it is never clean while anything is unknown, stale, or warned about', () => {
  const one = <T>(...values: T[]) =>
    fc.oneof(
      fc.constantFrom<Fact<T>>({ status: 'loading' }, { status: 'unknown', reason }),
      fc
        .constantFrom(...values)
        .chain((value) =>
          fc.constantFrom<Fact<T>>(
            { status: 'value', value, block: BLOCK },
            { status: 'stale', value, block: BLOCK, reason },
          ),
        ),
    )
  const proof = one<Explanation>(
    nothingHidden,
    { ...nothingHidden, approvals: [{ owner: OTHER, hash: HASH }] },
    { status: 'unexplained', block },
    { status: 'changed', block },
    { status: 'unsearched', why: 'bound' },
    { status: 'unproven', why: [] },
  )
  const approvals = fc
    .record({
      live: fc.nat(1),
      unread: fc.nat(1),
      search: fc.constantFrom<ApprovalCount['search']>('all', 'running', 'ended'),
    })
    .chain((count) => one(count))
  const rights = one<Rights>({ operators: [], isBack: false }, { operators: [OTHER], isBack: false })
  const safe = fc
    .record({
      isLive: fc.boolean(),
      isSealed: fc.boolean(),
      isSigning: fc.boolean(),
      problems: fc.constantFrom(0n, 8n),
      lockedUntil: fc.constantFrom(0, 1_000 + LEAST_LOCK),
    })
    .map(sealed)
  fc.assert(
    fc.property(safe, fc.record({ proof, approvals, rights }), (safeState, found) => {
      const { verdict, checks } = judged(safeState, found)
      const isAllRight =
        checks.every(({ outcome }) => outcome === 'pass') &&
        Object.values(found).every((fact) => fact.status === 'value') &&
        safeState.wrap !== 'missing' &&
        safeState.wrap.isLive &&
        safeState.wrap.isSealed
      expect(verdict === 'clean').toBe(isAllRight)
    }),
    { numRuns: 2_000 },
  )
})
