import { encodeFunctionData } from 'viem'
import { call, getBlock, getBlockNumber } from 'viem/actions'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import type { AppError } from '../../lib/errors.ts'
import { approvalAbi, permit2Abi } from '../approvals/approvalAbi.ts'
import { confirmApprovals } from '../approvals/confirmApprovals.ts'
import type { FoundApproval } from '../approvals/findApprovals.ts'
import { PERMIT2 } from '../approvals/spenders.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import type { Call } from './prepareWrite.ts'

/** Approvals that are revoked at once; a person with more sends a second batch. */
export const MOST_REVOKED = 50
/**
 * Gas for revoking one; honest tokens take less than a fifth of it. All together stay below what Ethereum allows one
 * transaction: https://eips.ethereum.org/EIPS/eip-7825
 */
const MOST_GAS = 300_000n
/** The same for Permit2, which revokes many in one call. */
const PERMIT2_GAS = { call: 100_000n, pair: 20_000n }

/** One call by which a Safe revokes approvals: how many, and the gas it may cost. */
export type Revoking = { call: Call; count: number; gas: bigint }

/** How many approvals are in force, the calls that revoke those that can be, and why the first of the others can't. */
type Revocation = { standing: number; revoking: Revoking[]; refusal?: AppError }

/** How one call is simulated: as whoever would make the Safe do it. */
type Attempt = (one: Revoking) => { account: Address; to: Address; data: Call['data']; gas: bigint }

/** The data by which a token revokes an approval; undefined for Permit2's. */
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

/** The Safe's calls that revoke approvals; Permit2's are combined. */
function callsFor(approvals: readonly FoundApproval[]): Revoking[] {
  const calls = approvals.flatMap((one): Revoking[] => {
    const data = dataFor(one)
    return data ? [{ call: { to: one.token, value: 0n, data }, count: 1, gas: MOST_GAS }] : []
  })
  const pairs = approvals.flatMap((one) => (one.kind === 'permit2' ? [{ token: one.token, spender: one.spender }] : []))
  if (pairs.length === 0) return calls
  const data = encodeFunctionData({ abi: permit2Abi, functionName: 'lockdown', args: [pairs] })
  const gas = PERMIT2_GAS.call + PERMIT2_GAS.pair * BigInt(pairs.length)
  return [...calls, { call: { to: PERMIT2, value: 0n, data }, count: pairs.length, gas }]
}

/**
 * Tells a contract's revert from an unreachable network, after a failed simulation.
 * @throws AppError when the network doesn't answer
 */
export async function assertReached(client: ChainClient): Promise<void> {
  try {
    await getBlockNumber(client, { cacheTime: 0 })
  } catch (thrown) {
    throw toReadError(thrown)
  }
}

async function standingOf(client: ChainClient, safe: Address, approvals: readonly FoundApproval[]) {
  try {
    const { number: block, timestamp: time } = await getBlock(client)
    const { live, unread } = await confirmApprovals(client, safe, { approvals, known: [] }, { block, time })
    return [...live.map(({ found }) => found), ...unread].slice(0, MOST_REVOKED)
  } catch (thrown) {
    throw toReadError(thrown)
  }
}

/**
 * Re-reads which of these approvals are in force, and simulates the calls that revoke the first 50 of them: one that
 * reverts, or burns gas, is left out, so that it doesn't fail the others.
 * @param attempt how a call is simulated; without it, as a call of the Safe's own
 * @throws AppError when the network doesn't answer
 */
export async function revokingCalls(
  client: ChainClient,
  safe: Address,
  approvals: readonly FoundApproval[],
  attempt: Attempt = ({ call, gas }) => ({ account: safe, to: call.to, data: call.data, gas }),
): Promise<Revocation> {
  if (approvals.length === 0) return { standing: 0, revoking: [] }
  const standing = await standingOf(client, safe, approvals)
  const calls = callsFor(standing)
  const tried = await Promise.allSettled(calls.map((one) => call(client, attempt(one))))
  const refusal = tried.find((one) => one.status === 'rejected')
  if (refusal) await assertReached(client)
  const revoking = calls.filter((_, index) => tried[index]?.status === 'fulfilled')
  return { standing: standing.length, revoking, ...(refusal && { refusal: toReadError(refusal.reason) }) }
}
