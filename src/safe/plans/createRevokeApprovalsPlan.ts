import { encodeFunctionData } from 'viem'
import { call, getBlock, getBlockNumber } from 'viem/actions'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import { approvalAbi, permit2Abi } from '../approvals/approvalAbi.ts'
import { confirmApprovals } from '../approvals/confirmApprovals.ts'
import type { FoundApproval } from '../approvals/findApprovals.ts'
import { PERMIT2 } from '../approvals/spenders.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { createExecutePlan } from './drivePlans.ts'
import type { Call, WritePlan } from './prepareWrite.ts'

/** Approvals that are revoked at once; a person with more sends a second batch. */
export const MOST_REVOKED = 50
/** What taking one back may cost; honest tokens take less than a tenth of it. */
const MOST_GAS = 500_000n

/** By what a token takes an approval back; nothing for Permit2's. */
function dataFor(one: FoundApproval): Call['data'] | undefined {
  const abi = approvalAbi
  switch (one.kind) {
    case 'erc20':
      return encodeFunctionData({ abi, functionName: 'approve', args: [one.spender, 0n] })
    case 'erc721':
      return encodeFunctionData({ abi, functionName: 'approve', args: [ZERO_ADDRESS, one.id] })
    case 'operator':
      return encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [one.spender, false] })
    case 'permit2':
      return undefined
  }
}

/** By what the Safe itself takes approvals back; Permit2's go together. */
function callsFor(approvals: readonly FoundApproval[]): Call[] {
  const calls = approvals.flatMap((one): Call[] => {
    const data = dataFor(one)
    return data ? [{ to: one.token, value: 0n, data }] : []
  })
  const pairs = approvals.flatMap((one) => (one.kind === 'permit2' ? [{ token: one.token, spender: one.spender }] : []))
  if (pairs.length === 0) return calls
  const data = encodeFunctionData({ abi: permit2Abi, functionName: 'lockdown', args: [pairs] })
  return [...calls, { to: PERMIT2, value: 0n, data }]
}

/** Those calls that a contract takes from the Safe: one that refuses, or burns gas, must not take the others with it. */
async function taken(client: ChainClient, safe: Address, calls: readonly Call[]): Promise<Call[]> {
  const tried = await Promise.allSettled(
    calls.map((one) => call(client, { account: safe, to: one.to, data: one.data, gas: MOST_GAS })),
  )
  const refusal = tried.find((one) => one.status === 'rejected')
  // it may have been the network's
  if (refusal) await getBlockNumber(client, { cacheTime: 0 })
  const works = calls.filter((_, index) => tried[index]?.status === 'fulfilled')
  if (refusal && works.length === 0) throw refusal.reason
  return works
}

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
    try {
      const { number: block, timestamp: time } = await getBlock(client)
      const { live, unread } = await confirmApprovals(client, safe, { approvals, known: [] }, { block, time })
      const standing = [...live.map(({ found }) => found), ...unread].slice(0, MOST_REVOKED)
      if (standing.length === 0) throw new ChangedError()
      const calls = await taken(client, safe, callsFor(standing))
      return await createExecutePlan(chainId, safe, account, calls).build(client)
    } catch (thrown) {
      throw toReadError(thrown)
    }
  },
})
