import { type Address, encodeDeployData, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { getBalance, readContract } from 'viem/actions'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollar, mintDollars } from '../../src/demo/demoTokens.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { shortAddress, ZERO_ADDRESS } from '../../src/lib/address.ts'
import { buyingWords } from '../../src/words/en/buying.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { sellingWords } from '../../src/words/en/selling.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { newAccount } from '../demo/delegateTo.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { compileSolidity } from '../safe/compileSolidity.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { approvedFor, held, offer, sealedFor, wrapOf } from './offeredSafe.ts'
import { accept, arrive, main, visit } from './saleFixtures.ts'

const { receipts } = transactionWords
const PRICE = parseEther('1.25')
const button = (name: string) => ({ name, exact: true })

/** As USDT: it has six decimals, answers nothing, and takes a new approval only in place of none. */
const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
contract Stable is ERC20 {
    constructor() ERC20("Stable", "STBL") {}
    function decimals() public pure override returns (uint8) { return 6; }
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function approve(address spender, uint256 amount) public override returns (bool) {
        require(amount == 0 || allowance(msg.sender, spender) == 0);
        super.approve(spender, amount);
        assembly { return(0, 0) }
    }
    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        assembly { return(0, 0) }
    }
}`

/** Deploys it, with an amount for somebody who has approved one unit of it before. */
async function deployStable(world: TestWorld, owner: PrivateKeyAccount, amount: bigint): Promise<Address> {
  const { abi, evm } = compileSolidity<'Stable'>(SOURCE).Stable
  const sender = await world.senderOf(owner)
  const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}` })
  const { contractAddress } = await sender.send({ to: null as never, data, gas: 16_000_000n })
  const to = contractAddress ?? ZERO_ADDRESS
  await sender.send({ to, data: encodeFunctionData({ abi, functionName: 'mint', args: [owner.address, amount] }) })
  await sender.send({ to, data: encodeFunctionData({ abi, functionName: 'approve', args: [asSeenAddress, 1n] }) })
  return to
}

const allowanceOf = ({ client }: TestWorld, token: Address, owner: Address): Promise<bigint> =>
  readContract(client, { address: token, abi: erc20Abi, functionName: 'allowance', args: [owner, asSeenAddress] })

/** What somebody pays beside the price. */
const startValue = parseEther('10')

