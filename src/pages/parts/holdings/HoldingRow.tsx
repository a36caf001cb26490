import type { ReactNode } from 'react'
import type { Chain } from '../../../lib/chains.ts'
import type { NftHolding, TokenHolding } from '../../../safe/holdings/holding.ts'
import { isUnusual } from '../../../safe/holdings/skeletonOf.ts'
import { Address } from '../../../ui/Address.tsx'
import { holdingsWords } from '../../../words/en/holdings.ts'
import styles from './Holdings.module.css'
import { tokenAmount } from './tokenAmount.ts'

export type Holding = TokenHolding | NftHolding

/** NFT ids listed at most; the explorer has the rest. */
const MOST_NUMBERS = 50
const MOST_DIGITS = 12

/** An NFT's id, with the middle of a long one cut out. */
export const shortNumber = (id: bigint): string => {
  const text = id.toString()
  return text.length > MOST_DIGITS ? `${text.slice(0, 6)}…${text.slice(-4)}` : text
}

/** The amount of a holding; undefined if it couldn't be read. */
export function amountOf(holding: Holding): string | undefined {
  if (holding.kind === 'erc20') {
    const { amount, decimals } = holding
    if (amount === 'unknown') return undefined
    return decimals === undefined ? `${tokenAmount(amount, 0)} ${holdingsWords.units}` : tokenAmount(amount, decimals)
  }
  return holding.count === 'unknown' ? undefined : tokenAmount(holding.count, 0)
}

function Numbers({ nft }: { nft: NftHolding }) {
  const { items, count } = nft
  if (items.length === 0 && count === 'unknown') return null
  const shown = items.slice(0, MOST_NUMBERS)
  const all = nft.kind === 'erc721' && count !== 'unknown' ? count : BigInt(items.length)
  const others = all - BigInt(shown.length)
  return (
    <div>
      <dt>{holdingsWords.numbers}</dt>
      <dd>
        {shown.map(({ id, amount }, index) => (
          <span key={id.toString()} title={id.toString()}>
            {index > 0 && ', '}
            <bdi>
              #{shortNumber(id)}
              {amount > 1n && ` × ${tokenAmount(amount, 0)}`}
            </bdi>
          </span>
        ))}
        {others > 0n && <p className="muted">{holdingsWords.otherNumbers(tokenAmount(others, 0))}</p>}
      </dd>
    </div>
  )
}

/** A token: its name, amount, and, when expanded, its contract, shortened at once if it isn't well known. */
export function HoldingRow({ holding, chain, act }: { holding: Holding; chain: Chain; act?: ReactNode }) {
  const { symbol, address, origin, imitates } = holding
  const name = symbol ?? holdingsWords.unnamed
  const amount = amountOf(holding)
  return (
    <li>
      <details className={styles.row}>
        <summary>
          <span className={styles.coin} data-kind={holding.kind === 'erc20' ? 'token' : 'nft'} aria-hidden="true">
            {[...name][0]?.toUpperCase()}
          </span>
          <span className={styles.name}>
            <bdi>{name}</bdi>
            {origin !== 'known' && (
              <small>
                <Address address={address} />
              </small>
            )}
            {imitates !== undefined && <small className={styles.warning}>{holdingsWords.imitates(imitates)}</small>}
            {imitates === undefined && origin !== 'known' && symbol !== undefined && isUnusual(symbol) && (
              <small className={styles.warning}>{holdingsWords.unusualLetters}</small>
            )}
          </span>
          <span className={styles.amount} data-unknown={amount === undefined}>
            <bdi>{amount ?? holdingsWords.unread}</bdi>
          </span>
        </summary>
        <div className={styles.more}>
          <dl>
            {holding.kind !== 'erc20' && <Numbers nft={holding} />}
            <div>
              <dt>{holdingsWords.contract}</dt>
              <dd>
                <Address address={address} isFull />
              </dd>
            </div>
          </dl>
          {chain.explorer && (
            <a href={`${chain.explorer.url}/token/${address}`} target="_blank" rel="noopener noreferrer">
              {holdingsWords.explorer(chain.explorer.name)}
            </a>
          )}
          {act}
        </div>
      </details>
    </li>
  )
}
