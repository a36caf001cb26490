import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { setMessages } from '../../src/words/defineMessages.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { SAFE_TRANSLATIONS } from '../../src/words/safeTranslations.ts'
import { shapeOf } from './shapeOf.ts'
import { translationOf } from './translationOf.ts'

/** What a sentence can begin and end with; a word or a name has neither. */
const ENDS = /[.?!…:。？！：؟]$/

const modules = import.meta.glob<Record<string, unknown>>('../../src/words/en/*.ts', { eager: true })

/** Every set of messages in English, by its key, also those without a translation yet. */
const english = new Map(
  readdirSync('src/words/en').flatMap((file) =>
    [...readFileSync(`src/words/en/${file}`, 'utf8').matchAll(/const (\w+) = defineMessages\('(\w+)'/g)].map(
      ([, name = '', key = '']) => [key, modules[`../../src/words/en/${file}`]?.[name]] as const,
    ),
  ),
)

const others = await Promise.all(
  LANGUAGES.filter(({ load }) => load).map(async ({ tag }) => ({ tag, said: await translationOf(tag) })),
)

afterEach(() => setMessages('en'))

test('[S2] the page speaks seven languages, each by its own name', () => {
  expect(LANGUAGES.map(({ tag }) => tag)).toEqual(['en', 'es', 'fr', 'de', 'ja', 'zh', 'ar'])
  expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(LANGUAGES.length)
  expect(english.size).toBeGreaterThan(14)
})

test('[S2] boot.ts knows the same languages before the first paint', () => {
  const early = readFileSync('src/app/boot.ts', 'utf8')
  const tags = /const tags = \[(.+)\]/.exec(early)?.[1]
  expect(tags?.split(', ').map((tag) => tag.slice(1, -1))).toEqual(LANGUAGES.map(({ tag }) => tag))
  const toTheLeft = LANGUAGES.filter(({ direction }) => direction === 'rtl').map(({ tag }) => tag)
  expect(toTheLeft).toEqual([/root\.lang === '(\w+)' \? 'rtl'/.exec(early)?.[1]])
})

test('[S2] each language is listed in docs/languages.md', () => {
  const listed = readFileSync('docs/languages.md', 'utf8')
  for (const { tag, name } of LANGUAGES) expect(listed).toMatch(new RegExp(`^\\| ${name} *\\| \`${tag}\` *\\|`, 'm'))
})

test('[S2] each language except English has two parts, which share no set of messages', async () => {
  const withParts = LANGUAGES.filter(({ load }) => load)
  expect(Object.keys(SAFE_TRANSLATIONS).sort()).toEqual(withParts.map(({ tag }) => tag).sort())
  for (const { tag, load } of withParts) {
    const first = Object.keys((await load?.())?.translation ?? {})
    const rest = Object.keys((await SAFE_TRANSLATIONS[tag]?.())?.safeTranslation ?? {})
    expect(first.filter((key) => rest.includes(key))).toEqual([])
    expect(rest.length).toBeGreaterThan(5)
  }
})

describe.each(others)('$tag', ({ tag, said }) => {
  const flat = (text: unknown): [string, string][] => shapeOf(text).map(({ path, text }) => [path, text ?? ''])

  test('[S2] has every set of messages', () => {
    expect(Object.keys(said).sort()).toEqual([...english.keys()].sort())
  })

  test.each([...english])('[S2] has all messages of %s with the same arguments, and no more', (key, inEnglish) => {
    const spoken = (said as unknown as Record<string, unknown>)[key]
    const frame = (value: unknown) => shapeOf(value).map(({ path, holes }) => `${path} ${holes}`)
    expect(frame(spoken).sort()).toEqual(frame(inEnglish).sort())
  })

  test.each([...english])(
    '[S2] leaves no sentence of %s in English, nor without its final punctuation',
    (key, inEnglish) => {
      const spoken = new Map(flat((said as unknown as Record<string, unknown>)[key]))
      for (const [path, text] of flat(inEnglish)) {
        const other = spoken.get(path) ?? ''
        expect.soft(other, path).toMatch(/\S/)
        if (text.split(' ').length > 3) expect.soft(other, path).not.toBe(text)
        expect.soft(ENDS.test(other), `${path}: ${other}`).toBe(ENDS.test(text))
      }
    },
  )

  test('[S2] has a form for every count', () => {
    setMessages(tag, said)
    for (const value of Object.values(said))
      for (const count of [0, 1, 2, 3, 11, 21, 100])
        for (const { path, text } of shapeOf(value, count))
          expect.soft(text, `${path} for ${count}`).not.toMatch(/undefined|NaN|\[object|^\s*$/)
  })
})
