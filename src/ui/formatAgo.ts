import { DAY_SECONDS, YEAR_SECONDS } from '../lib/duration.ts'
import { formatLocale } from '../words/defineMessages.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600

/** Longest first: the first unit that fits at least once is used. */
const UNITS = [
  ['year', YEAR_SECONDS],
  ['day', DAY_SECONDS],
  ['hour', HOUR_SECONDS],
  ['minute', MINUTE_SECONDS],
] as const

/** How long ago something was, in words: "40 seconds ago", "yesterday". Whole units, rounded down. */
export function formatAgo(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' })
  const passed = Math.max(0, Math.floor((now - at) / 1_000))
  const [unit, seconds] = UNITS.find(([, length]) => passed >= length) ?? (['second', 1] as const)
  return format.format(-Math.floor(passed / seconds), unit)
}
