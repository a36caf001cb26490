import type { ReactNode } from 'react'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { CallRevertedError } from '../../../safe/calls/CallRevertedError.ts'
import { rightIn } from '../../../safe/calls/rightIn.ts'
import { fingerprintOf } from '../../../safe/outcome/findReplacement.ts'
import { createBatchPlan } from '../../../safe/plans/createBatchPlan.ts'
import type { Call } from '../../../safe/plans/prepareWrite.ts'
import type { GenuineSafe, WrapState } from '../../../safe/read/readSafe.ts'
import type { Held } from '../../../state/inbox/books.ts'
import { noteRequest } from '../../../state/inbox/inbox.ts'
import { useAccountKind } from '../../../state/queries/useAccountKind.ts'
import { useHoldings } from '../../../state/queries/useHoldings.ts'
import { type Action, useAction } from '../../../state/transactions/useAction.ts'
import { formatAmount, formatExactly } from '../../../ui/amount.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { appsWords } from '../../../words/en/apps.ts'
import { callsWords } from '../../../words/en/calls.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { feeCopy } from '../../parts/WriteProgress.tsx'
import styles from '../acts/calls/Batch.module.css'
import { DraftFacts } from '../acts/calls/DraftFacts.tsx'
import { describeDraft } from '../acts/calls/describeDraft.ts'
import { isWithoutEnd, RightNotice } from '../acts/calls/RightNotice.tsx'
import { LockNotice } from '../LockNotice.tsx'
import { useIsLocked } from '../useTime.ts'

type Props = {
  held: Held
  calls: readonly Call[]
  chain: Chain
  safeState: GenuineSafe
  wrap: WrapState
  account: Address
  /** The reject button. */
  no: ReactNode
}

/** The index of the call that reverts, if the simulation told. */
function failedIn({ simulated }: Action): number | undefined {
  const error = simulated.status === 'refused' ? simulated.error : undefined
  return error instanceof CallRevertedError ? error.at : undefined
}

/** An app's requested calls, described and simulated, and sent like any act of the holder. */
export function SendRequest({ held, calls, chain, safeState, wrap, account, no }: Props) {
  const { symbol } = chain.currency
  const holdings = known(useHoldings(chain, safeState.address).fact)
  const driver = known(useAccountKind(chain.id, account).fact)
  const isLocked = useIsLocked(wrap)
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  const isTooMuch = value > safeState.balance
  const rights = calls.flatMap(({ data }, index) => {
    const right = rightIn(data)
    return right ? [{ right, row: index + 1 }] : []
  })
  const asked = useAction(createBatchPlan(chain.id, safeState.address, account, calls), {
    key: ['request', held.id],
    isComplete: !isLocked && !isTooMuch,
  })
  const { prepared } = asked
  const send = () => {
    if (!prepared) return
    const fingerprint = fingerprintOf(prepared.call)
    if (held.begun?.fingerprint !== fingerprint) noteRequest(held.id, { begun: { fingerprint, at: Date.now() } })
    asked.send()
  }
  const failed = failedIn(asked)
  const rows: [string, ReactNode][] = []
  if (value > 0n) rows.push([pageWords.safe.leaves, formatExactly(value, symbol)])
  if (!isTooMuch) rows.push([pageWords.write.fee, prepared ? feeCopy(prepared.fee, symbol) : pageWords.write.trying])
  return (
    <ActionForm
      action={{ ...asked, send }}
      chain={chain}
      act={appsWords.send}
      confirm={rights.some(({ right }) => isWithoutEnd(right)) ? callsWords.right.confirm : undefined}
      hasFee
      closed={
        isLocked && (
          <>
            <LockNotice wrap={wrap} />
            <div className={page.acts}>{no}</div>
          </>
        )
      }
      beside={no}
    >
      {calls.length > 1 && <p className="muted">{callsWords.allOrNone}</p>}
      <ol className={styles.calls}>
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a call's index is its identity
          <li key={index} data-failed={failed === index}>
            <span className={styles.number}>{index + 1}</span>
            <div className={styles.what}>
              <details open={calls.length === 1}>
                <summary>
                  <bdi>{describeDraft(call, { chain, safe: safeState.address, held: holdings })}</bdi>
                </summary>
                <DraftFacts call={call} chain={chain} />
              </details>
              {failed === index && <p className={`small ${styles.failed}`}>{callsWords.fails(index + 1)}</p>}
            </div>
          </li>
        ))}
      </ol>
      {rights.map(({ right, row }) => (
        <RightNotice key={row} right={right} row={row} />
      ))}
      {isTooMuch && (
        <div role="status">
          <Notice kind="attention">
            {appsWords.tooMuch(formatExactly(value, symbol), formatAmount(safeState.balance, symbol))}
          </Notice>
        </div>
      )}
      {driver?.kind === 'safe' && <Notice kind="info">{appsWords.bySafe}</Notice>}
      {rows.length > 0 && <Facts rows={rows} />}
      <p className="small muted">{appsWords.rests}</p>
    </ActionForm>
  )
}
