import type { Page } from '@playwright/test'
import { CHAINS } from '../../src/lib/chains.ts'
import type { Settings } from '../../src/state/settings/settings.ts'
import { keep } from './keep.ts'

/** A URL where nobody answers. */
export const NOBODY = 'http://127.0.0.1:9'

/**
 * Gives every network an RPC of our own, as if stored on an earlier visit, so that nobody else is contacted. Nothing is opened.
 * @param rpc by chain id; one that never answers where none is given
 */
export async function keepRpcs(page: Page, siteUrl: string, rpc: Record<number, string>): Promise<void> {
  const all = { ...Object.fromEntries(CHAINS.map(({ id }) => [id, NOBODY])), ...rpc }
  const kept: Settings = { rpc: all, showTestNetworks: false }
  await keep(page, siteUrl, 'settings', kept)
}
