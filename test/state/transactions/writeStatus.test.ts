import { beforeEach, describe, expect, test } from 'vitest'
import { ACTS, REPEATABLE, WRITE_KINDS, type WriteKind } from '../../../src/lib/acts.ts'
import { RevertedError } from '../../../src/lib/chainErrors.ts'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import { blockerOf, CONCURRENT, sameOnItsWay, type WriteSubject } from '../../../src/state/transactions/onItsWay.ts'
import {
  type Asked,
  getTransactions,
  logTransaction,
  originOf,
  type Proposal,
  type Sent,
  type Transaction,
} from '../../../src/state/transactions/transactionLog.ts'
import { writeStatusOf } from '../../../src/state/transactions/writeStatus.ts'
import type { WriteState } from '../../../src/state/transactions/writes.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const subjectOf = (kind: WriteKind): WriteSubject => ({ chainId: 1, safe: BOB, account: ADA, kind })
const SEND = subjectOf('execute')
const ONE = '0x01'
const TWO = '0x02'

const shared = { chainId: 1, account: ADA, safe: BOB, kind: 'execute', confirmations: 0, sentAt: 1 } as const
const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
const sent = (index: number, change: Partial<Sent> = {}): Sent => ({
  ...{ ...shared, askedId: `asked-${index}`, fingerprint: ONE, status: 'pending' },
  hash: asTxHash(hashOf(index)) as Sent['hash'],
  ...change,
})
const proposal = (index: number, change: Partial<Proposal> = {}): Proposal => ({
  ...{ ...shared, askedId: `asked-${index}`, status: 'proposed' },
  safeTxHash: asSafeTxHash(hashOf(index)) as Proposal['safeTxHash'],
  ...change,
})
const asked = (index: number, change: Partial<Asked> = {}): Asked => ({
  ...{ ...shared, askedId: `asked-${index}`, fingerprint: ONE, status: 'unknown', sender: 'key' },
  ...change,
})
const logged = (index: number): WriteState => ({ status: 'logged', id: `asked-${index}` })
const refused = (fingerprint: string): WriteState => ({ status: 'refused', error: new RevertedError('x'), fingerprint })

describe('an act that may be pending beside others of its kind', () => {
  test.each(CONCURRENT)(
    '[S4.7] %s: its form is free as soon as the wallet has accepted it, also after a reload',
    (kind) => {
      for (const one of [sent(1, { kind }), proposal(1, { kind, fingerprint: ONE })] as Transaction[])
        for (const write of [logged(1), undefined])
          expect(writeStatusOf(write, [one], subjectOf(kind))).toEqual({ status: 'idle' })
    },
  )

  test.each(CONCURRENT)('[S4.7] %s: its form is not free while its outcome is in doubt', (kind) => {
    for (const one of [asked(1, { kind }), asked(1, { kind, status: 'asked' }), sent(1, { kind, status: 'unknown' })])
      for (const write of [logged(1), undefined])
        expect(writeStatusOf(write, [one], subjectOf(kind))).toEqual({ status: one.status, transaction: one })
  })

  test('[S4.7] one that timed out after another was sent blocks the form again', () => {
    const lost = sent(1, { status: 'unknown' })
    const transactions = [sent(2, { fingerprint: TWO }), lost]
    expect(writeStatusOf(logged(2), transactions, SEND)).toEqual({ status: 'unknown', transaction: lost })
    expect(blockerOf(transactions, SEND)).toBe(lost)
  })

  test('[S4.7] a send made with knowledge of one in doubt leaves the form free', () => {
    const transactions = [sent(2, { fingerprint: TWO }), asked(1)]
    for (const write of [logged(2), undefined])
      expect(writeStatusOf(write, transactions, SEND)).toEqual({ status: 'idle' })
  })

  test('[S4.7] one in doubt that was resolved replaces the form, whatever is typed in it', () => {
    const found = sent(1)
    for (const write of [
      { status: 'reset', inDoubt: 'asked-1' },
      { ...refused(TWO), inDoubt: 'asked-1' },
    ] as WriteState[])
      expect(writeStatusOf(write, [found], SEND, TWO)).toEqual({ status: 'pending', transaction: found })
  })

  test('[S4.7] a refusal applies only to what was refused, not to others of its kind', () => {
    expect(writeStatusOf(refused(ONE), [], SEND, ONE)).toMatchObject({ status: 'refused' })
    expect(writeStatusOf(refused(ONE), [], SEND, TWO)).toEqual({ status: 'idle' })
  })

  test('[S4.7] a repeat is recognised by recipient, value and data, for the same account, Safe and chain only', () => {
    const first = sent(1)
    expect(sameOnItsWay([first], SEND, ONE)).toBe(first)
    expect(sameOnItsWay([first], SEND, TWO)).toBeUndefined()
    expect(sameOnItsWay([{ ...first, status: 'confirmed' }], SEND, ONE)).toBeUndefined()
    for (const other of [{ chainId: 10 }, { safe: ADA }, { account: BOB }] as Partial<WriteSubject>[])
      expect(sameOnItsWay([first], { ...SEND, ...other }, ONE)).toBeUndefined()
  })
})

describe('an act of which only one may be pending', () => {
  test.each(WRITE_KINDS.filter((kind) => !CONCURRENT.includes(kind)))(
    '[S4.7] %s: it replaces its form until it is mined',
    (kind) => {
      for (const one of [sent(1, { kind }), proposal(1, { kind, fingerprint: ONE })] as Transaction[]) {
        const shown = { status: one.status, transaction: one }
        for (const write of [logged(1), undefined])
          expect(writeStatusOf(write, [one], subjectOf(kind), TWO)).toEqual(shown)
        expect(sameOnItsWay([one], subjectOf(kind), ONE)).toBeUndefined()
      }
    },
  )

  test('[W4] only repeatable acts may be pending beside another of their kind', () => {
    expect(CONCURRENT.filter((kind) => !REPEATABLE.includes(kind) || !(kind in ACTS))).toEqual([])
  })
})

describe('what distinguishes acts', () => {
  beforeEach(() => localStorage.clear())

  test('[S3.4] is stored for a proposal and an operation, and carried over to their outcomes', () => {
    const first = proposal(1, { fingerprint: ONE })
    logTransaction(first)
    expect(getTransactions()).toEqual([first])
    expect(originOf(first)).toMatchObject({ fingerprint: ONE })
    expect(originOf(asked(2))).toMatchObject({ fingerprint: ONE })
  })

  test('[S3.4] is missing in an earlier version’s entries: those are recognised by kind, and replace the form', () => {
    const old = proposal(1)
    expect(writeStatusOf(undefined, [old], SEND, TWO)).toEqual({ status: 'proposed', transaction: old })
    expect(writeStatusOf({ status: 'reset' }, [old], SEND, TWO)).toEqual({ status: 'idle' })
    expect(writeStatusOf(logged(2), [sent(2), old], SEND, TWO)).toEqual({ status: 'idle' })
  })
})
