import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData, parseAbi, parseEther } from 'viem'
import { getBalance } from 'viem/actions'
import { asSeenZoneAddress } from '../../src/contract/asSeenZone.generated.ts'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollar, mintDollars } from '../../src/demo/demoTokens.ts'
import { people } from '../../src/demo/people.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { offerPath } from '../../src/lib/links/offerPath.ts'
import type { SignedOffer } from '../../src/safe/sale/offer.ts'
import { encodeOffer } from '../../src/safe/sale/offerLink.ts'
import { seaportAddress } from '../../src/safe/sale/seaportAddress.ts'
import { buyingWords } from '../../src/words/en/buying.ts'
import { prepareWords } from '../../src/words/en/prepare.ts'
import { seaportWords } from '../../src/words/en/seaport.ts'
import { sellingWords } from '../../src/words/en/selling.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { listSafe } from '../demo/listSafe.ts'
import { placeSeaport, placeZone } from '../demo/placeSeaport.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { allowanceOf, approvedFor, balancesOf, expectPaid, expectSold, held, sealedFor, wrapOf } from './offeredSafe.ts'
import { pressAct } from './pressAct.ts'
import { arrive, lookAgain, main, sendOverReload, visit } from './saleFixtures.ts'

const { steps, offer, list } = sellingWords
const { obstacle } = buyingWords
const { receipts } = transactionWords

const codeAt = ({ anvil }: TestWorld, address: Address) =>
  anvil.provider.request({ method: 'eth_getCode', params: [address, 'latest'] })
const place = ({ anvil }: TestWorld, address: Address, code: unknown) =>
  anvil.provider.request({ method: 'anvil_setCode', params: [address, code] })

// the chain of the other tests has no Seaport
test.beforeAll(async ({ mainnet }) => {
  await placeSeaport(mainnet)
  await placeZone(mainnet)
})
test.afterAll(async ({ mainnet }) => {
  for (const address of [seaportAddress, asSeenZoneAddress] as const) {
    await place(mainnet, address, '0x')
    await mainnet.anvil.provider.request({ method: 'anvil_setNonce', params: [address, '0x0'] })
  }
})

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const card = (page: Page, price: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: list.sale(price) }) })

