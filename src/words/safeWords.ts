import { DEADLINES } from '../lib/config.ts'
import { withDeadline } from '../lib/deadline.ts'
import { languageTag, setMessages } from './defineMessages.ts'
import type { SafeTranslation } from './SafeTranslation.ts'
import { SAFE_TRANSLATIONS } from './safeTranslations.ts'

/** By BCP 47 tag; what did not come has nothing in it. */
const arrived = new Map<string, Partial<SafeTranslation>>()
const onTheirWay = new Map<string, Promise<void>>()

/**
 * Loads what only the pages of a Safe and of wrapping say in a language, and says nothing yet.
 * @param tag BCP 47
 * @returns when it has come, or didn't: it never rejects
 */
export function loadSafeWords(tag: string): Promise<void> {
  const before = onTheirWay.get(tag)
  if (before) return before
  const load = SAFE_TRANSLATIONS[tag]
  if (!load || 'report' in (arrived.get(tag) ?? {})) return Promise.resolve()
  const loading = withDeadline(load(), DEADLINES.code, 'this site')
    .then(
      ({ safeTranslation }) => void arrived.set(tag, safeTranslation),
      () => void arrived.set(tag, {}), // English stands in for it
    )
    .finally(() => onTheirWay.delete(tag))
  onTheirWay.set(tag, loading)
  return loading
}

/**
 * Says what has been loaded of it in the current language, in which English fills in for what didn't come.
 * @returns while it is on its way, the end of that
 */
export function saySafeWords(): Promise<void> | undefined {
  const tag = languageTag()
  const words = arrived.get(tag)
  if (words) setMessages(tag, words)
  return words || !SAFE_TRANSLATIONS[tag] ? undefined : loadSafeWords(tag)
}

/** Lets what didn't come be asked for once more. */
export function forgetFailedSafeWords(): void {
  for (const [tag, words] of arrived) if (!('report' in words)) arrived.delete(tag)
}
