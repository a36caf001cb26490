import type { ReactNode } from 'react'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import type { Holdings as Held } from '../../../safe/holdings/holding.ts'
import { forgetToken, useHoldings } from '../../../state/queries/useHoldings.ts'
import { formatAmount, grouped } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { words } from '../../../words/en/appShell.ts'
import { holdingsWords } from '../../../words/en/holdings.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { SearchState } from '../SearchState.tsx'
import { AddToken } from './AddToken.tsx'
import { amountOf, type Holding, HoldingRow } from './HoldingRow.tsx'
import styles from './Holdings.module.css'
import { tokenAmount } from './tokenAmount.ts'

type Props = {
  chain: Chain
  safe: Address
  /** The native balance in wei and its block: used until the rest is read, or if it is newer. */
  balance: bigint
  block: bigint
  /** Amounts only, in a few lines, beside another task. */
  isBrief?: boolean
}

const newest = (held: { value: Held; block: bigint } | undefined, { balance, block }: Props): bigint =>
  held && held.block >= block ? held.value.native : balance

/** Separates tokens that are well known or were added by the user from all others. */
const sorted = (held: Held): { shown: Holding[]; others: Holding[] } => {
  const all: Holding[] = [...held.tokens, ...held.nfts]
  return {
    shown: all.filter(({ origin }) => origin !== 'found'),
    others: all.filter(({ origin }) => origin === 'found'),
  }
}

function Others({ holdings, chain }: { holdings: readonly Holding[]; chain: Chain }) {
  if (holdings.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>{holdingsWords.others(holdings.length)}</summary>
      <div>
        <p className="small muted">{holdingsWords.othersSay}</p>
        <ul className={styles.list}>
          {holdings.map((holding) => (
            <HoldingRow key={holding.kind + holding.address} holding={holding} chain={chain} />
          ))}
        </ul>
      </div>
    </details>
  )
}

const amountIn = (holding: Holding) => (holding.kind === 'erc20' ? holding.amount : holding.count)

/** Well-known tokens, an amount per line; NFTs are counted together, and so are all other tokens. */
function Brief({ held }: { held: Held }) {
  const all: Holding[] = [...held.tokens, ...held.nfts]
  const listed = all.filter(({ origin }) => origin === 'known')
  const others = all.filter((one) => one.origin !== 'known' && amountIn(one) !== 0n).length
  const nfts = listed.filter(({ kind }) => kind !== 'erc20')
  const counts = nfts.map(amountIn)
  const count = counts.reduce<bigint>((sum, one) => sum + (one === 'unknown' ? 0n : one), 0n)
  return (
    <ul className={styles.brief}>
      {listed
        .filter(({ kind }) => kind === 'erc20')
        .map((token) => (
          <li key={token.address}>
            <bdi>{amountOf(token) ?? holdingsWords.unread}</bdi> <bdi>{token.symbol}</bdi>
          </li>
        ))}
      {count > 0n && <li>{holdingsWords.nfts(Number(count), tokenAmount(count, 0))}</li>}
      {counts.includes('unknown') && <li className="muted">{holdingsWords.unreadNfts}</li>}
      {others > 0 && <li className="muted">{holdingsWords.others(others)}</li>}
    </ul>
  )
}

/** A Safe's assets as far as they are known; says what isn't known, and how to find out. */
export function Holdings(props: Props) {
  const { chain, safe, isBrief = false } = props
  const { fact, again, search, share, goOn } = useHoldings(chain, safe)
  const value = known(fact)
  const held = value && 'block' in fact ? { value, block: fact.block } : undefined
  const native = <bdi>{formatAmount(newest(held, props), chain.currency.symbol)}</bdi>
  const { shown, others } = value ? sorted(value) : { shown: [], others: [] }
  const reason = fact.status === 'unknown' || fact.status === 'stale' ? fact.reason : undefined

  let found: ReactNode = null
  if (value)
    found = isBrief ? (
      <Brief held={value} />
    ) : (
      shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((holding) => (
            <HoldingRow
              key={holding.kind + holding.address}
              holding={holding}
              chain={chain}
              act={
                holding.origin === 'added' && (
                  <div>
                    <Button size="small" onClick={() => forgetToken(chain, safe, holding.address)}>
                      {holdingsWords.remove}
                    </Button>
                  </div>
                )
              }
            />
          ))}
        </ul>
      )
    )
  return (
    <>
      <p className={styles.figure}>{native}</p>
      {fact.status === 'loading' && (
        <p className="small muted" role="status">
          {holdingsWords.reading}
        </p>
      )}
      {found}
      {reason && (
        <>
          <Notice kind="unknown" title={holdingsWords.failed}>
            {errorCopy(reason).say}
          </Notice>
          <div>
            <Button size="small" onClick={again}>
              {words.tryAgain}
            </Button>
          </div>
        </>
      )}
      {value && !value.isComplete && <p className="small muted">{holdingsWords.incomplete}</p>}
      {!isBrief && <Others holdings={others} chain={chain} />}
      {!isBrief && <AddToken chain={chain} safe={safe} />}
      <SearchState search={search} share={share} onGoOn={goOn} isBrief={isBrief} said={holdingsWords} />
      {held && <p className="small muted">{holdingsWords.readAt(grouped(held.block.toString()))}</p>}
    </>
  )
}
