import * as z from 'zod/mini'
import { feeHistory } from './feeHistory.ts'
import { findLogs } from './findLogs.ts'
import { formatBlock } from './formatBlock.ts'
import { formatReceipt } from './formatReceipt.ts'
import { formatTransaction } from './formatTransaction.ts'
import { type Method, method } from './Method.ts'
import { blockNumberOrTag, hash, logFilter, quantity } from './parameters.ts'
import { toQuantity } from './toQuantity.ts'

const nothing = z.tuple([])
const isFull = z._default(z.boolean(), false)
const percentiles = z.array(z.number().check(z.minimum(0), z.maximum(100))).check(z.maxLength(100))

/** What is read from the blocks themselves. */
export const chainMethods: Record<string, Method> = {
  eth_chainId: method(nothing, ({ chainId }) => toQuantity(chainId)),
  net_version: method(nothing, ({ chainId }) => String(chainId)),
  web3_clientVersion: method(nothing, () => 'WrappedSafeWallet/demo-chain'),
  eth_accounts: method(nothing, () => []),
  eth_syncing: method(nothing, () => false),
  eth_blockNumber: method(nothing, ({ ledger }) => toQuantity(ledger.head.block.header.number)),
  eth_getBlockByNumber: method(z.tuple([blockNumberOrTag, isFull]), ({ ledger }, [id, full]) => {
    const found = ledger.find(id)
    return found ? formatBlock(found, full) : null
  }),
  eth_getBlockByHash: method(z.tuple([hash, isFull]), ({ ledger }, [blockHash, full]) => {
    const found = ledger.byHash(blockHash)
    return found ? formatBlock(found, full) : null
  }),
  eth_getTransactionByHash: method(z.tuple([hash]), ({ ledger }, [transactionHash]) => {
    const found = ledger.byTransaction(transactionHash)
    return found?.mined ? formatTransaction(found, found.mined) : null
  }),
  eth_getTransactionReceipt: method(z.tuple([hash]), ({ ledger }, [transactionHash]) => {
    const found = ledger.byTransaction(transactionHash)
    return found?.mined ? formatReceipt(found, found.mined) : null
  }),
  eth_getLogs: method(z.tuple([logFilter]), ({ ledger }, [filter]) => findLogs(ledger, filter)),
  eth_gasPrice: method(nothing, ({ baseFee }) => toQuantity(baseFee)),
  eth_maxPriorityFeePerGas: method(nothing, () => '0x0'),
  eth_feeHistory: method(
    z.tuple([quantity, blockNumberOrTag, z.optional(z.nullable(percentiles))]),
    (machine, [count, newest, asked]) =>
      feeHistory(machine, {
        count,
        newest: machine.ledger.get(newest).block.header.number,
        percentiles: asked ?? undefined,
      }),
  ),
}
