import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { expect, expectAccessible, keepOwnRpc, onAPhone, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const { ada, ben, cleo } = people
const abi = parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)'])

/** A Safe that paid twice, got another owner, and was wrapped for Ada. */
async function makeSafe({ senderOf }: TestWorld): Promise<Address> {
  const sender = await senderOf(ben.account)
  const own = { kind: '1.3.0', signers: [ada.account] } as const
  const safe = await newSafe(sender, { kind: own.kind, owners: [ada.account.address] })
  const data = encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [cleo.account.address, 1n] })
  for (const call of [{ to: ben.account.address }, { to: ben.account.address }, { to: safe, data }])
    await execSafe(sender, { ...own, safe, calls: [call] })
  await wrapSafe(sender, { ...own, safe, to: ada.account.address })
  return safe
}

const historyOf = (page: Page) => page.getByRole('region', { name: 'History' })

onAPhone(() => {
  test('[W3] the history is searched on request, and lists who could use the Safe, newest first', async ({
    page,
    site,
    mainnet,
    quiet,
  }) => {
    const safe = await makeSafe(mainnet)
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await page.goto(`${site.url}#/eth:${safe}`)
    const history = historyOf(page)
    await expect(history.getByText(/A Safe can be made to emit false events/)).toBeVisible()
    await expect(history.getByRole('list')).toHaveCount(0)
    await history.getByRole('button', { name: 'Search its history' }).click()
    await expect(history.getByText(/^Searched from block/)).toBeVisible()
    const rows = history.locator('ol > li')
    await expect(rows).toHaveText([
      /Sealed, with an NFT for/,
      /Module added.*Our contract.*Wrapped for.*Code changed.*SafeL2 1\.5\.0.*Module guard set.*Owner removed.*Owner added.*Our contract/s,
      /Owner added/,
      /2 other transactions/,
      /Created.*1 of 1 owner/,
    ])
    await expect(rows.nth(2)).toContainText(cleo.account.address)
    await expect(rows.nth(0).locator('time')).toHaveAttribute('datetime', /^\d{4}-/)
    await expect(rows.nth(0)).toContainText(/Block [\d\u202f]+/)
    await expect(rows.nth(0).getByRole('link')).toHaveAttribute('href', /^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/)
    await expectAccessible(page)
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  })
})

test('[W3] a stopped search says what is unknown, and continues where it stopped', async ({ page, site, mainnet }) => {
  const safe = await makeSafe(mainnet)
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/eth:${safe}`)
  const history = historyOf(page)
  await expect(page.getByText(/^Searched for transfers/)).toBeVisible()
  let isHeld = true
  await page.route(`${mainnet.anvil.url}/**`, async (route) => {
    const isOfSafe = route.request().postData()?.includes(`"eth_getLogs","params":[{"address":"${safe}"`)
    // never answered, until the page stops waiting
    if (!(isHeld && isOfSafe)) await route.fallback()
  })
  await history.getByRole('button', { name: 'Search its history' }).click()
  await history.getByRole('button', { name: 'Stop' }).click()
  await expect(history.getByText(/What happened before is unknown/)).toBeVisible()
  await expect(history.locator('ol > li')).toHaveCount(0)
  await expectAccessible(page)
  isHeld = false
  await history.getByRole('button', { name: 'Keep searching' }).click()
  await expect(history.getByText(/^Searched from block/)).toBeVisible()
  await expect(history.locator('ol > li').last()).toContainText('Created')
})
