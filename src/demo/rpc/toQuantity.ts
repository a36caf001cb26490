import type { Hex } from 'viem'

/** A number as JSON-RPC writes it. */
export const toQuantity = (number: bigint | number): Hex => `0x${number.toString(16)}`
