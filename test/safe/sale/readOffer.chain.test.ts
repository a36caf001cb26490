import { encodeFunctionData, type Hex, parseEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { call, getBlockNumber, readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asSeenAbi,
  asSeenAddress,
  wrappedSafeAbi,
  wrappedSafeAddress,
} from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { demoDollar } from '../../../src/demo/demoTokens.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { type Address, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { createExecutePlan, createUnwrapPlan, liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { createLockPlan, createSigningPlan, createTransferPlan } from '../../../src/safe/plans/holderPlans.ts'
import { prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import { createEndOffersPlan } from '../../../src/safe/plans/salePlans.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { toRevertedError } from '../../../src/safe/rpc/toRevertedError.ts'
import { safeAbi } from '../../../src/safe/safeAbi.ts'
import { isPassing, type Obstacle, obstaclesOf } from '../../../src/safe/sale/obstaclesOf.ts'
import { type Offer, offerHash, offerStruct, offerTypedData, type SignedOffer } from '../../../src/safe/sale/offer.ts'
import { holderMessage, holderMessageHash, judgeParts, readParts } from '../../../src/safe/sale/offerSignatures.ts'
import { readOffer } from '../../../src/safe/sale/readOffer.ts'
import { isSignedByCode } from '../../../src/safe/signatures/isSignedByCode.ts'
import { readOwners } from '../../../src/safe/signatures/readOwners.ts'
import { errorCopy } from '../../../src/words/errorCopy.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

// What the page says of an offer beside what the genuine contract does with it.

const CHAIN = 1
const { ada, ben, cleo } = people
const seller = ada.account
const buyer = ben.account.address
const PRICE = parseEther('2')

let world: TestWorld
let client: ChainClient
let salt = 60_000n

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
})
afterAll(() => world.anvil.stop())

const send = async (account: PrivateKeyAccount, to: Address, data: Hex) =>
  void (await (await world.senderOf(account)).send({ to, data }))

async function run(plan: WritePlan, by = seller): Promise<void> {
  const { call } = await prepareWrite(client, plan)
  await send(by, call.to, call.data)
}

const approve = (account: PrivateKeyAccount, to: Address, tokenId: bigint) =>
  send(
    account,
    wrappedSafeAddress,
    encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [to, tokenId] }),
  )

async function sign(offer: Offer, account = seller): Promise<SignedOffer> {
  return { offer, signature: await account.signTypedData(offerTypedData(offer)) }
}

/** A Safe of Ada's, sealed and offered in the state that it is in, which can be sold at once. */
async function offered(terms: Partial<Offer> = {}): Promise<{ safe: Address; signed: SignedOffer }> {
  const sender = await world.senderOf(cleo.account)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [seller.address], saltNonce: salt++ })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to: seller.address })
  await passQuietTime(world.anvil)
  const { tokenId, time, ...state } = await liveWrap(client, safe)
  await approve(seller, asSeenAddress, tokenId)
  const { nonce, epoch, lockedUntil, quietUntil } = state
  const offer: Offer = {
    ...{ chainId: CHAIN, tokenId, state: { nonce, epoch, lockedUntil, quietUntil } },
    ...{ currency: ZERO_ADDRESS, price: PRICE, buyer: ZERO_ADDRESS, deadline: time + DAY_SECONDS },
    ...terms,
  }
  return { safe, signed: await sign(offer) }
}

const standing = async (signed: SignedOffer, account = buyer) =>
  obstaclesOf(signed.offer, (await readOffer(client, signed)).value, account)

/** Why the contract refuses a purchase, as the page reads it; undefined where it would sell. */
async function refused({ offer, signature }: SignedOffer, { account = buyer, value = dueOf(offer) } = {}) {
  const data = encodeFunctionData({ abi: asSeenAbi, functionName: 'buy', args: [offerStruct(offer), signature] })
  try {
    await call(client, { account, to: asSeenAddress, data, value })
    return undefined
  } catch (thrown) {
    return toRevertedError(thrown)
  }
}

/** What has to be sent with a purchase. */
const dueOf = ({ currency, price }: Offer): bigint => (currency === ZERO_ADDRESS ? price : 0n)

const refusalOf = async (signed: SignedOffer, account = buyer): Promise<string | undefined> =>
  (await refused(signed, { account }))?.reason

test('[W3] the page hashes an offer as the contract does, for every kind of terms', async () => {
  const { signed } = await offered()
  for (const terms of [{}, { currency: demoDollar, price: 1n }, { buyer }, { price: 0n }, { deadline: 2 ** 40 }]) {
    const offer = { ...signed.offer, ...terms }
    const contract = { address: asSeenAddress, abi: asSeenAbi } as const
    expect(await readContract(client, { ...contract, functionName: 'digestOf', args: [offerStruct(offer)] })).toBe(
      offerHash(offer),
    )
  }
})

