/** More text than this is none of ours, and isn't looked at. */
export const MOST_TEXT = 256 * 1_024
