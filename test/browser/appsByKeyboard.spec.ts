import type { Hex } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { serveBuild } from '../../tools/serveBuild.ts'
import { optional, startApp } from '../relay/startApp.ts'
import { stopClient } from '../relay/stopClient.ts'
import { installWallet } from './browserWallet.ts'
import { expect, keepOwnRpc } from './fixtures.ts'
import { keysOf } from './keysOf.ts'
import { settle, test } from './relayFixtures.ts'
import { signingSafe } from './signingSafe.ts'

const { ada, cleo } = people

test('[W6] other apps by keyboard alone: one in the page and one through WalletConnect are opened, approved, rejected and closed', async ({
  context,
  page,
  site,
  mainnet,
  relay,
}) => {
  test.slow()
  const safe = await signingSafe(mainnet, 10n)
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await settle(page, relay.url)
  const keys = await keysOf(page)
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  const [elsewhere, { client: app }] = await Promise.all([serveBuild('/', { framing: null }), startApp(relay.url)])
  const main = page.getByRole('main')
  const requests = main.getByRole('region', { name: 'Requests' })
  const address = page.getByLabel('Address of the app')
  const code = page.getByLabel('Code from the app')
  try {
    await page.goto(`${site.url}#/eth:${safe}?apps`)
    await keys.connect()
    await expect(code).toBeVisible()

    await keys.tabTo('Address of the app')
    await keys.type('http://app.example')
    await keys.press('Enter')
    await expect(page.getByText('That address begins with http://', { exact: false })).toBeVisible()
    await expect(address).toBeFocused()
    await keys.press('ControlOrMeta+A')
    await keys.type(`${elsewhere.url}sample-app.html#en`)
    await keys.act('Open')
    const { host } = new URL(elsewhere.url)
    await expect(page.getByRole('heading', { name: host })).toBeFocused()
    const mint = page.frameLocator('main iframe').getByRole('button', { name: 'Mint 100 Demo Dollars' })
    await expect(mint).toBeVisible()
    const askInFrame = async () => {
      await keys.tabTo('Close the app')
      await keys.press('Tab')
      await expect(mint).toBeFocused()
      await keys.press('Enter')
      await expect(page.getByText('The app is waiting for your answer.')).toBeVisible()
      await keys.press('Shift+Tab')
      await keys.press('Shift+Tab')
      await expect(main.getByRole('button', { name: 'See its request' })).toBeFocused()
      await keys.press('Enter')
      await expect(requests.getByRole('button', { name: 'Decline' })).toBeVisible()
    }
    await askInFrame()
    await keys.act('Decline')
    await expect(page.getByText('You declined, and the app was told.')).toBeVisible()
    await expect(requests).toBeFocused()
    await askInFrame()
    await expect(requests.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-disabled', 'false')
    await keys.act('Send')
    await expect(page.frameLocator('main iframe').getByText('Done.')).toBeVisible()
    await keys.expectFocusKept()
    await keys.act('Close the app')
    await expect(address).toBeFocused()

    await keys.tabTo('Code from the app')
    await keys.type('wc:nothing')
    await keys.press('Enter')
    await expect(page.getByText('That isn’t a WalletConnect code.')).toBeVisible()
    await expect(code).toBeFocused()
    const follow = async () => {
      const { uri = '', approval } = await app.connect(optional(1))
      await keys.press('ControlOrMeta+A')
      await keys.type(uri)
      await keys.press('Enter')
      await expect(page.getByRole('heading', { name: 'Test App wants to use this Safe' })).toBeVisible()
      return approval
    }
    const turnedDown = (await follow())().catch((thrown: unknown) => thrown)
    await keys.act('Don’t connect')
    expect(await turnedDown).toMatchObject({ code: 5000 })
    await keys.expectFocusKept()
    await keys.tabTo('Code from the app')
    const approval = await follow()
    await keys.act('Connect')
    const { topic } = await approval()
    await expect(main.getByRole('button', { name: 'Disconnect Test App' })).toBeVisible()
    await keys.expectFocusKept()

    const ask = <T>(method: string, params: unknown) =>
      app.request<T>({ topic, chainId: 'eip155:1', request: { method, params } })
    const to = cleo.account.address
    const hash = ask<Hex>('eth_sendTransaction', [{ from: safe, to, value: '0x5' }])
    const said = ask<Hex>('personal_sign', ['Let me in', safe])
    await expect(requests.getByText('One more is waiting')).toBeVisible()
    await keys.act('Look at it')
    await expect(requests).toBeFocused()
    await expect(requests.getByText('Let me in', { exact: true })).toBeVisible()
    wallet.mood = 'reject'
    await keys.act('Sign')
    await expect(page.getByText('You declined in your wallet.')).toBeVisible()
    await keys.expectFocusKept()
    wallet.mood = 'confirm'
    await keys.act('Sign')
    expect(await said).toMatch(/^0x/)
    await expect(requests.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-disabled', 'false')
    await keys.expectFocusKept()
    await keys.act('Send')
    expect((await waitForTransactionReceipt(mainnet.client, { hash: await hash })).status).toBe('success')
    await ask('eth_sendTransaction', [{ from: safe, to: safe }]).catch(() => undefined)
    await expect(main.getByText('It would change the Safe itself, which no app may do.')).toBeVisible()
    await keys.expectFocusKept()
    await ask('eth_sign', [safe, '0x00']).catch(() => undefined)
    const results = main.getByRole('region', { name: 'Requests without a result' })
    await expect(results.getByRole('listitem')).toHaveCount(2)
    await keys.act('Dismiss: Test App asked for a signed message.')
    await expect(results).toBeFocused()
    await keys.act('Dismiss: Test App asked for a transaction.')
    await expect(results).toHaveCount(0)
    await keys.expectFocusKept()
    await keys.act('Disconnect Test App')
    await expect(page.getByText('No app is connected.')).toBeVisible()
    await expect(main.getByRole('region', { name: 'Connected apps' })).toBeFocused()
    await keys.expectFocusKept()
  } finally {
    await stopClient(app)
    await elsewhere.close()
  }
})
