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
 * What taking one back may cost; honest tokens take less than a fifth of it. All together stay below what Ethereum allows one
 * transaction: https://eips.ethereum.org/EIPS/eip-7825
 */
const MOST_GAS = 300_000n
/** The same of Permit2, which takes back many in one call. */
const PERMIT2_GAS = { call: 100_000n, pair: 20_000n }

/** One call by which a Safe takes approvals back: how many, and the gas it may cost. */
export type Revoking = { call: Call; count: number; gas: bigint }

/** Which of the approvals stand, by what those are revoked that can be, and why the first of the others can't. */
type Revocation = { standing: number; revoking: Revoking[]; refusal?: AppError }

/** How one call is tried out: as whoever would make the Safe do it. */
type Attempt = (one: Revoking) => { account: Address; to: Address; data: Call['data']; gas: bigint }

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
 * Tells a contract's refusal from an RPC's silence, after a try that failed.
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
 * Reads anew which of these approvals of a Safe stand, the first 50 of those, and tries each of the calls that revoke them: one
 * that refuses, or burns gas, must not take the others with it, and is left out.
 * @param attempt how a call is tried out; without it, as a call of the Safe's own
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
