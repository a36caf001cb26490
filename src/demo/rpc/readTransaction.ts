import { createTxFromRLP, TransactionType, type TypedTransaction } from '@ethereumjs/tx'
import { hexToBytes } from '@ethereumjs/util'
import type { Hex } from 'viem'
import type { Machine } from '../evm/createMachine.ts'
import { NodeError, REFUSED } from './NodeError.ts'

const TYPES: readonly TransactionType[] = [
  TransactionType.Legacy,
  TransactionType.AccessListEIP2930,
  TransactionType.FeeMarketEIP1559,
]

/** The library appends a description of the object to its messages, in brackets. */
const shorten = (message: string): string => message.replace(/ \((?:tx|vm) .*$/s, '').slice(0, 300)

/**
 * Reads a signed transaction.
 *
 * @throws NodeError when it isn't a transaction, its type isn't legacy, EIP-2930 or EIP-1559, it is for another chain, or its
 * signature is invalid.
 */
export function readTransaction({ common }: Machine, raw: Hex): { transaction: TypedTransaction; from: Hex } {
  let transaction: TypedTransaction
  try {
    transaction = createTxFromRLP(hexToBytes(raw), { common })
  } catch (thrown) {
    const message = shorten(thrown instanceof Error ? thrown.message : String(thrown))
    if (/chain ?id/i.test(message)) throw new NodeError(REFUSED, `invalid chain id for signer: ${message}`)
    throw new NodeError(REFUSED, `invalid transaction: ${message}`)
  }
  if (!TYPES.includes(transaction.type))
    throw new NodeError(REFUSED, `transaction type not supported: ${transaction.type}`)
  if (!transaction.isSigned()) throw new NodeError(REFUSED, 'invalid sender: the transaction is not signed')
  try {
    return { transaction, from: transaction.getSenderAddress().toString() }
  } catch {
    throw new NodeError(REFUSED, 'invalid sender: the signature belongs to nobody')
  }
}
