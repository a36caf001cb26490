/** A day, in seconds, as contracts count (S9.5). */
export const DAY_SECONDS = 86_400

/** A year, in seconds: always 365 days. */
export const YEAR_SECONDS = 365 * DAY_SECONDS
