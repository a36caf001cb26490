import { expect, test } from 'vitest'
import { formatSpan } from '../../src/ui/Countdown.tsx'

test.each([
  [1, '1 sec'],
  [60, '1 min'],
  [580, '9 min 40 sec'],
  [3_661, '1 hr 1 min'],
  [86_400, '1 day'],
  [6 * 86_400 + 3 * 3_600 + 59, '6 days 3 hr'],
])('[S9.5] %i seconds are "%s", in the two largest units', (seconds, span) => {
  expect(formatSpan(seconds)).toBe(span)
})
