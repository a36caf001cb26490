import { encodeFunctionData, parseEther } from 'viem'
import { getBalance } from 'viem/actions'
import {
  asSeenAbi,
  asSeenAddress,
  wrappedSafeAbi,
  wrappedSafeAddress,
} from '../../src/contract/wrappedSafe.generated.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { type PersonName, people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { offerStruct } from '../../src/safe/sale/offer.ts'
import { decodeOffer } from '../../src/safe/sale/offerLink.ts'
import { buyingWords } from '../../src/words/en/buying.ts'
import { demoWords } from '../../src/words/en/demo.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { sellingWords } from '../../src/words/en/selling.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { demoChainOf } from './demoChainOf.ts'
import { deployStable } from './deployStable.ts'
import { expect, test } from './fixtures.ts'
import { allowanceOf, balancesOf, expectPaid, expectSold, held, wrapOf } from './offeredSafe.ts'
import { pressAct } from './pressAct.ts'
import { main } from './saleFixtures.ts'

const { steps, offer, list, coSign } = sellingWords
const { receipts } = transactionWords
const { obstacle } = buyingWords
const { wrapped, trio, solo } = samples
const safe = wrapped.address
const [ada, ben, cleo] = [people.ada.account, people.ben.account, people.cleo.account]

