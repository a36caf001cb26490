import { concat, encodeFunctionData, type Hex, pad, type StateOverride } from 'viem'
import { call as ethCall } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import { ChangedError, RevertedError } from '../../lib/chainErrors.ts'
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

const DELEGATECALL = 1

const toSafe = (safe: Address, data: Hex): Call => ({ to: safe, value: 0n, data })

/**
 * The one template that wraps a Safe: the other modules go, the wrapper becomes the only one, then the Safe asks to be
 * wrapped. Everything else (guards, handler, owners, version) the contract does itself.
 */
export function wrapCalls(safe: GenuineSafe, to: Address): Call[] {
  const disable = (module: Address) =>
    // each in turn is the head of the linked list
    toSafe(safe.address, encodeFunctionData({ abi: safeAbi, functionName: 'disableModule', args: [SENTINEL, module] }))
  const isEnabled = safe.modules.some((module) => isSameAddress(module, wrappedSafeAddress))
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [wrappedSafeAddress] })
  const wrap = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'wrap', args: [to] })
  const foreign = safe.modules.filter((module) => !isSameAddress(module, wrappedSafeAddress))
  // a list that already has the wrapper in it is emptied whole, so that every step removes the head
  const removed = isEnabled ? safe.modules : foreign
  return [...removed.map(disable), toSafe(safe.address, enable), { to: wrappedSafeAddress, value: 0n, data: wrap }]
}

/** Safe's signature for "the sender is this owner": valid only in a transaction that the owner sends (v = 1). */
const preValidated = (owner: Address): Hex => concat([pad(owner), pad('0x'), '0x01'])

/** The arguments of `execTransaction` for a batch by the single owner; no refund, no gas token. */
function execArguments(safe: GenuineSafe, batch: Hex, owner: Address) {
  return [
    safe.singleton.multiSendCallOnly,
    0n,
    batch,
    DELEGATECALL,
    0n,
    0n,
    0n,
    ZERO_ADDRESS,
    ZERO_ADDRESS,
    preValidated(owner),
  ] as const
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

/**
 * Wraps the Safe that is connected: the template itself, proposed to its owners as one batch. That the Safe would run
 * the batch is for its owners and its guard to say; what the contract says to it is tried out.
 */
function createOwnWrapPlan(chainId: number, safe: Address, to: Address): WritePlan {
  return {
    kind: 'wrap',
    functionName: 'wrap',
    chainId,
    account: safe,
    safe,
    async build(client) {
      const calls = wrapCalls(await readWrappable(client, safe, safe), to)
      await assertSomebodyActs(client, safe, { accounts: [to], threshold: 1 })
      const [call] = calls.slice(-1)
      if (!call) throw new ChangedError()
      return { ...call, ahead: { calls: calls.slice(0, -1), stateOverride: asOnlyModule(safe) } }
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
 */
export function createWrapPlan(chainId: number, safe: Address, account: Address, to: Address): WritePlan {
  if (isSameAddress(account, safe)) return createOwnWrapPlan(chainId, safe, to)
  return {
    kind: 'wrap',
    functionName: 'execTransaction',
    chainId,
    account,
    safe,
    async build(client) {
      const state = await readWrappable(client, safe, account)
      await assertSomebodyActs(client, safe, { accounts: [to], threshold: 1 })
      const args = execArguments(state, encodeMultiSend(wrapCalls(state, to)), account)
      return toSafe(safe, encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args }))
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
