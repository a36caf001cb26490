/** A number as a JSON-RPC quantity: hex without leading zeros, as chain ids and blocks are written (EIP-1474). */
export const toQuantity = (number: bigint | number): `0x${string}` => `0x${number.toString(16)}`
