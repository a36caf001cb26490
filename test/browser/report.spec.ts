import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { encodeFunctionData, type Hex, parseEther } from 'viem'
import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../src/demo/createSafe.ts'
import { createSender } from '../../src/demo/createSender.ts'
import { demoDeeds } from '../../src/demo/demoTokens.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { builder, people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { safeAbi } from '../../src/safe/safeAbi.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { deployTokens } from '../safe/holdings/deployTokens.ts'
import { expect, expectAccessible, keepOwnRpc, onAPhone, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { type ProvingNode, startProvingNode } from './startProvingNode.ts'

const { ada, ben } = people
const TOKENS = 20

const verdict = (page: Page) => page.getByRole('main').getByRole('complementary').getByRole('status').first()

/** A transaction of Ada's to our contract. */
async function toWrapper(
  node: ProvingNode,
  functionName: 'lockAccount' | 'execute' | 'setSigning',
  args: readonly unknown[],
) {
  const sender = await createSender(node.client, ada.account)
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName, args } as Parameters<
    typeof encodeFunctionData
  >[0])
  await sender.send({ to: wrappedSafeAddress, data })
}

/** A Safe of Ada's, wrapped and sealed for her. */
async function newWrapped(node: ProvingNode, saltNonce: bigint) {
  const sender = await createSender(node.client, builder)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [ada.account.address], saltNonce })
  const tokenId = await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], to: ada.account.address })
  return { safe, tokenId, sender }
}

const inDays = (days: number) => BigInt(Math.floor(Date.now() / 1000) + days * 86_400)

