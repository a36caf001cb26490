/** Why a price may have a digit too many or too few, all in the smallest unit of one currency. */
export type PriceDoubt =
  /** `times` as much, or as little, as an earlier offer of the same Safe. */
  { kind: 'more' | 'less'; times: bigint; earlier: bigint } | { kind: 'contents'; held: bigint }

/** From so many times on, a digit may have slipped. */
const SLIPPED = 10n

/**
 * What is asked back before a price is signed.
 * @param earlier the price of the offer before, in the same currency
 * @param held what the Safe itself has of that currency
 */
export function priceDoubts(price: bigint, { earlier = 0n, held = 0n }: { earlier?: bigint; held?: bigint }) {
  const doubts: PriceDoubt[] = []
  if (price === 0n) return doubts
  if (earlier > 0n && price >= earlier * SLIPPED) doubts.push({ kind: 'more', times: price / earlier, earlier })
  if (earlier >= price * SLIPPED) doubts.push({ kind: 'less', times: earlier / price, earlier })
  if (held > price * 2n) doubts.push({ kind: 'contents', held })
  return doubts
}
