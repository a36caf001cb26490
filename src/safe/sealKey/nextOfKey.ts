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
  /** Its Safe's seal, tried out; `over` where there is nothing to seal any more. */
  seal: ({ status: 'open' } & Cost) | { status: 'refused'; error: AppError } | { status: 'over' }
  /** The way back, tried out with whoever is to get it. */
  back: ({ status: 'open'; to: Address } & Cost) | { status: 'refused'; error: AppError }
  /** Whether the node knows nothing of the last that was sent. */
  isUnheard: boolean
}

/** What the key would sign. */
export type Draft = Fees & { act: SentByKey['act']; to: Address; value: bigint; gas: bigint; nonce: number }

/** What is left in a key, and whether it can go back. Amounts in wei. */
export type Back =
  | { status: 'ready'; draft: Draft; cost: bigint }
  | { status: 'dust'; balance: bigint; cost: bigint }
  | { status: 'none' }
  | { status: 'refused'; error: AppError }

export type KeyNext =
  /** Sent, and in no block. `raised` is the same act at a higher fee; where the key can't pay for that, `short` is missing. */
  | { step: 'wait'; sent: SentByKey; isUnheard: boolean; isUnderpriced: boolean; raised?: Draft; short?: bigint }
  /** `amount` is what is still to be paid, in wei. `isTopUp`: it has been paid, and that isn't enough. */
  | { step: 'fund'; amount: bigint; isTopUp: boolean }
  | { step: 'seal'; draft: Draft; fee: bigint }
  | { step: 'refused'; error: AppError }
  /** Nothing to seal any more: what is left goes back. */
  | { step: 'over' }

export type KeyState = {
  next: KeyNext
  back: Back
  /** Its last seal came into a block, and failed there. */
  hasFailed: boolean
  /** It has sent back what it had. */
  isSwept: boolean
}

const feesOf = (sent: SentByKey): Fees => ({
  maxFeePerGas: BigInt(sent.maxFeePerGas),
  maxPriorityFeePerGas: BigInt(sent.maxPriorityFeePerGas),
})

/** The seal's margin: between now and then the Safe may come to cost a little more. */
const withMargin = ({ gas, dataFee }: Cost): Cost => ({ gas: gas + gas / 4n, dataFee: dataFee + dataFee / 2n })

/** A plain account takes what every transaction takes; code may want a little more than when it was tried out. */
const PLAIN_GAS = 21_000n

const backCost = ({ gas, dataFee }: Cost): Cost => ({
  gas: gas === PLAIN_GAS ? gas : gas + gas / 10n,
  dataFee: dataFee + dataFee / 2n,
})

/** What goes back: all but its own fee, at a price that is known to the wei. @param replaced what it takes the place of */
function backOf({ balance, back, price, nonce }: KeyFacts, replaced: SentByKey | undefined): Back {
  if (balance === 0n) return { status: 'none' }
  if (back.status === 'refused') return back
  const fees = replaced ? inPlaceOf(feesOf(replaced), exactFees(price)) : exactFees(price)
  const paid = backCost(back)
  // both alike, also after a raise: the price is then exact
  const one = most(fees.maxFeePerGas, fees.maxPriorityFeePerGas)
  const exact = { maxFeePerGas: one, maxPriorityFeePerGas: one }
  const cost = costOf(paid, exact)
  // what goes back is more than what it takes to send it, or isn't worth it
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
 * What a key has to have at most for its seal and for the way back, in wei: at twice the base fee of now, since it may rise
 * until the money is there. What isn't used comes back.
 */
export function needOf({ seal, back, price }: KeyFacts): bigint {
  if (seal.status !== 'open') return 0n
  const fees = patientFees(price)
  const way = back.status === 'open' ? backCost(back) : { gas: PLAIN_GAS, dataFee: 0n }
  return roundUp(costOf(withMargin(seal), fees) + costOf(way, fees))
}

function nextStep(facts: KeyFacts, waiting: SentByKey | undefined, back: Back): KeyNext {
  const { seal, balance, price, isUnheard } = facts
  // sealed by somebody else meanwhile: what is on its way to do it again may be overtaken
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
 * What is to be done with a key, from what the chain says and what the key has signed alone: the same after a reload, in
 * another tab, or where an answer was lost. A nonce happens once, so that nothing happens twice.
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
