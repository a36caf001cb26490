/** Formats a time, in seconds, as the value of a `datetime-local` input: to the minute, in the local time zone. */
export function timeField(seconds: number): string {
  const at = new Date(seconds * 1_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Parses such a value into seconds; undefined if it isn't a time. */
export function readTimeField(text: string): number | undefined {
  const seconds = Math.floor(new Date(text).getTime() / 1_000)
  return Number.isFinite(seconds) ? seconds : undefined
}
