import { createBlock } from '@ethereumjs/block'
import { Account, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import * as z from 'zod/mini'
import type { Machine } from '../evm/createMachine.ts'
import { defineMethod, type Method } from './defineMethod.ts'
import { NodeError, REFUSED } from './NodeError.ts'
import { address, bytes, quantity } from './parameters.ts'

/** Changes the state of the first block, and so its hash. */
async function changeGenesis({ ledger, minerState, common }: Machine, change: () => Promise<void>): Promise<null> {
  if (ledger.length > 1 || ledger.first > 0n)
    throw new NodeError(REFUSED, 'Only possible on an empty chain, before its first block is mined.')
  await change()
  const { header } = ledger.head.block
  ledger.replaceFirst(createBlock({ header: { ...header, stateRoot: await minerState.getStateRoot() } }, { common }))
  return null
}

/** Methods that set up a chain before its first transaction, so that a world is built on it as on anvil. */
export const genesisMethods: Record<string, Method> = {
  anvil_setCode: defineMethod(z.tuple([address, bytes]), (machine, [account, code]) =>
    changeGenesis(machine, () => machine.minerState.putCode(createAddressFromString(account), hexToBytes(code))),
  ),
  anvil_setBalance: defineMethod(z.tuple([address, quantity]), (machine, [hex, balance]) =>
    changeGenesis(machine, async () => {
      const account = (await machine.minerState.getAccount(createAddressFromString(hex))) ?? new Account()
      account.balance = balance
      await machine.minerState.putAccount(createAddressFromString(hex), account)
    }),
  ),
}
