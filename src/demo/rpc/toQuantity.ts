import type { Hex } from 'viem'

/** A number as a JSON-RPC quantity. */
export const toQuantity = (number: bigint | number): Hex => `0x${number.toString(16)}`
