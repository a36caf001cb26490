import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import type { Fix } from '../../safe/plans/checkSafe.ts'
import { Address } from '../../ui/Address.tsx'
import { SmallArt } from '../../ui/art/Art.tsx'
import { wrapWords } from '../../words/en/wrap.ts'
import styles from './Wrap.module.css'

export type Outlook = {
  safe?: AddressValue
  chain?: Chain
  fixes?: readonly Fix[]
  holder?: AddressValue
  isHolderMe?: boolean
  /** The wrap has been sent, so its holder was chosen, in this visit or an earlier one. */
  isChosen?: boolean
  nft?: 'later' | 'missing' | 'done'
  cost?: string
}

/** What stops working, according to the check-up. */
function stopsOf(fixes: readonly Fix[]): string {
  const { afterwards } = wrapWords
  const parts = fixes.flatMap((fix) => {
    if (fix.id === 'modules') return afterwards.modules(fix.modules.length)
    if (fix.id === 'guard' || fix.id === 'moduleGuard') return afterwards.guard
    return fix.id === 'handler' ? afterwards.handler : []
  })
  const text = [...parts, afterwards.signed].join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The panel beside every step, which fills in as choices are made. */
export function Afterwards({ safe, chain, fixes, holder, isHolderMe, isChosen, nft = 'later', cost }: Outlook) {
  const { afterwards } = wrapWords
  const open = (text: string) => <span className="muted">{text}</span>
  const holderText: ReactNode = holder ? (
    <>
      {isHolderMe && <>{afterwards.you} </>}
      <Address address={holder} />
    </>
  ) : (
    open(isChosen ? afterwards.chosen : afterwards.stepThree)
  )
  const nftText = { later: open(afterwards.nftLater), missing: open(afterwards.nftMissing), done: afterwards.nftDone }
  const rows: [string, ReactNode][] = [
    [afterwards.wrapped, safe ? <Address key="s" address={safe} /> : open(afterwards.theSafe)],
    [afterwards.decides, holderText],
    [afterwards.stops, fixes ? stopsOf(fixes) : open(afterwards.afterCheck)],
    [afterwards.nft, nftText[nft]],
    [afterwards.excluded, afterwards.others],
    [afterwards.cost, cost ? afterwards.about(cost) : afterwards.twoFees],
  ]
  return (
    <aside className={styles.afterwards} aria-labelledby="afterwards">
      <div className={styles.afterwardsHead}>
        <h2 id="afterwards">{afterwards.title}</h2>
        {safe && chain && (
          <span className={styles.stamp}>
            <SmallArt address={safe} chainId={chain.id} isProof={nft !== 'done'} />
          </span>
        )}
      </div>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
