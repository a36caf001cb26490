import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../src/words/defineMessages.ts'
import { reportWords } from '../../src/words/en/report.ts'
import { SAFE_TRANSLATIONS } from '../../src/words/safeTranslations.ts'
import { forgetFailedSafeWords, loadSafeWords, saySafeWords } from '../../src/words/safeWords.ts'

afterEach(() => {
  vi.restoreAllMocks()
  setMessages('en')
})

test('[S2] English has nothing to wait for', async () => {
  expect(saySafeWords()).toBeUndefined()
  await loadSafeWords('en')
  expect(reportWords.title).toBe('Report on')
})

test('[S2] they apply once loaded, again after another language, and load only once', async () => {
  const load = vi.spyOn(SAFE_TRANSLATIONS, 'de')
  setMessages('de')
  const coming = saySafeWords()
  expect(saySafeWords()).toBe(coming)
  await coming
  expect(saySafeWords()).toBeUndefined()
  expect(reportWords.title).toBe('Bericht über')
  setMessages('fr')
  expect(reportWords.title).toBe('Report on')
  setMessages('de')
  expect(saySafeWords()).toBeUndefined()
  expect(reportWords.title).toBe('Bericht über')
  await loadSafeWords('de')
  expect(load).toHaveBeenCalledOnce()
})

test('[S2] messages that load after a switch are not used in the other language', async () => {
  setMessages('es')
  const coming = saySafeWords()
  setMessages('en')
  await coming
  expect(saySafeWords()).toBeUndefined()
  expect(reportWords.title).toBe('Report on')
})

test('[S2] where they fail to load the page stays English, until they are requested again', async () => {
  const load = vi.spyOn(SAFE_TRANSLATIONS, 'ja').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  setMessages('ja')
  await saySafeWords()
  expect(saySafeWords()).toBeUndefined()
  expect([reportWords.title, load.mock.calls.length]).toEqual(['Report on', 1])
  forgetFailedSafeWords()
  await saySafeWords()
  expect(saySafeWords()).toBeUndefined()
  expect(reportWords.title).not.toBe('Report on')
})

test('[S2] where loading hangs, the page continues in English after its deadline', async () => {
  vi.useFakeTimers()
  vi.spyOn(SAFE_TRANSLATIONS, 'zh').mockReturnValueOnce(new Promise(() => {}))
  setMessages('zh')
  const coming = saySafeWords()
  await vi.advanceTimersToNextTimerAsync()
  await coming
  vi.useRealTimers()
  expect(saySafeWords()).toBeUndefined()
  expect(reportWords.title).toBe('Report on')
  forgetFailedSafeWords()
})

/** All that a file imports on load, transitively: paths under `src`. */
function reachedFrom(start: string): Set<string> {
  const found = new Set([start])
  for (const path of found) {
    const source = readFileSync(`src/${path}`, 'utf8')
    for (const [, type, to = ''] of source.matchAll(/^import (type )?[^'(]*'(\.[^']+\.tsx?)'/gm))
      if (!type) found.add(posix.join(posix.dirname(path), to))
  }
  return found
}

test('[S2] every entry that uses those messages is a page that waits for them', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const lazy = files.flatMap((from) =>
    [...readFileSync(`src/${from}`, 'utf8').matchAll(/(?<!typeof )\bimport\('(\.[^']+\.tsx?)'\)/g)].map(
      ([, to = '']) => ({
        from,
        to: posix.join(posix.dirname(from), to),
      }),
    ),
  )
  // the settings use such messages for one-time keys, where there are any
  const pages = ['mySafes/MySafes', 'parts/sealKey/KeysLeft', 'safe/Safe', 'wrap/Wrap'].map(
    (page) => `pages/${page}.tsx`,
  )
  // a lazy part of such a page is rendered within it, and so is what that part loads
  const within = new Set(pages.flatMap((page) => [...reachedFrom(page)]))
  for (const path of within)
    for (const { from, to } of lazy) if (from === path) for (const part of reachedFrom(to)) within.add(part)
  const starts = lazy.filter(({ from }) => !within.has(from)).map(({ to }) => to)
  const keys = [...readFileSync('src/words/SafeTranslation.ts', 'utf8').matchAll(/^ {2}(\w+): /gm)].map(
    ([, key]) => key,
  )
  const sayers = [...new Set(['main.tsx', ...starts])].filter((path) => {
    const reached = reachedFrom(path)
    return keys.some((key) => reached.has(`words/en/${key}.ts`))
  })
  expect(sayers.sort()).toEqual(pages)
  for (const path of sayers) expect(readFileSync(`src/${path}`, 'utf8')).toMatch(/\{\n {2}useSafeWords\(\)\n/)
})
