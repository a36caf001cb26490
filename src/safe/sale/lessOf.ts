import { isSameAddress } from '../../lib/address.ts'
import type { Holdings, NftHolding, TokenHolding } from '../holdings/holding.ts'

/** Something that a Safe has less of than before. */
export type Less =
  | { kind: 'native'; before: bigint; now: bigint }
  | { kind: 'token'; token: TokenHolding; before: bigint; now: bigint }
  | { kind: 'nfts'; nft: NftHolding; before: bigint; now: bigint }

/** Names one of them, whatever its amounts. */
export const keyOfLess = (less: Less): string =>
  less.kind === 'native' ? less.kind : (less.kind === 'token' ? less.token : less.nft).address

const countIn = ({ items }: NftHolding): bigint => items.reduce((sum, { amount }) => sum + amount, 0n)

/** What an account doesn't have is left out of its holdings; what couldn't be read isn't taken for gone. */
function lessTokens(before: TokenHolding, now: Holdings): Less[] {
  const found = now.tokens.find(({ address }) => isSameAddress(address, before.address))
  const amount = found ? found.amount : 0n
  if (before.amount === 'unknown' || amount === 'unknown' || amount >= before.amount) return []
  return [{ kind: 'token', token: before, before: before.amount, now: amount }]
}

function lessNfts(before: NftHolding, now: Holdings): Less[] {
  const found = now.nfts.find(({ kind, address }) => kind === before.kind && isSameAddress(address, before.address))
  if (found && (found.unread > 0 || found.count === 'unknown')) return []
  const amounts = new Map(found?.items.map(({ id, amount }) => [id, amount]))
  const isLess = before.items.some(({ id, amount }) => (amounts.get(id) ?? 0n) < amount)
  const counted = before.count === 'unknown' ? 0n : before.count
  const left = found && found.count !== 'unknown' ? found.count : 0n
  if (!isLess && left >= counted) return []
  return [{ kind: 'nfts', nft: before, before: counted || countIn(before), now: left }]
}

/** What a Safe has less of now than it had: an old approval takes out of it without changing the fingerprint of its state. */
export function lessOf(before: Holdings, now: Holdings): Less[] {
  const native: Less = { kind: 'native', before: before.native, now: now.native }
  return [
    ...(now.native < before.native ? [native] : []),
    ...before.tokens.flatMap((token) => lessTokens(token, now)),
    ...before.nfts.flatMap((nft) => lessNfts(nft, now)),
  ]
}
