import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'

/**
 * State of an entry of the tab's history: a reload keeps it, Back and Forward restore it, and it ends with the tab.
 * It is parsed on reading, since anything on this origin can write it.
 * @returns the state, and its setter, which writes it to this entry or pushes a new one
 */
export function useEntryState<T>(key: string, schema: z.ZodMiniType<T>, initial: T) {
  const read = (): T => {
    const { data } = schema.safeParse((history.state as Record<string, unknown> | null)?.[key])
    return data ?? initial
  }
  const [state, setState] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and schema don't change while mounted
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
