import type { Machine } from '../evm/createMachine.ts'
import { type CallAt, runCallAt } from '../evm/runCallAt.ts'
import { NodeError, REFUSED } from './NodeError.ts'
import { toExecutionError } from './toExecutionError.ts'

/** The gas cap of a transaction (EIP-7825). */
const TRANSACTION_GAS_CAP = 1n << 24n
/** The stipend of a call with value: it must be available although it isn't used. */
const STIPEND = 2_300n

/**
 * A gas limit with which a call succeeds, at most 5% above the lowest one, found by binary search as in geth. The gas used
 * isn't enough as a limit, since a call keeps back a 64th of its gas from each inner call (EIP-150).
 *
 * @throws NodeError when it fails however much gas it has
 */
export async function estimateGas(machine: Machine, asked: CallAt): Promise<bigint> {
  const cap = asked.call.gas && asked.call.gas < TRANSACTION_GAS_CAP ? asked.call.gas : TRANSACTION_GAS_CAP
  // ignores the gas price, which would only lower the cap: the caller compares fee and balance
  const call = { ...asked.call, gasPrice: undefined, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined }
  const attempt = (gas: bigint) => runCallAt(machine, { ...asked, call }, gas)

  const first = await attempt(cap)
  const failure = toExecutionError(first.result.execResult)
  if (failure?.message === 'out of gas') throw new NodeError(REFUSED, `gas required exceeds allowance (${cap})`)
  if (failure) throw failure

  const succeeds = async (gas: bigint): Promise<boolean> => {
    try {
      return (await attempt(gas)).result.execResult.exceptionError === undefined
    } catch {
      return false // below the intrinsic gas
    }
  }
  let low = first.gasUsed - 1n
  let high = cap
  for (let guess = guessFrom(first); guess < cap; guess = (guess * 9n) / 8n) {
    if (await succeeds(guess)) {
      high = guess
      break
    }
    low = guess
  }
  while ((high - low) * 20n > high) {
    const middle = (high + low) / 2n
    if (await succeeds(middle)) high = middle
    else low = middle
  }
  return high
}

/** A plain transfer runs no code, so its gas limit is what it uses. */
const guessFrom = ({ result, gasUsed }: Awaited<ReturnType<typeof runCallAt>>): bigint =>
  result.execResult.executionGasUsed === 0n ? gasUsed : ((gasUsed + STIPEND) * 64n) / 63n
