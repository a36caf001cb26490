import { getCalldataFloorGas, isFeeMarket1559Tx, type TypedTransaction } from '@ethereumjs/tx'
import { Account, bytesToHex, createAddressFromString } from '@ethereumjs/util'
import type { Hex } from 'viem'
import { NodeError, REFUSED } from '../rpc/NodeError.ts'
import type { Machine } from './createMachine.ts'

/** The highest gas price that a transaction offers. */
export const maxFeeOf = (transaction: TypedTransaction): bigint =>
  isFeeMarket1559Tx(transaction) ? transaction.maxFeePerGas : 'gasPrice' in transaction ? transaction.gasPrice : 0n

/**
 * Validates a transaction as a node does before it enters the mempool. It is mined at once, so its nonce must be the next.
 *
 * @throws NodeError with geth's message, which wallets and libraries recognise
 */
export async function checkTransaction(machine: Machine, transaction: TypedTransaction, from: Hex): Promise<void> {
  const { ledger, minerState, baseFee } = machine
  const refuse = (message: string): never => {
    throw new NodeError(REFUSED, message)
  }
  if (ledger.byTransaction(bytesToHex(transaction.hash()))) refuse('already known')

  const sender = createAddressFromString(from)
  const account = (await minerState.getAccount(sender)) ?? new Account()
  if (account.isContract()) refuse(`sender not an eoa: address ${from}`)
  const { nonce, gasLimit, value } = transaction
  if (nonce < account.nonce) refuse(`nonce too low: address ${from}, tx: ${nonce} state: ${account.nonce}`)
  if (nonce > account.nonce) refuse(`nonce too high: address ${from}, tx: ${nonce} state: ${account.nonce}`)

  if (gasLimit > ledger.head.block.header.gasLimit) refuse('exceeds block gas limit')
  const intrinsic = transaction.getIntrinsicGas()
  if (gasLimit < intrinsic) refuse(`intrinsic gas too low: gas ${gasLimit}, minimum needed ${intrinsic}`)
  const floor = getCalldataFloorGas(transaction, sender)
  if (gasLimit < floor) refuse(`insufficient gas for floor data gas cost: gas ${gasLimit}, minimum needed ${floor}`)

  const maxFee = maxFeeOf(transaction)
  if (maxFee < baseFee)
    refuse(`max fee per gas less than block base fee: address ${from}, maxFeePerGas: ${maxFee}, baseFee: ${baseFee}`)
  const cost = value + gasLimit * maxFee
  if (account.balance < cost)
    refuse(`insufficient funds for gas * price + value: address ${from} have ${account.balance} want ${cost}`)
}
