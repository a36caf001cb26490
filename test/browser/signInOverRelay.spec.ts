import type { BrowserContext, Page } from '@playwright/test'
import { concat, type Hex } from 'viem'
import { people } from '../../src/demo/people.ts'
import { safeMessageHash } from '../../src/safe/signatures/safeMessageHash.ts'
import { type Phone, startPhone } from '../relay/startPhone.ts'
import { expect, expectAccessible, setOwnRpc } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { settle, test } from './relayFixtures.ts'

// Signing in over WalletConnect, with a real WalletKit at the other end of our relay: of a key, and of a Safe.

const { ada, ben, cleo } = people

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })

async function connectPhone(context: BrowserContext, page: Page, phone: Phone): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await phone.scan(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(account(page)).toBeVisible()
}

async function openSignIn(page: Page) {
  await account(page).click()
  await page.getByRole('button', { name: 'Verify account' }).click()
  return page.getByRole('dialog', { name: 'Sign in' })
}

const nonces = (phone: Phone) =>
  phone.requests.map(({ params }) => {
    const [raw] = params as [Hex]
    return /Nonce: (\w+)/.exec(Buffer.from(raw.slice(2), 'hex').toString())?.[1]
  })

test('[S8.9] a rejection on the phone keeps it connected; an invalid signature is refused, and the retry uses a new nonce', async ({
  context,
  page,
  site,
  relay,
  phone,
  mainnet,
}) => {
  await settle(page, relay.url)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connectPhone(context, page, phone)
  const dialog = await openSignIn(page)
  phone.answer = () => ({ error: { code: 5000, message: 'User rejected.' } })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByText(/^You declined in .*\. Nothing was signed\.$/)).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  phone.answer = async (_, params) => {
    const [raw] = params as [Hex]
    return { result: await ben.account.signMessage({ message: { raw } }) }
  }
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('alert').getByText('Error verifying signature, please retry!')).toBeVisible()

  phone.answer = undefined
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your account is verified' })).toBeVisible()
  expect(phone.requests.map(({ method, chainId }) => [method, chainId])).toEqual(
    Array.from({ length: 3 }, () => ['personal_sign', 'eip155:1']),
  )
  const [first, second, third] = nonces(phone)
  expect(second).toBe(first)
  expect(third).not.toBe(first)

  await page.reload()
  await account(page).click()
  await expect(page.getByText(/^In this tab, until/)).toBeVisible()
  expect(phone.requests).toHaveLength(3)
})

test('[S4.6] a Safe over WalletConnect: closed there, the page keeps waiting over a reload, and on a retry the Safe answers with all signatures', async ({
  context,
  page,
  site,
  relay,
  mainnet,
}) => {
  const sender = await mainnet.senderOf(cleo.account)
  const owners = [ada.account, ben.account].sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  const addresses = owners.map(({ address }) => address)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: addresses, threshold: 2n })
  const phone = await startPhone({
    relayUrl: relay.url,
    account: { ...ada.account, address: safe },
    name: 'Safe{Wallet}',
    chains: [1],
  })
  await settle(page, relay.url)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connectPhone(context, page, phone)
  phone.answer = () => ({ error: { code: 5000, message: 'User rejected.' } })
  const dialog = await openSignIn(page)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByText('Once they have signed, ask again')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  const resumed = await openSignIn(page)
  await expect(resumed.getByRole('heading', { name: 'Waiting for the owners' })).toBeVisible()
  phone.answer = async (_, params) => {
    const [raw] = params as [Hex]
    const hash = safeMessageHash(1, safe, Buffer.from(raw.slice(2), 'hex').toString())
    return { result: concat(await Promise.all(owners.map((owner) => owner.sign({ hash })))) }
  }
  await resumed.getByRole('button', { name: 'Ask again' }).click()
  await expect(resumed.getByRole('heading', { name: 'Your account is verified' })).toBeVisible()
  expect(new Set(nonces(phone)).size).toBe(1)
  expect(phone.requests).toHaveLength(2)
  await phone.stop()
})
