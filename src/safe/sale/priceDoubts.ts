/** Why a price may have a digit too many or too few, all in the smallest unit of one currency. */
export type PriceDoubt =
  /** `times` as much, or as little, as an earlier offer of the same Safe. */
  | { kind: 'more' | 'less'; times: bigint; earlier: bigint }
  /** Far from what the holder bought it for. */
  | { kind: 'paid'; paid: bigint }
  | { kind: 'contents'; held: bigint }

/** From so many times on, a digit may have slipped. */
const SLIPPED = 10n

type Known = {
  /** The price of the offer before. */
  earlier?: bigint | undefined
  /** What the holder paid for the Safe; compared where no offer was made before. */
  paid?: bigint | undefined
  /** What the Safe itself has of that currency. */
  held?: bigint | undefined
}

const isFar = (price: bigint, other: bigint): boolean =>
  other > 0n && (price >= other * SLIPPED || other >= price * SLIPPED)

/** What is asked back before a price is signed, by whatever is known in its currency. */
export function priceDoubts(price: bigint, { earlier = 0n, paid = 0n, held = 0n }: Known): PriceDoubt[] {
  const doubts: PriceDoubt[] = []
  if (price === 0n) return doubts
  if (isFar(price, earlier))
    doubts.push(
      price > earlier
        ? { kind: 'more', times: price / earlier, earlier }
        : { kind: 'less', times: earlier / price, earlier },
    )
  if (earlier === 0n && isFar(price, paid)) doubts.push({ kind: 'paid', paid })
  if (held > price * 2n) doubts.push({ kind: 'contents', held })
  return doubts
}
