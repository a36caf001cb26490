import { type Block, createBlock, createBlockHeaderFromRLP } from '@ethereumjs/block'
import { createAccount, createAddressFromString, equalsBytes, hexToBytes, setLengthLeft } from '@ethereumjs/util'
import type { Hex } from 'viem'
import type { Machine } from './createMachine.ts'
import type { Snapshot } from './Snapshot.ts'

/** Numbers in a snapshot may have an odd number of digits. */
const toBytes = (hex: Hex): Uint8Array => hexToBytes(hex.length % 2 === 0 ? hex : `0x0${hex.slice(2)}`)

/**
 * Loads a snapshot's accounts into the state.
 *
 * @returns the chain's first block
 * @throws when the accounts don't match the state root of its header
 */
export async function loadSnapshot(
  { common, minerState }: Pick<Machine, 'common' | 'minerState'>,
  { header, codes, accounts }: Snapshot,
): Promise<Block> {
  for (const [hex, nonce, balance, code, storage] of accounts) {
    const address = createAddressFromString(hex)
    await minerState.putAccount(address, createAccount({ nonce: BigInt(nonce), balance: BigInt(balance) }))
    const bytecode = codes[code]
    if (bytecode !== undefined) await minerState.putCode(address, hexToBytes(bytecode))
    for (let index = 0; index < storage.length; index += 2) {
      const [slot, value] = [storage[index], storage[index + 1]]
      if (slot === undefined || value === undefined) throw new Error(`The snapshot's storage of ${hex} is cut off.`)
      await minerState.putStorage(address, setLengthLeft(toBytes(slot), 32), toBytes(value))
    }
  }
  const block = createBlock({ header: createBlockHeaderFromRLP(hexToBytes(header), { common }) }, { common })
  if (!equalsBytes(await minerState.getStateRoot(), block.header.stateRoot))
    throw new Error("The snapshot's accounts don't have the state root of its header.")
  return block
}
