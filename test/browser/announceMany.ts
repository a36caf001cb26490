import type { Page } from '@playwright/test'

/** Announces further wallets in the page, before anything of it runs. */
export const announceMany = (page: Page, count: number) =>
  page.addInitScript((count) => {
    const infos = Array.from({ length: count }, (_, index) => ({
      uuid: `6f1c7e0a-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Wallet ${index}`,
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
  }, count)
