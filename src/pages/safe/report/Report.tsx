import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Chain } from '../../../lib/chains.ts'
import type { AppError } from '../../../lib/errors.ts'
import { known } from '../../../lib/known.ts'
import { safePath } from '../../../lib/routes.ts'
import type { Seen } from '../../../lib/seen.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import { type GenuineSafe, lockEndOf, type WrapState } from '../../../safe/read/readSafe.ts'
import { type CheckId, type Judgement, oldestBlock, vouchedFor } from '../../../safe/report/judgeSafe.ts'
import { connection } from '../../../state/connection/connection.ts'
import { Address } from '../../../ui/Address.tsx'
import { formatAmount, grouped } from '../../../ui/amount.ts'
import { Certificate } from '../../../ui/Certificate.tsx'
import page from '../../../ui/Page.module.css'
import { approvalsWords } from '../../../words/en/approvals.ts'
import { historyWords } from '../../../words/en/history.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { proofWords } from '../../../words/en/proof.ts'
import { reportWords } from '../../../words/en/report.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { Holdings } from '../../parts/holdings/Holdings.tsx'
import { ProofState } from '../../parts/ProofState.tsx'
import { Imitation } from '../Imitation.tsx'
import { Approvals } from './Approvals.tsx'
import { CheckAgain } from './CheckAgain.tsx'
import { Clause, type ClauseStatus } from './Clause.tsx'
import { type ClauseData, Contents } from './Contents.tsx'
import { Control } from './Control.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { History } from './History.tsx'
import { LockClause } from './LockClause.tsx'
import { Receive } from './Receive.tsx'
import styles from './Report.module.css'
import { ReportFacts } from './ReportFacts.tsx'
import { SeenNotice } from './SeenNotice.tsx'
import { ShareReport } from './ShareReport.tsx'
import { useReport } from './useReport.ts'
import { OldVerdict, VerdictView } from './VerdictView.tsx'
import { checkCopy } from './verdictCopy.ts'
import { Limits } from './WrapNotices.tsx'

type Props = {
  chain: Chain
  safeState: GenuineSafe
  block: bigint
  /** Why it is stale, if it is. */
  staleReason: AppError | undefined
  /** What the link's creator saw. */
  seen: Seen | undefined
  /** The acts for this Safe, given the report's judgement. */
  acts: (judgement: Judgement) => ReactNode
}

const lockClause = (wrap: WrapState, { id }: Chain, status: ClauseStatus | undefined): ClauseData => ({
  ...{ id: 'lock', title: reportWords.lock.title, status },
  body: <LockClause wrap={wrap} chainId={id} />,
})

const notIncludedClause = (chain: Chain, safeState: GenuineSafe): ClauseData => ({
  ...{ id: 'notIncluded', title: reportWords.notIncluded.title, say: reportWords.notIncluded.say },
  body: (
    <>
      <ul className={styles.limits}>
        <li>{reportWords.notIncluded.networks(chain.name)}</li>
        <li>{reportWords.notIncluded.points}</li>
        <li>{reportWords.notIncluded.promises}</li>
      </ul>
      <p>
        <a href={`#${safePath({ prefix: chain.prefix, address: safeState.address })}?lend`}>{reportWords.lend}</a>
      </p>
      <Elsewhere key={safeState.address} chain={chain} safeState={safeState} />
    </>
  ),
})

