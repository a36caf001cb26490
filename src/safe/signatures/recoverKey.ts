import { type Hex, hexToBigInt, hexToNumber, size, slice } from 'viem'
import { recoverAddress } from 'viem/utils'
import type { Address } from '../../lib/address.ts'

const KEY_BYTES = 65
/** Half of the order of secp256k1, rounded down: above it lies the other spelling of each signature. */
const HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Whose key signed a hash, as OpenZeppelin's `ECDSA.tryRecover` (5.7) finds it: of 65 bytes, with s in the lower half and v 27 or 28.
 * @returns undefined for every other spelling, though viem reads some of them
 */
export async function recoverKey(hash: Hex, signature: Hex): Promise<Address | undefined> {
  if (size(signature) !== KEY_BYTES) return undefined
  const v = hexToNumber(slice(signature, 64))
  if ((v !== 27 && v !== 28) || hexToBigInt(slice(signature, 32, 64)) > HIGHEST_S) return undefined
  return recoverAddress({ hash, signature }).catch(() => undefined)
}
