import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { ENS_RESOLVER } from '../../src/safe/ens/readEnsName.ts'
import { startWorld } from '../demo/startWorld.ts'
import { installResolver, resolverThat } from '../safe/ens/ensResolver.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, setOwnRpc, test } from './fixtures.ts'

const { ada } = people

async function openAccount(page: Page, site: { url: string }, rpcUrl: string) {
  await setOwnRpc(page, site.url, rpcUrl)
  await connect(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account 0x/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Your account' })
  await expect(dialog).toContainText(/Balance\d/)
  return dialog
}

/** The body of every request to the node. */
function record(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  return sent
}

/** An avatar stored on chain. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23a81e72'/%3E%3C/svg%3E"

const asksForName = (body: string) => body.toLowerCase().includes(ENS_RESOLVER.slice(2).toLowerCase())

test('[S2.5] the account’s ENS name and avatar are read once the dialog is open, and shown beside the full address', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const world = await startWorld(1)
  try {
    await installResolver(world.anvil.provider, resolverThat.namesAndTells('ada.sample.eth', PICTURE))
    await installWallet(context, { account: ada.account, chainId: 1, node: world.anvil.provider })
    const sent = record(page)
    await setOwnRpc(page, site.url, world.anvil.url)
    await connect(page)
    const opener = page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })
    await expect(opener).toBeVisible()
    expect(sent.some(asksForName)).toBe(false)
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Your account' })
    await expect(dialog.getByText('ada.sample.eth', { exact: true })).toBeVisible()
    await expect(dialog.locator(`img[src="${PICTURE}"]`)).toBeVisible()
    expect((await dialog.textContent())?.replace(/\s/g, '')).toContain(ada.account.address)
    expect(sent.find(asksForName)?.toLowerCase()).toContain(ada.account.address.slice(2).toLowerCase())
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  } finally {
    await world.anvil.stop()
  }
})

test('[S2.5] a deceptive ENS name, and one that does not resolve, are not shown', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const world = await startWorld(1)
  try {
    await installWallet(context, { account: ada.account, chainId: 1, node: world.anvil.provider })
    const fooling = resolverThat.names('v\u0456talik.eth') // with a Cyrillic second letter
    await installResolver(world.anvil.provider, fooling)
    const normalised = page.waitForResponse(/normalizeName/)
    const dialog = await openAccount(page, site, world.anvil.url)
    await (await normalised).finished()
    await expect(dialog).not.toContainText('.eth')

    await installResolver(world.anvil.provider, resolverThat.asksGateway('https://gateway.example/{sender}/{data}'))
    await page.reload()
    const answered = page.waitForResponse((response) => asksForName(response.request().postData() ?? ''))
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account 0x/ })
      .click()
    await (await answered).finished()
    await expect(dialog).toContainText(/Balance\d/)
    expect((await dialog.textContent())?.replace(/\s/g, '')).toContain(ada.account.address)
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  } finally {
    await world.anvil.stop()
  }
})

test('[S2.5] a name of sixty characters fits at 320 px; on another network none is looked up', async ({
  context,
  page,
  site,
}) => {
  const world = await startWorld(1)
  try {
    const name = `${'a-very-long-name-without-any-end'.repeat(2).slice(0, 56)}.eth`
    await installResolver(world.anvil.provider, resolverThat.names(name))
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: world.anvil.provider })
    await page.setViewportSize({ width: 320, height: 640 })
    const dialog = await openAccount(page, site, world.anvil.url)
    await expect(dialog.getByText(name)).toBeVisible()
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow).toBe(0)

    await page.keyboard.press('Escape')
    const sent = record(page)
    wallet.chainId = 5
    await page.reload()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account 0x/ })
      .click()
    await expect(dialog).toContainText('Wrong network')
    expect(sent.some(asksForName)).toBe(false)
  } finally {
    await world.anvil.stop()
  }
})
