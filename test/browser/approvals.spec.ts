import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDeeds, demoDollar, mintDeeds, mintDollars } from '../../src/demo/demoTokens.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { DAY_SECONDS } from '../../src/lib/duration.ts'
import { PERMIT2 } from '../../src/safe/approvals/spenders.ts'
import { approvalsWords as said } from '../../src/words/en/approvals.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { newAccount } from '../demo/delegateTo.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { deployApprovers } from '../safe/approvals/deployApprovers.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, onAPhone, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const { ben, cleo } = people
const friend = cleo.account.address
const MOST = 2n ** 256n - 1n
/** As the page groups an address. */
const grouped = (address: string) => new RegExp(address.slice(2).match(/.{4}/g)?.join('\\s*') ?? '')

const clause = (page: Page) => page.getByRole('main').getByRole('region', { name: said.title })

const rowsOf = (page: Page) => clause(page).locator('tbody tr')

type Call = { to: Address; data: Hex }

/** A Safe with dollars and a deed that Cleo is approved for, also through Permit2; wrapped if requested. */
async function createApproving(mainnet: TestWorld, isWrapped: boolean) {
  const holder = await newAccount(mainnet)
  const make = await deployApprovers(mainnet)
  const [coin, nft] = [await make.coin(), await make.nft()]
  const maker = await mainnet.senderOf(ben.account)
  const safe = await newSafe(maker, { kind: '1.4.1', owners: [holder.address] })
  await mintDollars(maker, safe, 5_000_000n)
  await mintDeeds(maker, safe, 1n)
  const calls: Call[] = [
    { ...coin.call('approve', friend, MOST), to: demoDollar },
    { ...coin.call('approve', PERMIT2, 4_000_000n), to: demoDollar },
    make.permit2.call('approve', demoDollar, friend, 3_000_000n, 2 ** 48 - 1),
    { ...nft.call('setApprovalForAll', friend, true), to: demoDeeds },
  ]
  for (const call of calls) await execSafe(maker, { safe, kind: '1.4.1', signers: [holder], calls: [call] })
  if (!isWrapped) return { safe, holder, tokenId: 0n, make }
  const tokenId = await wrapSafe(maker, { safe, kind: '1.4.1', signers: [holder], to: holder.address })
  return { safe, holder, tokenId, make }
}

