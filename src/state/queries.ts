import { QueryClient, type QueryKey, useQuery } from '@tanstack/react-query'
import { toAppError } from '../errors.ts'
import type { AtBlock, Fact } from '../fact.ts'

const HOUR = 3_600_000

/** S9.6: kept for a day, no retries of its own, no refetch when the window comes back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 24 * HOUR, staleTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  },
})

type Options<T> = {
  key: QueryKey
  read: () => Promise<AtBlock<T>>
  isEnabled?: boolean
  /** Milliseconds between looks, while the page is open. */
  every?: number
}

/** A read of the outside as a `Fact`: a failure keeps what was known, as stale, and never becomes zero or none. */
export function useFact<T>({ key, read, isEnabled = true, every }: Options<T>): { fact: Fact<T>; again: () => void } {
  const query = useQuery(
    { queryKey: key, queryFn: read, enabled: isEnabled, ...(every && { refetchInterval: every }) },
    queryClient,
  )
  const again = () => void query.refetch()
  if (query.data) {
    const { value, block } = query.data
    if (query.error) return { again, fact: { status: 'stale', value, block, reason: toAppError(query.error) } }
    return { again, fact: { status: 'value', value, block } }
  }
  if (query.error && !query.isFetching) return { again, fact: { status: 'unknown', reason: toAppError(query.error) } }
  return { again, fact: { status: 'loading' } }
}

/** Something was sent that may have changed it: what is on screen is read again. */
export const readAgain = (): Promise<void> => queryClient.invalidateQueries()
