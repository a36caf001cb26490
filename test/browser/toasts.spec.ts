import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { startWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

const { ada, ben } = people

const region = (page: Page) => page.getByRole('status', { name: 'Notifications' })
const toasts = (page: Page) => region(page).getByRole('listitem')
const inBanner = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name })

/** Stored transactions that no node knows, so that they stay pending. */
const keptOf = (count: number, status: 'pending' | 'cancelled') =>
  JSON.stringify({
    v: 1,
    value: Array.from({ length: count }, (_, index) => ({
      chainId: 1,
      account: ada.account.address,
      safe: ben.account.address,
      kind: 'wrap',
      confirmations: 0,
      sentAt: Date.now(),
      hash: `0x${String(index + 1).padStart(64, '0')}`,
      nonce: 1_000_000 + index,
      status,
    })),
  })

test('[S4.7] a wrap confirmed while another page is shown gets a toast, which stays until it is read, and links to the seal', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const { anvil, senderOf } = await startWorld(1)
  try {
    const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners: [ada.account.address] })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await page.clock.install()
    await keepConnection(page, site.url, wallet)
    await setOwnRpc(page, site.url, anvil.url)
    // the live region exists before its first message
    await expect(region(page)).toBeAttached()
    await expect(toasts(page)).toHaveCount(0)
    await reviewWrap(page, site, safe)
    await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Sent. Waiting for Ethereum.' })).toBeVisible()

    await page.getByRole('link', { name: 'About' }).click()
    await anvil.provider.request({ method: 'evm_mine' })
    const said = toasts(page)
    await expect(said).toContainText(/Safe 0x\w+\u2060…\u2060\w+ is wrapped.*In block [\d,]+ on Ethereum\./)
    await expectAccessible(page)
    await page.clock.fastForward('02:00')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveTitle(/Settings/)
    await expect(said).toBeVisible()
    await said.getByRole('link', { name: 'Seal it' }).click()
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    await expect(said).toHaveCount(0)

    // no toast for what the current screen shows itself
    await anvil.provider.request({ method: 'evm_setAutomine', params: [true] })
    await page.getByRole('button', { name: 'Seal it and create the NFT' }).click()
    await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
    await expect(said).toHaveCount(0)
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  } finally {
    await anvil.stop()
  }
})

test('[S4.1] a wallet that locks or disconnects by itself gets a toast, removed once it is back; a disconnect by the user gets none', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await keepConnection(page, site.url, wallet)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await expect(region(page)).toBeAttached()

  wallet.isShared = false
  await wallet.emit('accountsChanged', [])
  await expect(toasts(page)).toContainText('Test Wallet no longer shares an account')
  await expectAccessible(page)
  wallet.isShared = true
  await wallet.emit('accountsChanged', [ada.account.address])
  await expect(inBanner(page, /^Account 0x/)).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)

  wallet.isShared = false
  await wallet.emit('accountsChanged', [])
  await toasts(page).getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await dialog.getByRole('button', { name: /^Continue as/ }).click()
  await expect(inBanner(page, /^Account 0x/)).toBeVisible()
  await inBanner(page, /^Account 0x/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(inBanner(page, 'Connect wallet')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

test('[S4.3] a network switched in the wallet gets a toast for a while, longer while hovered; one switched here gets none', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  const begun = new Date('2026-01-01T00:00:00Z')
  await page.clock.install({ time: begun })
  await keepConnection(page, site.url, wallet)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await expect(region(page)).toBeAttached()
  await inBanner(page, 'Ethereum').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Base' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(inBanner(page, 'Base')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)

  await page.clock.pauseAt(new Date(begun.getTime() + 3_600_000))
  const moveTo = async (chainId: number) => {
    wallet.chainId = chainId
    await wallet.emit('chainChanged', `0x${chainId.toString(16)}`)
  }
  await moveTo(10)
  const said = toasts(page)
  await expect(said).toContainText('Test Wallet is on OP Mainnet now')
  await said.hover()
  await page.clock.runFor(60_000)
  await expect(said).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(11_000)
  await expect(said).toBeVisible()
  await moveTo(100)
  await expect(said).toContainText('Test Wallet is on Gnosis now')
  await page.clock.runFor(11_000)
  await expect(said).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(said).toHaveCount(0)

  await moveTo(5)
  await expect(said).toContainText('Test Wallet is on another network')
  await page.clock.runFor(60_000)
  await said.getByRole('button', { name: 'Networks' }).click()
  await expect(page.getByRole('dialog', { name: 'Networks' })).toBeVisible()
  await expect(said).toHaveCount(0)
})

test('[S2] at most three toasts are shown, each can be dismissed by keyboard, and none is announced behind a dialog or lost', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  await context.addInitScript(
    (kept) => localStorage.getItem('transactions') ?? localStorage.setItem('transactions', kept),
    keptOf(5, 'pending'),
  )
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await expect(region(page)).toBeAttached()
  await inBanner(page, 'Connect wallet').click()
  const other = await context.newPage()
  await other.goto(`${site.url}#/about`)
  await other.evaluate((kept) => localStorage.setItem('transactions', kept), keptOf(5, 'cancelled'))
  await page.bringToFront()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(dialog.getByText('Cancelled', { exact: true })).toHaveCount(3)
  await expect(region(page).locator('li')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const said = toasts(page)
  await expect(said).toHaveCount(3)
  await expectAccessible(page)

  // the second, by its own button; then the newest by Escape from anywhere; then the remaining ones are shown
  const dismissals = said.getByRole('button', { name: /^Dismiss: / })
  await dismissals.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveCount(3)
  await expect(dismissals.nth(2)).toBeFocused()
  // three presses, each before the last one is rendered
  await page.evaluate(() => {
    const press = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    for (const event of [press(), press(), press()]) document.activeElement?.dispatchEvent(event)
  })
  await expect(said).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Ethereum', exact: true }).press('Escape')
  await expect(said).toHaveCount(1)
  await page.getByRole('main').press('Escape')
  await expect(said).toHaveCount(0)
})

for (const { tag, width, height } of [
  { tag: 'a phone', width: 390, height: 700 },
  { tag: 'the frame of a Safe', width: 400, height: 500 },
])
  test(`[S2] on ${tag} only the latest toast is shown, and covers no control that gets focus`, async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    await page.setViewportSize({ width, height })
    await context.addInitScript(
      (kept) => localStorage.getItem('transactions') ?? localStorage.setItem('transactions', kept),
      keptOf(4, 'pending'),
    )
    await setOwnRpc(page, site.url, mainnet.anvil.url)
    await expect(region(page)).toBeAttached()
    const other = await context.newPage()
    await other.goto(`${site.url}#/about`)
    await other.evaluate((kept) => localStorage.setItem('transactions', kept), keptOf(4, 'cancelled'))
    await expect(toasts(page)).toHaveCount(1)
    // behind another one a page gets few frames
    await page.bringToFront()
    const covered = await page.evaluate(async () => {
      const found: string[] = []
      for (const act of document.querySelectorAll<HTMLElement>('main :is(a, button, input), footer a')) {
        act.focus()
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const { x, y, width, height } = act.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        if (top !== act && !act.contains(top)) found.push(act.outerHTML)
      }
      return found
    })
    expect(covered).toEqual([])
  })
