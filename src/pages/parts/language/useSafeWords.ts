import { use, useEffect } from 'react'
import { alongside } from '../../../state/settings/language.ts'
import { forgetFailedSafeWords, loadSafeWords, saySafeWords } from '../../../words/safeWords.ts'

/**
 * Says the pages of a Safe and of wrapping in the current language; for the component around all of such a page, before it
 * draws any of it. Suspends until its words have come. As long as it is shown, a language is switched once it has these too.
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
