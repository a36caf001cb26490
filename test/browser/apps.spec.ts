import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData, type Hex, hashMessage, parseAbi, parseEther } from 'viem'
import { getBalance, readContract, waitForTransactionReceipt } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { optional, startApp } from '../relay/startApp.ts'
import { stopClient } from '../relay/stopClient.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { settle, test } from './relayFixtures.ts'
import { signingSafe } from './signingSafe.ts'

const { ada, ben, cleo } = people
const to = cleo.account.address
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const TEXT = 'Let me in'

const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

/** A wrapped Safe of one account's, with one ether in it. */
async function openSafe({ senderOf }: TestWorld, holder = ada.account): Promise<Address> {
  const sender = await senderOf(ben.account)
  const owner = holder.address
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [owner] })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [holder], to: owner })
  await sender.send({ to: safe, value: parseEther('1') })
  return safe
}

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const requests = (page: Page) => page.getByRole('region', { name: 'Requests' })

test('[W2] an app connects to a wrapped Safe through WalletConnect, and its requests are reviewed and answered', async ({
  context,
  page,
  site,
  mainnet,
  relay,
}) => {
  test.slow()
  const { client: node, anvil } = mainnet
  const safe = await signingSafe(mainnet, parseEther('1'))
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await settle(page, relay.url)
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/eth:${safe}?apps`)
  const { client: app } = await startApp(relay.url)
  try {
    const code = page.getByLabel('Code from the app')
    await code.fill('wc:nothing')
    await act(page, 'Connect the app').click()
    await expect(page.getByText('That isn’t a WalletConnect code.')).toBeVisible()
    const { uri = '', approval } = await app.connect(optional(1))
    await code.fill(uri)
    await act(page, 'Connect the app').click()
    await expect(page.getByRole('heading', { name: 'Test App wants to use this Safe' })).toBeVisible()
    await expect(page.getByText('https://app.test')).toBeVisible()
    await expectAccessible(page)
    // an answer that comes before the client listens is missed
    const approved = approval()
    await act(page, 'Connect').click()
    const { topic, namespaces } = await approved
    expect(namespaces.eip155?.accounts).toEqual([`eip155:1:${safe}`])
    await expect(act(page, 'Disconnect Test App')).toBeVisible()
    await expect(page.getByText('Keep this Safe’s page open while you use them', { exact: false })).toBeVisible()

    const ask = <T>(method: string, params: unknown) =>
      app.request<T>({ topic, chainId: 'eip155:1', request: { method, params } })
    const before = await getBalance(node, { address: to })
    const hash = ask<Hex>('eth_sendTransaction', [{ from: safe, to, value: '0x5' }])
    await expect(requests(page).getByText('Test App asks you to send a transaction.')).toBeVisible()
    await expectAccessible(page)
    await act(page, 'Send').last().click()
    expect((await waitForTransactionReceipt(node, { hash: await hash })).status).toBe('success')
    expect(await getBalance(node, { address: to })).toBe(before + 5n)

    const calls = [
      { to, value: '0x1' },
      { to, value: '0x2' },
    ]
    const sent = ask<{ id: string }>('wallet_sendCalls', [
      { version: '2.0.0', from: safe, chainId: '0x1', atomicRequired: true, calls },
    ])
    await expect(requests(page).getByText('Test App asks you to send 2 calls in one transaction.')).toBeVisible()
    await act(page, 'Send').last().click()
    const { id } = await sent
    const status = () => ask<{ status: number }>('wallet_getCallsStatus', [id])
    await expect.poll(async () => (await status()).status).toBe(200)
    expect(await status()).toMatchObject({ atomic: true, chainId: '0x1', receipts: [{ status: '0x1' }] })
    expect(await getBalance(node, { address: to })).toBe(before + 8n)

    const signed = ask<Hex>('personal_sign', [TEXT, safe])
    await expect(requests(page).getByText(TEXT, { exact: true })).toBeVisible()
    await act(page, 'Sign').click()
    const args = [hashMessage(TEXT), await signed] as const
    expect(await readContract(node, { address: safe, abi, functionName: 'isValidSignature', args })).toBe('0x1626ba7e')

    const toWrapper = ask('eth_sendTransaction', [{ from: safe, to: wrappedSafeAddress, data: '0xdeadbeef' }])
    await expect(toWrapper).rejects.toMatchObject({ code: -32003 })
    const results = page.getByRole('region', { name: 'Requests without a result' })
    await expect(results).toContainText('Test App asked for a transaction.')
    await expect(results).toContainText('It was for the contract that wraps this Safe.')
    await expect(act(page, 'Apps (1)')).toBeVisible()
    await expectAccessible(page)
    await ask('wallet_switchEthereumChain', [{ chainId: '0xa' }]).catch(() => undefined)
    await expect(results.getByRole('listitem').first()).toContainText('It is connected on Ethereum.')
    await ask('wallet_getCallsStatus', ['nothing']).catch(() => undefined)
    await ask('wallet_getCallsStatus', ['nothing']).catch(() => undefined)
    await expect(results.getByRole('listitem').first()).toContainText('2 times.')
    for (const asked of ['wallet_getCallsStatus', 'another network', 'a transaction'])
      await results.getByRole('button', { name: `Dismiss: Test App asked for ${asked}.` }).click()
    await expect(results).toHaveCount(0)
    await expect(act(page, 'Apps')).toBeVisible()

    const declined = ask('personal_sign', [`${TEXT} again`, safe]).catch((thrown: unknown) => thrown)
    await expect(requests(page).getByText(`${TEXT} again`)).toBeVisible()
    await page.reload()
    await expect(requests(page).getByText(`${TEXT} again`)).toBeVisible()
    await act(page, 'Decline').click()
    expect(await declined).toMatchObject({ code: 4001 })
    await expect(page.getByText('You declined, and the app was told.')).toBeVisible()

    const ended = new Promise((resolve) => app.on('session_delete', resolve))
    await act(page, 'Disconnect Test App').click()
    await ended
    await expect(page.getByText('No app is connected.')).toBeVisible()
  } finally {
    await stopClient(app)
  }
})

test('[W2] apps are reconnected as soon as the Safe’s page opens, and once its NFT was transferred can only be rejected', async ({
  context,
  page,
  site,
  mainnet,
  relay,
}) => {
  test.slow()
  const { client: node, anvil, senderOf } = mainnet
  const holder = await newAccount(mainnet)
  const safe = await openSafe(mainnet, holder)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: anvil.provider })
  await settle(page, relay.url)
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/eth:${safe}`)
  await expect(page.getByLabel('Amount')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(relay.seen.sockets).toBe(0)
  const { client: app } = await startApp(relay.url)
  try {
    await act(page, 'Apps').click()
    const code = page.getByLabel('Code from the app')
    await expect(code).toBeVisible()
    const { uri = '', approval } = await app.connect(optional(1))
    await code.fill(uri)
    await act(page, 'Connect the app').click()
    await expect(page.getByRole('heading', { name: 'Test App wants to use this Safe' })).toBeVisible()
    const approved = approval()
    await act(page, 'Connect').click()
    const { topic } = await approved
    const ask = (method: string, params: unknown) =>
      app.request({ topic, chainId: 'eip155:1', request: { method, params } }).catch((thrown: unknown) => thrown)

    await page.reload()
    const refused = ask('eth_sendTransaction', [{ from: safe, to, value: '0x5' }])
    await expect(act(page, 'Apps (1)')).toBeVisible()
    const signed = ask('personal_sign', [TEXT, safe])
    await act(page, 'Apps (2)').click()
    await expect(requests(page).getByText('Test App asks you to send a transaction.')).toBeVisible()
    await expect(act(page, 'Send').last()).toHaveAttribute('aria-disabled', 'false')

    const [asked, owner] = [wallet.requests.length, holder.address]
    const tokenId = await readContract(node, { ...wrapper, functionName: 'tokenOf', args: [safe] })
    const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'transferFrom', args: [owner, to, tokenId] })
    await passQuietTime(anvil)
    await (await senderOf(holder)).send({ to: wrappedSafeAddress, data })
    await page.reload()
    const notYours = 'Another account holds this Safe, the one below. Connect that account to answer, or decline.'
    await expect(page.getByText(notYours)).toBeVisible()
    await expect(act(page, 'Send')).toHaveCount(0)
    await expectAccessible(page)
    await act(page, 'Decline').click()
    expect(await refused).toMatchObject({ code: 4100 })
    await expect(requests(page).getByText('Test App asks you to sign a message.')).toBeVisible()
    await expect(page.getByText(notYours)).toBeVisible()
    await act(page, 'Decline').click()
    expect(await signed).toMatchObject({ code: 4100 })
    await expect(page.getByText('The app was told that another account holds this Safe.')).toBeVisible()
    expect(wallet.requests.slice(asked).filter((method) => /send|sign/i.test(method))).toEqual([])
  } finally {
    await stopClient(app)
  }
})

test('[W2] without a project id the page says where to enter one, and that apps open in the page without it', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const safe = await openSafe(mainnet)
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/eth:${safe}?apps`)
  await expect(page.getByText('WalletConnect isn’t set up here.')).toBeVisible()
  await expect(page.getByText('you need a project ID, free at dashboard.reown.com')).toBeVisible()
  await expect(page.getByText('Apps made for Safes open in this page without it')).toBeVisible()
  await expect(page.getByLabel('Address of the app')).toBeVisible()
  await expect(act(page, 'Try again')).toHaveCount(0)
  // nor does this tab block another one
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('WalletConnect isn’t set up here.')).toBeVisible()
  await other.close()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
