import type { Page } from '@playwright/test'
import type { STORAGE_KEYS } from '../../src/lib/config.ts'

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/**
 * Stores a value as if from an earlier visit, before any script of the page runs, merged into what else is stored
 * under that name. Stored once only: what the page changes or erases then stays so.
 */
export async function keep(page: Page, siteUrl: string, key: StorageKey, value: object): Promise<void> {
  // an open page has read its storage already, and a hash link doesn't reload it
  if (page.url() !== 'about:blank') throw new Error('This tab has opened a page already.')
  await page.addInitScript(
    ([origin, key, value]) => {
      const mark = `kept ${key}`
      // frames run this too: those of other sites, and those without storage
      if (self.origin !== origin || localStorage.getItem(mark)) return
      localStorage.setItem(mark, 'yes')
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
      const all = Array.isArray(value) ? value : { ...kept.value, ...value }
      localStorage.setItem(key, JSON.stringify({ v: 1, value: all }))
    },
    [new URL(siteUrl).origin, key, value] as const,
  )
}