onAPhone(() => {
  test('[W3] the holder sees who may take what, revokes one, and then all at once', async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    const { safe, holder } = await createApproving(mainnet, true)
    const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await keepConnection(page, site.url, wallet)
    await page.goto(`${site.url}#/eth:${safe}`)
    const main = page.getByRole('main')
    const rows = rowsOf(page)
    await expect(rows).toHaveCount(4)
    const whole = rows.filter({ hasText: said.any('DUSD') })
    await expect(whole).toContainText(grouped(friend))
    await expect(whole).toContainText('5 DUSD')
    await expect(rows.filter({ hasText: 'Uniswap Permit2' }).filter({ hasText: grouped(PERMIT2) })).toContainText(
      '4 DUSD',
    )
    await expect(rows.filter({ hasText: said.byPermit2 })).toContainText('3 DUSD')
    await expect(rows.filter({ hasText: said.anyNft('DEED') })).toContainText('1 NFT')
    await expect(rows.first()).toContainText(/Block [\d,\s]+/)
    await expect(clause(page).getByText(/^Searched for approvals by this Safe from block/)).toBeVisible()
    await expectAccessible(page)

    await whole.getByRole('button', { name: 'Revoke' }).click()
    await expect(clause(page).getByText(said.revokeOneSay)).toBeVisible()
    await expect(rows).toHaveCount(1)
    await clause(page).getByRole('button', { name: 'Back', exact: true }).click()
    await expect(rows).toHaveCount(4)
    await whole.getByRole('button', { name: 'Revoke' }).click()
    const act = clause(page).getByRole('button', { name: said.act(1), exact: true })
    await expect(act).toHaveAttribute('aria-disabled', 'false')
    await expectAccessible(page)
    await act.click()
    const receipt = main.getByRole('status').filter({ hasText: transactionWords.receipts.revokeApprovals })
    await expect(receipt).toBeVisible()
    await expect(rows).toHaveCount(3)

    await clause(page)
      .getByRole('button', { name: said.revokeAll(3) })
      .click()
    await expect(clause(page).getByText(said.revokeAllSay)).toBeVisible()
    const all = clause(page).getByRole('button', { name: said.act(3), exact: true })
    await expect(all).toHaveAttribute('aria-disabled', 'false')
    await all.click()
    await expect(clause(page).getByText(said.none)).toBeVisible()
    await expect(clause(page).getByRole('table')).toHaveCount(0)
    await expect(receipt.first()).toBeVisible()
    await expectAccessible(page)
    expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
  })

  test('[W3] while the Safe is locked the page says until when, and why nothing can be revoked', async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    const { safe, holder, tokenId } = await createApproving(mainnet, true)
    const until = BigInt(Math.floor(Date.now() / 1_000) + 30 * DAY_SECONDS)
    const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'lockAccount', args: [tokenId, until] })
    await (await mainnet.senderOf(holder)).send({ to: wrappedSafeAddress, data })
    const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await keepConnection(page, site.url, wallet)
    await page.goto(`${site.url}#/eth:${safe}`)
    await expect(rowsOf(page)).toHaveCount(4)
    await expect(clause(page).getByText(/^Nothing can be revoked until /)).toBeVisible()
    await expect(clause(page).getByText(said.lockedSay)).toBeVisible()
    await expect(clause(page).getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('[W3] a stranger sees the same of a Safe that isn’t wrapped, and has nothing to press', async ({
    page,
    site,
    mainnet,
  }) => {
    const { safe } = await createApproving(mainnet, false)
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await page.goto(`${site.url}#/eth:${safe}`)
    await expect(rowsOf(page)).toHaveCount(4)
    await expect(clause(page).getByRole('button')).toHaveCount(0)
    await expect(clause(page).getByText(/^Searched for approvals by this Safe from block/)).toBeVisible()
    await expectAccessible(page)
    const plain = await newSafe(await mainnet.senderOf(ben.account), { kind: '1.4.1', owners: [friend] })
    await page.goto(`${site.url}#/eth:${plain}`)
    await expect(clause(page).getByText(said.neverAny)).toBeVisible()
    await expectAccessible(page)
  })
})

onAPhone(() => {
  test('[W3] the check-up shows live approvals, and the wrap revokes them in the same transaction unless that is unticked', async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    const { safe, holder, make } = await createApproving(mainnet, false)
    const stubborn = await make.hostile('stubborn')
    await stubborn.act('tell', safe, friend)
    const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await keepConnection(page, site.url, wallet)
    await page.goto(`${site.url}#/wrap/eth:${safe}`)
    const main = page.getByRole('main')
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await expect(heading('It can be wrapped.')).toBeVisible()
    const rows = main.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(5)
    await expect(rows.filter({ hasText: said.any('DUSD') })).toContainText(grouped(friend))
    await expect(main.getByText(said.aheadSearching)).toBeHidden()
    const box = main.getByRole('checkbox', { name: said.ahead(5) })
    await expect(box).toBeChecked()
    await expectAccessible(page)

    // unticked, which survives going back
    await box.uncheck()
    await page.getByRole('button', { name: 'Choose the holder' }).click()
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(page.getByText('it works.')).toBeVisible()
    await expect(main.getByText(said.aheadReview(4))).toBeHidden()
    await page.goBack()
    await page.goBack()
    await expect(box).not.toBeChecked()
    await box.check()
    await page.getByRole('button', { name: 'Choose the holder' }).click()
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(heading('Review it before you sign.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('it works.')).toBeVisible()
    await expect(main.getByText(said.aheadReview(4))).toBeVisible()
    await expect(main.getByText(said.aheadLeft(1))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(heading('Wrapped. Now seal it.')).toBeVisible()
    expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)

    await page.goto(`${site.url}#/eth:${safe}`)
    await expect(clause(page).getByText(/^Searched for approvals by this Safe from block/)).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(rowsOf(page)).toContainText('5 BAD')
  })
})

/** The block ranges of the answered requests for approval logs. */
type Asked = { from: number; to: number }[]

const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

/** Answers one block at a time, and only so many requests for approvals before it stops answering. */
async function slowDown(page: Page, url: string, asked: Asked) {
  const node = { left: Number.POSITIVE_INFINITY }
  await page.route(url, async (route) => {
    const body = route.request().postDataJSON() as unknown
    const call = (
      [body].flat() as {
        id: number
        method: string
        params: { fromBlock: string; toBlock: string; topics: unknown[] }[]
      }[]
    )[0]
    const filter = call?.params?.[0]
    if (call?.method !== 'eth_getLogs' || !filter || !JSON.stringify(filter.topics[0]).includes(APPROVAL))
      return route.continue()
    const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)]
    if (to > from)
      return route.fulfill({ json: { jsonrpc: '2.0', id: call.id, error: { code: -32_602, message: 'too many' } } })
    if (node.left-- <= 0) return
    asked.push({ from, to })
    return route.continue()
  })
  return node
}

