import { encodeFunctionData } from 'viem'
import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { NumberedSafe } from '../read/readNewSafe.ts'
import type { WritePlan } from './prepareWrite.ts'

/** Creates a Safe of an account's own that is wrapped and sealed from birth, at the address that was shown. */
export const createCreatePlan = (
  chainId: number,
  account: Address,
  { saltNonce, address: safe }: NumberedSafe,
): WritePlan => ({
  ...{ kind: 'create', functionName: 'createWrapped', chainId, account, safe },
  async build(client) {
    const args = [account, saltNonce] as const
    const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
    const predicted = await readContract(client, { ...wrapper, functionName: 'predictSafe', args })
    if (predicted !== safe) throw new ChangedError({ details: `It would be ${predicted}.` })
    const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'createWrapped', args })
    return { to: wrappedSafeAddress, value: 0n, data }
  },
})
