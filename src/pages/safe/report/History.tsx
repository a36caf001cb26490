import { useState } from 'react'
import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { Fact } from '../../../lib/Fact.ts'
import { known } from '../../../lib/known.ts'
import type { History as Found } from '../../../safe/history/readHistory.ts'
import { useHistory } from '../../../state/queries/useHistory.ts'
import { grouped } from '../../../ui/amount.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import { historyWords } from '../../../words/en/history.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow.tsx'

/** Entries shown initially, and added on each request. */
const SHOWN = 20

type Props = { chain: Chain; safe: AddressValue }

/** How far the chain was searched, with a button to continue an unfinished search. */
function Extent({ fact, onGoOn }: { fact: Fact<Found>; onGoOn: () => void }) {
  const found = known(fact)
  const end = found?.unfinished
  if (fact.status === 'value' && found && !end)
    return (
      <p className="small muted">
        {historyWords.searched(grouped(found.from.toString()), grouped(fact.block.toString()))}
      </p>
    )
  const isRefused = end?.why === 'refused'
  return (
    <div className={page.section}>
      <p className="small muted">
        {end && historyWords.searchedTo(grouped((end.to + 1).toString()))} {isRefused && historyWords.refused}
        {end?.why === 'unreachable' && historyWords.unreachable}
        {!found && historyWords.unsearched}{' '}
        {(fact.status === 'unknown' || fact.status === 'stale') && errorCopy(fact.reason).say}
      </p>
      <div className={page.acts}>
        <Button size="small" onClick={onGoOn}>
          {end && end.why !== 'refused' && end.why !== 'unreachable' ? historyWords.goOn : words.tryAgain}
        </Button>
        {isRefused && <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>}
      </div>
    </div>
  )
}

function Searched({ chain, safe }: Props) {
  const [shown, setShown] = useState(SHOWN)
  const { fact, share, stop, goOn } = useHistory(chain, safe)
  const entries = known(fact)?.entries ?? []
  return (
    <>
      {entries.length > 0 && (
        <ol className={styles.list}>
          {entries.slice(0, shown).map((entry) => (
            <HistoryRow key={entry.kind === 'changes' ? entry.hash : `${entry.first}`} entry={entry} chain={chain} />
          ))}
        </ol>
      )}
      {entries.length > shown && (
        <div className={page.acts}>
          <Button size="small" onClick={() => setShown(shown + SHOWN)}>
            {historyWords.more}
          </Button>
        </div>
      )}
      {fact.status === 'value' && entries.length === 0 && <p className="muted">{historyWords.none}</p>}
      {share !== undefined || fact.status === 'loading' ? (
        <div className={page.acts}>
          <p className="small muted" role="status">
            {historyWords.looking(Math.floor((share ?? 0) * 100))}
          </p>
          <Button size="small" onClick={stop}>
            {historyWords.stop}
          </Button>
        </div>
      ) : (
        <Extent fact={fact} onGoOn={goOn} />
      )}
    </>
  )
}

/** A Safe's history, loaded on demand, since it takes many RPC requests. */
export function History(props: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Searched {...props} />
  return (
    <>
      <p className="small muted">{historyWords.openSay}</p>
      <div className={page.acts}>
        <Button onClick={() => setOpen(true)}>{historyWords.open}</Button>
      </div>
    </>
  )
}
