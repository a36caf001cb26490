import type { Page } from '@playwright/test'
import type { STORAGE_KEYS } from '../../src/lib/config.ts'

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/**
 * Has the page find what it has kept on an earlier visit, from before anything of it runs, in addition to what else is kept
 * under that name. It is put there once: what is changed or erased then stays so.
 */
export async function keep(page: Page, siteUrl: string, key: StorageKey, value: object): Promise<void> {
  // a page that is open has read already, and a link of its own doesn't load it again
  if (page.url() !== 'about:blank') throw new Error('This tab has opened a page already.')
  await page.addInitScript(
    ([origin, key, value]) => {
      const mark = `kept ${key}`
      // frames run this too: those of other sites, and those that may keep nothing
      if (self.origin !== origin || localStorage.getItem(mark)) return
      localStorage.setItem(mark, 'yes')
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
      const all = Array.isArray(value) ? value : { ...kept.value, ...value }
      localStorage.setItem(key, JSON.stringify({ v: 1, value: all }))
    },
    [new URL(siteUrl).origin, key, value] as const,
  )
}
