import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData, erc20Abi, type Hash, type PrivateKeyAccount } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollar } from '../../src/demo/demoTokens.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { getSafeContracts } from '../../src/demo/safeKinds.ts'
import { createWrapCalls, wrapSafe } from '../../src/demo/wrapSafe.ts'
import { WRITE_KINDS, type WriteKind } from '../../src/lib/acts.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { consentPath } from '../../src/lib/links/consentPath.ts'
import { encodeConsent } from '../../src/safe/consent/consentLink.ts'
import { grouped } from '../../src/ui/amount.ts'
import { sweepWords } from '../../src/words/en/sweep.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, expectAccessible, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const { receipts } = transactionWords
const friend = people.cleo.account.address

type Stage = { page: Page; world: TestWorld; holder: PrivateKeyAccount }
type Walk = {
  /** What has to be so before. @returns the page of the act */
  prepare: (stage: Stage) => Promise<string>
  /** What the person chooses and types before the act's own button. */
  fill?: (page: Page) => Promise<void>
  /** The act's button, the text of its receipt. */
  act: string
  receipt: string | RegExp
}

async function createOwn({ world, holder }: Stage): Promise<Address> {
  return newSafe(await world.senderOf(people.ben.account), { kind: '1.4.1', owners: [holder.address] })
}

/** A sealed Safe that the holder holds and that rests no more. */
async function seal(stage: Stage): Promise<{ safe: Address; tokenId: bigint }> {
  const { world, holder } = stage
  const safe = await createOwn(stage)
  const maker = await world.senderOf(people.ben.account)
  await maker.send({ to: safe, value: 10n ** 18n })
  const tokenId = await wrapSafe(maker, { safe, kind: '1.4.1', signers: [holder], to: holder.address })
  const own = await world.senderOf(holder)
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [friend, tokenId] })
  await own.send({ to: wrappedSafeAddress, data })
  await passQuietTime(world.anvil)
  return { safe, tokenId }
}

const createSealed = async (stage: Stage): Promise<string> => `eth:${(await seal(stage)).safe}`

