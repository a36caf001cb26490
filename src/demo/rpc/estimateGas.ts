import type { Machine } from '../evm/createMachine.ts'
import { type CallAt, runCallAt } from '../evm/runCallAt.ts'
import { NodeError, REFUSED } from './NodeError.ts'
import { toExecutionError } from './toExecutionError.ts'

/** What a transaction may use at most (EIP-7825). */
const TRANSACTION_GAS_CAP = 1n << 24n
/** What a call that sends something hands on for nothing: it must be there although it isn't used. */
const STIPEND = 2_300n

/**
 * Gas with which a call succeeds, at most a twentieth above the least, found by trying as geth does. A call keeps a 64th
 * of its gas back from each that it makes in turn, so what was used isn't enough.
 *
 * @throws NodeError when it fails however much gas it has
 */
export async function estimateGas(machine: Machine, asked: CallAt): Promise<bigint> {
  const cap = asked.call.gas && asked.call.gas < TRANSACTION_GAS_CAP ? asked.call.gas : TRANSACTION_GAS_CAP
  // the price would only lower the cap; whoever asks compares the fee with the purse
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
      return false // less than it costs to begin
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

/** A plain transfer runs nothing, and uses what it needs. */
const guessFrom = ({ result, gasUsed }: Awaited<ReturnType<typeof runCallAt>>): bigint =>
  result.execResult.executionGasUsed === 0n ? gasUsed : ((gasUsed + STIPEND) * 64n) / 63n
