import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

/** How often the inputs of a read have changed, by its key. */
const changes = new Map<string, number>()

/**
 * Re-reads what is on screen after its inputs changed, and resolves once it was read with them. The read has to use
 * `readNewest`.
 */
export function readNewestAgain(key: QueryKey): Promise<void> {
  const id = JSON.stringify(key)
  changes.set(id, (changes.get(id) ?? 0) + 1)
  return queryClient.invalidateQueries({ queryKey: key })
}

/**
 * Reads, and again where the inputs changed meanwhile: invalidating a query doesn't cancel its first read, but waits
 * for that one.
 * @param read takes its inputs when it is called, and not before
 * @throws whatever `read` does
 */
export async function readNewest<T>(key: QueryKey, read: () => Promise<T>): Promise<T> {
  const id = JSON.stringify(key)
  for (;;) {
    const seen = changes.get(id)
    const answer = await read()
    if (changes.get(id) === seen || queryClient.getQueryData(key) !== undefined) return answer
  }
}
