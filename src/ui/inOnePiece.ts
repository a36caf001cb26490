/** A short address with nothing between its ends at which a line could break. */
export const inOnePiece = (short: string): string => short.replace('…', '\u2060…\u2060')
