import { formatLocale } from '../words/defineMessages.ts'

/** A time within a day or so, in the local time zone: weekday, hour and minute. */
export const when = (at: number): string =>
  new Intl.DateTimeFormat(formatLocale(), { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(at)
