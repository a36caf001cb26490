import { concat, encodeFunctionData, type Hex, pad, type StateOverride } from 'viem'
import { call as ethCall } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import { ChangedError, RevertedError } from '../../lib/chainErrors.ts'
import type { FoundApproval } from '../approvals/findApprovals.ts'
import { SENTINEL } from '../read/genuineSafes.ts'
import { moduleSlot } from '../read/moduleSlot.ts'
import { type GenuineSafe, readSafe } from '../read/readSafe.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import { safeAbi } from '../safeAbi.ts'
import { assertSomebodyActs } from './assertSomebodyActs.ts'
import { checkSafe } from './checkSafe.ts'
import { encodeMultiSend } from './encodeMultiSend.ts'
import type { Call, WritePlan } from './prepareWrite.ts'
import { assertReached, type Revoking, revokingCalls } from './revokingCalls.ts'

const DELEGATECALL = 1
/** What the Safe itself, and a guard of its, may need around one call that is tried out. */
const GAS_AROUND = 300_000n

const toSafe = (safe: Address, data: Hex): Call => ({ to: safe, value: 0n, data })

/**
 * The one template that wraps a Safe: the other modules go, the wrapper becomes the only one, then the Safe asks to be
 * wrapped. Everything else (guards, handler, owners, version) the contract does itself.
 * @param ahead what the Safe does before, such as revoking approvals
 */
export function wrapCalls(safe: GenuineSafe, to: Address, ahead: readonly Call[] = []): Call[] {
  const disable = (module: Address) =>
    // each in turn is the head of the linked list
    toSafe(safe.address, encodeFunctionData({ abi: safeAbi, functionName: 'disableModule', args: [SENTINEL, module] }))
  const isEnabled = safe.modules.some((module) => isSameAddress(module, wrappedSafeAddress))
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [wrappedSafeAddress] })
  const wrap = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'wrap', args: [to] })
  const foreign = safe.modules.filter((module) => !isSameAddress(module, wrappedSafeAddress))
  // a list that already has the wrapper in it is emptied whole, so that every step removes the head
  const removed = isEnabled ? safe.modules : foreign
  const wraps: Call = { to: wrappedSafeAddress, value: 0n, data: wrap }
  return [...ahead, ...removed.map(disable), toSafe(safe.address, enable), wraps]
}

/** Safe's signature for "the sender is this owner": valid only in a transaction that the owner sends (v = 1). */
const preValidated = (owner: Address): Hex => concat([pad(owner), pad('0x'), '0x01'])

/** `execTransaction` of a batch by the single owner; no refund, no gas token. */
function execCall(safe: GenuineSafe, calls: readonly Call[], owner: Address): Call {
  const args = [
    safe.singleton.multiSendCallOnly,
    0n,
    encodeMultiSend(calls),
    DELEGATECALL,
    0n,
    0n,
    0n,
    ZERO_ADDRESS,
    ZERO_ADDRESS,
    preValidated(owner),
  ] as const
  return toSafe(safe.address, encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args }))
}

/** A Safe as it is where the template has done all but the last: the contract is its only module. */
const asOnlyModule = (safe: Address): StateOverride => [
  {
    address: safe,
    stateDiff: [
      { slot: moduleSlot(SENTINEL), value: pad(wrappedSafeAddress) },
      { slot: moduleSlot(wrappedSafeAddress), value: pad(SENTINEL) },
    ],
  },
]

const countOf = (revoking: readonly Revoking[]): number => revoking.reduce((sum, { count }) => sum + count, 0)

const callsOf = (revoking: readonly Revoking[]): Call[] => revoking.map(({ call }) => call)

/**
 * What a single owner's batch revokes ahead of the wrap. A token can tell a try from the real thing, and refuse in the batch
 * alone: then the later half is left out, until the batch works or revokes nothing.
 */
async function aheadOf(
  client: ChainClient,
  state: GenuineSafe,
  { account, to, approvals }: { account: Address; to: Address; approvals: readonly FoundApproval[] },
): Promise<readonly Revoking[]> {
  const asOwner = (calls: readonly Call[]) => {
    const { to, data } = execCall(state, calls, account)
    return { account, to, data }
  }
  const attempt = ({ call, gas }: Revoking) => ({ ...asOwner([call]), gas: gas + GAS_AROUND })
  let { revoking } = await revokingCalls(client, state.address, approvals, attempt)
  while (revoking.length > 0) {
    try {
      await ethCall(client, asOwner(wrapCalls(state, to, callsOf(revoking))))
      break
    } catch {
      await assertReached(client)
      revoking = revoking.slice(0, Math.floor(revoking.length / 2))
    }
  }
  return revoking
}

/**
 * Wraps the Safe that is connected: the template itself, proposed to its owners as one batch. That the Safe would run
 * the batch is for its owners and its guard to say; what the contract says to it is tried out.
 */
function createOwnWrapPlan(
  chainId: number,
  safe: Address,
  to: Address,
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
      await assertSomebodyActs(client, safe, { accounts: [to], threshold: 1 })
      const { revoking } = await revokingCalls(client, safe, approvals)
      const calls = wrapCalls(state, to, callsOf(revoking))
      const [call] = calls.slice(-1)
      if (!call) throw new ChangedError()
      const ahead = { calls: calls.slice(0, -1), stateOverride: asOnlyModule(safe) }
      return { ...call, ahead, revoked: countOf(revoking) }
    },
  }
}

/** @throws ChangedError when the account can't wrap it */
async function readWrappable(client: ChainClient, safe: Address, account: Address): Promise<GenuineSafe> {
  const { value } = await readSafe(client, safe)
  const { blockers } = checkSafe(value, account)
  if (value.kind !== 'safe' || blockers.length > 0)
    throw new ChangedError({ details: blockers.map(({ id }) => id).join() })
  return value
}

/**
 * Wraps a Safe with one owner: one transaction of that owner, who drives the Safe or names who does.
 * With the Safe itself as the account, its owners are asked instead, however many they are.
 * @param approvals to be revoked ahead of it: of these what still stands, without what a contract refuses to take back
 */
export function createWrapPlan(
  chainId: number,
  safe: Address,
  account: Address,
  to: Address,
  approvals: readonly FoundApproval[] = [],
): WritePlan {
  if (isSameAddress(account, safe)) return createOwnWrapPlan(chainId, safe, to, approvals)
  return {
    kind: 'wrap',
    functionName: 'execTransaction',
    chainId,
    account,
    safe,
    async build(client) {
      const state = await readWrappable(client, safe, account)
      await assertSomebodyActs(client, safe, { accounts: [to], threshold: 1 })
      const revoking = await aheadOf(client, state, { account, to, approvals })
      return { ...execCall(state, wrapCalls(state, to, callsOf(revoking)), account), revoked: countOf(revoking) }
    },
    // Safes before 1.5.0 say GS013 whatever happened inside: ask the contract itself, as if it were the only module
    async explain(client, error) {
      try {
        await ethCall(client, {
          account: safe,
          to: wrappedSafeAddress,
          data: encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'wrap', args: [to] }),
          stateOverride: asOnlyModule(safe),
        })
        // the contract would do it, so what refuses is the Safe's own guard, where it has one
        const { value } = await readSafe(client, safe)
        const isGuarded = value.kind === 'safe' && value.guard !== ZERO_ADDRESS
        return isGuarded ? new RevertedError('GuardRefused', [value.guard]) : error
      } catch (thrown) {
        return toRevertedError(thrown) ?? error
      }
    },
  }
}
