/**
 * Removes invisible characters from a text: zero-width and bidirectional marks, soft hyphens, byte order marks,
 * controls. They come along when something is copied, and can make a text look like another. Spaces and line ends stay.
 */
export const visible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu, '')
