import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type FoundApprovals, FoundApprovalsSchema, findApprovals } from '../../../src/safe/approvals/findApprovals.ts'
import { createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import type { FoundBefore } from '../../../src/safe/rpc/searchOwnLogs.ts'
import { addressOf, startLongChain } from '../startLongChain.ts'

const MEGABYTE = 2 ** 20
const DEADLINE = 240_000

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function heap(): number {
  collect()
  return process.memoryUsage().heapUsed / MEGABYTE
}

test('[W3] 10 000 approvals in 2.6 million blocks, from a node that allows 1 000 at once and fails one time in 20: found, across a reload, in under 50 MB', {
  timeout: DEADLINE,
}, async () => {
  const safe = addressOf(0x5afe)
  const [first, last] = [400_000, 3_000_000]
  const node = await startLongChain({ safe, first, last, logs: 10_000, most: 1_000, failEvery: 20 })
  const rest = heap()
  let most = 0
  let kept: FoundBefore<FoundApprovals> | undefined
  let share = 0
  const look = async (until: number, before?: FoundBefore<FoundApprovals>) => {
    const leaving = new AbortController()
    const found = findApprovals(createChainClient([node.url], 1), safe, {
      before,
      isGoingOn: true,
      signal: leaving.signal,
      onProgress: (left, all) => {
        share = 1 - left / all
        if (share >= until) leaving.abort()
      },
      onStretch: (now) => {
        kept = structuredClone(now)
        most = Math.max(most, heap())
      },
    })
    return found.catch(() => undefined)
  }

  expect(await look(0.4)).toBeUndefined()
  expect(share).toBeGreaterThanOrEqual(0.4)
  const found = FoundApprovalsSchema.safeParse(kept?.found)
  if (!kept || !found.success) throw new Error('Nothing was kept.')
  const { left } = kept
  expect(left).toMatchObject({ why: 'stopped', from: 0 })
  expect(left?.to).toBeLessThan(last - 0.3 * (last - first))

  node.answered.length = 0
  const all = await look(2, { ...kept, found: found.data })
  expect(all?.value.unfinished).toBeUndefined()
  expect(all?.value.from).toBe(0)
  expect(all?.value.found.isCut).toBe(false)
  // 30 tokens for 30 spenders each, each with its newest log
  const { approvals } = all?.value.found ?? { approvals: [] }
  expect(approvals).toHaveLength(900)
  expect(approvals.map(({ since }) => since)).toEqual(approvals.map(({ since }) => since).toSorted((a, b) => b - a))
  expect(approvals[0]?.since).toBe(last)
  expect(approvals.at(-1)?.since).toBeGreaterThan(last - 0.1 * (last - first))
  // only the newest blocks are searched again
  const twice = node.answered.filter(({ from, to }) => from > (left?.to ?? 0) && to < last - 64)
  expect(twice).toEqual([])
  expect(node.failed / node.asked).toBeGreaterThan(0.04)
  expect(most - rest).toBeLessThan(50)
  expect(node.answered.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBeLessThan(0.75 * (last - first))
})
