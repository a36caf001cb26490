import type { Page } from '@playwright/test'

/** Announces further wallets in the page, before its scripts run. */
export const announceMany = (page: Page, names: readonly string[]) =>
  page.addInitScript((names) => {
    const infos = names.map((name, index) => ({
      uuid: `6f1c7e0a-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name,
      rdns: `wallet.number${index}`,
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3C/svg%3E",
    }))
    const tell = () => {
      for (const info of infos) {
        const detail = Object.freeze({ info, provider: { request: () => new Promise(() => {}) } })
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
    }
    window.addEventListener('eip6963:requestProvider', tell)
  }, names)

/** This many distinct names. */
export const numberedNames = (count: number): string[] => Array.from({ length: count }, (_, index) => `Wallet ${index}`)

const RIGHT_TO_LEFT = '\u202e'

/** Eighty of them, one with a name of ten kilobytes and one with reversed text (RTL override). */
export const announceEighty = (page: Page) =>
  announceMany(page, [
    'Averylongname'.repeat(800),
    `${RIGHT_TO_LEFT}ksaMateM <b>bold</b>`,
    ...numberedNames(80).slice(2),
  ])
