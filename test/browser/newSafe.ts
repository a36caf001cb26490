import type { Address } from 'viem'
import { type CreateSafeParameters, createSafe } from '../../src/demo/createSafe.ts'
import type { Sender } from '../../src/demo/createSender.ts'

// A worker's tests share one chain, so that no two may use the same salt.
let saltNonce = 700n

/** Creates a genuine Safe that no other test of this worker has. @returns its address */
export function newSafe(sender: Sender, parameters: Omit<CreateSafeParameters, 'saltNonce'>): Promise<Address> {
  return createSafe(sender, { ...parameters, saltNonce: saltNonce++ })
}
