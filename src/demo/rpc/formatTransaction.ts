import { isAccessList2930Tx, isFeeMarket1559Tx, isLegacyTx } from '@ethereumjs/tx'
import { bytesToHex } from '@ethereumjs/util'
import { toQuantity } from '../../lib/toQuantity.ts'
import type { MinedBlock, MinedTransaction } from '../evm/Ledger.ts'

const isProtected = (v: bigint): boolean => v >= 35n

/** A mined transaction in JSON-RPC format. */
export function formatTransaction({ block, hash }: MinedBlock, mined: MinedTransaction): Record<string, unknown> {
  const { transaction, from, effectiveGasPrice } = mined
  const { type, nonce, gasLimit, to, value, data, v = 0n, r = 0n, s = 0n } = transaction
  const isTyped = !isLegacyTx(transaction)
  return {
    blockHash: hash,
    blockNumber: toQuantity(block.header.number),
    transactionIndex: '0x0',
    hash: mined.hash,
    type: toQuantity(type),
    from,
    to: to?.toString() ?? null,
    nonce: toQuantity(nonce),
    gas: toQuantity(gasLimit),
    value: toQuantity(value),
    input: bytesToHex(data),
    gasPrice: toQuantity(effectiveGasPrice),
    ...(isFeeMarket1559Tx(transaction) && {
      maxFeePerGas: toQuantity(transaction.maxFeePerGas),
      maxPriorityFeePerGas: toQuantity(transaction.maxPriorityFeePerGas),
    }),
    ...((isTyped || isProtected(v)) && { chainId: toQuantity(transaction.common.chainId()) }),
    ...((isFeeMarket1559Tx(transaction) || isAccessList2930Tx(transaction)) && {
      yParity: toQuantity(v),
      accessList: transaction.accessList.map(([address, keys]) => ({
        address: bytesToHex(address),
        storageKeys: keys.map((key) => bytesToHex(key)),
      })),
    }),
    v: toQuantity(v),
    r: toQuantity(r),
    s: toQuantity(s),
  }
}
