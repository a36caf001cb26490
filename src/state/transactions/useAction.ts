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

/** One act as a screen has it, from the first simulation to the block. */
export type Action = {
  plan: WritePlan
  simulated: Simulated
  status: WriteStatus
  /** What would be sent, once its simulation has succeeded. */
  prepared: Prepared | undefined
  /** Simulates it again. */
  again: () => void
  /** The same act, where it is in flight already: `send` then sends a duplicate. */
  same: Transaction | undefined
  /** Prompts the wallet, where there is something to send. */
  send: () => void
}

type Options = {
  /** Everything that the plan depends on. */
  key?: readonly unknown[]
  /** Whether all inputs are there, and valid. */
  isComplete?: boolean
  /** Called once the wallet is known to have accepted it. */
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

/** Resets a repeatable act once it is done and what it changed was read; its receipt is elsewhere on the page. */
function useEndDone(plan: WritePlan, { status }: WriteStatus): void {
  const isOver = status === 'confirmed' && REPEATABLE.includes(plan.kind)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is a new object on each render, for the same act
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
 * The only way in which a screen acts: simulated as soon as it is complete, sent on request, followed to its outcome.
 * One that was done before the screen opened is reset, and can be started again.
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
