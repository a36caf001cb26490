import * as z from 'zod/mini'
import { toQuantity } from '../../lib/toQuantity.ts'
import { defineMethod, type Method } from './defineMethod.ts'
import { feeHistory } from './feeHistory.ts'
import { findLogs } from './findLogs.ts'
import { formatBlock } from './formatBlock.ts'
import { formatReceipt } from './formatReceipt.ts'
import { formatTransaction } from './formatTransaction.ts'
import { blockNumberOrTag, hash, logFilter, quantity } from './parameters.ts'

const nothing = z.tuple([])
const isFull = z._default(z.boolean(), false)
const percentiles = z.array(z.number().check(z.minimum(0), z.maximum(100))).check(z.maxLength(100))

/** Methods that read blocks, transactions and logs. */
export const chainMethods: Record<string, Method> = {
  eth_chainId: defineMethod(nothing, ({ chainId }) => toQuantity(chainId)),
  net_version: defineMethod(nothing, ({ chainId }) => String(chainId)),
  web3_clientVersion: defineMethod(nothing, () => 'WrappedSafeWallet/demo-chain'),
  eth_accounts: defineMethod(nothing, () => []),
  eth_syncing: defineMethod(nothing, () => false),
  eth_blockNumber: defineMethod(nothing, ({ ledger }) => toQuantity(ledger.head.block.header.number)),
  eth_getBlockByNumber: defineMethod(z.tuple([blockNumberOrTag, isFull]), ({ ledger }, [id, full]) => {
    const found = ledger.find(id)
    return found ? formatBlock(found, full) : null
  }),
  eth_getBlockByHash: defineMethod(z.tuple([hash, isFull]), ({ ledger }, [blockHash, full]) => {
    const found = ledger.byHash(blockHash)
    return found ? formatBlock(found, full) : null
  }),
  eth_getTransactionByHash: defineMethod(z.tuple([hash]), ({ ledger }, [transactionHash]) => {
    const found = ledger.byTransaction(transactionHash)
    return found?.mined ? formatTransaction(found, found.mined) : null
  }),
  eth_getTransactionReceipt: defineMethod(z.tuple([hash]), ({ ledger }, [transactionHash]) => {
    const found = ledger.byTransaction(transactionHash)
    return found?.mined ? formatReceipt(found, found.mined) : null
  }),
  eth_getLogs: defineMethod(z.tuple([logFilter]), ({ ledger }, [filter]) => findLogs(ledger, filter)),
  eth_gasPrice: defineMethod(nothing, ({ baseFee }) => toQuantity(baseFee)),
  eth_maxPriorityFeePerGas: defineMethod(nothing, () => '0x0'),
  eth_feeHistory: defineMethod(
    z.tuple([quantity, blockNumberOrTag, z.optional(z.nullable(percentiles))]),
    (machine, [count, newest, asked]) =>
      feeHistory(machine, {
        count,
        newest: machine.ledger.get(newest).block.header.number,
        percentiles: asked ?? undefined,
      }),
  ),
}