test('[W3] nothing stands in the way of an offer that the contract takes: to anyone, to one, in a coin, for nothing', async () => {
  for (const terms of [{}, { buyer }, { price: 0n }]) {
    const { signed } = await offered(terms)
    expect(await standing(signed)).toEqual([])
    expect(await refusalOf(signed)).toBeUndefined()
  }
  // in a coin the buyer's allowance is still to come
  const { signed } = await offered({ currency: demoDollar, price: 5n })
  expect(await standing(signed)).toEqual([])
})

test('[W3] with more or less than the price nothing is bought, and the page reads why; with the price it is', async () => {
  for (const terms of [{}, { price: 0n }, { currency: demoDollar, price: 5n }]) {
    const { signed } = await offered(terms)
    const due = dueOf(signed.offer)
    for (const value of due > 0n ? [0n, due - 1n, due + 1n, due * 2n] : [1n, PRICE]) {
      const error = await refused(signed, { value })
      expect(error?.reason).toBe('WrongPayment')
      if (error)
        expect(errorCopy(error)).toEqual({
          title: "That isn't the price.",
          say: 'Pay exactly what the offer says. Nothing was paid.',
        })
    }
    // of the coin nothing is approved yet
    const right = await refused(signed, { value: due })
    if (signed.offer.currency === ZERO_ADDRESS) expect(right).toBeUndefined()
    else expect(right?.reason).not.toBe('WrongPayment')
  }
})

type Case = {
  name: string
  terms?: Partial<Offer>
  /** What happens between the offer and the look at it. */
  change?: (safe: Address, signed: SignedOffer) => Promise<void>
  /** What somebody made of the offer. */
  alter?: (signed: SignedOffer) => Promise<SignedOffer>
  kinds: readonly Obstacle['kind'][]
  refusal: string
  isPassing?: boolean
}

const use = (safe: Address) => run(createExecutePlan(CHAIN, safe, seller.address, []))

const CASES: readonly Case[] = [
  { name: 'a Safe that was used', change: use, kinds: ['used', 'quiet'], refusal: 'StateChanged' },
  {
    name: 'a Safe that was locked',
    change: async (safe) => {
      const { time } = await liveWrap(client, safe)
      await run(createLockPlan(CHAIN, safe, seller.address, time + 5 * DAY_SECONDS))
    },
    kinds: ['locked', 'quiet'],
    refusal: 'StateChanged',
  },
  {
    name: 'a Safe that signs',
    change: (safe) => run(createSigningPlan(CHAIN, safe, seller.address, true)),
    kinds: ['signing', 'quiet'],
    refusal: 'StateChanged',
  },
  {
    name: 'a Safe that was used, and signs',
    change: async (safe) => {
      await use(safe)
      await run(createSigningPlan(CHAIN, safe, seller.address, true))
    },
    kinds: ['signing', 'used', 'quiet'],
    refusal: 'StateChanged',
  },
  {
    name: 'a Safe that was handed to somebody else',
    change: async (safe) => {
      const wrap = await liveWrap(client, safe)
      await run(createTransferPlan(CHAIN, safe, seller.address, cleo.account.address, wrap))
    },
    kinds: ['handedOver', 'notOffered', 'notApproved'],
    refusal: 'NotOffered',
  },
  {
    name: 'a Safe that came back to its seller',
    change: async (safe, { offer }) => {
      const there = await liveWrap(client, safe)
      await run(createTransferPlan(CHAIN, safe, seller.address, cleo.account.address, there))
      const back = await liveWrap(client, safe)
      await run(createTransferPlan(CHAIN, safe, cleo.account.address, seller.address, back), cleo.account)
      await approve(seller, asSeenAddress, offer.tokenId)
    },
    kinds: ['ended'],
    refusal: 'StateChanged',
  },
  {
    name: 'offers that their seller ended by a transfer to themselves',
    // as the page does while the Safe is locked
    change: (safe) => run(createEndOffersPlan(CHAIN, safe, seller.address, { lockedUntil: 2, time: 1 })),
    kinds: ['ended', 'notApproved'],
    refusal: 'StateChanged',
  },
  {
    name: 'a Safe that was unwrapped',
    change: (safe) => run(createUnwrapPlan(CHAIN, safe, seller.address, { owners: [seller.address], threshold: 1 })),
    kinds: ['notWrapped'],
    refusal: 'ERC721NonexistentToken',
  },
  {
    name: 'an earlier wrap of the Safe',
    change: async (safe) => {
      await run(createUnwrapPlan(CHAIN, safe, seller.address, { owners: [seller.address], threshold: 1 }))
      const sender = await world.senderOf(cleo.account)
      await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to: seller.address })
    },
    kinds: ['otherWrap'],
    refusal: 'ERC721NonexistentToken',
  },
  {
    name: 'an approval that was taken back',
    change: (_safe, { offer }) => approve(seller, ZERO_ADDRESS, offer.tokenId),
    kinds: ['notApproved'],
    refusal: 'ERC721InsufficientApproval',
    isPassing: true,
  },
  { name: 'an offer that has ended', terms: { deadline: 1 }, kinds: ['expired'], refusal: 'OfferExpired' },
  {
    name: 'an offer for somebody else',
    terms: { buyer: cleo.account.address },
    kinds: ['reserved'],
    refusal: 'NotForYou',
    isPassing: true,
  },
  {
    name: 'an offer whose price was altered',
    alter: async ({ offer, signature }) => ({ offer: { ...offer, price: 1n }, signature }),
    kinds: ['notOffered'],
    refusal: 'NotOffered',
  },
  {
    name: 'an offer that somebody else signed',
    alter: ({ offer }) => sign(offer, cleo.account),
    kinds: ['notOffered'],
    refusal: 'NotOffered',
  },
  {
    name: 'an offer that was signed for an imitation of the contract',
    alter: async ({ offer }) => {
      const typedData = offerTypedData(offer)
      const domain = { ...typedData.domain, verifyingContract: cleo.account.address }
      return { offer, signature: await seller.signTypedData({ ...typedData, domain }) }
    },
    kinds: ['notOffered'],
    refusal: 'NotOffered',
  },
  {
    name: 'a currency that is nowhere',
    terms: { currency: '0x00000000000000000000000000000000DeaDBeef' },
    kinds: ['noCurrency'],
    refusal: 'UnknownCurrency',
  },
]