/** Opens a step of a sale, and chooses Seaport there. */
async function chooseSeaport(page: Page, siteUrl: string, safe: Address, step: string): Promise<void> {
  await page.goto(`${siteUrl}#/eth:${safe}?sell`)
  await button(page, step).click()
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${seaportWords.seaport}`) })
    .check()
}

/** What the Safe is sold for, and as it is read. */
const PRICE = 1_234_567_890n
const AMOUNT = '1\u202f234.56789 DUSD'

/** Types the price in dollars, agrees, and signs. */
async function sign(page: Page): Promise<void> {
  await main(page).getByLabel(offer.currency, { exact: true }).selectOption({ label: offer.otherToken })
  await main(page).getByLabel(offer.token, { exact: true }).fill(demoDollar)
  await main(page).getByLabel(offer.price, { exact: true }).fill('1234.56789')
  await main(page)
    .getByRole('checkbox', { name: offer.understand(AMOUNT) })
    .check()
  await button(page, offer.sign).click()
}

async function downloadOrder(page: Page, price: string): Promise<unknown> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page, price).getByRole('button', { name: seaportWords.market }).click(),
  ])
  return JSON.parse(await readFile(await download.path(), 'utf8'))
}

const linkOf = async (page: Page, price: string): Promise<string> =>
  (await card(page, price).getByRole('link', { name: list.open }).getAttribute('href')) ?? ''

const pathOf = (safe: Address, signed: SignedOffer) =>
  `#${offerPath({ prefix: 'eth', address: safe }, encodeOffer(signed))}`

test('[W3] a holder sells a Safe for a stablecoin as an order on Seaport: approved there, signed once, saved for markets, and bought by its link for exactly its price, which says then that it is sold', async ({
  browser,
  site,
  mainnet,
}) => {
  const [ada, ben] = [await newAccount(mainnet), await newAccount(mainnet)]
  await mintDollars(await mainnet.senderOf(people.cleo.account), ben.address, PRICE + 1n)
  const sold = await sealedFor(mainnet, ada, { value: parseEther('1') })
  const { safe, tokenId } = sold
  const { epoch } = await wrapOf(mainnet, safe)
  const seller = await arrive(browser, site, mainnet, ada)
  const { page } = seller
  // signed before its sale is approved, it waits for that, which is said beside a way there
  await chooseSeaport(page, site.url, safe, steps.offer)
  await expect(main(page).getByText(seaportWords.approveFirst)).toBeVisible()
  await sign(page)
  await expect(main(page).getByText(offer.signed.say)).toBeVisible()
  await expect(card(page, AMOUNT)).toContainText(list.rests)
  await button(page, steps.approve).last().click()
  await expect(main(page).getByText(seaportWords.approveSay)).toBeVisible()
  // where it is sold is kept over a reload
  await sendOverReload(mainnet, seller, sellingWords.approveAct)
  await expect(main(page).getByText(receipts.approveSale).first()).toBeVisible()
  expect(await approvedFor(mainnet, tokenId)).toBe(seaportAddress)
  await button(page, steps.offer).click()
  await expect(main(page).getByRole('radio', { name: new RegExp(`^${seaportWords.seaport}`) })).toBeChecked()
  await expect(main(page).getByText(offer.who)).toHaveCount(0)
  await expect(main(page).getByText(offer.give)).toHaveCount(0)
  await expect(main(page).getByText(seaportWords.approveFirst)).toHaveCount(0)
  await expect(card(page, AMOUNT)).toContainText(list.openNow)
  await expect(card(page, AMOUNT)).toContainText(buyingWords.seaport)
  await expectAccessible(page)
  expect(seller.sent()).toBe(1)
  expect(await downloadOrder(page, AMOUNT)).toMatchObject({ parameters: { offerer: ada.address } })
  const link = await linkOf(page, AMOUNT)

  const buyer = await visit(browser, site, mainnet, ben)
  await buyer.page.goto(`${site.url}${link}`)
  await expect(main(buyer.page).getByText(buyingWords.seaport)).toBeVisible()
  await expect(main(buyer.page).getByText(buyingWords.asSeen)).toBeVisible()
  await main(buyer.page).getByRole('button', { name: 'Connect wallet' }).click()
  await buyer.page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  const before = await balancesOf(mainnet, ada.address, ben.address)
  const allowance = () => allowanceOf(mainnet, demoDollar, ben.address, seaportAddress)
  await pressAct(buyer.page, buyingWords.approve(AMOUNT))
  await expect(main(buyer.page).getByText(receipts.approvePrice(AMOUNT))).toBeVisible()
  expect(await allowance()).toBe(PRICE)
  await sendOverReload(mainnet, buyer, buyingWords.buy(AMOUNT))
  await expect(main(buyer.page).getByText(receipts.buy(AMOUNT, shortAddress(ada.address)))).toBeVisible()
  await expect(main(buyer.page).getByText(buyingWords.yours.title)).toBeVisible()
  expect(buyer.sent()).toBe(2)
  expect(await held(mainnet, demoDollar, ada.address)).toBe(PRICE)
  expect(await held(mainnet, demoDollar, ben.address)).toBe(1n)
  expect(await allowance()).toBe(0n)
  await expectPaid(mainnet, before, 0n)
  await expectSold(mainnet, sold, epoch, ben.address)
  await page.goto(`${site.url}${link}`)
  await expect(main(page).getByText(obstacle.filled.title)).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^(Buy|Approve) / })).toHaveCount(0)
  for (const { context } of [seller, buyer]) await context.close()
})

