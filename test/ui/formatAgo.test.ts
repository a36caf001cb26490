import { expect, test } from 'vitest'
import { DAY_SECONDS, YEAR_SECONDS } from '../../src/lib/duration.ts'
import { formatAgo } from '../../src/ui/formatAgo.ts'

const NOW = 1_800_000_000_000
const ago = (seconds: number) => formatAgo(NOW - seconds * 1_000, NOW)

test.each([
  [0, 'now'],
  [40, '40 seconds ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [DAY_SECONDS - 1, '23 hours ago'],
  [DAY_SECONDS, 'yesterday'],
  [3 * DAY_SECONDS, '3 days ago'],
  [YEAR_SECONDS - 1, '364 days ago'],
  [YEAR_SECONDS, 'last year'],
  [2 * YEAR_SECONDS, '2 years ago'],
])('[S9.5] %i seconds are %s', (seconds, words) => expect(ago(seconds)).toBe(words))

test('[S9.5] after the clock was set back it shows "now", never a time in the future', () =>
  expect(ago(-100)).toBe('now'))
