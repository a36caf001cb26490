import type { Fact } from '../../lib/Fact.ts'
import { known } from '../../lib/known.ts'
import type { Search } from '../../safe/rpc/searchOwnLogs.ts'
import { grouped } from '../../ui/amount.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'
import { holdingsWords } from '../../words/en/holdings.ts'
import { errorCopy } from '../../words/errorCopy.ts'

const blockOf = (block: number | bigint): string => grouped(block.toString())

type SearchCopy = Pick<typeof holdingsWords, 'looking' | 'searched' | 'cut' | 'mayBeMore' | 'refused'>

type Props = {
  search: Fact<Search<{ isCut: boolean }>>
  share: number | undefined
  onGoOn: () => void
  isBrief?: boolean
  /** The texts for this kind of search. */
  said: SearchCopy
}

/** How far the chain was searched, with a button to continue an unfinished search; `isBrief` shows only that. */
export function SearchState({ search, share, onGoOn, isBrief = false, said }: Props) {
  // a finished search stays finished while the latest blocks are searched
  const isWhole = search.status === 'value' && !search.value.unfinished
  if (search.status === 'loading' || (share !== undefined && !isWhole))
    return (
      <p className="small muted" role="status">
        {said.looking(Math.floor((share ?? 0) * 100))}
      </p>
    )
  const found = known(search)
  const end = found?.unfinished
  if (search.status === 'value' && found && !end)
    return isBrief ? null : (
      <p className="small muted">
        {said.searched(blockOf(found.from), blockOf(search.block))} {found.found.isCut && said.cut}
      </p>
    )
  const isRefused = end?.why === 'refused'
  return (
    <div className={page.section}>
      <p className="small muted">
        <b>{said.mayBeMore}</b> {end && holdingsWords.searchedTo(blockOf(end.to + 1))} {isRefused && said.refused}
        {end?.why === 'unreachable' && holdingsWords.unreachable}
        {search.status !== 'value' && search.status !== 'stale' && errorCopy(search.reason).say}
      </p>
      <div className={page.acts}>
        <Button size="small" onClick={onGoOn}>
          {end?.why === 'bound' ? holdingsWords.goOn : words.tryAgain}
        </Button>
        {isRefused && <ButtonLink href="#/settings">{words.nav.settings}</ButtonLink>}
      </div>
    </div>
  )
}
