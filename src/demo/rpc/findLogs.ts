import type { Hex } from 'viem'
import type { Ledger, MinedBlock, MinedLog } from '../evm/Ledger.ts'
import { formatLogs } from './formatReceipt.ts'
import { INVALID_PARAMS, NodeError } from './NodeError.ts'
import type { LogFilter } from './parameters.ts'

const isAmong = (wanted: Hex | readonly Hex[], value: Hex | undefined): boolean =>
  value !== undefined && (typeof wanted === 'string' ? wanted === value : wanted.length === 0 || wanted.includes(value))

/**
 * A position in the filter's topics is null (any topic), one topic, or several of which one must match. As in geth, a log
 * must have at least as many topics as the filter has positions.
 */
const matches = ({ address, topics = [] }: LogFilter, log: MinedLog): boolean =>
  (address === undefined || isAmong(address, log.address)) &&
  topics.length <= log.topics.length &&
  topics.every((wanted, index) => wanted === null || isAmong(wanted, log.topics[index]))

type Range = { from: bigint; to: bigint }

function rangeOf(ledger: Ledger, { fromBlock = 'latest', toBlock = 'latest' }: LogFilter): Range {
  const numberOf = (id: NonNullable<LogFilter['fromBlock']>) =>
    typeof id === 'bigint' ? id : ledger.get(id).block.header.number
  const from = fromBlock === 'earliest' ? 0n : numberOf(fromBlock)
  const to = numberOf(toBlock)
  if (from > to) throw new NodeError(INVALID_PARAMS, `Invalid params: the range begins at ${from} and ends at ${to}.`)
  return { from, to }
}

const logsIn = (blocks: readonly MinedBlock[], filter: LogFilter): Record<string, unknown>[] =>
  blocks.flatMap((entry) => {
    const logs = entry.mined?.logs ?? []
    return formatLogs(entry).filter((_, index) => logs[index] && matches(filter, logs[index]))
  })

/** The logs that match a filter, oldest first; of blocks before the chain's first one, those that its snapshot has. */
export function findLogs(ledger: Ledger, filter: LogFilter): Record<string, unknown>[] {
  if (filter.blockHash) return logsIn([ledger.get({ blockHash: filter.blockHash })], filter)
  const { from, to } = rangeOf(ledger, filter)
  const earlier = ledger.earlier.filter(({ blockNumber }) => BigInt(blockNumber) >= from && BigInt(blockNumber) <= to)
  return [
    ...earlier
      .filter((log) => matches(filter, log))
      .map((log) => ({ ...log, transactionIndex: '0x0', removed: false })),
    ...logsIn(ledger.range(from, to), filter),
  ]
}
