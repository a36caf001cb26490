import { expect, test } from 'vitest'
import { NetworkUnreachableError } from '../../../src/lib/chainErrors.ts'
import type { Fact } from '../../../src/lib/Fact.ts'
import type { Explanation } from '../../../src/safe/proof/explainSafe.ts'
import { standing } from '../../../src/state/queries/useStorageProof.ts'

const AT = 1_000_000
const proven: Fact<Explanation & { at: number }> = {
  ...{ status: 'value', block: 7n },
  value: { status: 'unexplained', block: { number: 7n, hash: '0x', time: 0 }, at: AT },
}
const failed: Fact<never> = { status: 'unknown', reason: new NetworkUnreachableError() }

test('[W3] a proof counts while the events are searched again, and no longer than two minutes', () => {
  expect(standing(proven, undefined, AT + 60_000)).toBe(proven)
  expect(standing(proven, 0.5, AT + 60_000)).toBe(proven)
  expect(standing(proven, undefined, AT + 120_001)).toEqual({ status: 'loading' })
  expect(standing(proven, 0.5, AT + 120_001)).toEqual({ status: 'loading' })
})

test('[W3] a missing or failed proof counts as loading while the events are searched', () => {
  expect(standing({ status: 'loading' }, 0.5, AT)).toEqual({ status: 'loading' })
  expect(standing(failed, 0.5, AT)).toEqual({ status: 'loading' })
  expect(standing(failed, undefined, AT)).toBe(failed)
})
