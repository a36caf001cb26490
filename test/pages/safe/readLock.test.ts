import { describe, expect, test } from 'vitest'
import { readLock } from '../../../src/pages/safe/acts/LockForm.tsx'

const DAY = 86_400
const time = Date.UTC(2026, 11, 1, 12) / 1_000

/** What the browser's field holds for a time, where the test runs. */
const field = (seconds: number): string => {
  const at = new Date(seconds * 1_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

describe('readLock', () => {
  test('[S5] reads a time to the minute, in the user’s time zone', () => {
    expect(readLock(field(time + 7 * DAY), { time, lockedUntil: 0 })).toEqual({ until: time + 7 * DAY })
  })

  test.each(['', 'soon', '2026-13-40T00:00', '0x1'])('[S5] %j is no time', (text) => {
    expect(readLock(text, { time, lockedUntil: 0 })).toEqual({ wrong: 'Choose a date and time.' })
  })

  test('[S5] a lock ends later than now and than the current lock, and at most 365 days ahead', () => {
    const early = { wrong: expect.stringContaining('too early') }
    expect(readLock(field(time), { time, lockedUntil: 0 })).toEqual(early)
    expect(readLock(field(time + DAY), { time, lockedUntil: time + DAY })).toEqual(early)
    expect(readLock(field(time + 365 * DAY), { time, lockedUntil: 0 })).toEqual({ until: time + 365 * DAY })
    expect(readLock(field(time + 365 * DAY + 60), { time, lockedUntil: 0 })).toEqual({
      wrong: expect.stringContaining('too late'),
    })
  })
})
