import { type ReactNode, useEffect, useState } from 'react'
import type { Address as AddressValue } from '../../../../lib/address.ts'
import type { Chain } from '../../../../lib/chains.ts'
import { known } from '../../../../lib/known.ts'
import { CallRevertedError } from '../../../../safe/calls/CallRevertedError.ts'
import { rightIn } from '../../../../safe/calls/rightIn.ts'
import { createBatchPlan } from '../../../../safe/plans/createBatchPlan.ts'
import type { WrapState } from '../../../../safe/read/readSafe.ts'
import { useHoldings } from '../../../../state/queries/useHoldings.ts'
import { keepDraftBatch, useDraftBatch } from '../../../../state/settings/draftBatches.ts'
import { type Action, useAction } from '../../../../state/transactions/useAction.ts'
import { formatAmount, formatExactly } from '../../../../ui/amount.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import page from '../../../../ui/Page.module.css'
import { callsWords } from '../../../../words/en/calls.ts'
import { pageWords } from '../../../../words/en/pages.ts'
import { ActionForm } from '../../../parts/ActionForm.tsx'
import { feeCopy } from '../../../parts/WriteProgress.tsx'
import { LockNotice } from '../../LockNotice.tsx'
import { useIsLocked } from '../../useTime.ts'
import { BatchFile, type Told } from './BatchFile.tsx'
import { CallList } from './CallList.tsx'
import { describeDraft } from './describeDraft.ts'
import { isWithoutEnd, RightNotice } from './RightNotice.tsx'

type Props = {
  chain: Chain
  safe: AddressValue
  account: AddressValue
  wrap: WrapState
  balance: bigint
}

/** The index of the call that reverts, if the simulation or the send told. */
function failedIn({ simulated, status }: Action): number | undefined {
  const error =
    simulated.status === 'refused' ? simulated.error : status.status === 'refused' ? status.error : undefined
  return error instanceof CallRevertedError ? error.at : undefined
}

/** Several calls of a wrapped Safe in one transaction, as its driver: all of them or none. */
export function BatchForm({ chain, safe, account, wrap, balance }: Props) {
  const { symbol } = chain.currency
  const calls = useDraftBatch(chain.id, safe)
  const { fact } = useHoldings(chain, safe)
  const isLocked = useIsLocked(wrap)
  const [told, setTold] = useState<Told>()
  const rights = calls.flatMap(({ data }, index) => {
    const right = rightIn(data)
    return right ? [{ right, row: index + 1 }] : []
  })
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  const isTooMuch = value > balance
  const keep = (next: typeof calls) => keepDraftBatch(chain.id, safe, next)
  const empty = () => keep([])
  const plan = createBatchPlan(chain.id, safe, account, calls)
  const action = useAction(plan, {
    key: ['batch', ...calls.map((call) => `${call.to} ${call.value} ${call.data}`)],
    isComplete: calls.length > 0 && !isLocked && !isTooMuch,
    onTaken: empty,
  })
  const isSent = ['pending', 'proposed', 'confirmed'].includes(action.status.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the batch on sending only
  useEffect(() => {
    if (isSent) empty()
  }, [isSent])

  const { prepared } = action
  const rows: [string, ReactNode][] = []
  if (value > 0n) rows.push([pageWords.safe.leaves, formatExactly(value, symbol)])
  if (!isTooMuch) rows.push([pageWords.write.fee, prepared ? feeCopy(prepared.fee, symbol) : pageWords.write.trying])
  const file = <BatchFile {...{ chain, safe, calls, told, setTold }} />
  if (calls.length === 0 && action.status.status === 'idle')
    return (
      <div className={page.section}>
        <p className="muted">{callsWords.none}</p>
        {file}
      </div>
    )
  return (
    <ActionForm
      action={action}
      chain={chain}
      act={callsWords.send(calls.length)}
      confirm={rights.some(({ right }) => isWithoutEnd(right)) ? callsWords.right.confirm : undefined}
      hasFee
      closed={isLocked && <LockNotice wrap={wrap} />}
    >
      <p className="muted">{callsWords.allOrNone}</p>
      <CallList
        calls={calls}
        onCalls={keep}
        lineOf={(call) => describeDraft(call, { chain, safe, held: known(fact) })}
        chain={chain}
        failed={failedIn(action)}
      />
      {file}
      {rights.map(({ right, row }) => (
        <RightNotice key={row} right={right} row={row} />
      ))}
      {isTooMuch && (
        <div role="status">
          <Notice kind="attention">
            {callsWords.tooMuch(formatExactly(value, symbol), formatAmount(balance, symbol))}
          </Notice>
        </div>
      )}
      {rows.length > 0 && <Facts rows={rows} />}
    </ActionForm>
  )
}
