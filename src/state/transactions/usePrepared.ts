import { useQuery } from '@tanstack/react-query'
import { type AppError, toAppError } from '../../lib/errors.ts'
import type { Prepared, WritePlan } from '../../safe/plans/prepareWrite.ts'
import { queryClient } from '../queries/queries.ts'
import { prepare } from './writes.ts'

export type PreparedFact =
  | { status: 'trying' }
  | { status: 'ready'; prepared: Prepared }
  | { status: 'refused'; error: AppError }

/**
 * Tries an act out as soon as it can be named, and again on request.
 * @param key everything that the plan depends on; undefined while the act can't be named yet
 */
export function usePrepared(
  plan: WritePlan | undefined,
  key: readonly unknown[],
): { fact: PreparedFact; again: () => void } {
  const query = useQuery(
    {
      queryKey: ['prepared', plan?.kind, plan?.chainId, plan?.safe, plan?.account, ...key],
      queryFn: () => prepare(plan as WritePlan),
      enabled: plan !== undefined,
      gcTime: 0,
    },
    queryClient,
  )
  const again = () => void query.refetch()
  if (query.isFetching || !plan) return { again, fact: { status: 'trying' } }
  if (query.error) return { again, fact: { status: 'refused', error: toAppError(query.error) } }
  return { again, fact: query.data ? { status: 'ready', prepared: query.data } : { status: 'trying' } }
}
