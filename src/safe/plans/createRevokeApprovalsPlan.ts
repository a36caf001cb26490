import { encodeFunctionData } from 'viem'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { FoundApproval } from '../approvals/findApprovals.ts'
import { createExecutePlan, liveWrap } from './drivePlans.ts'
import type { WritePlan } from './prepareWrite.ts'
import { revokingCalls } from './revokingCalls.ts'

/** What our contract and the Safe add to one call. */
const EXECUTE_GAS = 300_000n

/**
 * Takes back approvals that a wrapped Safe gave, in one batch; for its driver. It is built anew from the chain: of those that
 * are named, what still stands, without what a contract refuses to take back.
 */
export const createRevokeApprovalsPlan = (
  chainId: number,
  safe: Address,
  account: Address,
  approvals: readonly FoundApproval[],
): WritePlan => ({
  kind: 'revokeApprovals',
  functionName: 'execute',
  chainId,
  account,
  safe,
  async build(client) {
    // as it will be sent, by the holder: a token may tell them from the Safe by the origin of a transaction
    const { tokenId } = await liveWrap(client, safe)
    const { standing, revoking, refusal } = await revokingCalls(client, safe, approvals, ({ call, gas }) => ({
      account,
      to: wrappedSafeAddress,
      data: encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [tokenId, [call]] }),
      gas: gas + EXECUTE_GAS,
    }))
    if (standing === 0) throw new ChangedError()
    if (revoking.length === 0) throw refusal
    const calls = revoking.map(({ call }) => call)
    return createExecutePlan(chainId, safe, account, calls).build(client)
  },
})
