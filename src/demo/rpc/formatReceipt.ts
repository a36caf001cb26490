import { bytesToHex } from '@ethereumjs/util'
import { toQuantity } from '../../lib/toQuantity.ts'
import type { MinedBlock, MinedTransaction } from '../evm/Ledger.ts'

/** The logs of a block's one transaction, in JSON-RPC format. */
export function formatLogs({ block, hash, mined }: MinedBlock): Record<string, unknown>[] {
  return (mined?.logs ?? []).map(({ address, topics, data }, index) => ({
    address,
    topics,
    data,
    blockHash: hash,
    blockNumber: toQuantity(block.header.number),
    blockTimestamp: toQuantity(block.header.timestamp),
    transactionHash: mined?.hash,
    transactionIndex: '0x0',
    logIndex: toQuantity(index),
    removed: false,
  }))
}

/** A receipt in JSON-RPC format. */
export function formatReceipt(entry: MinedBlock, mined: MinedTransaction): Record<string, unknown> {
  const { block, hash } = entry
  return {
    blockHash: hash,
    blockNumber: toQuantity(block.header.number),
    transactionHash: mined.hash,
    transactionIndex: '0x0',
    type: toQuantity(mined.transaction.type),
    from: mined.from,
    to: mined.transaction.to?.toString() ?? null,
    contractAddress: mined.contractAddress,
    status: mined.isSuccess ? '0x1' : '0x0',
    gasUsed: toQuantity(mined.gasUsed),
    cumulativeGasUsed: toQuantity(mined.gasUsed),
    effectiveGasPrice: toQuantity(mined.effectiveGasPrice),
    logsBloom: bytesToHex(block.header.logsBloom),
    logs: formatLogs(entry),
  }
}
