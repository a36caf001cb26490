import { createBlock, genTransactionsTrieRoot } from '@ethereumjs/block'
import { MerklePatriciaTrie } from '@ethereumjs/mpt'
import { RLP } from '@ethereumjs/rlp'
import { isFeeMarket1559Tx, type TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex } from '@ethereumjs/util'
import { encodeReceipt, type RunTxResult, runTx } from '@ethereumjs/vm'
import type { Hex } from 'viem'
import { maxFeeOf } from './checkTransaction.ts'
import { createHeader } from './createHeader.ts'
import type { Machine } from './createMachine.ts'
import type { MinedBlock, MinedTransaction } from './Ledger.ts'

/** Mines an empty block. */
export async function mineEmptyBlock(machine: Machine, time: bigint): Promise<MinedBlock> {
  const { common, minerState, ledger } = machine
  const header = { ...createHeader(machine, time), stateRoot: await minerState.getStateRoot() }
  return ledger.add(createBlock({ header, withdrawals: [] }, { common }))
}

/** Runs a checked transaction and mines it in its own block. */
export async function mineTransaction(
  machine: Machine,
  { transaction, from }: { transaction: TypedTransaction; from: Hex },
  time: bigint,
): Promise<MinedBlock> {
  const { common, miner, minerState, ledger, baseFee } = machine
  const header = createHeader(machine, time)
  const result = await runTx(miner, { tx: transaction, block: createBlock({ header }, { common }) })
  const block = createBlock(
    {
      header: {
        ...header,
        stateRoot: await minerState.getStateRoot(),
        transactionsTrie: await genTransactionsTrieRoot([transaction]),
        receiptTrie: await rootOfReceipt(result, transaction),
        logsBloom: result.bloom.bitvector,
        gasUsed: result.totalGasSpent,
      },
      transactions: [transaction],
      withdrawals: [],
    },
    { common },
  )
  const tip = isFeeMarket1559Tx(transaction) ? transaction.maxPriorityFeePerGas : undefined
  const maxFee = maxFeeOf(transaction)
  return ledger.add(block, {
    ...outcomeOf(result),
    transaction,
    from,
    hash: bytesToHex(transaction.hash()),
    effectiveGasPrice: tip === undefined || baseFee + tip > maxFee ? maxFee : baseFee + tip,
  })
}

async function rootOfReceipt({ receipt }: RunTxResult, { type }: TypedTransaction): Promise<Uint8Array> {
  const trie = new MerklePatriciaTrie()
  await trie.put(RLP.encode(0), encodeReceipt(receipt, type))
  return trie.root()
}

type Outcome = Pick<MinedTransaction, 'gasUsed' | 'isSuccess' | 'contractAddress' | 'logs'>

function outcomeOf({ totalGasSpent, execResult, createdAddress, receipt }: RunTxResult): Outcome {
  return {
    gasUsed: totalGasSpent,
    isSuccess: execResult.exceptionError === undefined,
    contractAddress: createdAddress?.toString() ?? null,
    logs: receipt.logs.map(([address, topics, data]) => ({
      address: bytesToHex(address),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
    })),
  }
}
