import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { DEMO_CHAIN_ID } from '../../src/lib/chains.ts'
import { installWallet } from './browserWallet.ts'
import { expect, keepConnection, keepOwnRpc, onAPhone, setOwnRpc, test } from './fixtures.ts'

const { ada } = people
const { wrapped } = samples

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cache'))

onAPhone(() => {
  test('[S9.6] reads are cached for a day, shown as cached until they are refreshed, and nothing is decided by them', async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    const { anvil } = mainnet
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await page.goto(`${site.url}#/eth:${wrapped.address}`)
    const sealed = page.getByText('Sealed: only its holder can use it')
    await expect(sealed).toBeVisible()
    await expect.poll(() => kept(page)).toContain(wrapped.address)
    // it is stored under no other key
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('cache')

    // the node answers late
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`${anvil.url}/**`, async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await expect(page.getByText(/^As of block \d+$/)).toBeVisible()
    await expect(page.getByText('It was sealed then: only its holder could use it.')).toBeVisible()
    await expect(page.getByText('This is from an earlier visit. It is being refreshed.')).toBeVisible()
    await expect(sealed).toBeHidden()
    await expect(page.getByText('You hold the NFT')).toBeHidden()
    await expect(page.getByRole('button', { name: /^Send/ })).toBeHidden()
    answer()
    await expect(sealed).toBeVisible()
    await expect(page.getByText('This is from an earlier visit.')).toBeHidden()
    await page.unroute(`${anvil.url}/**`)

    // and a cached read doesn't start a wrap
    await page.route(`${anvil.url}/**`, (route) => route.abort())
    await page.goto(`${site.url}#/wrap/eth:${wrapped.address}`)
    await page.reload()
    await expect(page.getByRole('heading', { name: "Couldn't check" })).toBeVisible()
    await page.goto(`${site.url}#/eth:${wrapped.address}`)
    await expect(page.getByText("Couldn't refresh it. This is its last known state.")).toBeVisible()
    await expect(sealed).toBeHidden()

    // a day later it is expired
    await page.evaluate(() => {
      const cache = JSON.parse(localStorage.getItem('cache') ?? '{}')
      for (const read of cache.value) read.at -= 86_400_000
      localStorage.setItem('cache', JSON.stringify(cache))
    })
    await page.reload()
    await expect(page.getByText("The network didn't answer.")).toBeVisible()
    await page.unroute(`${anvil.url}/**`)

    await page.goto(`${site.url}#/settings`)
    await page.getByRole('button', { name: 'Erase' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Erase' }).click()
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await expect(page.getByText('Erased.')).toBeVisible()
    expect(await kept(page)).toBeNull()
  })
})

test('[S9.6] a corrupt cache, or one of a newer version, is ignored', async ({ page, site, mainnet }) => {
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  for (const text of ['{', '{"v":1,"value":[{"key":"x"}]}', '{"v":99,"value":"later"}']) {
    await page.evaluate((text) => localStorage.setItem('cache', text), text)
    await page.goto(`${site.url}#/eth:${wrapped.address}`)
    await page.reload()
    await expect(page.getByText('Sealed: only its holder can use it')).toBeVisible()
  }
  expect(await kept(page)).toBe('{"v":99,"value":"later"}')
})

test('[S9.6] reads of the demo’s chain are not cached', async ({ page, site }) => {
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('heading', { name: 'It can be wrapped.' })).toBeVisible()
  await page.goto(`${site.url}#/demo:${wrapped.address}`)
  await expect(page.getByText('Sealed: only its holder can use it')).toBeVisible()
  await page.reload() // pending writes are flushed when the page is left
  await expect(page.getByText('Sealed: only its holder can use it')).toBeVisible()
  expect((await kept(page)) ?? '').not.toContain(String(DEMO_CHAIN_ID))
})
