import { encodeFunctionData } from 'viem'
import { call } from 'viem/actions'
import {
  asSeenAbi,
  asSeenAddress,
  wrappedSafeAbi,
  wrappedSafeAddress,
} from '../../src/contract/wrappedSafe.generated.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { offerStruct } from '../../src/safe/sale/offer.ts'
import { decodeOffer } from '../../src/safe/sale/offerLink.ts'
import { holderWords } from '../../src/words/en/holder.ts'
import { sellingWords } from '../../src/words/en/selling.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import { installSafeWallet } from '../host/installSafeWallet.ts'
import { expect } from './fixtures.ts'
import { comeBack, enter, goTo, inMain, test } from './frameFixtures.ts'
import { newSafe } from './newSafe.ts'

// The page inside Safe{Wallet}, as a genuine Safe of three owners that holds the NFT and sells it.

const { ada, ben, cleo, dora } = people
const { steps, offer, list, inSafe, state } = sellingWords

test('[W3] inside Safe a 2-of-3 offers its NFT: the second owner signs after a reload, and then it can be bought', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const sender = await mainnet.senderOf(dora.account)
  const owners = [ada.account, ben.account]
  const three = [ada, ben, cleo].map(({ account }) => account.address)
  const holder = await newSafe(sender, { kind: '1.4.1', owners: three, threshold: 2n })
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [dora.account.address] })
  const tokenId = await wrapSafe(sender, { safe, kind: '1.4.1', signers: [dora.account], to: holder })
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [asSeenAddress, tokenId] })
  const behind = { sender, safe: holder, kind: '1.4.1', owners } as const
  await execSafe(sender, { ...behind, signers: owners, calls: [{ to: wrappedSafeAddress, data }] })
  await passQuietTime(mainnet.anvil)

  await context.grantPermissions(['local-network-access'])
  const wallet = await installSafeWallet(context, behind)
  wallet.signs = 'later'
  let frame = await enter(page, wallet, site.url, 'granted')
  const card = () =>
    frame
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: frame.getByRole('heading', { name: list.sale('2 ETH') }) })
  await goTo(frame, `eth:${safe}`)
  await frame.getByRole('main').getByRole('link', { name: holderWords.sell }).click()
  await inMain(frame, steps.offer).click()
  await frame.getByLabel(offer.price, { exact: true }).fill('2')
  await frame.getByRole('checkbox', { name: offer.understand('2 ETH') }).check()
  await inMain(frame, offer.sign).click()
  await expect(frame.getByRole('main').getByText(inSafe.title)).toBeVisible()
  await expect(card()).toContainText(state.signing)

  frame = await enter(page, wallet, site.url, 'granted')
  await goTo(frame, `eth:${safe}`)
  await expect(card()).toContainText(state.signing)
  await expect(card()).toContainText(inSafe.needs(2))
  wallet.signs = 'at once'
  await comeBack(frame)
  await expect(card()).toContainText(list.openNow)
  await expect(card().getByRole('button', { name: 'Copy the link' })).toBeVisible()
  const link = (await card().getByRole('link', { name: list.open }).getAttribute('href')) ?? ''
  const signed = decodeOffer(link.slice(link.indexOf('?offer=') + '?offer='.length))
  if ('wrong' in signed) throw new Error(signed.wrong)
  const args = [offerStruct(signed.offer), signed.signature] as const
  const bought = encodeFunctionData({ abi: asSeenAbi, functionName: 'buy', args })
  // it reverts where anything is missing
  await call(mainnet.client, { account: cleo.account, to: asSeenAddress, value: signed.offer.price, data: bought })
  expect(wallet.requests.filter((method) => method === 'signTypedMessage')).toHaveLength(1)
})
