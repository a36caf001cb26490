import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { expect } from './fixtures.ts'

/** Takes a connected page from a Safe's link to the review: consent ticked, simulated, the button enabled. */
export async function reviewWrap(page: Page, site: { url: string }, safe: Address, holder?: Address): Promise<void> {
  await page.goto(`${site.url}#/wrap/eth:${safe}`)
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  if (holder) {
    await page.getByRole('radio', { name: /Another address/ }).check()
    await page.getByLabel("Holder's address").fill(holder)
  }
  await page.getByRole('button', { name: 'Review' }).click()
  // the button is disabled until then
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('checkbox').check()
}
