import { DEADLINES, STORAGE_KEYS } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { languageTag, setMessages } from '../../words/defineMessages.ts'
import { LANGUAGES } from '../../words/languages.ts'
import { persistText } from './storage.ts'

const listeners = new Set<() => void>()

/** What a language that is switched to waits for besides, by its tag; each has its own deadline, and never rejects. */
export const alongside = new Set<(tag: string) => Promise<void>>()

/** Says the whole page in another language. @throws DeadlineError, or what `import()` does, and all stays as it was */
async function say(tag: string): Promise<void> {
  const language = LANGUAGES.find((other) => other.tag === tag)
  if (!language) return
  const said = language.load && (await withDeadline(language.load(), DEADLINES.relay, 'this site'))
  for (const load of alongside) await load(tag)
  setMessages(tag, said?.translation)
  document.documentElement.lang = tag
  document.documentElement.dir = language.direction
  for (const listener of [...listeners]) listener()
}

/**
 * Begins in the language that `src/app/boot.ts` has put on the page: the one kept, else one that the browser asks for.
 * @returns nothing where the page speaks it already, in English
 */
export function startLanguage(): Promise<void> | undefined {
  const tag = document.documentElement.lang
  return tag === languageTag() ? undefined : say(tag).catch(() => say('en'))
}

/** Says the whole page in another language from now on. @throws AppError and what `import()` throws; all stays as it was */
export async function setLanguage(tag: string): Promise<void> {
  await say(tag)
  persistText(STORAGE_KEYS.language, () => tag) // a plain string, for src/app/boot.ts
}

/** @returns the unsubscribe function */
export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
