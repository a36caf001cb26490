import type { Address } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { FoundApproval } from '../approvals/findApprovals.ts'
import { createExecutePlan } from './drivePlans.ts'
import type { WritePlan } from './prepareWrite.ts'
import { revokingCalls } from './revokingCalls.ts'

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
    const { standing, revoking, refusal } = await revokingCalls(client, safe, approvals)
    if (standing === 0) throw new ChangedError()
    if (revoking.length === 0) throw refusal
    const calls = revoking.map(({ call }) => call)
    return createExecutePlan(chainId, safe, account, calls).build(client)
  },
})
