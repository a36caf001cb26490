/** What gas costs now, in wei: by the latest block, and on top of that. A chain without EIP-1559 has no base fee. */
export type Price = { base: bigint; tip: bigint; isLegacy: boolean }

/** What a transaction offers for a unit of gas, in wei. */
export type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

/** What one act takes: gas, and what the chain wants beside it, in wei. */
export type Cost = { gas: bigint; dataFee: bigint }

/** What the next block takes after a full one: the base fee grows by an eighth, at least by one (EIP-1559). */
const oneBlockUp = (base: bigint): bigint => base + base / 8n + 1n

/** For a transaction that may wait some blocks: the base fee may double, and what isn't needed isn't paid. */
export const patientFees = ({ base, tip }: Price): Fees => ({
  maxFeePerGas: 2n * (base + 1n) + tip,
  maxPriorityFeePerGas: tip,
})

/** The least that the next block takes. */
export const leastFees = ({ base, tip }: Price): Fees => ({
  maxFeePerGas: oneBlockUp(base) + tip,
  maxPriorityFeePerGas: tip,
})

/**
 * One price, whatever the base fee: what is sent back is then known to the wei, and nothing stays behind. It stands a quarter
 * above the price of now, so that it holds for two full blocks.
 */
export function exactFees({ base, tip }: Price): Fees {
  const price = base + base / 4n + 1n + tip
  return { maxFeePerGas: price, maxPriorityFeePerGas: price }
}

/** Nodes take a transaction in place of another one from a tenth above it; some want an eighth. */
const above = (fee: bigint): bigint => fee + fee / 7n + 1n

export const most = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** Current fees, or as much above those of an earlier one as nodes want before it takes that one's place. */
export const inPlaceOf = (earlier: Fees, fees: Fees): Fees => ({
  maxFeePerGas: most(fees.maxFeePerGas, above(earlier.maxFeePerGas)),
  maxPriorityFeePerGas: most(fees.maxPriorityFeePerGas, above(earlier.maxPriorityFeePerGas)),
})

/** All that an act takes at most, in wei. */
export const costOf = ({ gas, dataFee }: Cost, { maxFeePerGas }: Fees): bigint => gas * maxFeePerGas + dataFee

const DIGITS = 3

/** The next number with three digits that count: nobody types, or compares, eighteen. */
export function roundUp(wei: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, wei.toString().length - DIGITS))
  return ((wei + unit - 1n) / unit) * unit
}
