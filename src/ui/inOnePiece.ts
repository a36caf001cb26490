/** A short address with word joiners, so that no line breaks at its ellipsis. */
export const inOnePiece = (short: string): string => short.replace('…', '\u2060…\u2060')
