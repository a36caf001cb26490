import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { getBalance, getTransactionCount, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { placeGenesisCode } from '../../src/demo/placeGenesisCode.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { startAnvil } from '../../tools/anvil.ts'
import { readSafe } from '../contract/readSafe.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { type Answer, type BrowserWallet, installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

// A wallet's answer may differ from what it did: here it sends and answers something else, or the reverse.

const { ada, ben, cleo } = people
const abi = wrappedSafeAbi

const failing = (code: number, message: string): Answer => ({ refused: { code, message } })
const UNCLEAR = "We can't tell whether it was sent."

/** A Safe with 3 ETH, wrapped and sealed for its holder, or not wrapped yet. */
async function startSafe(mainnet: TestWorld, isWrapped = true) {
  const holder = await newAccount(mainnet)
  const maker = await mainnet.senderOf(ben.account)
  const safe = await newSafe(maker, { kind: '1.4.1', owners: [holder.address] })
  await maker.send({ to: safe, value: parseEther('3') })
  const to = holder.address
  if (!isWrapped) return { holder, safe, tokenId: 0n }
  const tokenId = await wrapSafe(maker, { safe, kind: '1.4.1', signers: [holder], to })
  await passQuietTime(mainnet.anvil)
  return { holder, safe, tokenId }
}

type Act = {
  kind: string
  /** What the wallet answers, after it has sent. */
  said: string
  answer: Answer
  isWrapped?: boolean
  /** The steps up to the click that calls the wallet. */
  go(page: Page, safe: Address): Promise<void>
  /** The final state, reached without further input. */
  ended(page: Page): Promise<void>
  /** The expected state on chain. */
  onChain?(world: TestWorld, safe: Address, tokenId: bigint, holder: Address): Promise<void>
}

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const recipient = privateKeyToAddress(generatePrivateKey())

/** Opens one of the holder's acts, and ticks its confirmations. */
async function agreeTo(page: Page, tab: string, fill?: () => Promise<void>): Promise<void> {
  await act(page, tab).click()
  await fill?.()
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('checkbox').check()
}

const ACTS: Act[] = [
  {
    kind: 'seal',
    said: 'Internal JSON-RPC error.',
    answer: failing(-32603, 'Internal JSON-RPC error.'),
    isWrapped: false,
    async go(page) {
      await act(page, 'Wrap this Safe').click()
      await expect(act(page, 'Seal it and create the NFT')).toHaveAttribute('aria-disabled', 'false')
    },
    ended: (page) => expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible(),
  },
  {
    kind: 'execute',
    said: '4900',
    answer: failing(4900, 'The provider is disconnected from all chains.'),
    async go(page) {
      await page.getByLabel('Amount').fill('1')
      await page.getByLabel('To', { exact: true }).fill(recipient)
    },
    ended: (page) => expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible(),
    onChain: async ({ client }) => expect(await getBalance(client, { address: recipient })).toBe(parseEther('1')),
  },
  {
    kind: 'lock',
    said: 'null',
    answer: { result: null },
    go: (page) => agreeTo(page, 'Lock', () => act(page, '7 days').click()),
    ended: (page) => expect(page.getByText(/^Locked until \w+ \d+, \d{4}/)).toBeVisible(),
  },
  {
    kind: 'signing',
    said: 'an object without a hash',
    answer: { result: { ok: true } },
    go: (page) => agreeTo(page, 'Signing'),
    ended: (page) => expect(page.getByText('Signing is on', { exact: true })).toBeVisible(),
  },
  {
    kind: 'transfer',
    said: 'nonce too low',
    answer: failing(-32000, 'nonce too low: next nonce 1, tx nonce 0'),
    go: (page) => agreeTo(page, 'Transfer', () => page.getByLabel('Recipient').fill(cleo.account.address)),
    ended: (page) => expect(page.getByText('You are only viewing it.')).toBeVisible(),
    onChain: async ({ client }, _, tokenId) =>
      expect(
        await readContract(client, { address: wrappedSafeAddress, abi, functionName: 'ownerOf', args: [tokenId] }),
      ).toBe(cleo.account.address),
  },
  {
    kind: 'unwrap',
    said: 'Failed to fetch',
    answer: { refused: { message: 'Failed to fetch' } },
    go: (page) => agreeTo(page, 'Unwrap'),
    ended: (page) => expect(page.getByText('Not wrapped')).toBeVisible(),
    onChain: async ({ client }, safe, _, holder) =>
      expect(await readSafe(client, safe)).toMatchObject({ owners: [holder] }),
  },
]
const BUTTONS: Record<string, string> = {
  seal: 'Seal it and create the NFT',
  execute: 'Send 1 ETH',
  lock: 'Lock it',
  signing: 'Turn signing on',
  transfer: 'Transfer it for good',
  unwrap: 'Unwrap and destroy the NFT',
}

/** Records from now on whether the page says that nothing was sent, or offers a retry as if nothing had been. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const hear = () => {
      // biome-ignore lint/performance/useDomNodeTextContent: only visible text
      const found = /[^.]*nothing (was|is) sent[^.]*|[\s\S]{0,160}Try again/i.exec(document.body.innerText)?.[0]
      if (found && !heard.includes(found)) heard.push(found)
    }
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true })
    hear()
  })

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

/** Nothing untrue was ever shown, nor is any of it left on the screen. */
async function expectHonest(page: Page): Promise<void> {
  expect(await heard(page)).toEqual([])
  await expect(page.getByText(`${UNCLEAR} Check your wallet.`)).toHaveCount(0)
}

type Kept = { kind: string; status: string }

/** The transactions of a kind in the page's log. */
const keptOf = (page: Page, kind: string) =>
  page.evaluate((kind) => {
    const { value } = JSON.parse(localStorage.getItem('transactions') ?? '{"value":[]}') as { value: Kept[] }
    return value.filter((one) => one.kind === kind).map(({ status }) => status)
  }, kind)

const countOf = ({ client }: Pick<TestWorld, 'client'>, address: Address) => getTransactionCount(client, { address })

for (const { kind, said, answer, isWrapped = true, go, ended, onChain } of ACTS)
  test(`[S8.4] ${kind}: sent by a wallet that answers “${said}”, it is found on chain, sent once, and never reported as unsent`, async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    const { holder, safe, tokenId } = await startSafe(mainnet, isWrapped)
    const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await keepConnection(page, site.url, wallet)
    if (isWrapped) await page.goto(`${site.url}#/eth:${safe}`)
    else await reviewWrap(page, site, safe)
    await go(page, safe)
    const before = await countOf(mainnet, holder.address)
    const button = act(page, BUTTONS[kind] ?? '')
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await listen(page)
    wallet.odd = { isSent: true, answer }
    await button.click()
    await ended(page)
    await expectHonest(page)
    await expect.poll(() => keptOf(page, kind)).toEqual(['confirmed'])
    expect(await countOf(mainnet, holder.address)).toBe(before + 1)
    await onChain?.(mainnet, safe, tokenId, holder.address)
  })

