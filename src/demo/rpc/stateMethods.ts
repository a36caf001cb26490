import { Account, bytesToHex, createAddressFromString, hexToBytes, setLengthLeft } from '@ethereumjs/util'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { toQuantity } from '../../lib/toQuantity.ts'
import type { Machine } from '../evm/createMachine.ts'
import { runCallAt } from '../evm/runCallAt.ts'
import { setReader } from '../evm/setReader.ts'
import { defineMethod, type Method } from './defineMethod.ts'
import { estimateGas } from './estimateGas.ts'
import { address, type BlockId, blockId, callRequest, slot, stateOverride } from './parameters.ts'
import { proveState } from './proveState.ts'
import { toExecutionError } from './toExecutionError.ts'

const at = z._default(blockId, 'latest')

/** Enough gas for anything that fits into a block. */
const CALL_GAS = 30_000_000n

async function accountAt(machine: Machine, hex: Hex, block: BlockId): Promise<Account> {
  await setReader(machine, block)
  return (await machine.readerState.getAccount(createAddressFromString(hex))) ?? new Account()
}

/** Methods that read the state, at the latest block or an older one. */
export const stateMethods: Record<string, Method> = {
  eth_getBalance: defineMethod(z.tuple([address, at]), async (machine, [account, block]) =>
    toQuantity((await accountAt(machine, account, block)).balance),
  ),
  eth_getTransactionCount: defineMethod(z.tuple([address, at]), async (machine, [account, block]) =>
    toQuantity((await accountAt(machine, account, block)).nonce),
  ),
  eth_getCode: defineMethod(z.tuple([address, at]), async (machine, [account, block]) => {
    await setReader(machine, block)
    return bytesToHex(await machine.readerState.getCode(createAddressFromString(account)))
  }),
  eth_getStorageAt: defineMethod(z.tuple([address, slot, at]), async (machine, [account, key, block]) => {
    await setReader(machine, block)
    const value = await machine.readerState.getStorage(createAddressFromString(account), hexToBytes(key))
    return bytesToHex(setLengthLeft(value, 32))
  }),
  eth_getProof: defineMethod(z.tuple([address, z.array(slot), at]), (machine, [account, slots, block]) =>
    proveState(machine, account, slots, block),
  ),
  eth_call: defineMethod(
    z.tuple([callRequest, at, z.optional(stateOverride)]),
    async (machine, [call, block, overrides]) => {
      const gas = call.gas !== undefined && call.gas < CALL_GAS ? call.gas : CALL_GAS
      const { execResult } = (await runCallAt(machine, { call, at: block, overrides }, gas)).result
      const failure = toExecutionError(execResult)
      if (failure) throw failure
      return bytesToHex(execResult.returnValue)
    },
  ),
  eth_estimateGas: defineMethod(
    z.tuple([callRequest, z._default(blockId, 'pending'), z.optional(stateOverride)]),
    async (machine, [call, block, overrides]) => toQuantity(await estimateGas(machine, { call, at: block, overrides })),
  ),
}
