import { bytesToHex } from '@ethereumjs/util'
import { toQuantity } from '../../lib/toQuantity.ts'
import type { MinedBlock } from '../evm/Ledger.ts'
import { formatTransaction } from './formatTransaction.ts'

/** A block in JSON-RPC format, with its transaction as a hash or in full. */
export function formatBlock(entry: MinedBlock, isFull: boolean): Record<string, unknown> {
  const { block, hash, mined } = entry
  const { header } = block
  return {
    number: toQuantity(header.number),
    hash,
    parentHash: bytesToHex(header.parentHash),
    sha3Uncles: bytesToHex(header.uncleHash),
    miner: header.coinbase.toString(),
    stateRoot: bytesToHex(header.stateRoot),
    transactionsRoot: bytesToHex(header.transactionsTrie),
    receiptsRoot: bytesToHex(header.receiptTrie),
    logsBloom: bytesToHex(header.logsBloom),
    difficulty: toQuantity(header.difficulty),
    gasLimit: toQuantity(header.gasLimit),
    gasUsed: toQuantity(header.gasUsed),
    timestamp: toQuantity(header.timestamp),
    extraData: bytesToHex(header.extraData),
    mixHash: bytesToHex(header.mixHash),
    nonce: bytesToHex(header.nonce),
    baseFeePerGas: toQuantity(header.baseFeePerGas ?? 0n),
    withdrawalsRoot: bytesToHex(header.withdrawalsRoot ?? new Uint8Array()),
    blobGasUsed: toQuantity(header.blobGasUsed ?? 0n),
    excessBlobGas: toQuantity(header.excessBlobGas ?? 0n),
    parentBeaconBlockRoot: bytesToHex(header.parentBeaconBlockRoot ?? new Uint8Array()),
    requestsHash: bytesToHex(header.requestsHash ?? new Uint8Array()),
    size: toQuantity(block.serialize().length),
    withdrawals: [],
    uncles: [],
    transactions: mined ? [isFull ? formatTransaction(entry, mined) : mined.hash] : [],
  }
}
