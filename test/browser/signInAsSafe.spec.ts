import type { BrowserContext, Page } from '@playwright/test'
import { type Address, createTestClient, custom, pad } from 'viem'
import { getCode, setCode, setStorageAt } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { getSafeContracts } from '../../src/demo/safeKinds.ts'
import { signInWords } from '../../src/words/en/signIn.ts'
import { serveBuild } from '../../tools/serveBuild.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { installSafeWallet, type SafeWallet } from '../host/installSafeWallet.ts'
import { signOnChain } from '../host/signOnChain.ts'
import { installWallet } from './browserWallet.ts'
import { expect } from './fixtures.ts'
import { expectFrameStorage, test } from './frameFixtures.ts'
import { newSafe } from './newSafe.ts'

// Signing in as a genuine Safe of two owners, with the page inside Safe{Wallet} or a foreign page.

const { ada, ben, cleo } = people
const owners = [ada.account, ben.account]

const inner = (page: Page) => page.frameLocator('iframe')
const account = (page: Page, address: Address) =>
  inner(page).getByRole('button', { name: new RegExp(`^Account ${address.slice(0, 6)}`) })
const dialogOf = (page: Page) => inner(page).getByRole('dialog', { name: 'Sign in' })

async function prepareSafe({ senderOf }: TestWorld) {
  const sender = await senderOf(cleo.account)
  const addresses = owners.map(({ address }) => address)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: addresses, threshold: 2n })
  return { sender, safe, kind: '1.4.1', owners } as const
}

async function keepOwnRpc(context: BrowserContext, siteUrl: string, rpcUrl: string, walletId?: string): Promise<void> {
  await context.addInitScript(
    ({ origin, rpc, keptConnection }) => {
      if (location.origin !== origin || localStorage.getItem('settings')) return
      localStorage.setItem('settings', JSON.stringify({ v: 1, value: { rpc: { 1: rpc }, showTestNetworks: false } }))
      if (keptConnection) localStorage.setItem('connection', JSON.stringify({ v: 1, value: keptConnection }))
    },
    {
      origin: new URL(siteUrl).origin,
      rpc: rpcUrl,
      keptConnection: walletId && { walletId, account: ada.account.address, chainId: 1 },
    },
  )
  await context.grantPermissions(['local-network-access'])
}

async function openSignIn(page: Page, address: Address) {
  await account(page, address).click()
  await inner(page).getByRole('button', { name: 'Verify account' }).click()
  return dialogOf(page)
}

const signatureRequests = ({ requests }: SafeWallet) => requests.filter((method) => method === 'signMessage').length

test('[S4.6] the owners sign later: the sign-in waits over a reload, and then continues by itself', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const wallet = await installSafeWallet(context, await prepareSafe(mainnet))
  wallet.signs = 'later'
  await keepOwnRpc(context, site.url, mainnet.anvil.url)
  await wallet.open(page, site.url)
  await expectFrameStorage(page, 'granted')
  const dialog = await openSignIn(page, wallet.safe)
  await expect(dialog.getByText('2 owners have to sign it in Safe.')).toBeVisible()
  await dialog.getByText('Read the message').click()
  const text = await dialog.locator('pre').textContent()
  // this page's own domain, not the host page's
  expect(text).toContain(`${new URL(site.url).host} wants you to sign in with your Ethereum account:\n${wallet.safe}\n`)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('heading', { name: 'Waiting for the owners' })).toBeVisible()
  await expect(dialog.getByText('This continues automatically while the page is open.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close for now' }).click()
  await expect(account(page, wallet.safe)).toBeVisible()

  await page.reload()
  const resumed = await openSignIn(page, wallet.safe)
  await expect(resumed.getByRole('heading', { name: 'Waiting for the owners' })).toBeVisible()
  await resumed.getByText('Read the message').click()
  expect(await resumed.locator('pre').textContent()).toBe(text)
  const before = wallet.requests.filter((method) => method === 'getOffChainSignature').length
  await expect
    .poll(() => wallet.requests.filter((method) => method === 'getOffChainSignature').length)
    .toBeGreaterThan(before)
  await expect(resumed.getByRole('heading', { name: 'Waiting for the owners' })).toBeVisible()

  wallet.signs = 'at once'
  await expect(resumed.getByRole('heading', { name: 'Your account is verified' })).toBeVisible()
  expect(signatureRequests(wallet)).toBe(1)
  expect(quiet.errors).toEqual([])
})

