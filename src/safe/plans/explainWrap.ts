import { encodeFunctionData, pad, type StateOverride } from 'viem'
import { call as ethCall } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import { RevertedError } from '../../lib/chainErrors.ts'
import type { AppError } from '../../lib/errors.ts'
import { SENTINEL } from '../read/genuineSafes.ts'
import { moduleSlot } from '../read/moduleSlot.ts'
import { readSafe } from '../read/readSafe.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'

/** State overrides for a Safe after all but the template's last call: the contract is its only module. */
export const asOnlyModule = (safe: Address): StateOverride => [
  {
    address: safe,
    stateDiff: [
      { slot: moduleSlot(SENTINEL), value: pad(wrappedSafeAddress) },
      { slot: moduleSlot(wrappedSafeAddress), value: pad(SENTINEL) },
    ],
  },
]

/**
 * Finds why a wrap reverted. Safes before 1.5.0 say GS013 whatever happened inside, so the contract is called directly,
 * as if it were the only module.
 * @param to who is to hold the NFT
 * @returns the contract's own reason, or the error as it was
 */
export async function explainWrap(client: ChainClient, safe: Address, to: Address, error: AppError): Promise<AppError> {
  try {
    await ethCall(client, {
      account: safe,
      to: wrappedSafeAddress,
      data: encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'wrap', args: [to] }),
      stateOverride: asOnlyModule(safe),
    })
    // the contract accepts it, so the Safe's own guard refuses, where it has one
    const { value } = await readSafe(client, safe)
    const isGuarded = value.kind === 'safe' && value.guard !== ZERO_ADDRESS
    return isGuarded ? new RevertedError('GuardRefused', [value.guard]) : error
  } catch (thrown) {
    return toRevertedError(thrown) ?? error
  }
}
