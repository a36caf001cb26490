import { concat, type Hex, size, slice } from 'viem'
import type { Address } from '../../lib/address.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { isSignedByCode } from './isSignedByCode.ts'
import { waysToRead } from './waysToRead.ts'

/** Some hardware wallets give v as 0 or 1, where contracts expect 27 or 28. */
function withParity(signature: Hex): Hex[] {
  const parity = size(signature) === 65 ? Number(slice(signature, 64)) : undefined
  return parity === 0 || parity === 1
    ? [signature, concat([slice(signature, 0, 64), parity === 0 ? '0x1b' : '0x1c'])]
    : waysToRead(signature)
}

/**
 * Finds the form of a signature that an account's own code accepts for a hash (ERC-1271), by asking it.
 * @returns undefined where it accepts none
 * @throws AppError when it couldn't be checked
 */
export async function findAccepted(
  client: ChainClient,
  account: Address,
  hash: Hex,
  signature: Hex,
): Promise<Hex | undefined> {
  try {
    for (const form of withParity(signature)) if (await isSignedByCode(client, account, hash, form)) return form
    return undefined
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
