import { formatLocale } from './defineMessages.ts'

const isUtc = (): boolean => /^(Etc\/)?(UTC|GMT|UCT|Zulu)$/.test(new Intl.DateTimeFormat().resolvedOptions().timeZone)

/**
 * A time of a chain, in seconds, as a person reads it: day, hour and zone of where they are, and in UTC beside it, which is the
 * same for whoever they tell.
 */
export function formatMoment(seconds: number): string {
  const at = seconds * 1_000
  const clock = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const here = new Intl.DateTimeFormat(formatLocale(), { ...day, ...clock }).format(at)
  if (isUtc()) return here
  const isSameDay = new Date(at).getDate() === new Date(at).getUTCDate()
  const date = isSameDay ? {} : ({ month: 'short', day: 'numeric' } as const)
  const utc = new Intl.DateTimeFormat(formatLocale(), { ...date, ...clock, timeZone: 'UTC' }).format(at)
  return `${here} (${utc})`
}
