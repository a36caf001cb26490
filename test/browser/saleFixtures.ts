import type { Browser, Page } from '@playwright/test'
import type { PrivateKeyAccount } from 'viem'
import type { Served } from '../../tools/serve.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { expect, keepConnection, keepOwnRpc } from './fixtures.ts'

/** A person with a browser of their own, and a wallet in it that isn't connected yet. They have opened nothing so far. */
export async function visit(browser: Browser, site: Served, world: TestWorld, account: PrivateKeyAccount) {
  const context = await browser.newContext()
  const wallet = await installWallet(context, { account, chainId: 1, node: world.anvil.provider })
  const page = await context.newPage()
  await keepOwnRpc(page, site.url, world.anvil.url)
  const sent = () => wallet.requests.filter((method) => method === 'eth_sendTransaction').length
  return { page, context, wallet, sent }
}

/** The same, and what they open is connected, as it was on an earlier visit. */
export async function arrive(browser: Browser, site: Served, world: TestWorld, account: PrivateKeyAccount) {
  const person = await visit(browser, site, world, account)
  await keepConnection(person.page, site.url, person.wallet)
  return person
}

export const main = (page: Page) => page.getByRole('main')

/** Agrees to what isn't green where that is asked, and does it. */
export async function accept(page: Page, act: string | RegExp): Promise<void> {
  const button = main(page).getByRole('button', { name: act, exact: true })
  await expect(button).toBeVisible()
  const consent = main(page).locator('form').getByRole('checkbox')
  if ((await consent.count()) > 0) await consent.check()
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.click()
}
