import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, parseEther } from 'viem'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollar } from '../../src/demo/demoTokens.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { ZERO_ADDRESS } from '../../src/lib/address.ts'
import { safeAbi } from '../../src/safe/safeAbi.ts'
import { readOfferFile } from '../../src/safe/sale/offerFile.ts'
import { seaportAddress } from '../../src/safe/sale/seaportAddress.ts'
import { approvalsWords } from '../../src/words/en/approvals.ts'
import { consentWords } from '../../src/words/en/consent.ts'
import { fileWords } from '../../src/words/en/files.ts'
import { holderWords } from '../../src/words/en/holder.ts'
import { sellingWords } from '../../src/words/en/selling.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { allowanceOf, approvedFor, balancesOf, expectPaid, expectSold, sealedFor, wrapOf } from './offeredSafe.ts'
import { pressAct } from './pressAct.ts'
import { arrive, lookAgain, main, sendOverReload } from './saleFixtures.ts'

const { steps, offer, list, coSign, endOffers } = sellingWords
const { receipts } = transactionWords

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const step = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
const card = (page: Page, price: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: list.sale(price) }) })

/** Opens the steps of a Safe before its sale. */
async function openSteps(page: Page, siteUrl: string, safe: Address): Promise<void> {
  await page.goto(`${siteUrl}#/eth:${safe}?sell`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sellingWords.title)
}

/** Types a price, agrees, and asks the wallet. */
async function sign(page: Page, price: string): Promise<void> {
  const field = main(page).getByLabel(offer.price, { exact: true })
  await field.fill(price)
  await main(page)
    .getByRole('checkbox', { name: offer.understand(`${price} ETH`) })
    .check()
  await button(page, offer.sign).click()
}

/** Where the link of an offer leads to. */
const linkOf = async (page: Page, price: string): Promise<string> =>
  (await card(page, price).getByRole('link', { name: list.open }).getAttribute('href')) ?? ''