onAPhone(() => {
  test('[W3] the verdict is read first: clean once it is locked, and never while something is unknown', async ({
    page,
    site,
    quiet,
  }) => {
    const node = await startProvingNode()
    const { safe, tokenId } = await newWrapped(node, 9_001n)
    await keepOwnRpc(page, site.url, node.url)
    await page.goto(`${site.url}#/eth:${safe}`)
    await expect(verdict(page)).toHaveText('Clean, not locked')
    await expect(page.getByText(/its holder can still empty it/)).toBeVisible()
    await expectAccessible(page)

    await toWrapper(node, 'lockAccount', [tokenId, inDays(7)])
    await page.getByRole('button', { name: 'Check everything again' }).click()
    await expect(verdict(page)).toHaveText('Sealed and clean')
    await expectAccessible(page)
    // each clause itself states what the verdict is based on
    const clause = (name: string) => page.getByRole('region', { name })
    await expect(clause('Hidden rights').getByText('Nothing hidden')).toBeVisible()
    await expect(clause('Live approvals').getByText('None found', { exact: true })).toBeVisible()
    await expect(clause('Lock and fingerprint').getByText('Locked', { exact: true })).toBeVisible()
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
    await node.close()
  })

  test('[W3] objections are listed with the verdict, and each links to its clause', async ({ page, site }) => {
    const node = await startProvingNode()
    const { safe, tokenId } = await newWrapped(node, 9_002n)
    await toWrapper(node, 'setSigning', [tokenId, true])
    await keepOwnRpc(page, site.url, node.url)

    await page.goto(`${site.url}#/eth:${samples.approved.address}`)
    await expect(verdict(page)).toHaveText('Needs attention (2)')
    await page.getByRole('button', { name: '2 live token approvals' }).click()
    const approvals = page.getByRole('heading', { name: 'Live approvals' })
    await expect(approvals).toBeFocused()
    await expect(approvals).toBeInViewport()
    await expectAccessible(page)

    await page.goto(`${site.url}#/eth:${safe}`)
    await expect(verdict(page)).toHaveText('Needs attention (2)')
    await expect(page.getByRole('button', { name: 'Its holder can sign for it' })).toBeVisible()

    await page.goto(`${site.url}#/eth:${samples.hiding.address}`)
    await expect(verdict(page)).toHaveText('Do not buy: something is hidden in it')
    await expectAccessible(page)

    await page.goto(`${site.url}#/eth:${samples.solo.address}`)
    await expect(verdict(page)).toHaveText('Not wrapped')
    await expectAccessible(page)
    await node.close()
  })

  test('[W3] on anvil, whose proofs do not hold, it says that it could not finish, and what remains unknown', async ({
    page,
    site,
    mainnet,
  }) => {
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
    await expect(verdict(page)).toHaveText('Could not finish (2)')
    const open = page.getByRole('complementary').getByRole('listitem')
    await expect(open.filter({ hasText: 'Hidden rights' })).toBeVisible()
    await expect(open.filter({ hasText: 'Not locked' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('[W3] each verdict on anvil as well, for a Safe in whose storage nothing was ever zeroed', async ({
  page,
  site,
  mainnet,
}) => {
  const holder = await newAccount(mainnet)
  const sender = await mainnet.senderOf(holder)
  const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  const args = [holder.address, 9_101n] as const
  const safe = await readContract(mainnet.client, { ...wrapper, functionName: 'predictSafe', args })
  const send = (data: Hex) => sender.send({ to: wrappedSafeAddress, data })
  await send(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'createWrapped', args }))
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/eth:${safe}`)
  await expect(verdict(page)).toHaveText('Clean, not locked')
  const signs = [BigInt(safe), true] as const
  const again = () => page.getByRole('button', { name: 'Check everything again' }).click()
  await send(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'setSigning', args: signs }))
  await again()
  await expect(verdict(page)).toHaveText(/^Needs attention/)
  const lock = [BigInt(safe), inDays(7)] as const
  await send(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'lockAccount', args: lock }))
  await again()
  await expect(verdict(page)).toHaveText('Sealed and clean')
  const maker = await mainnet.senderOf(ben.account)
  const imitated = await newSafe(maker, { kind: '1.4.1', owners: [ada.account.address] })
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [demoDeeds] })
  const calls = [{ to: imitated, data: enable }] as const
  await execSafe(maker, { safe: imitated, kind: '1.4.1', signers: [ada.account], calls })
  await page.goto(`${site.url}#/eth:${imitated}`)
  await expect(verdict(page)).toHaveText('Do not buy: its NFT isn’t from our contract')
  await page.goto(`${site.url}#/eth:${samples.solo.address}`)
  await expect(verdict(page)).toHaveText('Not wrapped')
})

test('[W3] each verdict in the demo, whose chain is in the page', async ({ page, site }) => {
  await page.goto(`${site.url}#/demo:${samples.approved.address}`)
  await page.getByRole('button', { name: 'Start the demo' }).click()
  await expect(verdict(page)).toHaveText('Needs attention (2)')
  for (const [{ address }, said] of [
    [samples.hiding, 'Do not buy: something is hidden in it'],
    [samples.haunted, 'Do not buy: something is hidden in it'],
    [samples.trio, 'Not wrapped'],
    [samples.wrapped, 'Clean, not locked'],
  ] as const) {
    await page.goto(`${site.url}#/demo:${address}`)
    await expect(verdict(page)).toHaveText(said)
  }
  const act = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await act('Lock').click()
  const lock = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Lock it' }) })
  await lock.getByRole('checkbox').check()
  await act('Lock it').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(verdict(page)).toHaveText('Sealed and clean')
})

test('[W3] an NFT of another contract is reported: on a Safe that it controls, and when it is looked up', async ({
  page,
  site,
}) => {
  const node = await startProvingNode()
  const sender = await createSender(node.client, builder)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [ada.account.address], saltNonce: 9_003n })
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [demoDeeds] })
  await execSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], calls: [{ to: safe, data }] })
  await keepOwnRpc(page, site.url, node.url)
  await page.goto(`${site.url}#/eth:${safe}`)
  await expect(verdict(page)).toHaveText('Do not buy: its NFT isn’t from our contract')
  const ours = wrappedSafeAddress.slice(-4)
  const notice = (title: string) => page.getByText(title).locator('..')
  await expect(notice('An NFT of another contract stands for this Safe')).toContainText(ours)
  await expectAccessible(page)

  await page.goto(`${site.url}#/eth:${demoDeeds}`)
  await expect(notice('This is an NFT contract, not a Safe')).toContainText(ours)
  await expectAccessible(page)
  await node.close()
})

