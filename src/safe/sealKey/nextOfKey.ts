import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { AppError } from '../../lib/errors.ts'
import {
  type Cost,
  costOf,
  exactFees,
  type Fees,
  inPlaceOf,
  leastFees,
  most,
  type Price,
  patientFees,
  roundUp,
} from './keyFees.ts'
import { isWaiting, type SealKey, type SentByKey } from './sealKey.ts'

/** What the chain says of a key, all at one block. */
export type KeyFacts = {
  /** In wei. */
  balance: bigint
  /** The next one. */
  nonce: number
  price: Price
  /** Its Safe's seal, simulated; `over` where there is nothing to seal any more. */
  seal: ({ status: 'open' } & Cost) | { status: 'refused'; error: AppError } | { status: 'over' }
  /** The refund, simulated with its recipient. */
  back: ({ status: 'open'; to: Address } & Cost) | { status: 'refused'; error: AppError }
  /** Whether the node doesn't know the last transaction that was sent. */
  isUnheard: boolean
}

/** What the key would sign. */
export type Draft = Fees & { act: SentByKey['act']; to: Address; value: bigint; gas: bigint; nonce: number }

/** What is left in a key, and whether it can be refunded. Amounts in wei. */
export type Back =
  | { status: 'ready'; draft: Draft; cost: bigint }
  | { status: 'dust'; balance: bigint; cost: bigint }
  | { status: 'none' }
  | { status: 'refused'; error: AppError }

export type KeyNext =
  /** Sent and pending. `raised`: the same act at a higher fee; `short`: what the key lacks where it can't pay that. */
  | { step: 'wait'; sent: SentByKey; isUnheard: boolean; isUnderpriced: boolean; raised?: Draft; short?: bigint }
  /** `amount` is what still has to be paid in, in wei. `isTopUp`: some was paid, but not enough. */
  | { step: 'fund'; amount: bigint; isTopUp: boolean }
  | { step: 'seal'; draft: Draft; fee: bigint }
  | { step: 'refused'; error: AppError }
  /** Nothing to seal any more: what is left is refunded. */
  | { step: 'over' }

export type KeyState = {
  next: KeyNext
  back: Back
  /** Its last seal was mined, and failed. */
  hasFailed: boolean
  /** It has sent back what it had. */
  isSwept: boolean
}

const feesOf = (sent: SentByKey): Fees => ({
  maxFeePerGas: BigInt(sent.maxFeePerGas),
  maxPriorityFeePerGas: BigInt(sent.maxPriorityFeePerGas),
})

/** Adds a margin to the seal's cost, since the Safe may cost a little more by then. */
const withMargin = ({ gas, dataFee }: Cost): Cost => ({ gas: gas + gas / 4n, dataFee: dataFee + dataFee / 2n })

/** Gas of a payment to a plain account; one with code may need a little more than when it was simulated. */
const PLAIN_GAS = 21_000n

const backCost = ({ gas, dataFee }: Cost): Cost => ({
  gas: gas === PLAIN_GAS ? gas : gas + gas / 10n,
  dataFee: dataFee + dataFee / 2n,
})

