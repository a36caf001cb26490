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

function blocksFor(
  ledger: Ledger,
  { blockHash, fromBlock = 'latest', toBlock = 'latest' }: LogFilter,
): readonly MinedBlock[] {
  if (blockHash) return [ledger.get({ blockHash })]
  const numberOf = (id: NonNullable<LogFilter['fromBlock']>) =>
    typeof id === 'bigint' ? id : ledger.get(id).block.header.number
  const from = fromBlock === 'earliest' ? 0n : numberOf(fromBlock)
  const to = numberOf(toBlock)
  if (from > to) throw new NodeError(INVALID_PARAMS, `Invalid params: the range begins at ${from} and ends at ${to}.`)
  return ledger.range(from, to)
}

/** The logs that match a filter, oldest first. Logs from before the chain's snapshot are not known. */
export function findLogs(ledger: Ledger, filter: LogFilter): Record<string, unknown>[] {
  return blocksFor(ledger, filter).flatMap((entry) => {
    const logs = entry.mined?.logs ?? []
    return formatLogs(entry).filter((_, index) => logs[index] && matches(filter, logs[index]))
  })
}
