import { type Query, QueryClient, type QueryKey, useQueries, useQuery } from '@tanstack/react-query'
import { CachedError } from '../../lib/chainErrors.ts'
import { toAppError } from '../../lib/errors.ts'
import type { AtBlock, Fact } from '../../lib/Fact.ts'
import type { Schema } from '../../lib/parse/schemas.ts'
import { CACHED_FOR, cachedRead, cacheRead } from './keptReads.ts'

/** S9.6: kept for a day, no retries of its own, no refetch when the window comes back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: CACHED_FOR, staleTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  },
})

export type FactOptions<T> = {
  key: QueryKey
  /** Its signal aborts with the last screen that shows it. A read that ignores it runs to its end. */
  read: (end: { readonly signal: AbortSignal }) => Promise<AtBlock<T>>
  isEnabled?: boolean
  /** Milliseconds between re-reads, while the page is open. */
  every?: number
  /** The shape in which it is stored for the next visit; without it nothing is stored. */
  kept?: Schema<T>
  /** It searches the chain, maybe for minutes: `readAgain` doesn't wait for it. */
  isLong?: boolean
  /** Read even while the browser says it is offline, and at once when the window is focused again. */
  isUrgent?: boolean
  /** Whether it is shown, as stale, until it is read again in this visit. */
  isCached?: boolean
}

const cachedReason = new CachedError()

/** Milliseconds after which another screen's data in memory counts as little as what is stored. */
const OLD = 30_000

/** Reads, and keeps what was read for the next visit. */
async function readAndKeep<T>(
  { key, read, kept }: FactOptions<T>,
  end: { readonly signal: AbortSignal },
): Promise<AtBlock<T>> {
  const answer = await read(end)
  if (kept) cacheRead(key, answer)
  return answer
}

/** The options of its query. */
function queryOf<T>(options: FactOptions<T>) {
  const { key, isEnabled = true, every, isLong = false, isUrgent = false } = options
  const queryFn = (context: { readonly signal: AbortSignal }) => readAndKeep(options, context)
  return {
    queryKey: key,
    queryFn,
    enabled: isEnabled,
    meta: { isLong },
    ...(isUrgent && ({ networkMode: 'always', refetchOnWindowFocus: 'always' } as const)),
    ...(every && { refetchInterval: every }),
  }
}

/** What is used of a query's result. */
type Asked<T> = {
  data: AtBlock<T> | undefined
  error: Error | null
  isFetching: boolean
  isFetchedAfterMount: boolean
  dataUpdatedAt: number
  refetch: () => unknown
}

/** What was read, and how to read it once more. */
export type FactRead<T> = { fact: Fact<T>; again: () => void }

function factOf<T>({ key, kept, isCached = false }: FactOptions<T>, query: Asked<T>): FactRead<T> {
  const again = () => void query.refetch()
  const isOld = !query.isFetchedAfterMount && Date.now() - query.dataUpdatedAt > OLD
  if (query.data && !isOld) {
    const { value, block } = query.data
    if (query.error) return { again, fact: { status: 'stale', value, block, reason: toAppError(query.error) } }
    return { again, fact: { status: 'value', value, block } }
  }
  const cached = isCached ? (query.data ?? (kept && cachedRead(key, kept))) : undefined
  if (cached) {
    const reason = query.error && !query.isFetching ? toAppError(query.error) : cachedReason
    return { again, fact: { status: 'stale', ...cached, reason } }
  }
  if (query.error && !query.isFetching) return { again, fact: { status: 'unknown', reason: toAppError(query.error) } }
  return { again, fact: { status: 'loading' } }
}

/** A read of chain or service as a `Fact`: a failure keeps what was known, as stale, and never becomes zero or none. */
export const useFact = <T>(options: FactOptions<T>): FactRead<T> =>
  factOf(options, useQuery(queryOf(options), queryClient))

/** Several facts, whose number may change; each has its own key. */
export function useFacts<T>(all: readonly FactOptions<T>[]): FactRead<T>[] {
  const queries = useQueries({ queries: all.map((options) => queryOf(options)) }, queryClient)
  return all.flatMap((options, index) => {
    const query = queries[index]
    return query ? [factOf(options, query as Asked<T>)] : []
  })
}

const isLong = ({ meta }: Query): boolean => meta?.isLong === true

/** Re-reads what is on screen, after something was sent. Doesn't wait for long searches. */
export async function readAgain(): Promise<void> {
  void queryClient.invalidateQueries({ predicate: isLong })
  await queryClient.invalidateQueries({ predicate: (query) => !isLong(query) })
}
