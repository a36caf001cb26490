type Said = Readonly<Record<string, unknown>>

const rooms = new Map<string, { english: Said; spoken: Record<string, unknown> }>()
let translation: Readonly<Record<string, Said>> = {}
let tag = 'en'

/**
 * Makes the sentences of one file sayable in every language. What it returns is one object for good, whose entries
 * change with the language: read them where they are drawn, and keep none.
 * @param name the room's key in a translation
 */
export function room<T extends object>(name: string, english: T): T {
  const spoken = { ...english, ...translation[name] }
  rooms.set(name, { english: english as Said, spoken })
  return spoken
}

/** Says everything in another language, also in the rooms that are yet to be loaded; in English where it lacks a sentence. */
export function speak(language: string, next: Readonly<Record<string, Said>> = {}): void {
  tag = language
  translation = next
  for (const [name, { english, spoken }] of rooms) Object.assign(spoken, english, next[name])
}

/** The BCP 47 tag of what is spoken. */
export const spokenTag = (): string => tag

/** The same for `Intl`, with the digits that addresses and amounts have in every language. */
export const spokenLocale = (): string => `${tag}-u-nu-latn`