/** One whose dollars a friend may take. */
async function createApproving(stage: Stage): Promise<string> {
  const { safe, tokenId } = await seal(stage)
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [friend, 5_000_000n] })
  const args = [tokenId, [{ to: demoDollar, value: 0n, data: approve }]] as const
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args })
  await (await stage.world.senderOf(stage.holder)).send({ to: wrappedSafeAddress, data })
  return `eth:${safe}`
}

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The way to each act; one without an entry here doesn't compile. */
const WALKS: Record<WriteKind, Walk> = {
  wrap: {
    prepare: async (stage) => `wrap/eth:${await createOwn(stage)}`,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Choose the holder' }).click()
      await page.getByRole('button', { name: 'Review' }).click()
    },
    act: 'Wrap this Safe',
    receipt: receipts.wrap,
  },
  approveHash: {
    prepare: async ({ world, holder }) => {
      const owners = [holder.address, friend]
      const maker = await world.senderOf(people.ben.account)
      const safe = await newSafe(maker, { kind: '1.4.1', owners, threshold: 2n })
      const { multiSendCallOnly: multiSend } = getSafeContracts('1.4.1')
      const content = { chainId: 1, safe, nonce: 0n, multiSend, modules: [], holder: friend }
      return consentPath({ prefix: 'eth', address: safe }, encodeConsent({ content, signatures: [] })).slice(1)
    },
    fill: (page) => page.getByText('Approve on chain instead').click(),
    act: 'Approve this wrap',
    receipt: receipts.approveHash,
  },
  seal: {
    prepare: async (stage) => {
      const { world, holder } = stage
      const safe = await createOwn(stage)
      const calls = createWrapCalls(safe, holder.address)
      await execSafe(await world.senderOf(people.ben.account), { safe, kind: '1.4.1', signers: [holder], calls })
      return `wrap/eth:${safe}`
    },
    act: 'Seal it and create the NFT',
    receipt: receipts.seal,
  },
  execute: {
    prepare: createSealed,
    fill: async (page) => {
      await page.getByLabel('Amount').fill('0.25')
      await page.getByLabel('To', { exact: true }).fill(friend)
    },
    act: 'Send 0.25 ETH',
    receipt: receipts.sent('0.25 ETH', shortAddress(friend)),
  },
  unwrap: {
    prepare: createSealed,
    fill: (page) => tab(page, 'Unwrap'),
    act: 'Unwrap and destroy the NFT',
    receipt: receipts.unwrap,
  },
  lock: { prepare: createSealed, fill: (page) => tab(page, 'Lock'), act: 'Lock it', receipt: /^It is locked until/ },
  signing: {
    prepare: createSealed,
    fill: (page) => tab(page, 'Signing'),
    act: 'Turn signing on',
    receipt: receipts.signOn,
  },
  transfer: {
    prepare: createSealed,
    fill: async (page) => {
      await tab(page, 'Transfer')
      await page.getByLabel('Recipient').fill(friend)
    },
    act: 'Transfer it for good',
    receipt: receipts.transfer(shortAddress(friend)),
  },
  revoke: {
    prepare: createSealed,
    fill: (page) => page.getByRole('button', { name: 'Revoke', exact: true }).first().click(),
    act: 'Revoke',
    receipt: receipts.revoke,
  },
  revokeApprovals: {
    prepare: createApproving,
    fill: (page) => page.getByRole('button', { name: 'Revoke: 5 DUSD' }).click(),
    act: 'Revoke this approval',
    receipt: receipts.revokeApprovals,
  },
  sweep: {
    prepare: createSealed,
    fill: async (page) => {
      await tab(page, 'Unwrap')
      await tab(page, sweepWords.open)
    },
    act: sweepWords.act,
    receipt: /^Everything listed is in 0x/,
  },
  create: { prepare: async () => 'wrap/new', act: 'Create it and get the NFT', receipt: receipts.create },
  deploy: {
    prepare: async ({ world }) => {
      // the piece is taken away where it is, to be put there again
      const { NETWORK_PIECES } = await import('../../src/safe/read/networkPieces.ts')
      const [first] = NETWORK_PIECES
      if (!first) throw new Error('There are no pieces.')
      const { provider } = world.anvil
      await provider.request({ method: 'anvil_setCode', params: [first.address, '0x'] })
      await provider.request({ method: 'anvil_setNonce', params: [first.address, '0x0'] })
      return 'prepare/eth'
    },
    act: 'Deploy SafeL2 1.5.0',
    receipt: receipts.deploy,
  },
}

for (const kind of WRITE_KINDS)
  test(`[W4] ${kind} ends by itself in a receipt with its block and link, and a reload shows the same`, async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    const { prepare, fill, act, receipt: title } = WALKS[kind]
    const holder = await newAccount(mainnet)
    const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
    await setOwnRpc(page, site.url, mainnet.anvil.url)
    const path = await prepare({ page, world: mainnet, holder })
    await connect(page)
    await page.goto(`${site.url}#/${path}`)
    await fill?.(page)

    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: act, exact: true })
    const form = main.locator('form').filter({ has: page.getByRole('button', { name: act, exact: true }) })
    const consent = form.getByRole('checkbox')
    await expect(button).toBeVisible()
    if ((await consent.count()) > 0) await consent.check()
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await button.click()

    const receipt = main.getByRole('status').filter({ hasText: title, has: page.getByRole('link') })
    await expect(receipt).toBeVisible()
    // a new Safe has a link of its own before it
    const link = receipt.getByRole('link').last()
    await expect(link).toHaveAttribute('href', /\/tx\/0x[0-9a-f]{64}$/)
    const hash = ((await link.getAttribute('href')) ?? '').slice(-66) as Hash
    const { blockNumber } = await getTransactionReceipt(mainnet.client, { hash })
    await expect(receipt.getByText(grouped(String(blockNumber)), { exact: true })).toBeVisible()
    await expect(page.getByText("It's in a block. Reading what changed…")).toHaveCount(0)
    expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
    await expectAccessible(page)
    const said = await receipt.textContent()
    await page.reload()
    await expect(receipt).toBeVisible()
    expect(await receipt.textContent()).toBe(said)
  })
