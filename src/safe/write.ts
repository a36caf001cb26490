import type { Hex } from 'viem'
import { estimateGas, call as ethCall, getBalance, getGasPrice } from 'viem/actions'
import type { Address } from '../address.ts'
import { type AppError, NotEnoughForFeeError } from '../errors.ts'
import { type ChainClient, toReadError } from './chainClient.ts'
import { toRevertedError } from './revertReason.ts'

export type WriteKind = 'wrap' | 'seal' | 'execute' | 'unwrap'

/** What one account asks one contract to do; value in wei. */
export type Call = { to: Address; value: bigint; data: Hex }

/** One thing a person wants done. Reading, checking and building are its own; the rest is the same for all. */
export type WritePlan = {
  kind: WriteKind
  chainId: number
  /** Who sends it and pays the fee. */
  account: Address
  /** The Safe it is about. */
  safe: Address
  /**
   * Reads everything afresh, checks that it may be done, and builds the call.
   * @throws AppError when it can't be done
   */
  build(client: ChainClient): Promise<Call>
  /** Finds the contract's own reason where the outer one hides it (Safe's GS013). */
  explain?(client: ChainClient, error: AppError): Promise<AppError>
}

/** A call that was tried out without being sent; fee in wei, at the price of the moment. */
export type Prepared = { call: Call; gas: bigint; fee: bigint }

/**
 * The first half of every write: read, check, build, simulate.
 * @throws AppError with the contract's own reason where it refuses; NotEnoughForFee; NetworkUnreachable
 */
export async function prepareWrite(client: ChainClient, plan: WritePlan): Promise<Prepared> {
  const call = await plan.build(client)
  try {
    const [gasPrice, balance] = await Promise.all([getGasPrice(client), getBalance(client, { address: plan.account })])
    // the price is set to zero here, so that a refusal of the contract isn't hidden behind an empty purse
    await ethCall(client, { account: plan.account, ...call })
    const gas = await estimateGas(client, { account: plan.account, ...call })
    const fee = gas * gasPrice
    if (balance < fee + call.value) throw new NotEnoughForFeeError()
    return { call, gas, fee }
  } catch (thrown) {
    const reverted = toRevertedError(thrown)
    if (!reverted) throw toReadError(thrown)
    throw plan.explain ? await plan.explain(client, reverted) : reverted
  }
}