test('[W3] the report can be shared: by a link that carries what its author saw, as text, and as JSON with its evidence', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const node = await startProvingNode()
  const { safe, tokenId } = await newWrapped(node, 9_004n)
  await keepOwnRpc(page, site.url, node.url)
  await page.goto(`${site.url}#/eth:${safe}`)
  await expect(verdict(page)).toHaveText('Clean, not locked')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await page.getByRole('button', { name: 'Copy link to this report' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const link = await copied()
  expect(link).toMatch(new RegExp(`#/eth:${safe}\\?block=\\d+&state=0x[0-9a-f]{64}$`))

  await page.getByText('More ways to share').click()
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect.poll(copied).toContain('Clean, not locked\n')
  const lines = (await copied()).split('\n')
  expect(lines).toContain(`Holder of the NFT: ${ada.account.address}`)
  expect(lines).toContain('Hidden rights: Nothing hidden')
  expect(lines.at(-1)).toBe(link)

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^report-eth-${safe}-\\d+\\.json$`))
  const report = JSON.parse(readFileSync(await saved.path(), 'utf8'))
  expect(report).toMatchObject({
    format: 'wrapped-safe-report',
    version: 1,
    chain: { id: 'eip155:1', name: 'Ethereum' },
    verdict: 'notLocked',
    fingerprint: link.slice(-66),
    safe: { address: safe, wrap: { tokenId: tokenId.toString(), isSealed: true } },
    storageProof: { status: 'value', value: { status: 'explained' } },
    approvals: { status: 'value', value: { live: [], unread: [] } },
    holdings: { status: 'value' },
  })
  expect(report.checks).toContainEqual(expect.objectContaining({ id: 'hidden', outcome: 'pass' }))

  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText(/^The Safe is still as this link says/)).toBeVisible()
  await toWrapper(node, 'lockAccount', [tokenId, inDays(1)])
  await other.reload()
  await expect(other.getByText(/^The Safe isn’t as this link says/)).toBeVisible()
  await expectAccessible(other)

  // a fingerprint from a listing is compared, however it was pasted
  const field = other.getByLabel('Fingerprint from a listing')
  await field.fill(` ${link.slice(-66).toUpperCase().replace('0X', '0x')} `)
  await expect(other.getByText(/^It is different/)).toBeVisible()
  await field.fill('0x12')
  await expect(other.getByText(/^A fingerprint is 0x followed by 64/)).toBeVisible()
  await node.close()
})

test('[W3] it is printed as a document: verdict and clauses, and no controls', async ({ page, site }) => {
  const node = await startProvingNode()
  await keepOwnRpc(page, site.url, node.url)
  await page.goto(`${site.url}#/eth:${samples.approved.address}`)
  await expect(verdict(page)).toHaveText('Needs attention (2)')
  await page.emulateMedia({ media: 'print' })
  await expect(verdict(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Live approvals' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('Receive', { exact: true })).toBeHidden()
  await expect(page.getByText('Add a token', { exact: true })).toBeHidden()
  await expect(page.getByText('DUSD').first()).toBeVisible()
  await expect(page.getByText('2 live token approvals').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link to this report' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Check everything again' })).toBeHidden()
  await node.close()
})

test('[W3] a Safe with twenty tokens is read whole within twelve HTTP requests, the verdict before the slow parts', async ({
  page,
  site,
  mainnet,
}) => {
  const sender = await mainnet.senderOf(ben.account)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [ada.account.address] })
  await sender.send({ to: safe, value: parseEther('1') })
  const { token, hostile } = await deployTokens(mainnet)
  for (let index = 0; index < TOKENS - 4; index++) await token(safe, `T${index}`, 6)
  await token(safe, 'N'.repeat(10_000))
  // a Cyrillic letter
  await token(safe, 'USD\u0421', 6)
  await token(safe, 'LIES', 300)
  await hostile(safe, 'reverts')
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  const asked: string[][] = []
  await page.route(`${mainnet.anvil.url}/**`, async (route) => {
    const body: { method: string } | { method: string }[] = route.request().postDataJSON()
    asked.push([body].flat().map(({ method }) => method))
    await route.continue()
  })
  await page.goto(`${site.url}#/eth:${safe}`)
  await expect(verdict(page)).toHaveText('Not wrapped')
  await expect(page.getByText(`${TOKENS} tokens not on our list`)).toBeVisible()
  const SCAN = ['eth_getLogs', 'eth_getCode', 'eth_getBlockByNumber']
  const requests = asked.filter((methods) => !methods.every((method) => SCAN.includes(method)))
  expect(requests.length, requests.map(String).join('\n')).toBeLessThanOrEqual(12)
  await page.getByText(`${TOKENS} tokens not on our list`).click()
  await expect(page.getByText('Some tokens couldn’t be read')).toBeVisible()
  await expectAccessible(page)
})

test('[W3] a node that refuses batches is asked one by one, and the report is the same', async ({ page, site }) => {
  const node = await startProvingNode()
  await keepOwnRpc(page, site.url, node.url)
  let refused = 0
  await page.route(`${node.url}/**`, async (route) => {
    const body: unknown = route.request().postDataJSON()
    if (!Array.isArray(body)) return route.continue()
    refused++
    const error = { code: -32_600, message: 'Batch requests are not supported.' }
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { jsonrpc: '2.0', id: null, error },
    })
  })
  await page.goto(`${site.url}#/eth:${samples.approved.address}`)
  await expect(verdict(page)).toHaveText('Needs attention (2)')
  await expect(page.getByRole('region', { name: 'Live approvals' }).getByText('2 NFTs')).toBeVisible()
  expect(refused).toBeGreaterThan(0)
  await node.close()
})
