import { type ReactNode, useEffect, useState } from 'react'
import { DAY_SECONDS } from '../lib/duration.ts'
import { formatLocale } from '../words/defineMessages.ts'

const UNITS = [
  ['day', DAY_SECONDS],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** A span of time in its two largest units: "6 days 3 hr", "9 min 40 sec". @param seconds above zero */
export function formatSpan(seconds: number): string {
  const first = UNITS.findIndex(([, length]) => seconds >= length)
  const shown = UNITS.slice(first, first + 2)
  let rest = seconds
  return shown
    .map(([unit, length]) => {
      const count = Math.floor(rest / length)
      rest -= count * length
      return count === 0
        ? undefined
        : new Intl.NumberFormat(formatLocale(), { style: 'unit', unit, unitDisplay: 'short' }).format(count)
    })
    .filter(Boolean)
    .join(' ')
}

const readClock = () => Math.floor(Date.now() / 1_000)

type Props = {
  /** Both by the chain's clock, in seconds; `time` is the timestamp of its last block. */
  until: number
  time: number
  say: (span: string) => string
}

/** The remaining wait, to the second; nothing once it is over. A chain may be ahead of this device's clock. */
export function Countdown({ until, time, say }: Props): ReactNode {
  const [start, setStart] = useState({ time, at: readClock() })
  const [now, setNow] = useState(readClock)
  if (start.time !== time) setStart({ time, at: readClock() })
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const left = until - Math.max(now, start.time + now - start.at)
  return left > 0 && <span aria-live="off">{say(formatSpan(left))}</span>
}
