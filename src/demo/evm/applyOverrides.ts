import { createAccount, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import type { Hex } from 'viem'
import type { StateOverride } from '../rpc/parameters.ts'
import type { ChainState } from './ChainState.ts'

/** Applies state overrides for one call, within a checkpoint that the caller reverts. */
export async function applyOverrides(state: ChainState, overrides: StateOverride): Promise<void> {
  for (const [hex, { code, balance, nonce, state: storage, stateDiff }] of Object.entries(overrides)) {
    const address = createAddressFromString(hex as Hex)
    const account = (await state.getAccount(address)) ?? createAccount({})
    account.balance = balance ?? account.balance
    account.nonce = nonce ?? account.nonce
    await state.putAccount(address, account)
    if (code !== undefined) await state.putCode(address, hexToBytes(code))
    if (storage) await state.clearStorage(address)
    for (const [slot, value] of Object.entries(storage ?? stateDiff ?? {}))
      await state.putStorage(address, hexToBytes(slot as Hex), hexToBytes(value))
  }
}
