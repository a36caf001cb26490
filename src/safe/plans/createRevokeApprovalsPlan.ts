import { encodeFunctionData } from 'viem'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { FoundApproval } from '../approvals/findApprovals.ts'
import { createExecutePlan, liveWrap } from './drivePlans.ts'
import type { WritePlan } from './prepareWrite.ts'
import { revokingCalls } from './revokingCalls.ts'

/** Gas that our contract and the Safe add to one call. */
const EXECUTE_GAS = 300_000n

/**
 * Revokes approvals that a wrapped Safe gave, in one batch; for its driver. They are re-read from the chain: of those
 * named, the ones still in force are revoked, except where a contract reverts.
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
    // simulated as the holder will send it: a token may behave differently by `tx.origin`
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
