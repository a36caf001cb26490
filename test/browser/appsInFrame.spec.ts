import type { Page } from '@playwright/test'
import { type Address, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { demoDeeds, demoDollar } from '../../src/demo/demoTokens.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { serveBuild } from '../../tools/serveBuild.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { servePages } from './servePages.ts'
import { signingSafe } from './signingSafe.ts'

const { ada } = people
const DOLLAR = 10n ** 6n

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true })
const requests = (page: Page) => page.getByRole('region', { name: 'Requests' })
/** Approves the request, once it was simulated. */
async function sendIt(page: Page): Promise<void> {
  const send = requests(page).getByRole('button', { name: 'Send', exact: true })
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await send.click()
}
const inFrame = (page: Page) => page.frameLocator('main iframe')

/** Opens an app by its address. */
async function openApp(page: Page, url: string): Promise<void> {
  await page.getByLabel('Address of the app').fill(url)
  await button(page, 'Open').click()
}

async function openApps(page: Page, siteUrl: string, safe: string): Promise<void> {
  await page.goto(`${siteUrl}#/${safe}?apps`)
  await expect(page.getByLabel('Address of the app')).toBeVisible()
}

/** What the sample app shows of the Safe. */
const held = (page: Page, name: string) =>
  inFrame(page).locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')

test('[W6] a Safe App of another origin reads, sends, sends a batch and signs as the wrapped Safe, and learns of a rejection', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const safe = await signingSafe(mainnet)
  const elsewhere = await serveBuild('/', { framing: null })
  try {
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await keepConnection(page, site.url, wallet)
    await openApps(page, site.url, `eth:${safe}`)
    await expectAccessible(page)

    await button(page, 'Open').click()
    await expect(page.getByText('Enter the address of the app.')).toBeVisible()
    await page.getByLabel('Address of the app').fill(site.url)
    await button(page, 'Open').click()
    await expect(page.getByText('This page can’t be opened inside itself.')).toBeVisible()

    const { host } = new URL(elsewhere.url)
    await openApp(page, `${elsewhere.url}sample-app.html#en`)
    await expect(page.getByRole('heading', { name: host })).toBeFocused()
    await expect(held(page, 'Safe')).toHaveText(safe)
    await expect(held(page, 'Demo Dollars')).toHaveText('0')
    await expectAccessible(page)

    const mint = inFrame(page).getByRole('button', { name: 'Mint 100 Demo Dollars' })
    await mint.click()
    await expect(requests(page)).toContainText(host)
    await sendIt(page)
    await expect(inFrame(page).getByText('Done.')).toBeVisible()
    await expect(held(page, 'Demo Dollars')).toHaveText('100')

    await inFrame(page).getByRole('button', { name: 'Mint 10 Demo Dollars and a Demo Deed at once' }).click()
    await expect(requests(page).getByRole('listitem')).toHaveCount(2)
    await sendIt(page)
    await expect(held(page, 'Demo Deeds')).toHaveText('1')
    await expect(held(page, 'Demo Dollars')).toHaveText('110')
    const balance = (address: Address) =>
      readContract(mainnet.client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [safe] })
    expect([await balance(demoDollar), await balance(demoDeeds)]).toEqual([110n * DOLLAR, 1n])

    await inFrame(page).getByRole('button', { name: 'Sign a message' }).click()
    await expect(requests(page)).toContainText(`I use the sample app as ${safe}.`)
    await requests(page).getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(inFrame(page).getByText('Signed, and the Safe accepts the signature as its own.')).toBeVisible()

    await mint.click()
    await requests(page).getByRole('button', { name: 'Decline' }).click()
    await expect(inFrame(page).getByText('Nothing was done: Transaction was rejected')).toBeVisible()

    await button(page, 'Close the app').click()
    await expect(page.getByLabel('Address of the app')).toBeFocused()
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  } finally {
    await elsewhere.close()
  }
})

