import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Address, type Hex, hashMessage, hashTypedData, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { type BrowserWallet, installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { signingSafe } from './signingSafe.ts'

const { ada } = people
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const TEXT = 'Let me in: ä\nNonce: 1'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SPENDER = people.cleo.account.address

const permit = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', chainId: 1, verifyingContract: TOKEN },
  message: { owner: SPENDER, spender: SPENDER, value: (2n ** 256n - 1n).toString() },
} as const

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

const isValid = async ({ client }: TestWorld, safe: Address, hash: Hex, signature: string | null) =>
  readContract(client, { address: safe, abi, functionName: 'isValidSignature', args: [hash, signature as Hex] })

/** The value shown beside a name. */
const shown = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

async function open(page: Page, site: { url: string }, world: TestWorld, wallet: BrowserWallet, safe: Address) {
  await keepOwnRpc(page, site.url, world.anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/eth:${safe}`)
  await act(page, 'Signing').click()
  await expect(page.getByRole('heading', { name: 'Sign as the Safe' })).toBeVisible()
}

test('[W2] the holder signs a text, then typed data, each accepted by the Safe before it is shown', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const safe = await signingSafe(mainnet)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await open(page, site, mainnet, wallet, safe)
  await expect(act(page, 'Sign in your wallet')).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Text to sign').fill(TEXT)
  await expect(shown(page, 'Hash')).toHaveText(hashMessage(TEXT))
  await expectAccessible(page)
  await act(page, 'Sign in your wallet').click()
  await expect(page.getByRole('heading', { name: 'Signed, and accepted by the Safe' })).toBeFocused()
  const signature = await shown(page, 'Signature').textContent()
  expect(await isValid(mainnet, safe, hashMessage(TEXT), signature)).toBe('0x1626ba7e')
  await expectAccessible(page)
  await act(page, 'Copy signature').click()
  await expect(act(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(signature)
  const [file] = await Promise.all([page.waitForEvent('download'), act(page, 'Save as file').click()])
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    safe: `eth:${safe}`,
    text: TEXT,
    hash: hashMessage(TEXT),
    epoch: '1',
    signature,
  })

  await act(page, 'Sign something else').click()
  await page.getByRole('radio', { name: /^Typed data/ }).check()
  const field = page.getByLabel('Typed data (JSON)')
  await field.fill('{"types"')
  await expect(page.getByText('That isn’t valid JSON.')).toBeVisible()
  await field.fill(JSON.stringify({ ...permit, message: { owner: SPENDER, spender: SPENDER } }))
  await expect(page.getByText('“value” is missing.')).toBeVisible()
  await field.fill(JSON.stringify(permit).replace(/"(\d{70,})"/, '$1'))
  await expect(page.getByText('“value” is a number that JSON can’t hold exactly.')).toBeVisible()
  await expect(act(page, 'Sign in your wallet')).toHaveAttribute('aria-disabled', 'true')
  await field.fill(JSON.stringify({ ...permit, domain: { ...permit.domain, chainId: 10 } }))
  await expect(page.getByText('This is for OP Mainnet, not for Ethereum.')).toBeVisible()
  await field.fill(JSON.stringify(permit))
  await expect(page.getByText('This lets someone take tokens.')).toBeVisible()
  await expect(page.getByText('Without a limit')).toBeVisible()
  await expect(page.getByText('This is for OP Mainnet')).toBeHidden()
  await expectAccessible(page)
  const asked = wallet.requests.length
  await act(page, 'Sign in your wallet').click({ force: true })
  await expect(page.getByText('Tick the box above first.')).toBeVisible()
  expect(wallet.requests.slice(asked)).toEqual([])
  await page.getByRole('checkbox', { name: 'I understand what this signature lets others do.' }).check()
  await act(page, 'Sign in your wallet').click()
  await expect(page.getByRole('heading', { name: 'Signed, and accepted by the Safe' })).toBeVisible()
  const typed = await shown(page, 'Signature').textContent()
  const hash = hashTypedData(permit as never)
  expect(await isValid(mainnet, safe, hash, typed)).toBe('0x1626ba7e')
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[W2] what the wallet declines, does not know or signs with another key gives no signature', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const safe = await signingSafe(mainnet)
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await open(page, site, mainnet, wallet, safe)
  await page.getByLabel('Text to sign').fill(TEXT)
  const tries = [
    ['reject', 'You declined in your wallet.'],
    ['old', 'Your wallet can’t sign this.'],
    ['forges', 'The Safe doesn’t accept this signature.'],
  ] as const
  for (const [mood, said] of tries) {
    wallet.mood = mood
    await act(page, 'Sign in your wallet').click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByText('Signature', { exact: true })).toBeHidden()
  }
  await expectAccessible(page)
  // a late answer to a stopped request changes nothing
  wallet.mood = 'silent'
  await act(page, 'Sign in your wallet').click()
  await expect(page.getByText('Sign the message in your wallet.')).toBeVisible()
  await act(page, 'Stop waiting').click()
  wallet.mood = 'confirm'
  wallet.chainId = 10
  await act(page, 'Sign in your wallet').click()
  await expect(act(page, 'Switch to Ethereum')).toBeVisible()
  await act(page, 'Switch to Ethereum').click()
  await expect(page.getByRole('heading', { name: 'Signed, and accepted by the Safe' })).toBeVisible()

  await act(page, 'Turn signing off').click()
  await expect(page.getByText('To sign a text or typed data as the Safe, turn signing on.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Signed, and accepted by the Safe' })).toBeHidden()
})

test('[W5] the demo wallet signs a text and typed data for the Safe', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('demo', JSON.stringify({ v: 1, value: { person: 'ada' } })))
  await page.goto(`${site.url}#/demo:${samples.wrapped.address}`)
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Confirm' }) })
  await act(page, 'Signing').click()
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await act(page, 'Turn signing on').click()
  await sheet.getByRole('button', { name: 'Confirm' }).click()

  await page.getByLabel('Text to sign').fill(TEXT)
  await act(page, 'Sign in your wallet').click()
  await expect(sheet.getByText('WrappedSafeMessage')).toBeVisible()
  await expect(sheet.getByText(hashMessage(TEXT))).toBeVisible()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Signed, and accepted by the Safe' })).toBeVisible()
  await act(page, 'Sign something else').click()
  await page.getByRole('radio', { name: /^Typed data/ }).check()
  const note = {
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    domain: {},
    message: { text: 'hi' },
  }
  await page.getByLabel('Typed data (JSON)').fill(JSON.stringify(note))
  await expect(page.getByText('This page doesn’t know this kind of message.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I understand what this signature lets others do.' }).check()
  await act(page, 'Sign in your wallet').click()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Signed, and accepted by the Safe' })).toBeVisible()
})
