import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { DEMO_CHAIN_ID } from '../../src/lib/chains.ts'
import { buildSite } from '../../tools/buildSite.ts'
import { type Served, serveBuild } from '../../tools/serveBuild.ts'
import { expect, test } from './fixtures.ts'

// MetaMask's published test dapp, with our demo wallet, its sheet and its chain in the page.

const dapp = join(dirname(createRequire(import.meta.url).resolve('@metamask/test-dapp/package.json')), 'dist')

let site: Served
test.beforeAll(async () => {
  const folder = await buildSite({ testPage: 'testDappPage' })
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const wallet = [...built.matchAll(/<(script|link)[^>]*assets\/[^>]*>(<\/script>)?/g)].join('')
  cpSync(dapp, folder, { recursive: true })
  const html = readFileSync(join(dapp, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), html.replace('</head>', `${wallet}</head>`))
  // its own host sends no policy, and it doesn't run under ours
  site = await serveBuild('/', { folder, framing: null })
})
test.afterAll(() => site.close())

const { ada, ben } = people
const addressOf = (person: typeof ada) => person.account.address.toLowerCase()

/** The dapp with the demo wallet selected. Its requests for third-party fonts and styles are blocked. */
async function openDapp(page: Page) {
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Use Demo Wallet' }).click()
  await expect(page.locator('#activeProviderName')).toHaveText('Demo Wallet')
  const sheet = page.locator('#demo dialog')
  return {
    sheet,
    field: (id: string) => page.locator(`#${id}`),
    press: (id: string) => page.locator(`#${id}`).click(),
    async answer(name: 'Confirm' | 'Reject') {
      await sheet.getByRole('button', { name }).click()
      await expect(sheet).toBeHidden()
    },
    /** The wallet's error for the dapp's next request, which the dapp itself doesn't show. */
    refusalOf: (act: () => Promise<void>) =>
      Promise.all([page.waitForEvent('pageerror'), act()]).then(([error]) => error.message),
  }
}

test('[S7.2] the official test dapp: connect, accounts and permissions with the demo wallet', async ({ page }) => {
  const { field, press, answer, sheet } = await openDapp(page)
  await expect(field('chainId')).toHaveText(`0x${DEMO_CHAIN_ID.toString(16)}`)
  await expect(field('network')).toHaveText(String(DEMO_CHAIN_ID))
  await expect(field('accounts')).toHaveText(addressOf(ada))
  await expect(field('connectButton')).toHaveText('Connected')
  await press('getPermissions')
  await expect(field('permissionsResult')).toHaveText('eth_accounts')

  await press('getAccounts')
  await expect(field('getAccountsResult')).toHaveText(addressOf(ada))

  await press('revokeAccountsPermission')
  await expect(field('accounts')).toHaveText('')
  await press('getAccounts')
  await expect(field('getAccountsResult')).toHaveText('')
  await press('getPermissions')
  await expect(field('permissionsResult')).toHaveText('No permissions found.')

  await press('connectButton')
  await expect(sheet.getByRole('heading')).toHaveText('Share an account with this page?')
  await answer('Reject')
  await expect(field('connectButton')).toHaveText('Connect')
  await press('connectButton')
  await answer('Confirm')
  await expect(field('accounts')).toHaveText(addressOf(ada))
  await press('getAccounts')
  await expect(field('getAccountsResult')).toHaveText(addressOf(ada))

  await press('requestPermissions')
  await answer('Reject')
  await expect(field('permissionsResult')).toHaveText('Error: User rejected the request.')
  await press('requestPermissions')
  await sheet.getByLabel('Account').selectOption({ label: 'Ben, another owner' })
  await answer('Confirm')
  await expect(field('permissionsResult')).toHaveText('eth_accounts')
  await expect(field('accounts')).toHaveText(addressOf(ben))
})

