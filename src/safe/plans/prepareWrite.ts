import type { Hex, StateOverride } from 'viem'
import { estimateGas, call as ethCall, getBalance, getGasPrice } from 'viem/actions'
import type { ActFunction, Summary, WriteKind } from '../../lib/acts.ts'
import type { Address } from '../../lib/address.ts'
import { type AppError, NotEnoughForFeeError } from '../../lib/errors.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { readDataFee } from '../rpc/readDataFee.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import type { Sweep } from './movable.ts'

/** What one account asks one contract to do; value in wei. */
export type Call = { to: Address; value: bigint; data: Hex }

/**
 * A call, with those that precede it in the same transaction and the state overrides that simulate these, and a report.
 */
type Built = Call & { ahead?: { calls: readonly Call[]; stateOverride: StateOverride } } & Told

/** What a plan reports of its effects. */
type Told = {
  /** How many approvals it revokes in addition. */
  revoked?: number
  /** What it moves out of a Safe that it empties, and what it doesn't. */
  sweep?: Sweep
  /** How much of a token arrives, in its smallest unit; unknown where the token doesn't show it. */
  arrives?: bigint | 'unknown'
}

/** One act that a person wants done. Each has its own reading, checking and building; the rest is shared. */
export type WritePlan = {
  kind: WriteKind
  chainId: number
  /** Who sends it and pays the fee; a Safe proposes it, and whoever executes pays. */
  account: Address
  /** The Safe it is about; where a contract is deployed, that one. */
  safe: Address
  /** What the wallet will be asked for. */
  functionName: ActFunction
  summary?: Summary
  /**
   * Reads everything afresh, checks that it may be done, and builds the call.
   * @throws AppError when it can't be done
   */
  build(client: ChainClient): Promise<Built>
  /** Finds the contract's own reason where the outer one hides it (Safe's GS013). */
  explain?(client: ChainClient, error: AppError): Promise<AppError>
}

/** A simulated call that hasn't been sent. */
export type Prepared = {
  functionName: ActFunction
  call: Call
  /** All that is done at once, the call last. */
  calls: readonly Call[]
  gas: bigint
  /** All that the sender pays, in wei, at the current price; unknown where the chain's own fee couldn't be read. */
  fee: bigint | 'unknown'
} & Told

/**
 * The first half of every write: read, check, build, simulate.
 * @param isProposal the account is a Safe: it needs nothing for the fee, which another account pays
 * @throws AppError with the contract's own reason where it refuses; NotEnoughForFee; NetworkUnreachable
 */
export async function prepareWrite(client: ChainClient, plan: WritePlan, isProposal = false): Promise<Prepared> {
  const { ahead, revoked, sweep, arrives, ...call } = await plan.build(client)
  const told: Told = {
    ...(revoked !== undefined && { revoked }),
    ...(sweep && { sweep }),
    ...(arrives !== undefined && { arrives }),
  }
  const tried = { account: plan.account, ...call, ...(ahead && { stateOverride: ahead.stateOverride }) }
  try {
    const [gasPrice, balance] = await Promise.all([getGasPrice(client), getBalance(client, { address: plan.account })])
    // the price is set to zero here, so that a revert isn't hidden by an insufficient balance
    await ethCall(client, tried)
    const gas = await estimateGas(client, tried)
    const dataFee = await readDataFee(client, plan.chainId, call, { gas, gasPrice })
    const fee = dataFee === 'unknown' ? dataFee : gas * gasPrice + dataFee
    // where the chain's own fee is unknown, at least the gas must be covered
    const needed = fee === 'unknown' ? gas * gasPrice : fee
    if (balance < (isProposal ? 0n : needed) + call.value) throw new NotEnoughForFeeError()
    const calls = [...(ahead?.calls ?? []), call]
    return { functionName: plan.functionName, call, calls, gas, fee, ...told }
  } catch (thrown) {
    const reverted = toRevertedError(thrown)
    if (!reverted) throw toReadError(thrown)
    throw plan.explain ? await plan.explain(client, reverted) : reverted
  }
}