test('[S8.4] wrap: sent by a wallet that answers “already known”, it continues to the seal, and is never reported as unsent', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { holder, safe } = await startSafe(mainnet, false)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await keepConnection(page, site.url, wallet)
  await reviewWrap(page, site, safe)
  const button = act(page, 'Wrap this Safe')
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await listen(page)
  wallet.odd = { isSent: true, answer: failing(-32000, 'already known') }
  await button.click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  await expectHonest(page)
  await expect.poll(() => keptOf(page, 'wrap')).toEqual(['confirmed'])
  expect(await countOf(mainnet, holder.address)).toBe(1)
  expect(await readSafe(mainnet.client, safe)).toMatchObject({ owners: [wrappedSafeAddress] })
})

test('[S8.4] create: sent by a wallet that answers “0x”, the new Safe is found, created once, and never reported as unsent', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const holder = await newAccount(mainnet)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/wrap/new`)
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await listen(page)
  wallet.odd = { isSent: true, answer: { result: '0x' } }
  await act(page, 'Create it and get the NFT').click()
  await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
  await expectHonest(page)
  await expect.poll(() => keptOf(page, 'create')).toEqual(['confirmed'])
  expect(await countOf(mainnet, holder.address)).toBe(1)
})

test('[S8.4] revoke: sent by a wallet that throws a plain string, the approval is seen as revoked, and never reported as unsent', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { holder, safe, tokenId } = await startSafe(mainnet)
  const own = await mainnet.senderOf(holder)
  const args = [cleo.account.address, tokenId] as const
  await own.send({ to: wrappedSafeAddress, data: encodeFunctionData({ abi, functionName: 'approve', args }) })
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/eth:${safe}`)
  const before = await countOf(mainnet, holder.address)
  await act(page, 'Revoke').click()
  await expect(page.getByText('it works.')).toBeVisible()
  await listen(page)
  wallet.odd = { isSent: true, answer: { refused: 'the wallet exploded' } }
  await act(page, 'Revoke').click()
  await expect(page.getByText('Nobody is approved for this NFT alone.')).toBeVisible()
  await expectHonest(page)
  await expect.poll(() => keptOf(page, 'revoke')).toEqual(['confirmed'])
  expect(await countOf(mainnet, holder.address)).toBe(before + 1)
})

test('[S8.4] deploy: sent by a wallet that answers an unknown hash, the contract is seen as deployed, and never reported as unsent', async ({
  context,
  page,
  site,
}) => {
  const anvil = await startAnvil({ chainId: 1 })
  try {
    const { provider } = anvil
    const params = [ada.account.address, toHex(10n ** 20n)]
    await provider.request({ method: 'anvil_setBalance', params })
    await placeGenesisCode(provider)
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await page.goto(`${site.url}#/prepare/eth`)
    const deploy = act(page, 'Deploy SafeL2 1.5.0')
    await expect(deploy).toHaveAttribute('aria-disabled', 'false')
    await listen(page)
    wallet.odd = { isSent: true, answer: { result: `0x${'ab'.repeat(32)}` } }
    await deploy.click()
    await expect(page.getByText('Deployed. Its code was compared and matches exactly.')).toHaveCount(1)
    await expectHonest(page)
    await expect.poll(() => keptOf(page, 'deploy')).toEqual(['confirmed'])
    const count = await provider.request({
      method: 'eth_getTransactionCount',
      params: [ada.account.address, 'latest'],
    })
    expect(count).toBe('0x1')
  } finally {
    await anvil.stop()
  }
})

