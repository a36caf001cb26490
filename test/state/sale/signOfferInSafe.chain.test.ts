// @vitest-environment happy-dom
import { type Address, concat, type Hex } from 'viem'
import { getBlock, readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { type Offer, offerHash } from '../../../src/safe/sale/offer.ts'
import { holderMessage, holderMessageHash } from '../../../src/safe/sale/offerSignatures.ts'
import { readOffer } from '../../../src/safe/sale/readOffer.ts'
import { seaportAddress } from '../../../src/safe/sale/seaportAddress.ts'
import { seaportAbi } from '../../../src/safe/sale/seaportCalls.ts'
import { placeSeaport, placeZone } from '../../demo/placeSeaport.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { createSafeAnswers } from '../../host/createSafeAnswers.ts'
import { putInSafeFrame } from '../../host/putInSafeFrame.ts'
import { signOnChain } from '../../host/signOnChain.ts'
import { answers, type TestWallet } from '../../wallets/testWallet.ts'
import { loadPage, startPage } from '../signIn/startPage.ts'

// An offer that a genuine Safe makes: its owners sign it in Safe, one by one, and not while one tab is open.

const { ada, ben, cleo } = people
const KIND = '1.4.1'
const owners = [ada.account, cleo.account]

let world: TestWorld
let client: ChainClient
beforeAll(async () => {
  world = await startWorld(1)
  client = createChainClient([world.anvil.url], 1)
  await placeSeaport(world)
  await placeZone(world)
})
afterAll(() => world.anvil.stop())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

let salt = 7_000n

/** A sealed Safe that is held by another one, and an offer of it that nobody has signed. */
async function unsigned(
  threshold: 1 | 2,
  venue: 'asSeen' | 'seaport' = 'asSeen',
): Promise<{ holder: Address; offer: Offer }> {
  const sender = await world.senderOf(ben.account)
  const signers = owners.slice(0, threshold)
  const addresses = signers.map(({ address }) => address)
  const of = { kind: KIND, saltNonce: salt++ } as const
  const holder = await createSafe(sender, { ...of, owners: addresses, threshold: BigInt(threshold) })
  const safe = await createSafe(sender, { ...of, owners: [ben.account.address] })
  const tokenId = await wrapSafe(sender, { safe, kind: KIND, signers: [ben.account], to: holder })
  const { nonce, epoch, lockedUntil, quietUntil } = await liveWrap(client, safe)
  const startTime = Number((await getBlock(client)).timestamp)
  const seaport = { address: seaportAddress, abi: seaportAbi } as const
  const counter = await readContract(client, { ...seaport, functionName: 'getCounter', args: [holder] })
  const offer: Offer = {
    ...{ chainId: 1, tokenId, state: { nonce, epoch, lockedUntil, quietUntil } },
    ...{ currency: ZERO_ADDRESS, price: 2n, buyer: ZERO_ADDRESS, deadline: startTime + DAY_SECONDS },
    ...(venue === 'seaport' && { listing: { seller: holder, startTime, salt: salt++, counter } }),
  }
  return { holder, offer }
}

/** What all owners sign of an offer, as Safe puts it together. */
async function whole(holder: Address, offer: Offer): Promise<Hex> {
  const sorted = owners.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  return concat(await Promise.all(sorted.map((owner) => owner.signTypedData(holderMessage(holder, offer)))))
}

/** The page after a load, with what it keeps of offers. */
async function load(wallet: TestWallet) {
  await loadPage(wallet)
  const { signOffer, offerSignings } = await import('../../../src/state/sale/signOffer.ts')
  const asked = await import('../../../src/state/sale/askedOffers.ts')
  const { followAskedOffer, askedLooks } = await import('../../../src/state/sale/followAskedOffer.ts')
  const { keptOffers } = await import('../../../src/state/sale/keptOffers.ts')
  const { decodeOffer } = await import('../../../src/safe/sale/offerLink.ts')
  return {
    ...asked,
    look: (offer: Offer) => askedLooks.getState()[offerHash(offer)],
    ask: (offer: Offer, account: Address) => signOffer({ offer, signature: '0x' }, account),
    signing: (offer: Offer) => offerSignings.getState()[offerHash(offer)],
    /** The offers that the list shows as made. */
    kept: () => keptOffers.read().map(decodeOffer),
    follow(offer: Offer): void {
      const kept = asked.askedOf(offer)
      if (!kept) throw new Error('It is asked of nobody.')
      onTestFinished(followAskedOffer(kept))
    },
  }
}

/** A person comes back to the page, which then looks at once; again until something has come of it. */
const lookUntil = (isSo: () => boolean) =>
  vi.waitUntil(
    () => {
      document.dispatchEvent(new Event('visibilitychange'))
      return isSo()
    },
    { timeout: 10_000 },
  )

/** The page inside of Safe, whose owners have signed nothing until `sign` lets them. */
async function framed(holder: Address, threshold: 1 | 2) {
  const sender = await world.senderOf(ben.account)
  const behind = { sender, safe: holder, kind: KIND, owners: owners.slice(0, threshold) } as const
  const host = putInSafeFrame(createSafeAnswers(behind).answers)
  const { getOffChainSignature } = host.answers
  host.answers.getOffChainSignature = async () => ''
  const { wallet } = await startPage({ rpcUrl: world.anvil.url, accounts: [ada.account.address] })
  const sign = () => {
    if (getOffChainSignature) host.answers.getOffChainSignature = getOffChainSignature
  }
  return { host, wallet, sign, page: await load(wallet) }
}

/** The page far from Safe, connected to the Safe as over WalletConnect. */
async function afar(holder: Address) {
  const { wallet } = await startPage({ rpcUrl: world.anvil.url, accounts: [holder] })
  return { wallet, page: await load(wallet) }
}

test.each(['asSeen', 'seaport'] as const)(
  '[W3] %s: asked in Safe, an offer outlives the tab until its last owner has signed; it is the same one, and the chain takes it',
  async (venue) => {
    const { holder, offer } = await unsigned(2, venue)
    const { host, wallet, sign, page } = await framed(holder, 2)
    await page.ask(offer, holder)
    expect(page.signing(offer)).toBeUndefined()
    expect(page.kept()).toEqual([])
    expect(page.askedOf(offer)).toEqual({ offer, account: holder, messageHash: holderMessageHash(holder, offer) })

    const later = await load(wallet)
    expect(later.askedOf(offer)).toMatchObject({ offer, account: holder })
    later.follow(offer)
    await vi.waitUntil(() => host.methods().includes('getOffChainSignature'))
    expect(later.kept()).toEqual([])
    sign()
    await lookUntil(() => later.kept().length > 0)
    const signature = await whole(holder, offer)
    expect(later.kept()).toEqual([{ offer, signature }])
    expect(later.askedOf(offer)).toBeUndefined()
    expect((await readOffer(client, { offer, signature })).value).toMatchObject({ isSigned: true })
    expect(host.methods().filter((method) => method === 'signTypedMessage')).toHaveLength(1)
  },
)

test('[W3] where one owner is enough, the offer is made at once, and a no is a no', async () => {
  const { holder, offer } = await unsigned(1)
  const { host, page } = await framed(holder, 1)
  const { signTypedMessage } = host.answers
  host.answers.signTypedMessage = () => Promise.reject('Transaction was rejected')
  await page.ask(offer, holder)
  expect(page.signing(offer)).toMatchObject({ status: 'refused', error: { name: 'UserRejected' } })
  expect(page.askedOf(offer)).toBeUndefined()
  const signature = await ada.account.signTypedData(holderMessage(holder, offer))
  host.answers.signTypedMessage = async (params) => ({ ...((await signTypedMessage?.(params)) as object), signature })
  await page.ask(offer, holder)
  expect(page.kept()).toEqual([{ offer, signature }])
  expect(page.askedOf(offer)).toBeUndefined()
})

test('[W3] a closed window is no “no” where others sign too, and what they sign by a transaction is found on the chain', async () => {
  const { holder, offer } = await unsigned(2)
  const { host, page } = await framed(holder, 2)
  host.answers.signTypedMessage = () => Promise.reject('Transaction was rejected')
  await page.ask(offer, holder)
  expect(page.signing(offer)).toBeUndefined()
  expect(page.askedOf(offer)).toEqual({ offer, account: holder })
  host.answers.signTypedMessage = async () => ({ safeTxHash: `0x${'ab'.repeat(32)}` })
  await page.ask(offer, holder)
  expect(page.signing(offer)).toBeUndefined()
  page.follow(offer)
  await signOnChain(world, await world.senderOf(ben.account), { safe: holder, owners, hash: offerHash(offer) })
  await lookUntil(() => page.kept().length > 0)
  expect(page.kept()).toEqual([{ offer, signature: '0x' }])
  expect((await readOffer(client, { offer, signature: '0x' })).value).toMatchObject({ isSigned: true })
})

test('[W3] over a relay it is kept before the wallet answers, and asked again it answers with all signatures', async () => {
  const { holder, offer } = await unsigned(2)
  const before = await afar(holder)
  before.wallet.answer('eth_signTypedData_v4', answers.hangs)
  void before.page.ask(offer, holder)
  await vi.waitUntil(() => before.wallet.asked('eth_signTypedData_v4') === 1)
  expect(before.page.askedOf(offer)).toEqual({ offer, account: holder })

  const page = await load(before.wallet)
  const signature = await whole(holder, offer)
  before.wallet.answer('eth_signTypedData_v4', () => signature)
  await page.ask(page.askedOf(offer)?.offer ?? offer, holder)
  expect(page.kept()).toEqual([{ offer, signature }])
  expect(page.askedOf(offer)).toBeUndefined()
})

test('[S7.4] far from Safe its service says how far the owners are, and gives their signatures, once it is turned on', async () => {
  const { holder, offer } = await unsigned(2)
  const { wallet, page } = await afar(holder)
  wallet.answer('eth_signTypedData_v4', () => '0x')
  await page.ask(offer, holder)
  const messageHash = holderMessageHash(holder, offer)
  const part = await ada.account.signTypedData(holderMessage(holder, offer))
  const message = {
    safe: holder,
    messageHash,
    confirmations: [{ owner: ada.account.address }],
    preparedSignature: part,
  }
  const real = globalThis.fetch
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('https://api.safe.global/')) return real(url, init)
    asked.push(url)
    return Promise.resolve(Response.json(message))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { settings } = await import('../../../src/state/settings/settings.ts')
  vi.useFakeTimers({ toFake: ['Date'] })
  page.follow(offer)
  // each look ends with waiting for the next one
  const listening = vi.spyOn(document, 'addEventListener')
  await vi.waitUntil(() => listening.mock.calls.some(([type]) => type === 'visibilitychange'))
  listening.mockRestore()
  expect(asked).toEqual([])

  settings.write({ ...settings.read(), asksSafeService: true })
  await lookUntil(() => page.look(offer)?.signed !== undefined)
  expect(page.look(offer)).toMatchObject({ signed: 1, error: undefined })
  expect(asked).toEqual([`https://api.safe.global/tx-service/eth/api/v1/messages/${messageHash}/`])
  expect(page.kept()).toEqual([])
  message.preparedSignature = await whole(holder, offer)
  vi.setSystemTime(Date.now() + 60_000)
  await lookUntil(() => page.kept().length > 0)
  expect(page.kept()).toEqual([{ offer, signature: message.preparedSignature }])
})

