import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alongside, setLanguage, startLanguage, subscribeLanguage } from '../../../src/state/settings/language.ts'
import { formatLocale, languageTag } from '../../../src/words/defineMessages.ts'
import { words } from '../../../src/words/en/appShell.ts'
import { LANGUAGES } from '../../../src/words/languages.ts'

const page = document.documentElement
const marks = () => [page.lang, page.dir, languageTag()]

beforeEach(() => {
  page.lang = 'en'
  page.dir = 'ltr'
})
afterEach(async () => {
  vi.restoreAllMocks()
  await setLanguage('en')
  localStorage.clear()
})

test('[S2] a choice applies, notifies listeners, and is stored as boot.ts reads it', async () => {
  const heard = vi.fn()
  const stop = subscribeLanguage(heard)
  await setLanguage('ar')
  expect(marks()).toEqual(['ar', 'rtl', 'ar'])
  expect(words.close).toBe('إغلاق')
  expect(localStorage.getItem('language')).toBe('ar')
  expect(heard).toHaveBeenCalledOnce()
  stop()
  await setLanguage('ja')
  expect(heard).toHaveBeenCalledOnce()
})

test('[S2] a language applies once its other requested parts have loaded too', async () => {
  let come = () => {}
  const load = vi.fn(() => new Promise<void>((resolve) => (come = resolve)))
  alongside.add(load)
  const said = setLanguage('ar')
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('ar'))
  expect(marks()).toEqual(['en', 'ltr', 'en'])
  come()
  await said
  expect(marks()).toEqual(['ar', 'rtl', 'ar'])
  alongside.delete(load)
})

test('[S2] the language starts as boot.ts set it on the page, and English loads nothing', async () => {
  expect(startLanguage()).toBeUndefined()
  page.lang = 'zh'
  await startLanguage()
  expect(marks()).toEqual(['zh', 'ltr', 'zh'])
  expect(words.close).toBe('关闭')
})

test('[S2] a language that fails to load changes nothing; at the start, that means English', async () => {
  const arabic = LANGUAGES.find(({ tag }) => tag === 'ar')
  if (!arabic?.load) throw new Error('Arabic has nothing to load.')
  vi.spyOn(arabic as Required<typeof arabic>, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(setLanguage('ar')).rejects.toThrow('Failed to fetch')
  expect([...marks(), localStorage.getItem('language')]).toEqual(['en', 'ltr', 'en', null])
  Object.assign(page, { lang: 'ar', dir: 'rtl' })
  await startLanguage()
  expect(marks()).toEqual(['en', 'ltr', 'en'])
})

test('[S2] without storage, a choice holds until the page is closed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await setLanguage('ja')
  expect(languageTag()).toBe('ja')
})

test('[S2] digits are the same in every language, as in addresses and amounts', async () => {
  await setLanguage('ar')
  expect(new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(0)).toMatch(/1970/)
})
