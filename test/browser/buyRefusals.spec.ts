import type { Page } from '@playwright/test'
import { encodeFunctionData, parseEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { getBalance } from 'viem/actions'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { getSafeContracts } from '../../src/demo/safeKinds.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { shortAddress, ZERO_ADDRESS } from '../../src/lib/address.ts'
import { offerPath } from '../../src/lib/links/offerPath.ts'
import { type Offer, offerTypedData, type SignedOffer } from '../../src/safe/sale/offer.ts'
import { decodeOffer, encodeOffer } from '../../src/safe/sale/offerLink.ts'
import { buyingWords } from '../../src/words/en/buying.ts'
import { holderWords } from '../../src/words/en/holder.ts'
import { reasonWords } from '../../src/words/en/reasons.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { formatMoment } from '../../src/words/formatMoment.ts'
import { delegateTo, newAccount } from '../demo/delegateTo.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { expect, test } from './fixtures.ts'
import { balancesOf, expectPaid, expectSold, offer, sealedFor, wrapOf } from './offeredSafe.ts'
import { pressAct } from './pressAct.ts'
import { arrive, lookAgain, main } from './saleFixtures.ts'

const { obstacle, unread, nothingPaid } = buyingWords
const PRICE = parseEther('1.25')
const BUY = 'Buy it for 1.25 ETH'
const stranger = people.cleo.account.address

type Copy = { title: string; say: string }

/** Reads the offer out of a link. */
function offerOf(link: string): SignedOffer {
  const read = decodeOffer(link.split('?offer=')[1] ?? '')
  if ('wrong' in read) throw new Error(read.wrong)
  return read
}

/** What the seller can do with the Safe. */
async function actsOf(world: TestWorld, seller: PrivateKeyAccount) {
  const sender = await world.senderOf(seller)
  return (functionName: string, ...args: readonly unknown[]) =>
    sender.send({
      to: wrappedSafeAddress,
      data: encodeFunctionData({ abi: wrappedSafeAbi, functionName, args } as never),
    })
}

/** Opens a link; one that is open already looks again by itself. */
async function open(page: Page, url: string): Promise<void> {
  if (page.url() === url) await lookAgain(page)
  else await page.goto(url)
}

test('[W3] each thing that ends an offer is said to whoever opens its link, and nothing is asked of the wallet', async ({
  browser,
  site,
  mainnet,
}) => {
  const { client, anvil } = mainnet
  const [seller, buyer, other] = [await newAccount(mainnet), await newAccount(mainnet), await newAccount(mainnet)]
  const sold = await sealedFor(mainnet, seller)
  const { safe, tokenId } = sold
  const act = await actsOf(mainnet, seller)
  const offerNow = (terms: Partial<Offer> = {}) => offer(mainnet, seller, sold, { price: PRICE, ...terms })
  const { page, wallet, context } = await arrive(browser, site, mainnet, buyer)
  await page.clock.install()
  const balance = await getBalance(client, buyer)

  /** The link can't be bought by, and says so in these words. */
  const expectRefused = async (link: string, { title, say }: Copy, isRead = true) => {
    await test.step(title, async () => {
      await open(page, `${site.url}${link}`)
      const status = main(page).getByRole('status').filter({ hasText: say })
      await expect(status.getByText(title, { exact: true })).toBeVisible()
      await expect(status.getByText(nothingPaid)).toHaveCount(isRead ? 1 : 0)
      await expect(main(page).getByRole('button', { name: /^(Buy|Take|Approve) / })).toHaveCount(0)
      expect(wallet.requests.filter((method) => /send|sign/i.test(method))).toEqual([])
      expect(await getBalance(client, buyer)).toBe(balance)
    })
  }
  /** The link is good. */
  const expectOpen = async (link: string) => {
    await open(page, `${site.url}${link}`)
    await expect(main(page).getByRole('button', { name: BUY, exact: true })).toBeVisible()
  }

  // what somebody makes of a good link
  const link = await offerNow()
  const good = offerOf(link)
  const path = (signed: SignedOffer, prefix = 'eth') => `#${offerPath({ prefix, address: safe }, encodeOffer(signed))}`
  const sign = async (terms: Partial<Offer>): Promise<SignedOffer> => {
    const altered = { ...good.offer, ...terms }
    return { offer: altered, signature: await seller.signTypedData(offerTypedData(altered)) }
  }
  await expectOpen(link)
  const forged = (terms: Partial<Offer>) => path({ ...good, offer: { ...good.offer, ...terms } })
  await expectRefused(forged({ price: 1n }), obstacle.notOffered)
  const typed = offerTypedData(good.offer)
  const domain = { ...typed.domain, verifyingContract: stranger }
  const imitation = await seller.signTypedData({ ...typed, domain })
  await expectRefused(path({ ...good, signature: imitation }), obstacle.notOffered)
  const reserved = await sign({ buyer: stranger })
  await expectRefused(path(reserved), obstacle.reserved(stranger))
  await expectRefused(path({ ...reserved, offer: { ...reserved.offer, buyer: buyer.address } }), obstacle.notOffered)
  const elsewhere = await sign({ chainId: 8453 })
  await expectRefused(path(elsewhere), unread.otherChain, false)
  await expectRefused(path({ ...elsewhere, offer: good.offer }), obstacle.notOffered)
  await expectRefused(forged({ tokenId: (1n << 160n) + BigInt(stranger) }), unread.otherSafe, false)
  await expectRefused(link.slice(0, -9), unread.cut, false)
  await expectRefused(`${link.slice(0, -1)}${link.endsWith('A') ? 'Q' : 'A'}`, unread.cut, false)
  await expectRefused(path(await sign({ deadline: 1_600_000_000 })), obstacle.expired(formatMoment(1_600_000_000)))

  // what happens around it
  const code = (now: unknown) => anvil.provider.request({ method: 'anvil_setCode', params: [asSeenAddress, now] })
  const router = await anvil.provider.request({ method: 'eth_getCode', params: [asSeenAddress, 'latest'] })
  try {
    await code('0x600160015500')
    await expectRefused(link, obstacle.routerOther)
    await code('0x')
    await expectRefused(link, obstacle.routerMissing('Ethereum'))
  } finally {
    await code(router)
  }
  await act('approve', ZERO_ADDRESS, tokenId)
  await expectRefused(link, obstacle.notApproved)
  await act('approve', asSeenAddress, tokenId)

  // what the seller does with the Safe
  await act('setSigning', tokenId, true)
  await expectRefused(link, obstacle.signing)
  await act('setSigning', tokenId, false)
  await expectRefused(link, obstacle.used(2))
  const early = await offerNow()
  const rests = holderWords.restsUntil(formatMoment(Number((await wrapOf(mainnet, safe)).quietUntil)))
  await expectRefused(early, { title: rests, say: holderWords.restsSay })
  await passQuietTime(anvil)
  await expectOpen(early)
  await act('execute', tokenId, [])
  await expectRefused(early, obstacle.used(1))
  const unlocked = await offerNow()
  const until = Number((await wrapOf(mainnet, safe)).quietUntil) + 60
  await act('lockAccount', tokenId, BigInt(until))
  await expectRefused(unlocked, obstacle.locked(formatMoment(until)))
  await passQuietTime(anvil)
  await passQuietTime(anvil)
  const sent = await offerNow()
  await act('transferFrom', seller.address, other.address, tokenId)
  await expectRefused(sent, obstacle.handedOver)
  await (await actsOf(mainnet, other))('transferFrom', other.address, seller.address, tokenId)
  const last = await offerNow()
  const { fallbackHandler, singleton } = getSafeContracts('1.4.1')
  await act('unwrap', tokenId, [seller.address], 1n, fallbackHandler, singleton, false)
  await expectRefused(last, obstacle.notWrapped)
  const of = { safe, kind: '1.4.1', signers: [seller], to: seller.address } as const
  await wrapSafe(await mainnet.senderOf(seller), of)
  await expectRefused(last, obstacle.otherWrap)
  await context.close()
})

test('[W3] an account with code of its own buys where that code takes NFTs, and else reads why it can’t', async ({
  browser,
  site,
  mainnet,
}) => {
  const { world } = mainnet
  const seller = await newAccount(mainnet)
  const sold = await sealedFor(mainnet, seller)
  const link = await offer(mainnet, seller, sold, { price: PRICE })
  const buyer = await delegateTo(mainnet, world.contracts.multicall3)
  const { epoch } = await wrapOf(mainnet, sold.safe)
  const before = await balancesOf(mainnet, seller.address, buyer.address)
  const { page, context, sent } = await arrive(browser, site, mainnet, buyer)
  await page.goto(`${site.url}${link}`)
  const buy = main(page).getByRole('button', { name: BUY, exact: true })
  await expect(main(page).getByText(reasonWords.ERC721InvalidReceiver.title)).toBeVisible()
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  expect(sent()).toBe(0)
  await expectPaid(mainnet, before, 0n)

  await delegateTo(mainnet, getSafeContracts('1.4.1').fallbackHandler, buyer)
  await page.reload()
  await pressAct(page, BUY)
  const bought = transactionWords.receipts.buy('1.25 ETH', shortAddress(seller.address))
  await expect(main(page).getByText(bought)).toBeVisible()
  await expect(main(page).getByText(buyingWords.yours.title)).toBeVisible()
  expect(sent()).toBe(1)
  await expectPaid(mainnet, before, PRICE)
  await expectSold(mainnet, sold, epoch, buyer.address)
  await context.close()
})