test('[W5] the official test dapp: signatures of the demo wallet, which it verifies', async ({ page }) => {
  const { field, press, answer, sheet } = await openDapp(page)
  await press('personalSign')
  await expect(sheet.getByText('Example `personal_sign` message')).toBeVisible()
  await answer('Confirm')
  await expect(field('personalSignResult')).toHaveText(/^0x[\da-f]{130}$/)
  await press('personalSignVerify')
  await expect(field('personalSignVerifySigUtilResult')).toHaveText(addressOf(ada))
  await expect(field('personalSignVerifyECRecoverResult')).toHaveText(addressOf(ada))

  await press('siwe')
  await expect(sheet.getByText('wants you to sign in with your Ethereum account')).toBeVisible()
  await answer('Confirm')
  await expect(field('siweResult')).toHaveText(/^0x[\da-f]{130}$/)
  await press('siwe')
  await answer('Reject')
  await expect(field('siweResult')).toHaveText('Error: User rejected the request.')

  await press('signTypedDataV4')
  await expect(sheet.getByText('Ether Mail')).toBeVisible()
  await expect(sheet.getByText('"contents": "Hello, Bob!"')).toBeVisible()
  await answer('Confirm')
  await press('signTypedDataV4Verify')
  await expect(field('signTypedDataV4VerifyResult')).toHaveText(addressOf(ada))
  await press('signPermit')
  await answer('Confirm')
  await press('signPermitVerify')
  await expect(field('signPermitVerifyResult')).toHaveText(addressOf(ada))

  for (const [button, result] of [
    ['signInvalidType', 'signMalformedResult'],
    ['signNoPrimaryTypeDefined', 'signMalformedResult'],
    // older drafts of typed data, which no standard requires
    ['signTypedData', 'signTypedDataResult'],
    ['signTypedDataV3', 'signTypedDataV3Result'],
  ] as const) {
    await press(button)
    await expect(field(result)).toHaveText(/^Error: /)
    await expect(sheet).toBeHidden()
  }
})

test('[W5] the official test dapp: transactions, contracts and assets with the demo wallet', async ({ page }) => {
  const { field, press, answer, sheet, refusalOf } = await openDapp(page)
  const sent = page.waitForEvent('console', { predicate: (message) => /^0x[\da-f]{64}$/.test(message.text()) })
  await press('sendEIP1559Button')
  await expect(sheet.getByRole('heading')).toHaveText('Send this transaction?')
  await answer('Confirm')
  await sent

  await press('deployButton')
  await expect(sheet.getByText(/^Creates a contract of \d+ bytes$/)).toBeVisible()
  await answer('Confirm')
  await expect(field('contractStatus')).toHaveText('Deployed')
  await press('depositButton')
  await expect(sheet.getByText('4 ETH', { exact: true })).toBeVisible()
  await answer('Confirm')
  await expect(field('contractStatus')).toHaveText('Deposit completed')
  await press('withdrawButton')
  await answer('Confirm')
  await expect(field('contractStatus')).toHaveText('Withdrawn')
  await press('deployFailingButton')
  await answer('Reject')
  await expect(field('failingContractStatus')).toHaveText('Deployment Failed')

  await press('createToken')
  await answer('Confirm')
  await expect(field('erc20TokenAddresses')).toHaveText(/^0x[\da-fA-F]{40}$/)
  await press('watchAssets')
  await expect(sheet.getByText('ERC20 TST')).toBeVisible()
  await answer('Confirm')

  await press('deployNFTsButton')
  await answer('Confirm')
  await expect(field('nftsStatus')).toHaveText('Deployed')
  await press('mintButton')
  await answer('Confirm')
  await expect(field('nftsStatus')).toHaveText('Mint completed')
  await field('watchNFTInput').fill('1')
  await press('watchNFTButton')
  await expect(sheet.getByText('ERC721 1')).toBeVisible()
  await answer('Confirm')

  // the demo wallet switches to no other chain, so the dapp's local one is neither added nor selected
  expect(await refusalOf(() => press('addEthereumChain'))).toContain('only knows the demo chain')
  expect(await refusalOf(() => press('switchEthereumChain'))).toContain('only knows the demo chain')
  await field('openNetworkPicker').click()
  await page.locator('#mainNetworks').getByText('Ethereum', { exact: false }).first().click()
  await expect(field('networkError')).toContainText('is not available in your wallet')
})