for (const { name, terms, change, alter, kinds, refusal, isPassing: passes = false } of CASES)
  test(`[W3] the page says beforehand why the contract sells nothing: ${name}`, async () => {
    const { safe, signed: first } = await offered(terms)
    await change?.(safe, first)
    const signed = (await alter?.(first)) ?? first
    const obstacles = await standing(signed)
    expect(obstacles.map(({ kind }) => kind)).toEqual(kinds)
    expect(obstacles.every(isPassing)).toBe(passes)
    expect(await refusalOf(signed)).toBe(refusal)
  })

test('[W3] in the quiet time an offer waits, and can be taken after it', async () => {
  const sender = await world.senderOf(cleo.account)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [seller.address], saltNonce: salt++ })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to: seller.address })
  const { tokenId, time, nonce, epoch, lockedUntil, quietUntil } = await liveWrap(client, safe)
  await approve(seller, asSeenAddress, tokenId)
  const signed = await sign({
    ...{ chainId: CHAIN, tokenId, state: { nonce, epoch, lockedUntil, quietUntil } },
    ...{ currency: ZERO_ADDRESS, price: PRICE, buyer: ZERO_ADDRESS, deadline: time + DAY_SECONDS },
  })
  expect(await standing(signed)).toEqual([{ kind: 'quiet', until: quietUntil }])
  expect(await refusalOf(signed)).toBe('QuietTime')
  await passQuietTime(world.anvil)
  expect(await standing(signed)).toEqual([])
  expect(await refusalOf(signed)).toBeUndefined()
})

test('[W6] other code in the place of the contract for sales is said, and nothing else is looked at', async () => {
  const { signed } = await offered()
  const { provider } = world.anvil
  const code = await provider.request({ method: 'eth_getCode', params: [asSeenAddress, 'latest'] })
  const place = (code: unknown) => provider.request({ method: 'anvil_setCode', params: [asSeenAddress, code] })
  await place('0x600160015500')
  expect(await standing(signed)).toEqual([{ kind: 'routerOther' }])
  await place('0x')
  expect(await standing(signed)).toEqual([{ kind: 'routerMissing' }])
  await place(code)
  expect(await standing(signed)).toEqual([])
})

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  '[W3] an owner that is a Safe approves on chain, and a holder %s takes it with another owner’s signature',
  async (kind) => {
    const { signed } = await offered()
    const sender = await world.senderOf(cleo.account)
    const make = (owners: Address[], threshold = 1) =>
      createSafe(sender, { kind, owners, threshold: BigInt(threshold), saltNonce: salt++ })
    const inner = await make([cleo.account.address])
    const owners = [seller.address, inner]
    const holder = await make(owners, 2)
    const hash = holderMessageHash(holder, signed.offer)
    const read = async () =>
      readOwners(client, { safe: holder, owners, hash, blockNumber: await getBlockNumber(client, { cacheTime: 0 }) })
    expect(await read()).toEqual([
      { owner: seller.address, isContract: false, hasApproved: false },
      { owner: inner, isContract: true, hasApproved: false },
    ])
    const signature = await seller.signTypedData(holderMessage(holder, signed.offer))
    const parts = await readParts(holder, signed.offer, signature)
    const judge = async () => judgeParts(parts ?? [], { owners, threshold: 2 }, await read())
    expect(await judge()).toMatchObject({ missing: 1, signature: undefined })

    const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] })
    await execSafe(sender, { safe: inner, kind, signers: [cleo.account], calls: [{ to: holder, data }] })
    const whole = await judge()
    expect(whole.signers.map(({ status }) => status)).toEqual(['signed', 'approved'])
    expect(await isSignedByCode(client, holder, offerHash(signed.offer), whole.signature ?? '0x')).toBe(true)
    // the approval is of this offer and of no other
    const other = { ...signed.offer, price: PRICE - 1n }
    expect(await isSignedByCode(client, holder, offerHash(other), whole.signature ?? '0x')).toBe(false)
  },
)
