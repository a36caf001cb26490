import { type Block, createBlock } from '@ethereumjs/block'
import type { EVMResult } from '@ethereumjs/evm'
import { Account, createAddressFromString, createZeroAddress, hexToBytes } from '@ethereumjs/util'
import { INVALID_PARAMS, NodeError, REFUSED } from '../rpc/NodeError.ts'
import type { BlockId, CallRequest, StateOverride } from '../rpc/parameters.ts'
import { applyOverrides } from './applyOverrides.ts'
import { createHeader } from './createHeader.ts'
import type { Machine } from './createMachine.ts'
import { intrinsicGas } from './intrinsicGas.ts'
import { setReader } from './setReader.ts'

export type CallAt = { call: CallRequest; at: BlockId; overrides?: StateOverride | undefined }

/** The block context of a call. The pending block is the one that would be mined now. */
function blockFor(machine: Machine, at: BlockId, gasPrice: bigint): Block {
  const { header } = machine.ledger.get(at).block
  const data = at === 'pending' ? createHeader(machine, machine.clock.next(header.timestamp)) : header
  // as in geth, a call without a gas price sees a base fee of zero
  return createBlock({ header: gasPrice === 0n ? { ...data, baseFeePerGas: 0n } : data }, { common: machine.common })
}

function priceOf({ gasPrice, maxFeePerGas, maxPriorityFeePerGas = 0n }: CallRequest, baseFee: bigint): bigint {
  if (gasPrice !== undefined && maxFeePerGas !== undefined)
    throw new NodeError(INVALID_PARAMS, 'Invalid params: either gasPrice or maxFeePerGas.')
  const most = gasPrice ?? maxFeePerGas ?? 0n
  if (most === 0n) return 0n
  if (most < baseFee)
    throw new NodeError(REFUSED, `max fee per gas less than block base fee: maxFeePerGas: ${most}, baseFee: ${baseFee}`)
  const offered = gasPrice ?? baseFee + maxPriorityFeePerGas
  return offered < most ? offered : most
}

/**
 * Runs a call at a block without changing the state. The sender may be any account, also a contract, and pays for gas only
 * when the call has a gas price.
 *
 * @param gasLimit replaces the call's own
 * @returns the result, and the gas that it would use as a transaction, before refunds
 * @throws NodeError when the call is invalid before it runs
 */
export async function runCallAt(
  machine: Machine,
  { call, at, overrides }: CallAt,
  gasLimit: bigint,
): Promise<{ result: EVMResult; gasUsed: bigint }> {
  const { reader, readerState } = machine
  const data = hexToBytes(call.data ?? call.input ?? '0x')
  const { intrinsic, least } = intrinsicGas({ ...call, data })
  if (gasLimit < least) throw new NodeError(REFUSED, `intrinsic gas too low: gas ${gasLimit}, minimum needed ${least}`)

  await setReader(machine, at)
  const gasPrice = priceOf(call, machine.baseFee)
  const block = blockFor(machine, at, gasPrice)
  const caller = call.from ? createAddressFromString(call.from) : createZeroAddress()
  const to = call.to ? createAddressFromString(call.to) : undefined
  const { value = 0n } = call
  const { journal } = reader.evm
  await journal.checkpoint()
  try {
    if (overrides) await applyOverrides(readerState, overrides)
    const account = (await readerState.getAccount(caller)) ?? new Account()
    const cost = gasLimit * gasPrice
    if (account.balance < cost + value)
      throw new NodeError(
        REFUSED,
        `insufficient funds for gas * price + value: address ${caller} have ${account.balance} want ${cost + value}`,
      )
    account.balance -= cost
    account.nonce += 1n
    await journal.putAccount(caller, account)
    warm(machine, call, [caller.toString(), block.header.coinbase.toString()])
    readerState.originalStorageCache.clear()
    const result = await reader.evm.runCall({
      block,
      gasPrice,
      caller,
      gasLimit: gasLimit - intrinsic,
      ...(to && { to }),
      value,
      data,
      skipNonceIncrement: true,
    })
    let gasUsed = result.execResult.executionGasUsed + intrinsic
    if (gasUsed < least) gasUsed = least
    return { result, gasUsed }
  } finally {
    await journal.revert()
    journal.cleanJournal()
    readerState.originalStorageCache.clear()
    if (overrides) readerState.clearCaches()
  }
}

/** The addresses and slots that are warm from the start (EIP-2929, 2930, 3651). */
function warm({ reader }: Machine, { to, accessList = [] }: CallRequest, addresses: readonly string[]): void {
  const { journal, precompiles } = reader.evm
  for (const address of [...precompiles.keys(), ...addresses, ...(to ? [to] : [])])
    journal.addAlwaysWarmAddress(address)
  for (const { address, storageKeys } of accessList) {
    journal.addAlwaysWarmAddress(address)
    for (const key of storageKeys) journal.addAlwaysWarmSlot(address, key)
  }
}
