import { formatLocale } from './defineMessages.ts'

/** A time of a chain, in seconds, as a person reads it: day, hour and zone of where they are. */
export const formatMoment = (seconds: number): string =>
  new Intl.DateTimeFormat(formatLocale(), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(seconds * 1_000)
