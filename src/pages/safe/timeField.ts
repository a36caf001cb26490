/** A time, in seconds, as the browser's own field has it: to the minute, where the person is. */
export function timeField(seconds: number): string {
  const at = new Date(seconds * 1_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Reads such a field, in seconds; undefined where there is no time in it. */
export function readTimeField(text: string): number | undefined {
  const seconds = Math.floor(new Date(text).getTime() / 1_000)
  return Number.isFinite(seconds) ? seconds : undefined
}
