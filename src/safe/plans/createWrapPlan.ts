import { call as ethCall } from 'viem/actions'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { FoundApproval } from '../approvals/findApprovals.ts'
import { decidersOf, type Holder, holderAddress } from '../consent/holder.ts'
import { encodeSignatures } from '../consent/ownerSignature.ts'
import { wrapCalls } from '../consent/wrapContent.ts'
import { type GenuineSafe, readSafe } from '../read/readSafe.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { assertSomebodyActs } from './assertSomebodyActs.ts'
import { checkSafe } from './checkSafe.ts'
import { execTransaction } from './execTransaction.ts'
import { asOnlyModule, explainWrap } from './explainWrap.ts'
import type { Call, WritePlan } from './prepareWrite.ts'
import { assertReached, type Revoking, revokingCalls } from './revokingCalls.ts'

/** Gas that the Safe itself, and its guard, may need around one simulated call. */
const GAS_AROUND = 300_000n

/** The single owner's transaction: sending it counts as their signature. */
const execCall = (safeState: GenuineSafe, calls: readonly Call[], owner: Address): Call =>
  execTransaction(safeState, calls, encodeSignatures([{ owner, by: 'approval' }], 1))

const countOf = (revoking: readonly Revoking[]): number => revoking.reduce((sum, { count }) => sum + count, 0)

const callsOf = (revoking: readonly Revoking[]): Call[] => revoking.map(({ call }) => call)

/**
 * What a single owner's batch revokes ahead of the wrap. A token can detect a simulation, and revert only in the batch:
 * then the later half is left out, until the batch works or revokes nothing.
 */
async function aheadOf(
  client: ChainClient,
  state: GenuineSafe,
  { account, holder, approvals }: { account: Address; holder: Holder; approvals: readonly FoundApproval[] },
): Promise<readonly Revoking[]> {
  const asOwner = (calls: readonly Call[]) => {
    const { to, data } = execCall(state, calls, account)
    return { account, to, data }
  }
  const attempt = ({ call, gas }: Revoking) => ({ ...asOwner([call]), gas: gas + GAS_AROUND })
  let { revoking } = await revokingCalls(client, state.address, approvals, attempt)
  while (revoking.length > 0) {
    try {
      await ethCall(client, asOwner(wrapCalls(state, holder, callsOf(revoking))))
      break
    } catch {
      await assertReached(client)
      revoking = revoking.slice(0, Math.floor(revoking.length / 2))
    }
  }
  return revoking
}

/**
 * Wraps the connected Safe: the template itself, proposed to its owners as one batch. Only the contract's part is
 * simulated: whether the Safe runs the batch is up to its owners and its guard.
 */
function createOwnWrapPlan(
  chainId: number,
  safe: Address,
  holder: Holder,
  approvals: readonly FoundApproval[],
): WritePlan {
  return {
    kind: 'wrap',
    functionName: 'wrap',
    chainId,
    account: safe,
    safe,
    async build(client) {
      const state = await readWrappable(client, safe, safe)
      await assertSomebodyActs(client, safe, decidersOf(holder))
      const { revoking } = await revokingCalls(client, safe, approvals)
      const calls = wrapCalls(state, holder, callsOf(revoking))
      const [call] = calls.slice(-1)
      if (!call) throw new ChangedError()
      const ahead = { calls: calls.slice(0, -1), stateOverride: asOnlyModule(safe) }
      return { ...call, ahead, revoked: countOf(revoking) }
    },
  }
}

/** @throws ChangedError when the account can't wrap it by itself */
async function readWrappable(client: ChainClient, safe: Address, account: Address): Promise<GenuineSafe> {
  const { value } = await readSafe(client, safe)
  const { blockers, consent } = checkSafe(value, account)
  if (value.kind !== 'safe' || blockers.length > 0 || consent === 'several')
    throw new ChangedError({ details: [...blockers.map(({ id }) => id), consent].join() })
  return value
}

/**
 * Wraps a Safe of which one owner decides: one transaction of that owner, who drives the Safe or names who does.
 * With the Safe itself as the account, its owners are asked instead, however many they are.
 * @param holder who gets the NFT, or the Safe that is created for it
 * @param approvals to be revoked first: those still in force, except where a contract reverts
 */
export function createWrapPlan(
  chainId: number,
  safe: Address,
  account: Address,
  holder: Holder,
  approvals: readonly FoundApproval[] = [],
): WritePlan {
  if (isSameAddress(account, safe)) return createOwnWrapPlan(chainId, safe, holder, approvals)
  return {
    kind: 'wrap',
    functionName: 'execTransaction',
    chainId,
    account,
    safe,
    async build(client) {
      const state = await readWrappable(client, safe, account)
      await assertSomebodyActs(client, safe, decidersOf(holder))
      const revoking = await aheadOf(client, state, { account, holder, approvals })
      return { ...execCall(state, wrapCalls(state, holder, callsOf(revoking)), account), revoked: countOf(revoking) }
    },
    explain: (client, error) => explainWrap(client, safe, holderAddress(holder), error),
  }
}
