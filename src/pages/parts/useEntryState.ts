import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'

/**
 * State that belongs to an entry of the tab's history: a reload keeps it, Back and Forward bring it back, and it ends with the
 * tab. What stands there is parsed, since anything on this origin can write it.
 * @returns the state, and what puts it into this entry, or into a new one behind it
 */
export function useEntryState<T>(key: string, schema: z.ZodMiniType<T>, initial: T) {
  const read = (): T => {
    const { data } = schema.safeParse((history.state as Record<string, unknown> | null)?.[key])
    return data ?? initial
  }
  const [state, setState] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and schema are the same for as long as the screen is there
  useEffect(() => {
    const follow = () => setState(read())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const put = (next: T, how: 'replaceState' | 'pushState' = 'replaceState') => {
    history[how]({ ...history.state, [key]: next }, '')
    setState(next)
  }
  return [state, put] as const
}
