import { equalsBytes } from '@ethereumjs/util'
import type { BlockId } from '../rpc/parameters.ts'
import type { Machine } from './createMachine.ts'
import type { MinedBlock } from './Ledger.ts'

/**
 * Points the reading VM at the state after a block.
 *
 * @throws NodeError when the chain has no such block
 */
export async function setReader({ ledger, readerState }: Machine, at: BlockId): Promise<MinedBlock> {
  const found = ledger.get(at)
  const { stateRoot } = found.block.header
  if (!equalsBytes(await readerState.getStateRoot(), stateRoot)) await readerState.setStateRoot(stateRoot)
  return found
}