test('[S4] an interrupted search continues where it was after a reload, and Erase forgets it', async ({
  page,
  site,
  mainnet,
}) => {
  const { safe } = await createApproving(mainnet, false)
  await mainnet.anvil.provider.request({ method: 'anvil_mine', params: ['0x190'] })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  const asked: Asked = []
  const node = await slowDown(page, mainnet.anvil.url, asked)
  await page.goto(`${site.url}#/eth:${safe}`)
  const progress = clause(page).getByText(/^Searching the chain for approvals: \d+%$/)
  await expect(progress).toBeVisible()
  const goOn = clause(page).getByRole('button', { name: 'Keep searching' })
  await expect(goOn).toBeVisible()
  await expect(clause(page).getByText(said.noneYet)).toBeVisible()
  node.left = 170
  await goOn.click()
  await expect.poll(() => node.left).toBeLessThan(0)
  await expect(progress).toBeVisible()
  const [first, last] = [asked[0]?.to ?? 0, asked.at(-1)?.from ?? 0]
  const [newest, oldest] = [first - 64, last + 60]
  expect(newest - oldest).toBeGreaterThan(20)

  asked.length = 0
  node.left = Number.POSITIVE_INFINITY
  await page.reload()
  await expect(clause(page).getByText(/^Searched for approvals by this Safe from block/)).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(4)
  // the newest blocks are searched again because of reorgs, and so is the last range
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(({ from, to }) => to < newest && from > oldest)).toEqual([])

  const kept = () => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'searches'))
  expect(await kept()).toBe(true)
  await page.goto(`${site.url}#/settings`)
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('Erased.')).toBeVisible()
  await expect.poll(kept).toBe(false)
})

test('[S4] a browser without a database, or with foreign content in it, searches all the same', async ({
  page,
  site,
  mainnet,
}) => {
  const { safe } = await createApproving(mainnet, false)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('denied'))
      indexedDB.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
  })
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await page.evaluate(() => sessionStorage.setItem('denied', '1'))
  await page.goto(`${site.url}#/eth:${safe}`)
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(4)
  await page.evaluate(async () => {
    sessionStorage.removeItem('denied')
  })
  await page.reload()
  await expect(clause(page).getByText(/^Searched for approvals by this Safe from block/)).toBeVisible()
  // not in the format of a search
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('searches')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('searches', 'readwrite')
          const store = writing.objectStore('searches')
          store.getAllKeys().onsuccess = ({ target }) => {
            for (const key of (target as IDBRequest<IDBValidKey[]>).result)
              store.put({ found: { approvals: [{ kind: 'erc20' }], isCut: 'no' }, from: -1, to: 'x', marks: [] }, key)
          }
          writing.oncomplete = () => resolve()
        }
      }),
  )
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(4)
  await expect(clause(page).getByText(/^Searched for approvals by this Safe from block/)).toBeVisible()
})

test('[W3] the wrap doesn’t wait for the search: approvals not found by then stay', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { safe, holder } = await createApproving(mainnet, false)
  await mainnet.anvil.provider.request({ method: 'anvil_mine', params: ['0x190'] })
  const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await keepConnection(page, site.url, wallet)
  const node = await slowDown(page, mainnet.anvil.url, [])
  node.left = 20
  await page.goto(`${site.url}#/wrap/eth:${safe}`)
  await expect.poll(() => node.left).toBeLessThan(0)
  await expect(page.getByText(said.aheadSearching)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wrapped. Now seal it.' })).toBeVisible()
})
