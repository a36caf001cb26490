import { expect, test } from 'vitest'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import {
  type Followed,
  MOST_AT_ONCE,
  pickRound,
  restAfter,
} from '../../../src/state/transactions/polling/pollSchedule.ts'
import type { Transaction } from '../../../src/state/transactions/transactionLog.ts'
import { ADA } from '../../wallets/testWallet.ts'

const NEVER = Number.NEGATIVE_INFINITY

let count = 0
const hash = (): `0x${string}` => `0x${(++count).toString(16).padStart(64, '0')}`
const shared = { chainId: 1, account: ADA, safe: ADA, kind: 'wrap', confirmations: 0, sentAt: 0 } as const

const followed = (known: Transaction, changedAt: number, lookedAt: number): Followed => ({
  known,
  watched: { changedAt, lookedAt, lost: 0 },
})
const sent = (changedAt = 0, lookedAt = NEVER) =>
  followed({ ...shared, hash: asTxHash(hash()) as never, status: 'pending' }, changedAt, lookedAt)
const proposed = (changedAt = 0, lookedAt = NEVER) =>
  followed({ ...shared, safeTxHash: asSafeTxHash(hash()) as never, status: 'proposed' }, changedAt, lookedAt)

test('[S4.7] a new one is polled at once, soon again, and then at growing intervals up to half a minute', () => {
  const one = sent(1_000)
  expect(pickRound([one], 1_000)).toEqual([one])
  const rests = [1_000, 3_000, 9_000, 41_000, 121_000, 1_000_000].map((lookedAt) =>
    restAfter(1, [sent(1_000, lookedAt)], lookedAt),
  )
  expect(rests).toEqual([500, 500, 2_000, 10_000, 30_000, 30_000])
})

test('[S4.7] proposals are polled at longer intervals from the start', () => {
  expect(restAfter(1, [proposed(1_000, 1_000)], 1_000)).toBe(2_000)
  expect(restAfter(1, [proposed(1_000, 1_000), sent(1_000, 1_000)], 1_000)).toBe(1_000 / 2)
})

test('[S4.7] of many the newest come first, the others take turns, and the pauses grow', () => {
  const all = Array.from({ length: 30 }, () => sent(1_000))
  let now = 1_000
  const rounds = [1, 2, 3].map(() => {
    const round = pickRound(all, now)
    for (const { watched } of round) watched.lookedAt = now
    now += restAfter(round.length, all, now)
    return round
  })
  expect(rounds[0]).toEqual(all.slice(0, MOST_AT_ONCE))
  expect(now).toBeGreaterThanOrEqual(1_000 + 30 * 500)
  expect(new Set(rounds.flat()).size).toBe(30)
})

test('[S4.7] a new one comes before any number of old ones, without starving them', () => {
  const old = Array.from({ length: 30 }, () => sent(0, 1_000_000))
  const fresh = sent(1_030_000, 1_034_000)
  const all = [...old, fresh]
  const looked = new Set<Followed>()
  let now = 1_040_000
  for (let turn = 0; turn < 4; turn++) {
    const round = pickRound(all, now)
    expect(round).toContain(fresh)
    for (const one of round) {
      one.watched.lookedAt = now
      looked.add(one)
    }
    now += restAfter(round.length, all, now)
  }
  expect(looked.size).toBe(31)
})

test('[S4.7] one that is due soon joins the round; one that isn’t is left out without delaying others', () => {
  // each with an interval of half a minute
  const soon = sent(0, 1_000_000 - 16_000)
  const later = sent(0, 1_000_000 - 14_000)
  const fresh = sent(1_000_000)
  expect(new Set(pickRound([fresh, soon, later], 1_000_000))).toEqual(new Set([fresh, soon]))
  expect(restAfter(0, [soon, later], 1_000_000)).toBe(14_000)
  expect(restAfter(1, [], 0)).toBe(30_000)
})
