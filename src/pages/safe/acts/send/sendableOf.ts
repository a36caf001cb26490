import { type Address, shortAddress } from '../../../../lib/address.ts'
import type { Chain } from '../../../../lib/chains.ts'
import type { Holdings, NftHolding, TokenHolding } from '../../../../safe/holdings/holding.ts'
import type { Named } from '../../../../safe/transfers/summaryOf.ts'
import { formatAmount } from '../../../../ui/amount.ts'
import { holdingsWords } from '../../../../words/en/holdings.ts'
import { amountOf } from '../../../parts/holdings/HoldingRow.tsx'
import type { Unit } from './readSend.ts'

/** An asset that can be sent: the native coin, an ERC-20, or NFTs of one contract. */
export type Sendable = {
  key: string
  /** Its name in the list. */
  label: string
  /** Whether it is well known or was added by the user; the others come last. */
  isListed: boolean
  unit: Unit
  /** The token's contract; undefined for the native coin. */
  token?: Address
  /** Its name as kept for the receipt. */
  named: Named
} & (
  | { kind: 'native'; balance: bigint }
  | { kind: 'erc20'; balance: bigint | undefined; holding: TokenHolding }
  | { kind: 'erc721' | 'erc1155'; holding: NftHolding }
)

/** The name of a token that isn't well known always includes its contract. */
const nameOf = ({ symbol, address, origin }: TokenHolding | NftHolding): string => {
  const name = symbol ?? holdingsWords.unnamed
  return origin === 'known' ? name : `${name} · ${shortAddress(address)}`
}

function tokenOf(holding: TokenHolding): Sendable {
  const { amount, decimals, origin, address } = holding
  const name = nameOf(holding)
  return {
    ...{ kind: 'erc20', key: `erc20:${address}`, token: address, holding },
    label: `${amountOf(holding) ?? holdingsWords.unread} ${name}`,
    isListed: origin !== 'found',
    unit: { symbol: holding.symbol ?? holdingsWords.unnamed, decimals: decimals ?? 0, isTyped: origin === 'known' },
    named: { symbol: name, ...(decimals !== undefined && { decimals }) },
    balance: amount === 'unknown' ? undefined : amount,
  }
}

function nftOf(holding: NftHolding): Sendable {
  const { address, origin, kind } = holding
  const name = nameOf(holding)
  const count = amountOf(holding)
  return {
    ...{ kind, key: `${kind}:${address}`, token: address, holding },
    label: count === undefined ? name : `${name}: ${holdingsWords.nfts(Number(holding.count), count)}`,
    isListed: origin !== 'found',
    unit: { symbol: holding.symbol ?? holdingsWords.unnamed, decimals: 0 },
    named: { symbol: name },
  }
}

/** All sendable assets: the coin first, then well-known and added tokens, then those that anybody may have sent. */
export function sendableOf(chain: Chain, balance: bigint, held: Holdings | undefined): Sendable[] {
  const { symbol } = chain.currency
  const coin: Sendable = {
    ...{ kind: 'native', key: 'native', isListed: true, balance, named: {} },
    label: formatAmount(balance, symbol),
    unit: { symbol, decimals: 18, isTyped: true },
  }
  const tokens = [...(held?.tokens ?? []).map(tokenOf), ...(held?.nfts ?? []).map(nftOf)]
  return [coin, ...tokens.filter(({ isListed }) => isListed), ...tokens.filter(({ isListed }) => !isListed)]
}
