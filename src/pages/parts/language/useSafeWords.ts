import { use, useEffect } from 'react'
import { alongside } from '../../../state/settings/language.ts'
import { forgetFailedSafeWords, loadSafeWords, saySafeWords } from '../../../words/safeWords.ts'

/**
 * Loads the texts of the Safe and wrap pages in the current language; for the root component of such a page, before any
 * of it renders. Suspends until they are loaded. While mounted, a language switch waits for these texts too.
 */
export function useSafeWords(): void {
  const coming = saySafeWords()
  if (coming) use(coming)
  useEffect(() => {
    const load = (tag: string) => loadSafeWords(tag)
    alongside.add(load)
    return () => {
      alongside.delete(load)
      forgetFailedSafeWords()
    }
  }, [])
}