/** The refund: all but its own fee, at an exact price. @param replaced the transaction that it replaces */
function backOf({ balance, back, price, nonce }: KeyFacts, replaced: SentByKey | undefined): Back {
  if (balance === 0n) return { status: 'none' }
  if (back.status === 'refused') return back
  const fees = replaced ? inPlaceOf(feesOf(replaced), exactFees(price)) : exactFees(price)
  const paid = backCost(back)
  // both equal, also after a raise, so that the price is exact
  const one = most(fees.maxFeePerGas, fees.maxPriorityFeePerGas)
  const exact = { maxFeePerGas: one, maxPriorityFeePerGas: one }
  const cost = costOf(paid, exact)
  // not worth it unless more is refunded than the fee costs
  if (balance <= 2n * cost) return { status: 'dust', balance, cost }
  const draft: Draft = {
    act: 'sweep',
    to: back.to,
    value: balance - cost,
    gas: paid.gas,
    nonce: replaced?.nonce ?? nonce,
    ...exact,
  }
  return { status: 'ready', draft, cost }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** The seal at a price that the key can pay; or what is missing, in wei, where that isn't enough for the next block. */
function sealDraft({ balance, price, nonce }: KeyFacts, seal: Cost, replaced?: SentByKey): Draft | bigint {
  const { gas, dataFee } = withMargin(seal)
  const [wanted, needed] = replaced
    ? [inPlaceOf(feesOf(replaced), patientFees(price)), inPlaceOf(feesOf(replaced), leastFees(price))]
    : [patientFees(price), leastFees(price)]
  const affordable = (balance - dataFee) / gas
  if (affordable < needed.maxFeePerGas) return costOf({ gas, dataFee }, wanted) - balance
  const maxFeePerGas = least(wanted.maxFeePerGas, affordable)
  const maxPriorityFeePerGas = least(wanted.maxPriorityFeePerGas, maxFeePerGas)
  const fees = { maxFeePerGas, maxPriorityFeePerGas }
  return { act: 'seal', to: wrappedSafeAddress, value: 0n, gas, nonce: replaced?.nonce ?? nonce, ...fees }
}

/**
 * The most that a key needs for its seal and the refund, in wei: at twice the current base fee, since it may rise
 * before the money arrives. What isn't used is refunded.
 */
export function needOf({ seal, back, price }: KeyFacts): bigint {
  if (seal.status !== 'open') return 0n
  const fees = patientFees(price)
  const way = back.status === 'open' ? backCost(back) : { gas: PLAIN_GAS, dataFee: 0n }
  return roundUp(costOf(withMargin(seal), fees) + costOf(way, fees))
}

function nextStep(facts: KeyFacts, waiting: SentByKey | undefined, back: Back): KeyNext {
  const { seal, balance, price, isUnheard } = facts
  // sealed by somebody else meanwhile: a pending seal of the key's own may be replaced
  if (waiting && !(waiting.act === 'seal' && seal.status === 'over')) {
    const isUnderpriced = BigInt(waiting.maxFeePerGas) < price.base
    const swept = back.status === 'ready' ? back.draft : undefined
    const draft = waiting.act === 'sweep' ? swept : seal.status === 'open' ? sealDraft(facts, seal, waiting) : undefined
    const higher = typeof draft === 'bigint' ? { short: roundUp(draft) } : draft && { raised: draft }
    return { step: 'wait', sent: waiting, isUnheard, isUnderpriced, ...higher }
  }
  if (seal.status === 'over') return { step: 'over' }
  if (seal.status === 'refused') return { step: 'refused', error: seal.error }
  const draft = sealDraft(facts, seal)
  if (typeof draft !== 'bigint') return { step: 'seal', draft, fee: seal.gas * (price.base + price.tip) + seal.dataFee }
  const missing = needOf(facts) - balance
  return { step: 'fund', amount: roundUp(missing > 0n ? missing : 1n), isTopUp: balance > 0n }
}

/**
 * What a key does next, derived only from the chain and from what the key has signed: the same after a reload, in
 * another tab, or where an answer was lost. A nonce is used once, so that nothing happens twice.
 */
export function nextOfKey({ sent, safe }: Pick<SealKey, 'sent' | 'safe'>, facts: KeyFacts): KeyState {
  const last = sent.at(-1)
  const waiting = last && isWaiting(last, facts.nonce) ? last : undefined
  const back = backOf(facts, waiting)
  return {
    next: nextStep(facts, waiting, back),
    back,
    hasFailed: last?.act === 'seal' && !waiting && isSameAddress(last.safe, safe) && facts.seal.status !== 'over',
    isSwept: last?.act === 'sweep' && !waiting,
  }
}
