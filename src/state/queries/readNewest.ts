import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

/** How often there was something new to read, by the key of what is read. */
const changes = new Map<string, number>()

/**
 * Something new is known that a read goes by: what is on screen is read again, and settles once that was read with it. The
 * read has to be one of `readNewest`.
 */
export function readNewestAgain(key: QueryKey): Promise<void> {
  const id = JSON.stringify(key)
  changes.set(id, (changes.get(id) ?? 0) + 1)
  return queryClient.invalidateQueries({ queryKey: key })
}

/**
 * Reads with what is known by then, and once more where that was outdated meanwhile: a first read isn't cancelled by what is
 * new, and is handed out to those who ask again.
 * @param read takes what it goes by when it is called, and not before
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
