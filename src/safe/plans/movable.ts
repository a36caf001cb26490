import type { Address } from '../../lib/address.ts'
import type { Holdings, Origin } from '../holdings/holding.ts'

/** One thing that a Safe has and may give away: its coin in wei, a token in its smallest unit, an NFT by its id. */
export type Movable =
  | { kind: 'native'; amount: bigint }
  | { kind: 'erc20'; token: Address; origin: Origin; amount: bigint }
  | { kind: 'erc721' | 'erc1155'; token: Address; origin: Origin; id: bigint; amount: bigint }

/**
 * What one transaction moves out of a Safe. `left`: it was tried and doesn't move; `later`: there were too many for one
 * transaction.
 */
export type Sweep = { moved: readonly Movable[]; left: readonly Movable[]; later: readonly Movable[] }

const RANK = { known: 0, added: 1, found: 2 } as const

/**
 * A Safe's assets of known amount and id: its coin first, then well-known tokens, then those the person added, and last
 * those that anybody may have sent.
 */
export function movable({ native, tokens, nfts }: Pick<Holdings, 'native' | 'tokens' | 'nfts'>): Movable[] {
  const fungible = tokens.flatMap(({ address: token, origin, amount }): Movable[] =>
    amount === 'unknown' || amount === 0n ? [] : [{ kind: 'erc20', token, origin, amount }],
  )
  const numbered = nfts.flatMap(({ address: token, origin, kind, items }) =>
    items.map(({ id, amount }): Movable => ({ kind, token, origin, id, amount })),
  )
  const rank = (one: Movable) => (one.kind === 'native' ? -1 : RANK[one.origin])
  const coin: Movable[] = native > 0n ? [{ kind: 'native', amount: native }] : []
  return [...coin, ...fungible, ...numbered].toSorted((a, b) => rank(a) - rank(b))
}