test('[W3] a holder gets a Safe ready step by step, each kept over a reload and a closed tab, and it is bought from the file of the offer', async ({
  browser,
  site,
  mainnet,
}) => {
  const [ada, ben] = [await newAccount(mainnet), await newAccount(mainnet)]
  const spender = people.cleo.account.address
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 5_000_000n] })
  const sold = await sealedFor(mainnet, ada, { value: parseEther('1'), call: { to: demoDollar, data: approval } })
  const { safe, tokenId } = sold
  const signingOn = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'setSigning', args: [tokenId, true] })
  await (await mainnet.senderOf(ada)).send({ to: wrappedSafeAddress, data: signingOn })
  const seller = await arrive(browser, site, mainnet, ada)
  let { page } = seller
  await page.clock.install()
  await page.goto(`${site.url}#/eth:${safe}`)
  await main(page).getByRole('link', { name: holderWords.sell }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sellingWords.title)
  await expect(main(page).getByText('1 ETH', { exact: true })).toBeVisible()
  await expect(step(page, steps.revoke)).toContainText(sellingWords.state.standing(1))
  await expect(step(page, steps.signing)).toContainText(sellingWords.state.todo)

  /** Does what a step is for, its tab opened anew before the block is there: the step is done then. */
  const doStep = (name: string, act: string, receipt: string | RegExp, state: string) =>
    test.step(name, async () => {
      await button(page, name).click()
      if (name === steps.revoke) await main(page).getByRole('button', { name: 'Revoke: 5 DUSD' }).click()
      await sendOverReload(mainnet, { ...seller, page }, act)
      const done = main(page)
        .getByRole('status')
        .filter({ hasText: receipt, has: page.getByRole('link') })
      await expect(done).toBeVisible()
      await expect(step(page, name)).toContainText(state)
    })
  const { done } = sellingWords.state
  for (const [name, act, receipt, state] of [
    [steps.signing, holderWords.signOff, receipts.signOff, done],
    [steps.revoke, approvalsWords.act(1), receipts.revokeApprovals, done],
    [steps.lock, holderWords.lockAct, /It is locked until/, 'Until'],
  ] as const)
    await doStep(name, act, receipt, state)
  expect(await allowanceOf(mainnet, demoDollar, safe, spender)).toBe(0n)
  const { isSealed, signing, quietUntil, lockedUntil, epoch } = await wrapOf(mainnet, safe)
  expect({ isSealed, signing, isLocked: lockedUntil > quietUntil }).toEqual({
    ...{ isSealed: true, signing: false, isLocked: true },
  })
  await button(page, steps.wait).click()
  await expect(main(page).getByText(sellingWords.waitSay)).toBeVisible()
  await passQuietTime(mainnet.anvil)
  await lookAgain(page)
  await expect(main(page).getByText(sellingWords.waitDone)).toBeVisible()

  // a tab that was closed goes on where the chain says
  await page.close()
  page = await seller.context.newPage()
  await openSteps(page, site.url, safe)
  await expect(button(page, steps.approve)).toHaveAttribute('aria-expanded', 'true')
  await doStep(steps.approve, sellingWords.approveAct, receipts.approveSale, done)
  expect(await approvedFor(mainnet, tokenId)).toBe(asSeenAddress)
  expect(seller.sent()).toBe(4)

  // what the wallet is asked to sign when the tab closes is no offer, and is asked for anew
  await button(page, steps.offer).click()
  seller.wallet.mood = 'silent'
  await sign(page, '2')
  const asked = () => seller.wallet.requests.filter((method) => method === 'eth_signTypedData_v4').length
  await expect.poll(asked).toBe(1)
  await page.reload()
  seller.wallet.mood = 'confirm'
  await button(page, steps.offer).click()
  await expect(main(page).getByLabel(offer.end)).toHaveValue(/^\d{4}-/)
  await sign(page, '2')
  await expect(main(page).getByText(offer.signed.say)).toBeVisible()
  await expect(card(page, '2 ETH')).toContainText(list.openNow)
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page, '2 ETH').getByRole('button', { name: 'Save the file' }).click(),
  ])
  const path = await download.path()
  const file = readOfferFile(await readFile(path, 'utf8'))
  expect(file).toMatchObject({ offer: { tokenId, price: parseEther('2') } })

  await page.close()
  page = await seller.context.newPage()
  await page.goto(`${site.url}#/eth:${safe}`)
  await expect(card(page, '2 ETH')).toContainText(list.openNow)

  // a browser that has never seen the offer, with nothing but the file
  const buyer = await arrive(browser, site, mainnet, ben)
  await buyer.page.goto(site.url)
  await buyer.page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const input = buyer.page.getByLabel(fileWords.choose, { exact: true })
  const said = buyer.page.getByRole('region', { name: fileWords.title }).getByRole('status')
  await input.setInputFiles({
    name: 'batch.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"transactions":[]}'),
  })
  await expect(said).toHaveText(fileWords.wrong.batch)
  await input.setInputFiles({
    name: 'half.json',
    mimeType: 'application/json',
    buffer: (await readFile(path)).subarray(0, 300),
  })
  await expect(said).toHaveText(fileWords.wrong.cut)
  await input.setInputFiles(path)
  const before = await balancesOf(mainnet, ada.address, ben.address)
  await pressAct(buyer.page, 'Buy it for 2 ETH')
  await expect(main(buyer.page).getByText(/^Bought for 2 ETH/)).toBeVisible()
  await expectSold(mainnet, sold, epoch, ben.address)
  await expectPaid(mainnet, before, parseEther('2'))
  for (const { context } of [seller, buyer]) await context.close()
})