test('[W3] a buyer reads an offer without a wallet, connects, pays in the chain’s coin and holds the Safe; no reload loses or pays anything twice', async ({
  browser,
  site,
  mainnet,
}) => {
  const { client, anvil } = mainnet
  const [seller, buyer] = [await newAccount(mainnet), await newAccount(mainnet)]
  const sold = await sealedFor(mainnet, seller, { value: parseEther('2') })
  const link = await offer(mainnet, seller, sold, { price: PRICE, buyer: buyer.address })
  const before = { seller: await getBalance(client, seller), epoch: (await wrapOf(mainnet, sold.safe)).epoch }
  const { page, context, wallet, sent } = await visit(browser, site, mainnet, buyer)

  await page.goto(`${site.url}${link}`)
  await expect(main(page).getByText('1.25 ETH', { exact: true })).toBeVisible()
  await expect(main(page).getByText(buyingWords.asSeen)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await main(page).getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(main(page).getByRole('button', button('Buy it for 1.25 ETH'))).toBeVisible()
  await page.reload()

  await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
  wallet.mood = 'late'
  await accept(page, 'Buy it for 1.25 ETH')
  await expect.poll(sent).toBe(1)
  await page.reload()
  await expect(main(page).getByText(transactionWords.asked.title)).toBeVisible()
  await expect(main(page).getByRole('button', button('Buy it for 1.25 ETH'))).toHaveCount(0)
  wallet.confirmLate()
  const pending = transactionWords.pending('Ethereum').title
  await expect(main(page).getByText(pending)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(pending)).toBeVisible()
  await expect(main(page).getByRole('button', button('Buy it for 1.25 ETH'))).toHaveCount(0)
  await anvil.provider.request({ method: 'evm_setAutomine', params: [true] })
  await anvil.provider.request({ method: 'evm_mine', params: [] })

  const bought = receipts.buy('1.25 ETH', shortAddress(seller.address))
  await expect(main(page).getByText(bought)).toBeVisible()
  await expect(main(page).getByText(buyingWords.yours.title)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(main(page).getByText(bought)).toBeVisible()
  expect(sent()).toBe(1)
  const { driver, epoch } = await wrapOf(mainnet, sold.safe)
  expect({ driver, epoch }).toEqual({ driver: buyer.address, epoch: before.epoch + 1n })
  expect(await approvedFor(mainnet, sold.tokenId)).toBe(ZERO_ADDRESS)
  expect(await getBalance(client, seller)).toBe(before.seller + PRICE)
  const paid = startValue - (await getBalance(client, buyer))
  expect(paid).toBeGreaterThan(PRICE)
  expect(paid).toBeLessThan(PRICE + parseEther('0.01'))
  await main(page).getByRole('link', { name: buyingWords.open }).click()
  await expect(main(page).getByText(pageWords.wallet.youHold, { exact: true })).toBeVisible()
  await context.close()
})

test('[W3] in a stablecoin that answers nothing an old approval goes, exactly the price is approved, and all of it is paid', async ({
  browser,
  site,
  mainnet,
}) => {
  const [seller, buyer] = [await newAccount(mainnet), await newAccount(mainnet)]
  const { anvil } = mainnet
  const price = 1_234_567_890n
  const currency = await deployStable(mainnet, buyer, price + 1n)
  const sold = await sealedFor(mainnet, seller)
  const link = await offer(mainnet, seller, sold, { price, currency })
  const { page, context, sent } = await arrive(browser, site, mainnet, buyer)
  await page.goto(`${site.url}${link}`)
  await expect(main(page).getByText('STBL', { exact: false }).first()).toBeVisible()
  await accept(page, buyingWords.reset)
  await expect(main(page).getByText(receipts.priceRevoked)).toBeVisible()
  const amount = `1\u202f234.56789 STBL`
  await page.reload()
  await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
  await accept(page, buyingWords.approve(amount))
  const pending = transactionWords.pending('Ethereum').title
  await expect(main(page).getByText(pending)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(pending)).toBeVisible()
  await expect(main(page).getByRole('button', button(buyingWords.approve(amount)))).toHaveCount(0)
  await anvil.provider.request({ method: 'evm_setAutomine', params: [true] })
  await anvil.provider.request({ method: 'evm_mine', params: [] })
  await expect(main(page).getByText(receipts.approvePrice(amount))).toBeVisible()
  expect(await allowanceOf(mainnet, currency, buyer.address)).toBe(price)
  await page.reload()
  await accept(page, buyingWords.buy(amount))
  await expect(main(page).getByText(receipts.buy(amount, shortAddress(seller.address)))).toBeVisible()
  expect(sent()).toBe(3)
  expect(await held(mainnet, currency, seller.address)).toBe(price)
  expect(await held(mainnet, currency, buyer.address)).toBe(1n)
  expect(await allowanceOf(mainnet, currency, buyer.address)).toBe(0n)
  expect((await wrapOf(mainnet, sold.safe)).driver).toBe(buyer.address)
  await context.close()
})

test('[W3] an open offer goes to whoever is first, and one that names a buyer to nobody else: the others read why, and pay nothing', async ({
  browser,
  site,
  mainnet,
}) => {
  const { client } = mainnet
  const [seller, first, second] = [await newAccount(mainnet), await newAccount(mainnet), await newAccount(mainnet)]
  const sold = await sealedFor(mainnet, seller)
  const link = await offer(mainnet, seller, sold, { price: PRICE })
  const [one, two] = [await arrive(browser, site, mainnet, first), await arrive(browser, site, mainnet, second)]
  for (const { page } of [one, two]) {
    await page.goto(`${site.url}${link}`)
    await expect(main(page).getByText(buyingWords.anyone)).toBeVisible()
    await expect(main(page).getByRole('button', button('Buy it for 1.25 ETH'))).toBeVisible()
  }
  await accept(one.page, 'Buy it for 1.25 ETH')
  await expect(main(one.page).getByText(buyingWords.yours.title)).toBeVisible()
  await expect(main(two.page).getByText(buyingWords.obstacle.handedOver.title)).toBeVisible()
  await expect(main(two.page).getByText(buyingWords.nothingPaid)).toBeVisible()
  await expect(main(two.page).getByRole('button', { name: /^Buy / })).toHaveCount(0)

  // it is handed on for nothing, to one account
  const { tokenId, safe } = sold
  const free = await offer(mainnet, first, { safe, tokenId }, { price: 0n, buyer: seller.address })
  await two.page.goto(`${site.url}${free}`)
  await expect(main(two.page).getByText(buyingWords.obstacle.reserved(seller.address).say)).toBeVisible()
  await expect(main(two.page).getByRole('button', button(buyingWords.take))).toHaveCount(0)
  expect(two.sent()).toBe(0)
  expect(await getBalance(client, second)).toBe(startValue)
  const three = await arrive(browser, site, mainnet, seller)
  await three.page.goto(`${site.url}${free}`)
  const before = await getBalance(client, first)
  await accept(three.page, buyingWords.take)
  await expect(main(three.page).getByText(receipts.received(shortAddress(first.address)))).toBeVisible()
  expect((await wrapOf(mainnet, safe)).driver).toBe(seller.address)
  expect(await getBalance(client, first)).toBe(before)
  for (const { context } of [one, two, three]) await context.close()
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
  await expect(main(page).getByText(buyingWords.obstacle.used(1).title)).toBeVisible()
  await expect(buy).toHaveCount(0)
  await page.goto(`${site.url}${link.slice(0, -9)}`)
  await expect(main(page).getByText(buyingWords.unread.cut.title)).toBeVisible()
  expect(sent()).toBe(0)
  expect(await getBalance(client, buyer)).toBe(startValue)
  expect((await wrapOf(mainnet, sold.safe)).driver).toBe(seller.address)
  await context.close()
})

test('[W3] on the demo Ada offers a Safe and Ben buys it, in one visit', async ({ page, site }) => {
  const link = `${site.url}#/demo:${samples.wrapped.address}`
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  const act = (name: string) => main(page).getByRole('button', button(name))
  await page.goto(`${link}?sell`)
  await page.getByRole('button', { name: 'Start the demo' }).click()
  await act(sellingWords.steps.approve).click()
  await accept(page, sellingWords.approveAct)
  await confirm()
  await expect(main(page).getByText(receipts.approveSale).first()).toBeVisible()
  await act(sellingWords.steps.offer).click()
  await main(page).getByLabel(sellingWords.offer.price, { exact: true }).fill('2.5')
  for (const box of await main(page).getByRole('checkbox').all()) await box.check()
  await act(sellingWords.offer.sign).last().click()
  await confirm()
  await main(page).getByRole('link', { name: sellingWords.list.open }).click()
  await expect(main(page).getByText(buyingWords.obstacle.ownOffer.title)).toBeVisible()

  await page.getByLabel('You are').selectOption({ label: 'Ben, another owner' })
  await accept(page, 'Buy it for 2.5 ETH')
  await confirm()
  await expect(main(page).getByText(buyingWords.yours.title)).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: buyingWords.open }).click()
  await expect(page).toHaveURL(link)
  await expect(main(page).getByText(pageWords.wallet.youHold, { exact: true })).toBeVisible()
})
