import type { ReactNode } from 'react'
import { known } from '../../../lib/known.ts'
import type { ApprovalsRead } from '../../../state/queries/useApprovals.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { approvalsWords } from '../../../words/en/approvals.ts'
import { words } from '../../../words/en/appShell.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { SearchState } from '../SearchState.tsx'

/** Shown without rows: that there are no approvals, as far as that is known. */
function NoRows({ approvals: { search } }: { approvals: ApprovalsRead }) {
  const said = approvalsWords
  const searched = search.status === 'value' ? search.value : undefined
  const isWhole = searched !== undefined && !searched.unfinished && !searched.found.isCut
  const none = searched?.found.approvals.length === 0 ? said.neverAny : said.none
  return <p className={isWhole ? undefined : 'muted'}>{isWhole ? none : said.noneYet}</p>
}

type Props = {
  approvals: ApprovalsRead
  /** The live approvals, once they are known. */
  children: ReactNode
}

/**
 * The state of a Safe's approvals around their list: everything that isn't known is said, and never shown
 * as none.
 */
export function ApprovalsState({ approvals, children }: Props) {
  const said = approvalsWords
  const { fact, again, search, share, goOn } = approvals
  const value = known(fact)
  const reason = fact.status === 'unknown' || fact.status === 'stale' ? fact.reason : undefined
  return (
    // a form in it is unmounted once its act is done, so the section keeps the focus
    <div className={page.column} tabIndex={-1}>
      {fact.status === 'loading' && (
        <p className="small muted" role="status">
          {said.reading}
        </p>
      )}
      {value && (
        <>
          {children}
          {value.live.length === 0 && value.unread.length === 0 && <NoRows approvals={approvals} />}
          {value.unread.length > 0 && <Notice kind="unknown">{said.unread(value.unread.length)}</Notice>}
        </>
      )}
      {reason && (
        <>
          <Notice kind="unknown" title={said.failed}>
            {errorCopy(reason).say}
          </Notice>
          <div>
            <Button size="small" onClick={again}>
              {words.tryAgain}
            </Button>
          </div>
        </>
      )}
      <SearchState search={search} share={share} onGoOn={goOn} said={said} />
    </div>
  )
}
