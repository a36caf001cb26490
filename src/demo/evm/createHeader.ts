import type { HeaderData } from '@ethereumjs/block'
import type { Machine } from './createMachine.ts'

/** The same as anvil's. */
const BLOCK_GAS_LIMIT = 30_000_000n

/**
 * The header of the next block, as far as it is known before execution. It is a function of the parent and the time alone,
 * so that the same transactions at the same times give the same blocks.
 */
export function createHeader({ ledger, baseFee }: Pick<Machine, 'ledger' | 'baseFee'>, timestamp: bigint): HeaderData {
  const parent = ledger.length > 0 ? ledger.head : undefined
  const number = parent ? parent.block.header.number + 1n : 0n
  const parentHash = parent?.block.hash() ?? new Uint8Array(32)
  return {
    number,
    parentHash,
    timestamp,
    gasLimit: BLOCK_GAS_LIMIT,
    baseFeePerGas: baseFee,
    // prevrandao: derived, since a local chain has no source of randomness
    mixHash: parentHash,
  }
}
