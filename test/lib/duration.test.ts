import { expect, test } from 'vitest'
import { DAY_SECONDS, YEAR_SECONDS } from '../../src/lib/duration.ts'

test('[S9.5] a day is 86 400 s, a year 365 days', () => {
  expect(DAY_SECONDS).toBe(86_400)
  expect(YEAR_SECONDS).toBe(31_536_000)
})
