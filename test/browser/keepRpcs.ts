import type { Page } from '@playwright/test'
import { CHAINS } from '../../src/lib/chains.ts'

/** Where nobody answers. */
export const NOBODY = 'http://127.0.0.1:9'

/**
 * Has the page ask nobody outside: all networks but those that are kept already at an RPC of our own, as it has kept that.
 * @param rpc by chain id; nobody where none is named
 */
export async function setOtherRpcs(page: Page, rpc: Record<number, string> = {}): Promise<void> {
  const all = { ...Object.fromEntries(CHAINS.map(({ id }) => [id, NOBODY])), ...rpc }
  await page.evaluate((rpc) => {
    const { v, value } = JSON.parse(localStorage.getItem('settings') ?? '')
    localStorage.setItem('settings', JSON.stringify({ v, value: { ...value, rpc: { ...rpc, ...value.rpc } } }))
  }, all)
  // what is kept is read when the page comes
  await page.reload()
}
