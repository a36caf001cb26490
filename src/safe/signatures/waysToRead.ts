import { concat, type Hex, hexToBigInt, numberToHex, size, slice } from 'viem'

const TOP_BIT = 1n << 255n

/** The forms to try: EIP-2098 packs a signature into 64 bytes, the parity in a bit of s, which few parsers expect. */
export function waysToRead(signature: Hex): Hex[] {
  if (size(signature) !== 64) return [signature]
  const parityAndS = hexToBigInt(slice(signature, 32))
  const s = numberToHex(parityAndS % TOP_BIT, { size: 32 })
  return [signature, concat([slice(signature, 0, 32), s, parityAndS < TOP_BIT ? '0x1b' : '0x1c'])]
}
