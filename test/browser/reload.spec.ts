import { people } from '../../src/demo/people.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { startWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

test('[S4.7] resumes a pending wrap after a reload, and continues once it is mined', async ({
  context,
  page,
  site,
}) => {
  const { anvil, senderOf } = await startWorld(1)
  try {
    const sender = await senderOf(people.ben.account)
    const safe = await newSafe(sender, { kind: '1.4.1', owners: [people.ada.account.address] })
    await installWallet(context, { account: people.ada.account, chainId: 1, node: anvil.provider })
    await setOwnRpc(page, site.url, anvil.url)
    await connect(page)
    await reviewWrap(page, site, safe)
    await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Sent. Waiting for Ethereum.' })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sent. Waiting for Ethereum.' })).toBeVisible()
    await anvil.provider.request({ method: 'evm_mine' })
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  } finally {
    await anvil.stop()
  }
})

test('[S4.4] a remembered account that the wallet doesn’t confirm is corrected at once, and never shown as connected', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  await installWallet(context, { account: people.ada.account, chainId: 1, node: mainnet.anvil.provider })
  await page.goto(site.url)
  await connect(page)
  const account = page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })
  await expect(account).toHaveText(shortAddress(people.ada.account.address))
  await page.evaluate(
    ([old, other]) => {
      const kept = localStorage.getItem('connection') ?? ''
      localStorage.setItem('connection', kept.replaceAll(old, other))
    },
    [people.ada.account.address, people.cleo.account.address] as const,
  )
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const button = document.querySelector('header [aria-label^="Account"]')
      if (button) seen.add(button.getAttribute('aria-label') ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(account).toHaveText(shortAddress(people.ada.account.address))
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toEqual([`Account ${shortAddress(people.ada.account.address)}`])
  expect(await page.evaluate(() => document.documentElement.className)).toBe('light')
})
