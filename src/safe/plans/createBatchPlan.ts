import { decodeErrorResult } from 'viem'
import { call as ethCall, getCode } from 'viem/actions'
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

/** Letters of a reason with what is put into it. */
const MOST_REASON = 300

/** The refusal by its own name and what it says, where a pasted ABI tells of it. */
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
 * The first of several calls that is refused, by halving: all before it pass together, and it with them doesn't.
 * @returns undefined where it isn't any of them, or where the network doesn't answer
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

/** The first call with data and nothing else for an account that has no code: it would do nothing. */
async function findWithoutCode(client: ChainClient, calls: readonly Call[]): Promise<number | undefined> {
  const targets = [...new Set(calls.filter(({ data, value }) => data !== '0x' && value === 0n).map(({ to }) => to))]
  const codes = await Promise.all(
    targets.map((address) =>
      getCode(client, { address }).catch((thrown: unknown) => {
        throw toReadError(thrown)
      }),
    ),
  )
  const empty = new Set(targets.filter((_, index) => (codes[index] ?? '0x') === '0x'))
  const at = calls.findIndex(({ to, data, value }) => data !== '0x' && value === 0n && empty.has(to))
  return at < 0 ? undefined : at
}

/**
 * Makes a wrapped Safe run calls that a person put together, all or none; for its driver. One for an account without code is
 * refused, and of a batch that fails it is found out which call it is.
 * @param refusals what contracts may refuse with, by a pasted ABI
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
    const at = await findWithoutCode(client, calls)
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
