/** Longer text isn't one of ours, and isn't parsed. */
export const MOST_TEXT = 256 * 1_024
