/** A chain's id as EIP-1193 writes it. */
export const hexId = (id: number): string => `0x${id.toString(16)}`
