import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { REPEATABLE } from '../../lib/acts.ts'
import { type AppError, toAppError } from '../../lib/errors.ts'
import { fingerprintOf } from '../../safe/outcome/findReplacement.ts'
import type { Prepared, WritePlan } from '../../safe/plans/prepareWrite.ts'
import { queryClient, readAgain } from '../queries/queries.ts'
import { sameOnItsWay } from './onItsWay.ts'
import { getTransactions, subscribeTransactions, type Transaction } from './transactionLog.ts'
import { isUnderWay, useForgetDone, useWriteStatus, type WriteStatus } from './writeStatus.ts'
import { onceTaken, prepare, resetWrite, sendWrite } from './writes.ts'

type Simulated =
  | { status: 'incomplete' }
  | { status: 'trying' }
  | { status: 'ready'; prepared: Prepared }
  | { status: 'refused'; error: AppError }

/** One act as a screen has it, from the first try-out to the block. */
export type Action = {
  plan: WritePlan
  simulated: Simulated
  status: WriteStatus
  /** What would be sent, once it was tried out and works. */
  prepared: Prepared | undefined
  /** Tries it out again. */
  again: () => void
  /** The same act, where it is on its way already: to send is then to send it a second time. */
  same: Transaction | undefined
  /** Asks the wallet, where there is something to ask for. */
  send: () => void
}

type Options = {
  /** Everything that the plan depends on. */
  key?: readonly unknown[]
  /** Whether all that is needed is there, and nothing wrong with it. */
  isComplete?: boolean
  /** Once the wallet is known to have taken it. */
  onTaken?: () => void
}

function simulatedOf({
  isFetching,
  error,
  data,
}: Pick<UseQueryResult<Prepared>, 'isFetching' | 'error' | 'data'>): Simulated {
  if (isFetching) return { status: 'trying' }
  if (error) return { status: 'refused', error: toAppError(error) }
  return data ? { status: 'ready', prepared: data } : { status: 'trying' }
}

/** What was done and can be done again is history once what it changed was read; its receipt stands elsewhere on the page. */
function useEndDone(plan: WritePlan, { status }: WriteStatus): void {
  const isOver = status === 'confirmed' && REPEATABLE.includes(plan.kind)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is made anew with each drawing, and means the same act
  useEffect(() => {
    if (!isOver) return
    let isLeft = false
    void readAgain().finally(() => isLeft || resetWrite(plan))
    return () => {
      isLeft = true
    }
  }, [isOver])
}

/**
 * The one way in which a screen acts: tried out as soon as it can be named, sent on request, followed to its end. One that was
 * done before the screen opened is history, and can be started again.
 */
export function useAction(plan: WritePlan, { key = [], isComplete = true, onTaken }: Options = {}): Action {
  const query = useQuery(
    {
      queryKey: ['prepared', plan.kind, plan.chainId, plan.safe, plan.account, ...key],
      queryFn: () => prepare(plan),
      enabled: isComplete,
      gcTime: 0,
    },
    queryClient,
  )
  const simulated = isComplete ? simulatedOf(query) : ({ status: 'incomplete' } as const)
  const prepared = simulated.status === 'ready' ? simulated.prepared : undefined
  const fingerprint = prepared && fingerprintOf(prepared.call)
  const status = useWriteStatus(plan, fingerprint)
  const transactions = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const same = sameOnItsWay(transactions, plan, fingerprint)
  useForgetDone(plan, status)
  useEndDone(plan, status)

  return {
    ...{ plan, simulated, status, prepared, same },
    again: () => void query.refetch(),
    send: () => {
      if (prepared && !isUnderWay(status))
        void sendWrite(plan, prepared, same !== undefined).then(() => onTaken && onceTaken(plan, onTaken))
    },
  }
}
