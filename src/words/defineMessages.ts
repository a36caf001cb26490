type Messages = Readonly<Record<string, unknown>>

const sets = new Map<string, { english: Messages; current: Record<string, unknown> }>()
let translation: Readonly<Record<string, Messages>> = {}
let tag = 'en'

/**
 * Makes the messages of one file translatable. What it returns is one object for the life of the page, whose entries change with
 * the language: read them while rendering, and keep no copy.
 * @param key the set's key in a translation
 */
export function defineMessages<T extends object>(key: string, english: T): T {
  const current = { ...english, ...translation[key] }
  sets.set(key, { english: english as Messages, current })
  return current
}

/**
 * Switches every set of messages to a language, those that are loaded later too; English fills in what it lacks. In the
 * language that is spoken already, it adds to what was said.
 */
export function setMessages(language: string, next: Readonly<Record<string, Messages>> = {}): void {
  translation = language === tag ? { ...translation, ...next } : next
  tag = language
  for (const [key, { english, current }] of sets) Object.assign(current, english, translation[key])
}

/** The BCP 47 tag of the current language. */
export const languageTag = (): string => tag

/** The same for `Intl`, with the digits that addresses and amounts have in every language. */
export const formatLocale = (): string => `${tag}-u-nu-latn`