test('[W3] an order that is void says why to whoever opens it, and nothing is asked of the wallet: used, cancelled, without Seaport or its zone', async ({
  browser,
  site,
  mainnet,
}) => {
  const [ada, ben] = [await newAccount(mainnet), await newAccount(mainnet)]
  const sold = await sealedFor(mainnet, ada)
  const order = async () => pathOf(sold.safe, await listSafe(mainnet, ada, sold))
  const { page, wallet, context } = await arrive(browser, site, mainnet, ben)
  const balance = await getBalance(mainnet.client, ben)
  const expectRefused = (link: string, { title, say }: { title: string; say: string }) =>
    test.step(title, async () => {
      // a link that is open already looks again by itself
      if (page.url() === `${site.url}${link}`) await lookAgain(page)
      else await page.goto(`${site.url}${link}`)
      await expect(main(page).getByText(title, { exact: true })).toBeVisible()
      await expect(main(page).getByText(say)).toBeVisible()
      await expect(main(page).getByText(buyingWords.nothingPaid)).toBeVisible()
      await expect(main(page).getByRole('button', { name: /^(Buy|Approve) / })).toHaveCount(0)
      expect(wallet.requests.filter((method) => /send|sign/i.test(method))).toEqual([])
      expect(await getBalance(mainnet.client, ben)).toBe(balance)
    })
  const link = await order()
  await page.clock.install()
  await page.goto(`${site.url}${link}`)
  await expect(button(page, 'Buy it for 2 ETH')).toBeVisible()

  for (const [address, wrong, said] of [
    [asSeenZoneAddress, '0x600160015500', obstacle.zoneOther],
    [asSeenZoneAddress, '0x', obstacle.zoneMissing('Ethereum')],
    [seaportAddress, '0x', obstacle.seaportMissing('Ethereum')],
  ] as const) {
    const code = await codeAt(mainnet, address)
    await place(mainnet, address, wrong)
    try {
      await expectRefused(link, said)
      if (said !== obstacle.zoneOther) continue
      // whoever would make one reads the same, and sells in the usual way
      const { page, context } = await arrive(browser, site, mainnet, ada)
      await chooseSeaport(page, site.url, sold.safe, steps.offer)
      await expect(main(page).getByText(said.title, { exact: true })).toBeVisible()
      await expect(main(page).getByLabel(offer.price, { exact: true })).toHaveCount(0)
      await button(page, seaportWords.useOurs).click()
      await expect(main(page).getByLabel(offer.price, { exact: true })).toBeVisible()
      await context.close()
    } finally {
      await place(mainnet, address, code)
    }
  }

  const sender = await mainnet.senderOf(ada)
  const increment = parseAbi(['function incrementCounter() returns (uint256)'])
  await sender.send({ to: seaportAddress, data: encodeFunctionData({ abi: increment }) })
  await expectRefused(link, obstacle.cancelled)

  const second = await order()
  const use = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [sold.tokenId, []] })
  await sender.send({ to: wrappedSafeAddress, data: use })
  await expectRefused(second, obstacle.used(1))
  await context.close()
})

test('[W3] where our own sale contract is missing, or is another, its approval says so, and Seaport can be chosen', async ({
  browser,
  site,
  mainnet,
}) => {
  const ada = await newAccount(mainnet)
  const { safe } = await sealedFor(mainnet, ada)
  const { page, context } = await arrive(browser, site, mainnet, ada)
  const code = await codeAt(mainnet, asSeenAddress)
  try {
    for (const [wrong, said] of [
      ['0x600160015500', obstacle.routerOther],
      ['0x', obstacle.routerMissing('Ethereum')],
    ] as const) {
      await place(mainnet, asSeenAddress, wrong)
      const url = `${site.url}#/eth:${safe}?sell`
      if (page.url() === url) await page.reload()
      else await page.goto(url)
      await button(page, steps.approve).click()
      await expect(main(page).getByText(said.title, { exact: true })).toBeVisible()
      await expect(button(page, sellingWords.approveAct)).toHaveCount(0)
    }
    await expect(main(page).getByRole('link', { name: prepareWords.title('Ethereum') })).toBeVisible()
    await chooseSeaport(page, site.url, safe, steps.approve)
    await expect(button(page, sellingWords.approveAct)).toBeVisible()
  } finally {
    await place(mainnet, asSeenAddress, code)
  }
  await context.close()
})
