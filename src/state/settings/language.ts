import { DEADLINES, STORAGE_KEYS } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { languageTag, setMessages } from '../../words/defineMessages.ts'
import { LANGUAGES } from '../../words/languages.ts'
import { persistText } from './storage.ts'

const listeners = new Set<() => void>()

/** What else to load before a switch of language, by its tag; each has its own deadline, and never rejects. */
export const alongside = new Set<(tag: string) => Promise<void>>()

/** Switches the page's language. @throws DeadlineError, or what `import()` does; nothing is changed then */
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
 * Starts in the language that `src/app/boot.ts` has set: the stored one, else one that the browser prefers.
 * @returns undefined where it needs no loading, as English
 */
export function startLanguage(): Promise<void> | undefined {
  const tag = document.documentElement.lang
  return tag === languageTag() ? undefined : say(tag).catch(() => say('en'))
}

/**
 * Switches the page's language, and stores the choice.
 * @throws AppError and what `import()` throws; nothing is changed then
 */
export async function setLanguage(tag: string): Promise<void> {
  await say(tag)
  persistText(STORAGE_KEYS.language, () => tag) // a plain string, for src/app/boot.ts
}

/** @returns the unsubscribe function */
export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
