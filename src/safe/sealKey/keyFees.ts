/** The current gas price, in wei: the latest block's base fee, which is 0 on a chain without EIP-1559, and the tip. */
export type Price = { base: bigint; tip: bigint; isLegacy: boolean }

/** What a transaction offers for a unit of gas, in wei. */
export type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

/** What one act costs: gas, and the chain's data fee, in wei. */
export type Cost = { gas: bigint; dataFee: bigint }

/** The next block's base fee after a full one: it grows by an eighth, at least by one (EIP-1559). */
const oneBlockUp = (base: bigint): bigint => base + base / 8n + 1n

/** For a transaction that may wait some blocks: the base fee may double, and what isn't needed isn't paid. */
export const patientFees = ({ base, tip }: Price): Fees => ({
  maxFeePerGas: 2n * (base + 1n) + tip,
  maxPriorityFeePerGas: tip,
})

/** The lowest fees that the next block accepts for sure. */
export const leastFees = ({ base, tip }: Price): Fees => ({
  maxFeePerGas: oneBlockUp(base) + tip,
  maxPriorityFeePerGas: tip,
})

/**
 * A fixed price, whatever the base fee: what is sent back is then exact to the wei, and nothing stays behind. It is a
 * quarter above the current base fee, which grows by an eighth per block at most.
 */
export function exactFees({ base, tip }: Price): Fees {
  const price = base + base / 4n + 1n + tip
  return { maxFeePerGas: price, maxPriorityFeePerGas: price }
}

/** Nodes accept a replacement from a tenth above the original's fee; some want an eighth. */
const above = (fee: bigint): bigint => fee + fee / 7n + 1n

export const most = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** Current fees, or as much above an earlier transaction's as nodes require of a replacement. */
export const inPlaceOf = (earlier: Fees, fees: Fees): Fees => ({
  maxFeePerGas: most(fees.maxFeePerGas, above(earlier.maxFeePerGas)),
  maxPriorityFeePerGas: most(fees.maxPriorityFeePerGas, above(earlier.maxPriorityFeePerGas)),
})

/** The most that an act can cost, in wei. */
export const costOf = ({ gas, dataFee }: Cost, { maxFeePerGas }: Fees): bigint => gas * maxFeePerGas + dataFee

const DIGITS = 3

/** Rounds up to three significant digits: nobody types, or compares, eighteen. */
export function roundUp(wei: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - DIGITS))
  return ((wei + unit - 1n) / unit) * unit
}