test('[S8.9] bug 28: signed on chain there is no signature, only 0x, which is pending and then valid', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const options = await prepareSafe(mainnet)
  const wallet = await installSafeWallet(context, options)
  wallet.signs = 'on chain'
  await keepOwnRpc(context, site.url, mainnet.anvil.url)
  await wallet.open(page, site.url)
  await expectFrameStorage(page, 'granted')
  const dialog = await openSignIn(page, wallet.safe)
  await dialog.getByText('Read the message').click()
  const text = await dialog.locator('pre').textContent()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('heading', { name: 'Waiting for the owners' })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await signOnChain(mainnet, options.sender, { safe: wallet.safe, owners, text: text ?? '' })
  await expect(dialog.getByRole('heading', { name: 'Your account is verified' })).toBeVisible()
})

test('[S2.7] closing Safe’s window leaves the outcome open: the page keeps waiting, also after a retry; stopping ends it', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const wallet = await installSafeWallet(context, await prepareSafe(mainnet))
  Object.assign(wallet, { mood: 'reject', signs: 'later' })
  await keepOwnRpc(context, site.url, mainnet.anvil.url)
  await wallet.open(page, site.url)
  await expectFrameStorage(page, 'granted')
  const dialog = await openSignIn(page, wallet.safe)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByText("The wallet's window is closed.")).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await expect.poll(() => signatureRequests(wallet)).toBe(2)
  await expect(dialog.getByText("The wallet's window is closed.")).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(dialog.getByRole('button', { name: 'Sign message' })).toBeVisible()
  await expect(account(page, wallet.safe)).toBeAttached()
})

test('[S2.7] inside a foreign page there is no request, and a link to open a new tab', async ({
  context,
  page,
  mainnet,
}) => {
  const bare = await serveBuild('/', { framing: null })
  try {
    const stranger = await installSafeWallet(context, {
      ...(await prepareSafe(mainnet)),
      origin: 'https://portal.example',
    })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
    wallet.isShared = true
    await keepOwnRpc(context, bare.url, mainnet.anvil.url, 'test.wallet')
    await stranger.open(page, bare.url)
    await expectFrameStorage(page, 'granted')
    const dialog = await openSignIn(page, ada.account.address)
    await expect(dialog.getByRole('link', { name: 'Open in its own tab' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Sign message' })).toHaveCount(0)
    expect(wallet.requests).not.toContain('personal_sign')
    expect(stranger.requests).toEqual([])
    const link = dialog.getByRole('link', { name: 'Open in its own tab' })
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
    await tab
      .getByRole('banner')
      .getByRole('button', { name: /^Account 0x/ })
      .click()
    await tab.getByRole('button', { name: 'Verify account' }).click()
    await tab.getByRole('button', { name: 'Sign message' }).click()
    await expect(tab.getByRole('heading', { name: 'Your account is verified' })).toBeVisible()
  } finally {
    await bare.close()
  }
})

test('[S4.6] for a Safe older than 1.3 the page says what it lacks before anything is signed, and what to do', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const behind = await prepareSafe(mainnet)
  const { client, anvil } = mainnet
  // the version in its storage and code; it runs as before
  const old = '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F'
  const node = createTestClient({ mode: 'anvil', transport: custom(anvil.provider) })
  const codeAt = async (address: Address) => (await getCode(client, { address })) ?? '0x'
  await setCode(node, { address: old, bytecode: await codeAt(getSafeContracts('1.4.1').singleton) })
  await setCode(node, { address: behind.safe, bytecode: `${await codeAt(behind.safe)}00` })
  await setStorageAt(node, { address: behind.safe, index: 0, value: pad(old) })
  const wallet = await installSafeWallet(context, behind)
  await keepOwnRpc(context, site.url, anvil.url)
  await wallet.open(page, site.url)
  const dialog = await openSignIn(page, wallet.safe)
  await expect(dialog.getByText(signInWords.kinds.oldSafe)).toBeVisible()
  expect(signatureRequests(wallet)).toBe(0)
})
