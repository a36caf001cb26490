import { toQuantity } from '../../lib/toQuantity.ts'
import type { Machine } from '../evm/createMachine.ts'

const LONGEST = 1_024

/** The fees of the blocks up to a given one. With one transaction a block, every percentile of the tips is that one's tip. */
export function feeHistory(
  { ledger, baseFee }: Machine,
  { count, newest, percentiles }: { count: bigint; newest: bigint; percentiles: readonly number[] | undefined },
): Record<string, unknown> {
  const length = BigInt(Math.min(Number(count), LONGEST, Number(newest - ledger.first) + 1))
  const oldest = newest - length + 1n
  const blocks = length > 0n ? ledger.range(oldest, newest) : []
  return {
    oldestBlock: toQuantity(oldest),
    // one more entry than blocks: the next block's base fee
    baseFeePerGas: Array.from({ length: blocks.length + 1 }, () => toQuantity(baseFee)),
    gasUsedRatio: blocks.map(({ block }) => Number(block.header.gasUsed) / Number(block.header.gasLimit)),
    ...(percentiles && {
      reward: blocks.map(({ mined }) =>
        percentiles.map(() => toQuantity(mined ? mined.effectiveGasPrice - baseFee : 0n)),
      ),
    }),
  }
}
