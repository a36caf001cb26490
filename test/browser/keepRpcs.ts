import type { Page } from '@playwright/test'
import { CHAINS } from '../../src/lib/chains.ts'
import type { Settings } from '../../src/state/settings/settings.ts'
import { keep } from './keep.ts'

/** Where nobody answers. */
export const NOBODY = 'http://127.0.0.1:9'

/**
 * Has the page ask nobody outside: every network at an RPC of our own, as it has kept that from an earlier visit. Nothing is opened.
 * @param rpc by chain id; nobody where none is named
 */
export async function keepRpcs(page: Page, siteUrl: string, rpc: Record<number, string>): Promise<void> {
  const all = { ...Object.fromEntries(CHAINS.map(({ id }) => [id, NOBODY])), ...rpc }
  const kept: Settings = { rpc: all, showTestNetworks: false }
  await keep(page, siteUrl, 'settings', kept)
}
