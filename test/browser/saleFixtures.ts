import type { Browser, Page } from '@playwright/test'
import type { PrivateKeyAccount } from 'viem'
import { transactionWords } from '../../src/words/en/transactions.ts'
import type { Served } from '../../tools/serveBuild.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { expect, keepConnection, keepOwnRpc } from './fixtures.ts'
import { actButton, pressAct } from './pressAct.ts'

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

export type Visitor = Awaited<ReturnType<typeof visit>>

export const main = (page: Page) => page.getByRole('main')

/** `LOOK_EVERY` passes for the page, so that it reads the chain again. Its clock has to be installed before it is opened. */
export const lookAgain = (page: Page): Promise<void> => page.clock.fastForward(12_000)

/** What an act says while it waits for a block. */
const pendingTitle = transactionWords.pending('Ethereum').title

/**
 * Sends something whose block is held back, and opens the page anew meanwhile: it says that it waits, and doesn't offer to do it
 * again. Then the block comes.
 * @param act the button that sends it
 * @param send what is pressed, until the wallet has sent
 */
export async function sendOverReload(
  { anvil: { provider } }: TestWorld,
  { page, sent }: Pick<Visitor, 'page' | 'sent'>,
  act: string,
  send = () => pressAct(page, act),
): Promise<void> {
  const before = sent()
  await provider.request({ method: 'evm_setAutomine', params: [false] })
  try {
    await send()
    const pending = main(page).getByText(pendingTitle)
    await expect(pending).toBeVisible()
    await page.reload()
    await expect(pending).toBeVisible()
    await expect(actButton(page, act)).toHaveCount(0)
    expect(sent()).toBe(before + 1)
  } finally {
    await provider.request({ method: 'evm_setAutomine', params: [true] })
    await provider.request({ method: 'evm_mine', params: [] })
  }
}