/** A connected page with the form of a wrapped Safe filled in (1 ETH to a stranger), ready to send. */
async function readyToSend(
  page: Page,
  siteUrl: string,
  { anvil }: TestWorld,
  wallet: BrowserWallet,
  safe: Address,
): Promise<Address> {
  const to = privateKeyToAddress(generatePrivateKey())
  await keepOwnRpc(page, siteUrl, anvil.url)
  await keepConnection(page, siteUrl, wallet)
  await page.goto(`${siteUrl}#/eth:${safe}`)
  await fillIn(page, to)
  return to
}

async function fillIn(page: Page, to: Address): Promise<void> {
  await page.getByLabel('Amount').fill('1')
  await page.getByLabel('To', { exact: true }).fill(to)
  await expect(act(page, 'Send 1 ETH')).toHaveAttribute('aria-disabled', 'false')
}

test('[S8.4] a wallet that fails without sending: the outcome is shown as unknown, searched for, kept over a reload, and “Send it again” sends once', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { holder, safe } = await startSafe(mainnet)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  const to = await readyToSend(page, site.url, mainnet, wallet, safe)
  const before = await countOf(mainnet, holder.address)
  await listen(page)
  wallet.odd = { isSent: false, answer: failing(-32603, 'Internal JSON-RPC error.') }
  await act(page, 'Send 1 ETH').click()
  await expect(page.getByRole('main').getByText(UNCLEAR)).toBeVisible()
  await expect(page.getByText('It answered: “Internal JSON-RPC error.”.')).toBeVisible()
  await expect(page.getByText(/^Up to block [\d,]+, Ethereum shows no such transaction\.$/)).toBeVisible()
  await expect(act(page, 'Send it again')).toBeVisible()
  await expectAccessible(page)
  await expectHonest(page)

  await page.reload()
  await expect(page.getByRole('main').getByText(UNCLEAR)).toBeVisible()
  await expect(page.getByText('It answered: “Internal JSON-RPC error.”.')).toBeVisible()
  await expect(page.getByLabel('Amount')).toBeHidden()

  await act(page, 'Send it again').click()
  wallet.odd = undefined
  await fillIn(page, to)
  await act(page, 'Send 1 ETH').click()
  await expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible()
  expect(await getBalance(mainnet.client, { address: to })).toBe(parseEther('1'))
  expect(await countOf(mainnet, holder.address)).toBe(before + 1)
  expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
})

test('[S8.4] “Send it again”, and the first one confirms while the form is filled in: its receipt replaces the form, and it happens once', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { holder, safe } = await startSafe(mainnet)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  const to = await readyToSend(page, site.url, mainnet, wallet, safe)
  wallet.odd = { isSent: false, answer: failing(-32000, 'already known') }
  await act(page, 'Send 1 ETH').click()
  await act(page, 'Send it again').click()
  await fillIn(page, to)
  wallet.odd = undefined
  await wallet.sendAfterAll()
  await expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible()
  expect(await getBalance(mainnet.client, { address: to })).toBe(parseEther('1'))
  expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test("[S4.7] a wallet that has not answered before a reload: “Your wallet hasn't answered.”, and no form to send it again", async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { holder, safe } = await startSafe(mainnet)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  await readyToSend(page, site.url, mainnet, wallet, safe)
  wallet.mood = 'silent'
  await act(page, 'Send 1 ETH').click()
  await expect.poll(() => wallet.requests).toContain('eth_sendTransaction')
  await page.reload()
  await expect(page.getByText("Your wallet hasn't answered.")).toBeVisible()
  await expect(page.getByText('It was asked, and may still send this.')).toBeVisible()
  await expect(page.getByLabel('Amount')).toBeHidden()
  expect(await keptOf(page, 'execute')).toEqual(['asked'])
  await expectAccessible(page)
})

test('[S8.1] a rejection in the wallet: the page says that nothing was sent, and the list stays empty', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { holder, safe } = await startSafe(mainnet)
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  await readyToSend(page, site.url, mainnet, wallet, safe)
  const before = await countOf(mainnet, holder.address)
  wallet.mood = 'reject'
  await act(page, 'Send 1 ETH').click()
  await expect(page.getByText('You declined in your wallet.')).toBeVisible()
  await expect(page.getByText('Nothing was sent. The Safe is unchanged.')).toBeVisible()
  expect(await keptOf(page, 'execute')).toEqual([])
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account 0x/ })
    .click()
  await expect(page.getByRole('dialog').getByText('None yet. What you send from here is listed here')).toBeVisible()
  expect(await countOf(mainnet, holder.address)).toBe(before)
})
