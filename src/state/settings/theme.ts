import { STORAGE_KEYS } from '../../lib/config.ts'
import { persistText, readText, removeText } from './storage.ts'

export type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'system'

const THEME_COLOR: Record<Theme, string> = { light: '#ffffff', dark: '#000000' }
const listeners = new Set<() => void>()

// A plain string, not an envelope: src/app/boot.ts reads it before the first paint.
function storedChoice(): ThemeChoice {
  if (memory) return memory
  const stored = readText(STORAGE_KEYS.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** The choice, where it couldn't be stored. */
let memory: ThemeChoice | undefined

/** The theme of the Safe around the page, which there replaces the system's. */
let hostTheme: Theme | undefined

const systemPrefersDark = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

/** What the person chose (S2.3); `system` where they didn't. */
export const themeChoice = (): ThemeChoice => (typeof document === 'undefined' ? 'system' : storedChoice())

/** What is shown. */
export function shownTheme(): Theme {
  const choice = themeChoice()
  if (choice !== 'system') return choice
  return hostTheme ?? (systemPrefersDark()?.matches ? 'dark' : 'light')
}

/** Puts the theme on the page: the class, and both theme-color metas, which follow the choice (S1.4). */
function apply(): void {
  const theme = shownTheme()
  document.documentElement.classList.toggle('dark', theme === 'dark')
  document.documentElement.classList.toggle('light', theme === 'light')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    meta.content = THEME_COLOR[themeChoice() === 'system' ? own : theme]
  }
  for (const listener of [...listeners]) listener()
}

export function followHost(theme: Theme): void {
  hostTheme = theme
  apply()
}

export function setTheme(choice: ThemeChoice): void {
  const isKept = choice === 'system' ? removeText(STORAGE_KEYS.theme) : persistText(STORAGE_KEYS.theme, () => choice)
  memory = isKept ? undefined : choice
  apply()
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows the system and the other tabs. @returns the unsubscribe function */
export function followTheme(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEYS.theme || event.key === null) apply()
  }
  const query = systemPrefersDark()
  apply()
  query?.addEventListener('change', apply)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener('storage', onStorage)
    query?.removeEventListener('change', apply)
  }
}