test('[W3] on the demo one Safe is sold on and on, in one visit: for ether, to one buyer for a stablecoin that answers nothing, for free in two steps, and by a Safe of two, whose open offer a Safe takes before Cleo; all to the wei', async ({
  page,
  site,
}) => {
  const link = `${site.url}#/demo:${safe}`
  const act = (name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
  const card = (title: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
  const openOffer = (title: string) => card(title).getByRole('link', { name: list.open }).click()
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  const become = (name: PersonName) => page.getByLabel(demoWords.demo.youAre).selectOption(name)
  const approveSale = async () => {
    await act(steps.approve).click()
    await pressAct(page, sellingWords.approveAct)
    await confirm()
    await expect(main(page).getByText(receipts.approveSale).first()).toBeVisible()
    await act(steps.offer).click()
  }
  const sign = async (name: string, understand: string) => {
    await main(page).getByRole('checkbox', { name: understand }).check()
    await act(name).click()
    await confirm()
  }
  const pay = async (name: string) => {
    await pressAct(page, name)
    await confirm()
  }

  await page.goto(`${link}?sell`)
  await page.getByRole('button', { name: 'Start the demo' }).click()
  await approveSale()
  const chain = demoChainOf(page)
  const { epoch, tokenId } = await wrapOf(chain, safe)
  const sold = { safe, tokenId }

  await test.step('Ben buys it from Ada for ether', async () => {
    const price = main(page).getByLabel(offer.price, { exact: true })
    await price.fill('2.5')
    await sign(offer.sign, offer.understand('2.5 ETH'))
    await openOffer(list.sale('2.5 ETH'))
    await expect(main(page).getByText(obstacle.ownOffer.title)).toBeVisible()
    const before = await balancesOf(chain, ada.address, ben.address)
    await become('ben')
    await pay('Buy it for 2.5 ETH')
    await expect(main(page).getByText(buyingWords.yours.title)).toBeVisible()
    await expectSold(chain, sold, epoch, ben.address)
    await expectPaid(chain, before, parseEther('2.5'))
    await main(page).getByRole('link', { name: buyingWords.open }).click()
    await expect(page).toHaveURL(link)
    await expect(main(page).getByText(pageWords.safe.youHold, { exact: true })).toBeVisible()
  })

  await test.step('Cleo, whom he names, buys it from Ben for a stablecoin', async () => {
    const price = 1_234_567_890n
    const amount = '1\u202f234.56789 STBL'
    const currency = await deployStable(await chain.senderOf(cleo), price + 1n)
    await page.goto(`${link}?sell`)
    await approveSale()
    await main(page).getByLabel(offer.currency, { exact: true }).selectOption({ label: offer.otherToken })
    await main(page).getByLabel(offer.token, { exact: true }).fill(currency)
    await main(page).getByLabel(offer.price, { exact: true }).fill('1234.56789')
    await main(page)
      .getByRole('radio', { name: new RegExp(`^${offer.one}`) })
      .check()
    await main(page).getByRole('textbox', { name: offer.buyer }).fill(cleo.address)
    await sign(offer.sign, offer.understand(amount))
    await openOffer(list.sale(amount))
    await become('ada')
    await expect(main(page).getByText(obstacle.reserved(cleo.address).say)).toBeVisible()
    await expect(act(/^(Buy|Approve) /)).toHaveCount(0)
    const before = await balancesOf(chain, ben.address, cleo.address)
    await become('cleo')
    await pay(buyingWords.approve(amount))
    await expect(main(page).getByText(receipts.approvePrice(amount))).toBeVisible()
    expect(await allowanceOf(chain, currency, cleo.address)).toBe(price)
    await pay(buyingWords.buy(amount))
    await expect(main(page).getByText(receipts.buy(amount, shortAddress(ben.address)))).toBeVisible()
    expect(await held(chain, currency, ben.address)).toBe(price)
    expect(await held(chain, currency, cleo.address)).toBe(1n)
    expect(await allowanceOf(chain, currency, cleo.address)).toBe(0n)
    await expectSold(chain, sold, epoch + 1n, cleo.address)
    await expectPaid(chain, before, 0n)
  })

  await test.step('Ada takes it over from Cleo for free', async () => {
    await page.goto(`${link}?sell`)
    await approveSale()
    await main(page)
      .getByRole('radio', { name: new RegExp(`^${offer.give}`) })
      .check()
    await main(page).getByRole('textbox', { name: offer.receiver }).fill(ada.address)
    await sign(offer.signGive, offer.understandGive)
    await openOffer(list.gift)
    const before = await balancesOf(chain, cleo.address, ada.address)
    await become('ada')
    await pay(buyingWords.take)
    await expect(main(page).getByText(receipts.received(shortAddress(cleo.address)))).toBeVisible()
    await expectSold(chain, sold, epoch + 2n, ada.address)
    await expectPaid(chain, before, 0n)
  })

  await test.step('two owners of a Safe offer it, and another Safe buys it before Cleo does', async () => {
    const transfer = encodeFunctionData({
      ...{ abi: wrappedSafeAbi, functionName: 'transferFrom', args: [ada.address, trio.address, tokenId] },
    })
    await (await chain.senderOf(ada)).send({ to: wrappedSafeAddress, data: transfer })
    const maker = await chain.senderOf(people.dora.account)
    const approve = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [asSeenAddress, tokenId] })
    const calls = [{ to: wrappedSafeAddress, data: approve }] as const
    await execSafe(maker, { safe: trio.address, kind: trio.kind, signers: [ada, ben], calls })
    await page.goto(`${link}?sell`)
    await act(steps.offer).click()
    await expect(main(page).getByText(offer.bySafe(2))).toBeVisible()
    await main(page).getByLabel(offer.price, { exact: true }).fill('2')
    await sign(offer.sign, offer.understand('2 ETH'))
    await expect(main(page).getByRole('heading', { name: coSign.title(1, 2) })).toBeVisible()
    await become('ben')
    await main(page).getByRole('checkbox', { name: coSign.understand }).check()
    await act(coSign.act).click()
    await confirm()
    const title = list.sale('2 ETH')
    await expect(card(title)).toContainText(list.openNow)
    await openOffer(title)
    await become('cleo')
    await expect(act('Buy it for 2 ETH')).toBeVisible()

    const read = decodeOffer(page.url().split('?offer=')[1] ?? '')
    if ('wrong' in read) throw new Error(read.wrong)
    const args = [offerStruct(read.offer), read.signature] as const
    const data = encodeFunctionData({ abi: asSeenAbi, functionName: 'buy', args })
    const buy = { to: asSeenAddress, value: parseEther('2'), data } as const
    const before = await balancesOf(chain, trio.address, solo.address)
    const had = await getBalance(chain.client, cleo)
    await execSafe(maker, { safe: solo.address, kind: solo.kind, signers: [ada], calls: [buy] })
    await act('Check everything again').click()
    await expect(main(page).getByText(obstacle.handedOver.title)).toBeVisible()
    await expect(main(page).getByText(buyingWords.nothingPaid)).toBeVisible()
    await expect(act(/^Buy /)).toHaveCount(0)
    await expectSold(chain, sold, epoch + 4n, solo.address)
    await expectPaid(chain, before, parseEther('2'))
    expect(await getBalance(chain.client, cleo)).toBe(had)
  })
})
