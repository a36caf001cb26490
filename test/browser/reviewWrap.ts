import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { expect } from './fixtures.ts'

/** Takes a connected page from the link of a Safe to its review: consent given, tried out, the button ready. */
export async function reviewWrap(page: Page, site: { url: string }, safe: Address, holder?: Address): Promise<void> {
  await page.goto(`${site.url}#/wrap/eth:${safe}`)
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  if (holder) await page.getByLabel('Address of the holder').fill(holder)
  await page.getByRole('button', { name: 'Review' }).click()
  // until then the button can't be pressed
  await expect(page.getByText('It works.')).toBeVisible()
  await page.getByRole('checkbox').check()
}