test('[W3] a slipped digit is asked back, a no and a forged signature make no offer, and all offers end at once', async ({
  browser,
  site,
  mainnet,
}) => {
  const ada = await newAccount(mainnet)
  const { safe, tokenId } = await sealedFor(mainnet, ada, { value: parseEther('3') })
  const { page, wallet, context, sent } = await arrive(browser, site, mainnet, ada)
  await openSteps(page, site.url, safe)
  await button(page, steps.offer).click()
  await expect(main(page).getByText(offer.noLock)).toBeVisible()

  wallet.mood = 'reject'
  await sign(page, '5')
  await expect(main(page).getByText('You declined in your wallet.')).toBeVisible()
  wallet.mood = 'forges'
  await button(page, offer.sign).click()
  await expect(main(page).getByText(offer.invalid.title)).toBeVisible()
  await expect(main(page).getByText(list.none)).toBeVisible()
  wallet.mood = 'confirm'
  await button(page, offer.sign).click()
  await expect(card(page, '5 ETH')).toContainText(list.rests)

  const field = main(page).getByLabel(offer.price, { exact: true })
  await field.fill('50')
  await expect(main(page).getByRole('checkbox', { name: offer.far.more('10', '5 ETH') })).toBeVisible()
  await expect(main(page).getByText(/^This doesn’t end your earlier offer of 5 ETH:/)).toBeVisible()
  await field.fill('0.5')
  await expect(main(page).getByRole('checkbox', { name: offer.far.less('10', '5 ETH') })).toBeVisible()
  const ofContents = main(page).getByRole('checkbox', { name: offer.far.contents('3 ETH') })
  await expect(ofContents).toBeVisible()
  await main(page)
    .getByRole('checkbox', { name: offer.understand('0.5 ETH') })
    .check()
  await expect(button(page, offer.sign)).toHaveAttribute('aria-disabled', 'true')
  // who agreed to one price has agreed to no other
  await field.fill('4')
  await expect(main(page).getByRole('checkbox', { name: offer.understand('4 ETH') })).not.toBeChecked()
  await expect(button(page, offer.sign)).toHaveAttribute('aria-disabled', 'true')
  await field.fill('1,5,0')
  await expect(main(page).getByText(offer.priceShape('ETH'))).toBeVisible()
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${offer.give}`) })
    .check()
  await expect(button(page, offer.signGive)).toHaveAttribute('aria-disabled', 'true')
  await main(page).getByRole('textbox', { name: offer.receiver }).fill(ada.address)
  await expect(main(page).getByText(offer.isYou)).toBeVisible()
  await main(page).getByRole('textbox', { name: offer.receiver }).fill(people.cleo.account.address)
  await main(page).getByRole('checkbox', { name: offer.understandGive }).check()
  await button(page, offer.signGive).click()
  await expect(main(page).getByRole('heading', { name: list.gift })).toBeVisible()

  // what was listed elsewhere lives by an approval, which is taken back in the same place
  const { rights } = holderWords
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [seaportAddress, tokenId] })
  await (await mainnet.senderOf(ada)).send({ to: wrappedSafeAddress, data })
  await button(page, endOffers.open).click()
  await expect(main(page).getByText(rights.named.seaport)).toBeVisible()
  await button(page, rights.revoke).click()
  await expect(main(page).getByText(rights.revokeApproved)).toBeVisible()
  await button(page, rights.revoke).click()
  await expect(main(page).getByText(receipts.revoke, { exact: true })).toBeVisible()
  expect(await approvedFor(mainnet, tokenId)).toBe(ZERO_ADDRESS)
  const { nonce } = await wrapOf(mainnet, safe)
  await sendOverReload(mainnet, { page, sent }, endOffers.act, () => button(page, endOffers.act).click())
  await expect(main(page).getByText(receipts.endOffers)).toBeVisible()
  expect((await wrapOf(mainnet, safe)).nonce).toBe(nonce + 1n)
  await expect(card(page, '5 ETH')).toContainText('The Safe has been used')
  await expectAccessible(page)
  await card(page, '5 ETH').getByRole('button', { name: list.forget }).click()
  await card(page, '5 ETH').getByRole('button', { name: list.forgetYes }).click()
  await expect(card(page, '5 ETH')).toHaveCount(0)
  await context.close()
})

test('[W3] the owners of a Safe that holds one sell it: two by links in browsers of their own, a Safe by the call it is told; the Safe is paid', async ({
  browser,
  site,
  mainnet,
}) => {
  const [ada, cleo, dora] = [await newAccount(mainnet), await newAccount(mainnet), await newAccount(mainnet)]
  const { account: ben } = people.ben
  const maker = await mainnet.senderOf(ben)
  const inner = await newSafe(maker, { kind: '1.4.1', owners: [ben.address] })
  const holder = await newSafe(maker, { kind: '1.4.1', owners: [ada.address, cleo.address, inner] })
  const safe = await newSafe(maker, { kind: '1.4.1', owners: [ben.address] })
  const tokenId = await wrapSafe(maker, { safe, kind: '1.4.1', signers: [ben], to: holder })
  const approve = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [asSeenAddress, tokenId] })
  const all = encodeFunctionData({ abi: parseAbi(['function changeThreshold(uint256)']), args: [3n] })
  const calls = [
    { to: wrappedSafeAddress, data: approve },
    { to: holder, data: all },
  ] as const
  await execSafe(maker, { safe: holder, kind: '1.4.1', signers: [ada], calls })
  await passQuietTime(mainnet.anvil)

  const first = await arrive(browser, site, mainnet, ada)
  await first.page.goto(`${site.url}#/eth:${safe}`)
  await main(first.page).getByRole('link', { name: holderWords.sell }).click()
  // it is done by the Safe that holds the NFT
  await expect(main(first.page).getByRole('region', { name: endOffers.title })).toContainText(consentWords.holderYours)
  await button(first.page, steps.offer).click()
  await expect(main(first.page).getByText(offer.bySafe(3))).toBeVisible()
  await sign(first.page, '2')
  await expect(main(first.page).getByRole('heading', { name: coSign.title(1, 3) })).toBeVisible()
  await expect(main(first.page).getByText(coSign.youSigned)).toBeVisible()
  await expect(main(first.page).getByText(coSign.say)).toHaveCount(2)
  await expect(step(first.page, steps.offer)).toContainText(sellingWords.state.signing)
  await expect(main(first.page).getByText(consentWords.byCall.say)).toBeVisible()
  await expectAccessible(first.page)
  await first.page.reload()
  await expect(main(first.page).getByRole('heading', { name: coSign.title(1, 3) })).toBeVisible()
  const hash = await main(first.page)
    .getByText(/^0x[0-9a-f]{64}$/)
    .textContent()
  const link = await linkOf(first.page, '2 ETH')

  const second = await arrive(browser, site, mainnet, cleo)
  await second.page.goto(`${site.url}${link}`)
  await main(second.page).getByRole('checkbox', { name: coSign.understand }).check()
  await button(second.page, coSign.act).click()
  await expect(main(second.page).getByRole('heading', { name: coSign.title(2, 3) })).toBeVisible()
  // the address bar carries every signature
  await expect.poll(() => second.page.url()).not.toContain(link)

  const stranger = await arrive(browser, site, mainnet, dora)
  await stranger.page.clock.install()
  await stranger.page.goto(second.page.url())
  await expect(main(stranger.page).getByRole('heading', { name: coSign.title(2, 3) })).toBeVisible()
  await expect(main(stranger.page).getByText(coSign.notOwner)).toBeVisible()
  await expect(button(stranger.page, /^Buy /)).toHaveCount(0)
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash as Hex] })
  await execSafe(maker, { safe: inner, kind: '1.4.1', signers: [ben], calls: [{ to: holder, data }] })
  const { epoch } = await wrapOf(mainnet, safe)
  const before = await balancesOf(mainnet, holder, dora.address)
  await lookAgain(stranger.page)
  await pressAct(stranger.page, 'Buy it for 2 ETH')
  await expect(main(stranger.page).getByText(/^Bought for 2 ETH/)).toBeVisible()
  await expectSold(mainnet, { safe, tokenId }, epoch, dora.address)
  await expectPaid(mainnet, before, parseEther('2'))
  for (const { context } of [first, second, stranger]) await context.close()
})