test('[W6] on the demo the sample app reads, sends, sends a batch and signs from a frame without an origin, and contacts nobody else', async ({
  page,
  site,
  quiet,
}) => {
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByText('Demo: nothing here is real.')).toBeVisible()
  await openApps(page, site.url, `demo:${samples.wrapped.address}`)
  await button(page, 'Open the sample app').click()
  await expect(held(page, 'Safe')).toHaveText(samples.wrapped.address)
  await expect(held(page, 'Balance')).toHaveText('3 ETH')
  await expect(held(page, 'Demo Dollars')).toHaveText('4250')
  const frame = page.frames()[1]
  expect(await frame?.evaluate(() => [origin, 'localStorage' in window && typeof window])).toEqual(['null', 'object'])

  await inFrame(page).getByRole('button', { name: 'Mint 100 Demo Dollars' }).click()
  await sendIt(page)
  await confirm()
  await expect(held(page, 'Demo Dollars')).toHaveText('4350')

  await inFrame(page).getByRole('button', { name: 'Mint 10 Demo Dollars and a Demo Deed at once' }).click()
  await expect(requests(page).getByRole('listitem')).toHaveCount(2)
  await sendIt(page)
  await confirm()
  await expect(held(page, 'Demo Deeds')).toHaveText('2')
  await expect(held(page, 'Demo Dollars')).toHaveText('4360')

  // signing is off on the samples, and is turned on where the app asks for it
  await inFrame(page).getByRole('button', { name: 'Sign a message' }).click()
  await requests(page).getByRole('checkbox').check()
  await requests(page).getByRole('button', { name: 'Turn signing on' }).click()
  await confirm()
  await expect(requests(page)).toContainText(`I use the sample app as ${samples.wrapped.address}.`)
  await requests(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await confirm()
  await expect(inFrame(page).getByText('Signed, and the Safe accepts the signature as its own.')).toBeVisible()
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

/** An app that posts raw messages, does something, and shows the outcome. */
const speaks = (act: string) => `<!doctype html><meta charset="utf-8"><title>App</title><p></p><script>
  const show = (text) => { document.querySelector('p').textContent += text + '; ' }
  const ask = (to = parent, id = 'a') => to.postMessage({ id, method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } }, '*')
  addEventListener('message', ({ data }) => show(data.success ? 'answered ' + data.id : data.error))
  ${act}
</script>`

test('[W6] an app in a frame reaches nothing but its answers: no other window, not this page, and no other page in its place', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const stranger = await servePages({ '/': speaks("ask(top, 'stranger')"), '/app': speaks('ask()') })
  const pages = {
    '/reaches': speaks(`
      for (const [name, reach] of Object.entries({
        'top': () => { top.location.href = '${stranger.url}' },
        'document': () => parent.document.body,
        'storage': () => parent.localStorage,
      })) try { reach(); show('reached ' + name) } catch { show('refused ' + name) }
      document.body.append(Object.assign(document.createElement('iframe'), { src: '${stranger.url}' }))
      setTimeout(ask, 500)`),
    '/leaves': speaks(`ask(); setTimeout(() => { location.href = '${stranger.url}app' }, 100)`),
    '/spams': speaks('for (let count = 0; count < 500; count++) ask(parent, String(count))'),
    '/huge': speaks("parent.postMessage({ id: '1', method: 'rpcCall', params: 'x'.repeat(1e6) }, '*')"),
    '/silent': '<!doctype html><title>Page</title><p>A page like any other.</p>',
    '/refuses': speaks('ask()'),
  }
  const app = await servePages(pages, ['/refuses'])
  try {
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
    await page.clock.install()
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await keepConnection(page, site.url, wallet)
    await openApps(page, site.url, `eth:${samples.wrapped.address}`)

    await openApp(page, `${app.url}reaches`)
    await expect(inFrame(page).locator('p')).toHaveText('refused top; refused document; refused storage; answered a; ')
    const nested = page.frames().find((frame) => frame.url() === stranger.url)
    expect(await nested?.locator('p').textContent()).toBe('')
    expect(page.url()).toContain(site.url)

    const over = page.getByRole('region', { name: /^App: / }).getByRole('alert')
    for (const [path, said] of [
      ['spams', 'The app asked for too much at once.'],
      ['huge', 'The app asked for something too large to read.'],
      ['leaves', 'The frame shows another page now.'],
    ] as const) {
      await button(page, 'Close the app').click()
      await openApp(page, `${app.url}${path}`)
      await expect(over).toContainText(said)
      await expect(page.locator('main iframe')).toHaveCount(0)
    }
    // its new address is shown, and only the user opens it
    await button(page, `Open ${new URL(stranger.url).origin} instead`).click()
    await expect(page.getByRole('heading', { name: new URL(stranger.url).host })).toBeFocused()

    await button(page, 'Close the app').click()
    await openApp(page, `${app.url}silent`)
    await expect(inFrame(page).getByText('A page like any other.')).toBeVisible()
    await page.clock.fastForward(15_000)
    await expect(page.getByText('The app hasn’t said anything yet.')).toBeVisible()
    await page.clock.fastForward(15_000)
    await expect(over).toContainText('The app didn’t say anything.')
    await expectAccessible(page)

    await button(page, 'Close the app').click()
    await openApp(page, `${app.url}refuses`)
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true)
    await page.clock.fastForward(30_000)
    await expect(over).toContainText('It may not allow being shown inside another page')
  } finally {
    await Promise.all([app.close(), stranger.close()])
  }
})
