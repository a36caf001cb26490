import { type ReactNode, useId, useState } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import ChainMark from '../../modals/network/ChainMark.tsx'
import { type MySafes, useMySafes } from '../../state/mySafes/useMySafes.ts'
import { grouped } from '../../ui/amount.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { mySafesWords } from '../../words/en/mySafes.ts'
import { pageWords } from '../../words/en/pages.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import styles from './MySafes.module.css'
import { SafeCard } from './SafeCard.tsx'

/** Cards of one network at first: each has a picture, and is asked for. */
const SHOWN_FIRST = 12

/** What a network comes to in a few words, beside its name. */
function statusOf({ held, safes }: MySafes, chain: Chain): string | undefined {
  if (held.status === 'loading') return mySafesWords.asking
  if (held.status === 'unknown') return mySafesWords.couldNotAsk(chain.name)
  if (held.value.contract !== 'here') return mySafesWords[held.value.contract]
  return safes.length === 0 && held.status === 'value' ? mySafesWords.none : undefined
}

/** Why a network isn't known, or only as it was, and the way on. */
function Unread({ chain, mine: { held, unread, again } }: { chain: Chain; mine: MySafes }): ReactNode {
  const isRecalled = held.status === 'stale' && held.reason.name === 'Cached'
  const reason = held.status === 'unknown' || (held.status === 'stale' && !isRecalled) ? held.reason : undefined
  if (!reason && unread === 0) return null
  return (
    <div className={page.section}>
      {reason && <p className="small muted">{errorCopy(reason).say}</p>}
      {held.status === 'stale' && !isRecalled && (
        <p className="small muted">
          {pageWords.wallet.asOf(held.block.toString())}. {pageWords.wallet.stale}
        </p>
      )}
      {unread > 0 && !reason && <p className="small muted">{mySafesWords.unread(unread)}</p>}
      <div className={page.acts}>
        <Button size="small" aria-label={`${words.tryAgain}: ${chain.name}`} onClick={again}>
          {words.tryAgain}
        </Button>
        {reason && (
          <ButtonLink size="small" href="#/settings" aria-label={`${words.nav.settings}: ${chain.name}`}>
            {words.nav.settings}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

type Props = { chain: Chain; account: AddressValue }

/** What the account has on one network. A network that is slow, or doesn't answer, says so and holds up no other. */
export function ChainSafes({ chain, account }: Props) {
  const id = useId()
  const [isAll, setAll] = useState(false)
  const mine = useMySafes(chain, account)
  const { held, safes } = mine
  const list = known(held)
  const shown = isAll ? safes : safes.slice(0, SHOWN_FIRST)
  const status = statusOf(mine, chain)
  return (
    <section className={styles.network} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <ChainMark chain={chain} />
          <bdi>{chain.name}</bdi>
        </h2>
        {status && <span className="small muted">{status}</span>}
      </header>
      {shown.length > 0 && (
        <ul className={styles.cards}>
          {shown.map((safe) => (
            <SafeCard key={safe.address} chain={chain} {...safe} />
          ))}
        </ul>
      )}
      {safes.length > shown.length && (
        <div className={page.acts}>
          <Button onClick={() => setAll(true)}>{mySafesWords.showAll(safes.length)}</Button>
        </div>
      )}
      {list && list.count > BigInt(list.safes.length) && (
        <p className="small muted">{mySafesWords.more(list.safes.length, grouped(list.count.toString()))}</p>
      )}
      <Unread chain={chain} mine={mine} />
    </section>
  )
}
