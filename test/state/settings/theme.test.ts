import { transformWithOxc } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildBoot } from '../../../tools/boot.ts'

/** The system's preference, which may change at any time. */
function createSystem(prefersDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: prefersDark, media: '(prefers-color-scheme: dark)' })
  vi.stubGlobal('matchMedia', () => query)
  return {
    turn(isDark: boolean) {
      query.matches = isDark
      query.dispatchEvent(new Event('change'))
    },
  }
}

const metas = (): string[] => [...document.querySelectorAll<HTMLMetaElement>('meta')].map((meta) => meta.content)
const classes = (): string => document.documentElement.className
const load = () => import('../../../src/state/settings/theme.ts')

beforeEach(() => {
  vi.resetModules()
  document.documentElement.className = ''
  document.head.innerHTML = `
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">`
})
afterEach(() => vi.unstubAllGlobals())

describe('the theme', () => {
  test.each([
    [undefined, false, 'light'],
    [undefined, true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['purple', true, 'dark'],
    ['{"v":1}', false, 'light'],
  ] as const)('[S2.3] stored %s, system dark %s: shows %s', async (stored, prefersDark, shown) => {
    createSystem(prefersDark)
    if (stored) localStorage.setItem('theme', stored)
    const { followTheme, shownTheme } = await load()
    const stop = followTheme()
    expect(shownTheme()).toBe(shown)
    expect(classes()).toBe(shown)
    stop()
  })

  test('[S1.4] both meta tags follow the choice, and then the system again', async () => {
    createSystem(false)
    const { setTheme } = await load()
    setTheme('dark')
    expect(metas()).toEqual(['#000000', '#000000'])
    setTheme('light')
    expect(metas()).toEqual(['#ffffff', '#ffffff'])
    setTheme('system')
    expect(metas()).toEqual(['#ffffff', '#000000'])
  })

  test('[S9.3] the choice is stored under `theme` as a plain word, and the system’s isn’t stored', async () => {
    createSystem(false)
    const { setTheme, themeChoice } = await load()
    setTheme('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(themeChoice()).toBe('dark')
    setTheme('system')
    expect(localStorage.getItem('theme')).toBeNull()
    expect(themeChoice()).toBe('system')
  })

  test('[S2.3] follows the system while nothing is chosen, until it stops following', async () => {
    const system = createSystem(false)
    const { followTheme, setTheme } = await load()
    const stop = followTheme()
    system.turn(true)
    expect(classes()).toBe('dark')
    setTheme('light')
    system.turn(false)
    system.turn(true)
    expect(classes()).toBe('light')
    setTheme('system')
    stop()
    system.turn(false)
    expect(classes()).toBe('dark')
  })

  test('[S2.3] follows another tab', async () => {
    createSystem(false)
    const { followTheme, subscribeTheme } = await load()
    const stop = followTheme()
    const listener = vi.fn()
    subscribeTheme(listener)
    localStorage.setItem('theme', 'dark')
    dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(listener).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(listener).toHaveBeenCalledOnce()
    expect(classes()).toBe('dark')
    stop()
  })

  const fault = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  test.each([
    ['denied', { getItem: fault, setItem: fault, removeItem: fault }],
    ['full', { getItem: () => null, setItem: fault, removeItem: () => undefined }],
  ])('[S2.3] storage %s: the choice still works', async (_, storage) => {
    createSystem(false)
    vi.stubGlobal('localStorage', storage)
    const { setTheme, shownTheme } = await load()
    expect(shownTheme()).toBe('light')
    setTheme('dark')
    expect(shownTheme()).toBe('dark')
    expect(classes()).toBe('dark')
    setTheme('system')
    expect(shownTheme()).toBe('light')
  })
})

const early = await buildBoot()

describe('before the first paint', () => {
  test.each([
    [null, false],
    [null, true],
    ['dark', false],
    ['light', true],
    ['purple', true],
  ])('[S2.3] src/app/boot.ts agrees with the page: stored %s, system dark %s', async (stored, isDark) => {
    createSystem(isDark)
    if (stored) localStorage.setItem('theme', stored)
    new Function(early)()
    const before = [classes(), ...metas()]
    const { followTheme } = await load()
    followTheme()()
    expect([classes(), ...metas()]).toEqual(before)
  })

  test('[W6] src/app/boot.ts is built for any browser with modules, so that an old one gets a message', async () => {
    const printed = (target: string) => transformWithOxc(early, 'boot.js', { target })
    expect((await printed('es2017')).code).toBe((await printed('esnext')).code)
    // newer syntax would be transpiled
    expect((await transformWithOxc('a ?? b', 'newer.js', { target: 'es2017' })).code).not.toContain('??')
  })
})
