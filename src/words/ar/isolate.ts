/** An address, an amount or a version, which runs from left to right inside a sentence that doesn't. */
export const ltr = (text: string | number): string => `\u2066${text}\u2069`

/** A name, which runs as its own letters do and moves nothing around it. */
export const name = (text: string): string => `\u2068${text}\u2069`

/** Where the wallet's name comes in. */
export const WALLET = name('{wallet}')
