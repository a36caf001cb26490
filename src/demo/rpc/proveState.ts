import { getMerkleStateProof } from '@ethereumjs/statemanager'
import { createAddressFromString, hexToBytes } from '@ethereumjs/util'
import type { Hex } from 'viem'
import { toQuantity } from '../../lib/toQuantity.ts'
import type { Machine } from '../evm/createMachine.ts'
import { setReader } from '../evm/setReader.ts'
import type { BlockId } from './parameters.ts'

/** Merkle proofs of an account and of storage slots against a block's state root (EIP-1186). */
export async function proveState(
  machine: Machine,
  address: Hex,
  slots: readonly Hex[],
  at: BlockId,
): Promise<Record<string, unknown>> {
  await setReader(machine, at)
  const keys = slots.map((slot) => hexToBytes(slot))
  const proof = await getMerkleStateProof(machine.readerState, createAddressFromString(address), keys)
  return {
    ...proof,
    // an account that doesn't exist has no storage trie
    storageProof: slots.map((key, index) => {
      const found = proof.storageProof[index]
      return { key, value: toQuantity(BigInt(found?.value ?? 0)), proof: found?.proof ?? [] }
    }),
  }
}
