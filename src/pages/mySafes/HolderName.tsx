import type { ReactNode } from 'react'
import type { Standing } from '../../safe/read/standingOf.ts'
import { Address } from '../../ui/Address.tsx'
import { mySafesWords } from '../../words/en/mySafes.ts'
import { wrapWords } from '../../words/en/wrap.ts'
import styles from './MySafes.module.css'

/** An NFT's holder, from the user's point of view. */
export function HolderName({ standing }: { standing: Standing }): ReactNode {
  const { card } = mySafesWords
  if (standing.kind === 'you') return wrapWords.afterwards.you
  const said = {
    yourSafe: standing.kind === 'yourSafe' ? card.yourSafe(standing.threshold, standing.owners) : '',
    yourWrapped: card.yourWrapped,
    contract: card.contract,
    account: undefined,
    unread: undefined,
  }[standing.kind]
  return (
    <span className={styles.holder}>
      {said && <span>{said}</span>}
      <Address address={standing.address} />
      {standing.kind === 'unread' && <span className="small muted">{card.unread}</span>}
    </span>
  )
}