/** The report on a Safe: its certificate with the verdict, then the evidence, clause by clause. */
export function Report({ chain, safeState, block, staleReason, seen, acts }: Props) {
  const { safe: safeWords } = pageWords
  const state = useStore(connection)
  // data cached by an earlier visit is nothing to act on
  const account = state.status === 'connected' && staleReason?.name !== 'Cached' ? state.account : undefined
  const live = liveWrapOf(safeState)
  const isNow = staleReason === undefined
  const { proof, rights, approvals, collections, newest, judgement } = useReport(chain, safeState, block, isNow)
  const lockEnd = live ? lockEndOf(live) : 0
  const statusOf = (...ids: CheckId[]): ClauseStatus | undefined => {
    if (!isNow) return undefined
    const checks = judgement.checks.filter(({ id }) => ids.includes(id))
    const worst = (['stop', 'unknown', 'warn', 'pass'] as const)
      .flatMap((outcome) => checks.filter((check) => check.outcome === outcome))
      .at(0)
    return worst && { say: checkCopy(worst), outcome: worst.outcome }
  }

  const clauses: ClauseData[] = [
    {
      id: 'contents',
      title: safeWords.contents,
      body: (
        <>
          <Holdings chain={chain} safe={safeState.address} balance={safeState.balance} block={block} />
          <Receive chain={chain} safe={safeState.address} isWrapped={live !== undefined} />
        </>
      ),
    },
    {
      id: 'control',
      title: safeWords.control,
      status: statusOf('control', 'rights'),
      body: (
        <>
          {known(collections)?.collections.length ? <Imitation of="safe" /> : null}
          <Control chainId={chain.id} safeState={safeState} />
          <p className="small muted">{safeWords.readAt(block.toString())}</p>
        </>
      ),
    },
    {
      id: 'hidden',
      title: proofWords.title,
      say: proofWords.say,
      status: statusOf('hidden', 'consents'),
      body: isNow ? (
        <ProofState proof={proof} isWrapped={live !== undefined} />
      ) : (
        <p className="muted">{safeWords.stale}</p>
      ),
    },
    {
      id: 'approvals',
      title: approvalsWords.title,
      say: approvalsWords.say,
      status: statusOf('approvals'),
      body: <Approvals chain={chain} safe={safeState.address} approvals={approvals} account={account} wrap={live} />,
    },
    ...(live?.isSealed ? [lockClause(live, chain, statusOf('lock', 'signing'))] : []),
    ...(live ? [notIncludedClause(chain, safeState)] : []),
    {
      ...{ id: 'history', title: historyWords.title, say: historyWords.say },
      body: <History key={safeState.address} chain={chain} safe={safeState.address} />,
    },
    ...(live ? [{ id: 'limits', title: holderWords.limits, body: <Limits /> }] : []),
  ]

  return (
    <>
      <aside className={styles.card}>
        <Certificate
          address={safeState.address}
          chainId={chain.id}
          chainName={chain.name}
          name={live ? 'Wrapped Safe' : 'Safe'}
          isProof={!live?.isSealed}
          lockedUntil={lockEnd}
        >
          {staleReason ? (
            <OldVerdict safeState={safeState} block={block} reason={staleReason} />
          ) : (
            <VerdictView safeState={safeState} judgement={judgement} />
          )}
          {isNow && (
            <ShareReport
              chain={chain}
              safeState={safeState}
              block={block}
              judgement={judgement}
              facts={{
                storageProof: proof.fact,
                approvals: approvals.fact,
                approvalSearch: approvals.search,
                rights: rights.fact,
                ...(live && { newestBlocks: newest }),
              }}
            />
          )}
        </Certificate>
      </aside>
      <div className={`${page.column} ${styles.rest}`}>
        <ReportFacts
          facts={[
            live
              ? ([
                  live.isSealed ? safeWords.holder : safeWords.driver,
                  <Address key="h" address={live.driver} />,
                ] as const)
              : ([safeWords.owners, wrapWords.wrap.ownersOf(safeState.threshold, safeState.owners.length)] as const),
            [safeWords.contents, formatAmount(safeState.balance, chain.currency.symbol)],
            ...(live?.isSealed
              ? ([[holderWords.lock, lockEnd > 0 ? formatMoment(lockEnd) : reportWords.lock.none]] as const)
              : []),
          ]}
        />
        {isNow && seen && <SeenNotice safeState={safeState} seen={seen} />}
        {staleReason?.name !== 'Cached' && acts(judgement)}
        {isNow && (
          <div className={styles.checked}>
            <p className="small muted">
              {reportWords.checked(grouped(oldestBlock(judgement, block).toString()))}
              {live && ` ${reportWords.vouched[vouchedFor(newest)]}`}
            </p>
            <CheckAgain />
          </div>
        )}
        <Contents clauses={clauses} />
        {clauses.map(({ body, ...clause }, index) => (
          <Clause key={clause.id} {...clause} number={index + 1}>
            {body}
          </Clause>
        ))}
      </div>
    </>
  )
}