test('[W3] one owner’s word is no offer of the Safe’s; what a Safe doesn’t accept is said while it is looked for', async () => {
  const { holder, offer } = await unsigned(2)
  const { wallet, page } = await afar(holder)
  const part = await ada.account.signTypedData(holderMessage(holder, offer))
  wallet.answer('eth_signTypedData_v4', () => part)
  await page.ask(offer, holder)
  expect(page.signing(offer)).toEqual({ status: 'invalid' })
  expect(page.askedOf(offer)).toBeUndefined()

  const inside = await framed(holder, 2)
  await inside.page.ask(offer, holder)
  inside.host.answers.getOffChainSignature = async () => part
  inside.page.follow(offer)
  await vi.waitUntil(() => inside.page.look(offer)?.error !== undefined)
  expect(inside.page.look(offer)?.error).toMatchObject({ name: 'Changed' })
  expect(inside.page.kept()).toEqual([])
})

test('[W3] it is looked for no longer once it is forgotten, nor after its end', async () => {
  const { holder, offer } = await unsigned(2)
  const { host, sign, page } = await framed(holder, 2)
  await page.ask(offer, holder)
  page.follow(offer)
  page.forgetAsked(offer)
  sign()
  document.dispatchEvent(new Event('visibilitychange'))
  const asks = () => host.methods().filter((method) => method === 'getOffChainSignature').length
  await vi.waitUntil(() => asks() > 0)
  const count = asks()
  document.dispatchEvent(new Event('visibilitychange'))
  page.keepAsked({ offer, account: holder })
  vi.useFakeTimers({ toFake: ['Date'], now: offer.deadline * 1_000 })
  page.follow(offer)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asks()).toBe(count)
  expect(page.kept()).toEqual([])
})

test('[W3] a hardware wallet that can’t show an offer is named', async () => {
  const { offer } = await unsigned(2)
  const { holder } = { holder: ada.account.address }
  const sender = await world.senderOf(ben.account)
  const safe = await createSafe(sender, { kind: KIND, owners: [ben.account.address], saltNonce: salt++ })
  const tokenId = await wrapSafe(sender, { safe, kind: KIND, signers: [ben.account], to: holder })
  const { nonce, epoch, lockedUntil, quietUntil } = await liveWrap(client, safe)
  const own = { ...offer, tokenId, state: { nonce, epoch, lockedUntil, quietUntil } }
  const { wallet, page } = await afar(holder)
  wallet.answer('eth_signTypedData_v4', () => {
    throw { code: -32603, message: 'Ledger device: Invalid data received (0x6a80)' }
  })
  await page.ask(own, holder)
  expect(page.signing(own)).toMatchObject({ status: 'refused', error: { name: 'BlindSigning' } })
  expect(page.askedOf(own)).toBeUndefined()
})
