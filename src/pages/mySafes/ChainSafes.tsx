import { type ReactNode, useId, useState } from 'react'
import { useStore } from 'zustand'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import ChainMark from '../../modals/network/ChainMark.tsx'
import { ownedKey, ownedSafes } from '../../state/mySafes/ownedSafes.ts'
import { type MySafes, useMySafes } from '../../state/mySafes/useMySafes.ts'
import { grouped } from '../../ui/amount.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { mySafesWords } from '../../words/en/mySafes.ts'
import { pageWords } from '../../words/en/pages.ts'
import { errorCopy } from '../../words/errorCopy.ts'
import { ChainSearch } from './ChainSearch.tsx'
import styles from './MySafes.module.css'
import { SafeCard } from './SafeCard.tsx'

/** Cards shown per network initially: each has a picture and takes a read. */
const SHOWN_FIRST = 12

/** A network's result in a few words, beside its name. */
function statusOf({ held, safes }: MySafes, chain: Chain): string | undefined {
  if (held.status === 'loading') return mySafesWords.asking
  if (held.status === 'unknown') return mySafesWords.couldNotAsk(chain.name)
  if (held.value.contract !== 'here') return mySafesWords[held.value.contract]
  return safes.length === 0 && held.status === 'value' ? mySafesWords.none : undefined
}

/** Why a network couldn't be read, or is stale, with a retry button, which stays mounted while retrying. */
function Unread({ chain, mine: { held, unread, again } }: { chain: Chain; mine: MySafes }): ReactNode {
  const [isTried, setTried] = useState(false)
  const isCached = held.status === 'stale' && held.reason.name === 'Cached'
  const reason = held.status === 'unknown' || (held.status === 'stale' && !isCached) ? held.reason : undefined
  const isAsking = isTried && held.status === 'loading'
  if (!reason && unread === 0 && !isAsking) return null
  return (
    <div className={page.section}>
      {reason && <p className="small muted">{errorCopy(reason).say}</p>}
      {held.status === 'stale' && !isCached && (
        <p className="small muted">
          {pageWords.safe.asOf(held.block.toString())}. {pageWords.safe.stale}
        </p>
      )}
      {unread > 0 && !reason && <p className="small muted">{mySafesWords.unread(unread)}</p>}
      <div className={page.acts}>
        <Button
          size="small"
          aria-label={`${words.tryAgain}: ${chain.name}`}
          aria-disabled={isAsking}
          onClick={() => {
            setTried(true)
            if (!isAsking) again()
          }}
        >
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

/** The account's Safes on one network. A slow or silent network says so, and doesn't hold up the others. */
export function ChainSafes({ chain, account }: Props) {
  const id = useId()
  const [isAll, setAll] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const owned = useStore(ownedSafes, (all) => all[ownedKey(chain.id, account)])
  const mine = useMySafes(chain, account, owned && owned !== 'asking' && 'safes' in owned ? owned.safes : [])
  const { held, safes } = mine
  const list = known(held)
  const shown = isAll ? safes : safes.slice(0, SHOWN_FIRST)
  const status = statusOf(mine, chain)
  return (
    // a pressed button may be unmounted by its own result, so the section keeps the focus
    <section className={styles.network} tabIndex={-1} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <ChainMark chain={chain} />
          <bdi>{chain.name}</bdi>
        </h2>
        <span className={styles.status}>
          {status && <span className="small muted">{status}</span>}
          {list?.contract === 'here' && !isSearching && (
            <Button
              look="quiet"
              size="small"
              aria-label={`${mySafesWords.search.act}: ${chain.name}`}
              onClick={() => setSearching(true)}
            >
              {mySafesWords.search.act}
            </Button>
          )}
        </span>
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
      {isSearching && <ChainSearch chain={chain} account={account} />}
      <Unread chain={chain} mine={mine} />
    </section>
  )
}
