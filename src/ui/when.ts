import { formatLocale } from '../words/defineMessages.ts'

/** A moment within a day or so, in the person's own time: weekday, hour and minute. */
export const when = (at: number): string =>
  new Intl.DateTimeFormat(formatLocale(), { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(at)
