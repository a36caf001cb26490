import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { getBalance } from 'viem/actions'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollar, mintDollars } from '../../src/demo/demoTokens.ts'
import { people } from '../../src/demo/people.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { buyingWords } from '../../src/words/en/buying.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { deployStable } from './deployStable.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { allowanceOf, balancesOf, expectPaid, expectSold, held, offer, sealedFor, wrapOf } from './offeredSafe.ts'
import { pressAct } from './pressAct.ts'
import { arrive, lookAgain, main, sendOverReload, visit } from './saleFixtures.ts'

const { receipts } = transactionWords
const PRICE = parseEther('1.25')
const button = (name: string) => ({ name, exact: true })

/** What somebody pays beside the price. */
const startValue = parseEther('10')

test('[W3] a buyer reads an offer without a wallet, connects, pays in the chain’s coin and holds the Safe; no reload loses or pays anything twice', async ({
  browser,
  site,
  mainnet,
}) => {
  const [seller, buyer] = [await newAccount(mainnet), await newAccount(mainnet)]
  const sold = await sealedFor(mainnet, seller, { value: parseEther('2') })
  const link = await offer(mainnet, seller, sold, { price: PRICE, buyer: buyer.address })
  const { epoch } = await wrapOf(mainnet, sold.safe)
  const before = await balancesOf(mainnet, seller.address, buyer.address)
  const visitor = await visit(browser, site, mainnet, buyer)
  const { page, context, wallet, sent } = visitor

  await page.goto(`${site.url}${link}`)
  await expect(main(page).getByText('1.25 ETH', { exact: true })).toBeVisible()
  await expect(main(page).getByText(buyingWords.asSeen)).toBeVisible()
  await page.reload()
  await main(page).getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(main(page).getByRole('button', button('Buy it for 1.25 ETH'))).toBeVisible()
  await page.reload()

  wallet.mood = 'late'
  await sendOverReload(mainnet, visitor, 'Buy it for 1.25 ETH', async () => {
    await pressAct(page, 'Buy it for 1.25 ETH')
    await expect.poll(sent).toBe(1)
    await page.reload()
    await expect(main(page).getByText(transactionWords.asked.title)).toBeVisible()
    await expect(main(page).getByRole('button', button('Buy it for 1.25 ETH'))).toHaveCount(0)
    wallet.confirmLate()
  })

  const bought = receipts.buy('1.25 ETH', shortAddress(seller.address))
  await expect(main(page).getByText(bought)).toBeVisible()
  await expect(main(page).getByText(buyingWords.yours.title)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(main(page).getByText(bought)).toBeVisible()
  expect(sent()).toBe(1)
  await expectSold(mainnet, sold, epoch, buyer.address)
  await expectPaid(mainnet, before, PRICE)
  await main(page).getByRole('link', { name: buyingWords.open }).click()
  await expect(main(page).getByText(pageWords.safe.youHold, { exact: true })).toBeVisible()
  await context.close()
})

test('[W3] in a stablecoin that answers nothing an old approval goes, exactly the price is approved, and all of it is paid', async ({
  browser,
  site,
  mainnet,
}) => {
  const [seller, buyer] = [await newAccount(mainnet), await newAccount(mainnet)]
  const price = 1_234_567_890n
  const currency = await deployStable(await mainnet.senderOf(buyer), price + 1n, 1n)
  const sold = await sealedFor(mainnet, seller)
  const link = await offer(mainnet, seller, sold, { price, currency })
  const { epoch } = await wrapOf(mainnet, sold.safe)
  const before = await balancesOf(mainnet, seller.address, buyer.address)
  const visitor = await arrive(browser, site, mainnet, buyer)
  const { page, context, sent } = visitor
  await page.goto(`${site.url}${link}`)
  await expect(main(page).getByText('STBL', { exact: false }).first()).toBeVisible()
  await sendOverReload(mainnet, visitor, buyingWords.reset)
  await expect(main(page).getByText(receipts.priceRevoked)).toBeVisible()
  const amount = `1\u202f234.56789 STBL`
  await sendOverReload(mainnet, visitor, buyingWords.approve(amount))
  await expect(main(page).getByText(receipts.approvePrice(amount))).toBeVisible()
  expect(await allowanceOf(mainnet, currency, buyer.address)).toBe(price)
  await page.reload()
  await pressAct(page, buyingWords.buy(amount))
  await expect(main(page).getByText(receipts.buy(amount, shortAddress(seller.address)))).toBeVisible()
  expect(sent()).toBe(3)
  expect(await held(mainnet, currency, seller.address)).toBe(price)
  expect(await held(mainnet, currency, buyer.address)).toBe(1n)
  expect(await allowanceOf(mainnet, currency, buyer.address)).toBe(0n)
  await expectPaid(mainnet, before, 0n)
  await expectSold(mainnet, sold, epoch, buyer.address)
  await context.close()
})

test('[W3] an open offer goes to whoever is first; the next one reads why, pays nothing, and takes it by an offer that names them', async ({
  browser,
  site,
  mainnet,
}) => {
  const [seller, first, second] = [await newAccount(mainnet), await newAccount(mainnet), await newAccount(mainnet)]
  const sold = await sealedFor(mainnet, seller)
  const link = await offer(mainnet, seller, sold, { price: PRICE })
  const { epoch } = await wrapOf(mainnet, sold.safe)
  const before = await balancesOf(mainnet, seller.address, first.address)
  const [one, two] = [await arrive(browser, site, mainnet, first), await arrive(browser, site, mainnet, second)]
  await two.page.clock.install()
  for (const { page } of [one, two]) {
    await page.goto(`${site.url}${link}`)
    await expect(main(page).getByText(buyingWords.anyone)).toBeVisible()
    await expect(main(page).getByRole('button', button('Buy it for 1.25 ETH'))).toBeVisible()
  }
  await pressAct(one.page, 'Buy it for 1.25 ETH')
  await expect(main(one.page).getByText(buyingWords.yours.title)).toBeVisible()
  await lookAgain(two.page)
  await expect(main(two.page).getByText(buyingWords.obstacle.handedOver.title)).toBeVisible()
  await expect(main(two.page).getByText(buyingWords.nothingPaid)).toBeVisible()
  await expect(main(two.page).getByRole('button', { name: /^Buy / })).toHaveCount(0)
  await expectSold(mainnet, sold, epoch, first.address)
  await expectPaid(mainnet, before, PRICE)

  // the other one gets it after all: for nothing, by an offer that names them
  expect(two.sent()).toBe(0)
  const given = await balancesOf(mainnet, first.address, second.address)
  const free = await offer(mainnet, first, sold, { price: 0n, buyer: second.address })
  await two.page.goto(`${site.url}${free}`)
  await pressAct(two.page, buyingWords.take)
  await expect(main(two.page).getByText(receipts.received(shortAddress(first.address)))).toBeVisible()
  await expectSold(mainnet, sold, epoch + 1n, second.address)
  await expectPaid(mainnet, given, 0n)
  for (const { context } of [one, two]) await context.close()
})

test('[W3] what changes between look and pay takes the button away: emptied by an old approval, used, altered, other code for the contract', async ({
  browser,
  site,
  mainnet,
}) => {
  const { client, anvil } = mainnet
  const [seller, buyer] = [await newAccount(mainnet), await newAccount(mainnet)]
  const thief = await mainnet.senderOf(people.ben.account)
  const approval = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [thief.account.address, 5_000_000n],
  })
  const sold = await sealedFor(mainnet, seller, { call: { to: demoDollar, data: approval } })
  await mintDollars(thief, sold.safe, 5_000_000n)
  const link = await offer(mainnet, seller, sold, { price: PRICE })
  const { page, context, sent } = await arrive(browser, site, mainnet, buyer)
  await page.clock.install()
  await page.goto(`${site.url}${link}`)
  const buy = main(page).getByRole('button', button('Buy it for 1.25 ETH'))
  await expect(buy).toBeVisible()
  const consent = main(page).locator('form').getByRole('checkbox')
  await expect(consent).toHaveAccessibleName(/Token approvals: 1 live token approval/)
  await consent.check()
  await expect(buy).toHaveAttribute('aria-disabled', 'false')
  const taken = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [sold.safe, thief.account.address, 5_000_000n],
  })
  await thief.send({ to: demoDollar, data: taken })
  await buy.click()
  await expect(main(page).getByText(buyingWords.less.title)).toBeVisible()
  await expect(main(page).getByText('DUSD: 5 before, 0 now')).toBeVisible()
  await expect(buy).toHaveCount(0)
  await expectAccessible(page)
  await main(page).getByRole('button', button(buyingWords.accept)).click()
  await expect(buy).toBeVisible()

  const router = await anvil.provider.request({ method: 'eth_getCode', params: [asSeenAddress, 'latest'] })
  const place = (code: unknown) => anvil.provider.request({ method: 'anvil_setCode', params: [asSeenAddress, code] })
  await place('0x600160015500')
  await main(page).getByRole('button', button('Check everything again')).click()
  await expect(main(page).getByText(buyingWords.obstacle.routerOther.title)).toBeVisible()
  await expect(buy).toHaveCount(0)
  await place(router)
  await main(page).getByRole('button', button('Check everything again')).click()
  await expect(buy).toBeVisible()

  const used = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [sold.tokenId, []] })
  await (await mainnet.senderOf(seller)).send({ to: wrappedSafeAddress, data: used })
  await lookAgain(page)
  await expect(main(page).getByText(buyingWords.obstacle.used(1).title)).toBeVisible()
  await expect(buy).toHaveCount(0)
  await page.goto(`${site.url}${link.slice(0, -9)}`)
  await expect(main(page).getByText(buyingWords.unread.cut.title)).toBeVisible()
  expect(sent()).toBe(0)
  expect(await getBalance(client, buyer)).toBe(startValue)
  expect((await wrapOf(mainnet, sold.safe)).driver).toBe(seller.address)
  await context.close()
})
