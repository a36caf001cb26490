import { decodeErrorResult, decodeFunctionResult, hexToBigInt, pad, size } from 'viem'
import { call as ethCall, getCode } from 'viem/actions'
import { wrappedSafeAbi } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import { ChangedError, RevertedError } from '../../lib/chainErrors.ts'
import type { AppError } from '../../lib/errors.ts'
import type { Refusal } from '../calls/abiSchema.ts'
import { CallRevertedError } from '../calls/CallRevertedError.ts'
import { refusedTarget } from '../calls/refusedTarget.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { revertDataOf } from '../rpc/revertDataOf.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import { createExecutePlan, executeCall, liveWrap } from './drivePlans.ts'
import type { Call, WritePlan } from './prepareWrite.ts'

/** The most characters of a reason with its arguments. */
const MOST_REASON = 300

/** The revert with its error's name and arguments, where a pasted ABI declares it. */
function named(error: RevertedError, refusals: readonly Refusal[]): RevertedError {
  const data = revertDataOf(error.cause)
  if (error.reason !== undefined || data === undefined || refusals.length === 0) return error
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: refusals, data } as never) as {
      errorName: string
      args?: readonly unknown[]
    }
    const values = args.map((value) => (typeof value === 'object' ? JSON.stringify(value, textOf) : String(value)))
    const said = `${errorName}(${values.join(', ')})`.slice(0, MOST_REASON)
    return new RevertedError(said, args, { cause: error.cause, details: said })
  } catch {
    return error
  }
}

const textOf = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

/**
 * Finds the first of several calls that reverts, by bisection: all before it pass together, and fail with it.
 * @returns undefined where none of them does, or where the network doesn't answer
 */
async function findRefused(
  client: ChainClient,
  { account, tokenId }: { account: Address; tokenId: bigint },
  calls: readonly Call[],
): Promise<{ at: number; error: RevertedError } | undefined> {
  const refusal = async (count: number) => {
    const { to, data } = executeCall(tokenId, calls.slice(0, count))
    try {
      await ethCall(client, { account, to, data })
      return undefined
    } catch (thrown) {
      const reverted = toRevertedError(thrown)
      if (!reverted) throw toReadError(thrown)
      return reverted
    }
  }
  try {
    if (await refusal(0)) return undefined
    let [passed, refused, error] = [0, calls.length, await refusal(calls.length)]
    if (!error) return undefined
    while (refused - passed > 1) {
      const middle = Math.floor((passed + refused) / 2)
      const found = await refusal(middle)
      if (found) [refused, error] = [middle, found]
      else passed = middle
    }
    return { at: passed, error }
  } catch {
    return undefined
  }
}

/** The address of a simulated contract that returns the code size at a given address. */
const PROBE: Address = '0x000000000000000000000000000000000000c0de'
/** `return(extcodesize(calldataload(0)))`, in opcodes that every chain has. */
const PROBE_CODE = '0x6000353b60005260206000f3'

/**
 * Whether calls, simulated together, deploy code to an address. True also where they revert, so that this is reported.
 */
async function makesCode(
  client: ChainClient,
  { account, tokenId }: { account: Address; tokenId: bigint },
  calls: readonly Call[],
  address: Address,
): Promise<boolean> {
  if (calls.length === 0) return false
  const { to, data } = executeCall(tokenId, [...calls, { to: PROBE, value: 0n, data: pad(address) }])
  try {
    const stateOverride = [{ address: PROBE, code: PROBE_CODE } as const]
    const answer = await ethCall(client, { account, to, data, stateOverride })
    const results = decodeFunctionResult({ abi: wrappedSafeAbi, functionName: 'execute', data: answer.data ?? '0x' })
    const last = results.at(-1)
    return last !== undefined && size(last) === 32 && hexToBigInt(last) > 0n
  } catch (thrown) {
    return toRevertedError(thrown) !== undefined
  }
}

/**
 * The first call with data, but no value, to an address that has no code and gets none by earlier calls: it would do
 * nothing.
 */
async function findWithoutCode(
  client: ChainClient,
  driver: { account: Address; tokenId: bigint },
  calls: readonly Call[],
): Promise<number | undefined> {
  const targets = [...new Set(calls.filter(({ data, value }) => data !== '0x' && value === 0n).map(({ to }) => to))]
  const codes = await Promise.all(
    targets.map((address) =>
      getCode(client, { address }).catch((thrown: unknown) => {
        throw toReadError(thrown)
      }),
    ),
  )
  const empty = targets.filter((_, index) => (codes[index] ?? '0x') === '0x')
  const firsts = empty.map((target) =>
    calls.findIndex(({ to, data, value }) => data !== '0x' && value === 0n && to === target),
  )
  for (const at of firsts.toSorted((a, b) => a - b)) {
    const target = calls[at]
    if (target && !(await makesCode(client, driver, calls.slice(0, at), target.to))) return at
  }
  return undefined
}

/**
 * Makes a wrapped Safe run a batch that a person composed, all or none; for its driver. A call to an address without
 * code is refused, unless an earlier one deploys it; in a batch that fails, the call that reverts is identified.
 * @param refusals errors that contracts may revert with, from a pasted ABI
 */
export const createBatchPlan = (
  chainId: number,
  safe: Address,
  account: Address,
  calls: readonly Call[],
  refusals: readonly Refusal[] = [],
): WritePlan => ({
  ...createExecutePlan(chainId, safe, account, calls),
  async build(client) {
    if (calls.some((call) => refusedTarget(safe, call))) throw new ChangedError()
    const { tokenId } = await liveWrap(client, safe)
    const at = await findWithoutCode(client, { account, tokenId }, calls)
    if (at !== undefined) throw new CallRevertedError(at, new RevertedError('NoCodeThere'))
    return executeCall(tokenId, calls)
  },
  async explain(client, error): Promise<AppError> {
    if (!(error instanceof RevertedError)) return error
    const { tokenId } = await liveWrap(client, safe)
    const found = await findRefused(client, { account, tokenId }, calls)
    return found ? new CallRevertedError(found.at, named(found.error, refusals)) : named(error, refusals)
  },
})
