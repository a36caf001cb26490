import { expect, test } from 'vitest'
import { NetworkUnreachableError } from '../../src/lib/chainErrors.ts'
import type { Fact } from '../../src/lib/Fact.ts'
import { known } from '../../src/lib/known.ts'

const reason = new NetworkUnreachableError()

test.each<[Fact<number>, number | undefined]>([
  [{ status: 'loading' }, undefined],
  [{ status: 'unknown', reason }, undefined],
  [{ status: 'value', value: 0, block: 1n }, 0],
  [{ status: 'stale', value: 7, block: 1n, reason }, 7],
])('[W1] a $status fact gives its value if known, and unknown is not zero', (fact, value) => {
  expect(known(fact)).toBe(value)
})
