import { type Address, encodeFunctionData, type Hex, hashMessage, parseAbi } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { call, getBalance, readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSeenZoneAddress } from '../../../src/contract/asSeenZone.generated.ts'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { demoDollar } from '../../../src/demo/demoTokens.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { createExecutePlan, createUnwrapPlan, liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { createLockPlan, createSigningPlan, createTransferPlan } from '../../../src/safe/plans/holderPlans.ts'
import { prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import { createBuyPlan, createEndOffersPlan } from '../../../src/safe/plans/salePlans.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { toRevertedError } from '../../../src/safe/rpc/toRevertedError.ts'
import { isPassing, type Obstacle, obstaclesOf } from '../../../src/safe/sale/obstaclesOf.ts'
import { type Listing, type Offer, type SignedOffer, signedTypedData } from '../../../src/safe/sale/offer.ts'
import { holderMessage } from '../../../src/safe/sale/offerSignatures.ts'
import { readOffer } from '../../../src/safe/sale/readOffer.ts'
import { readOrderApproval } from '../../../src/safe/sale/readOrder.ts'
import { seaportAddress } from '../../../src/safe/sale/seaportAddress.ts'
import { fulfilCall, seaportAbi } from '../../../src/safe/sale/seaportCalls.ts'
import { seaportOrder } from '../../../src/safe/sale/seaportOrder.ts'
import { listSafe } from '../../demo/listSafe.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { placeSeaport, placeZone } from '../../demo/placeSeaport.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

// What the page says of an order beside what genuine Seaport does with it.

const CHAIN = 1
const { ada, ben, cleo } = people
const seller = ada.account
const buyer = ben.account

let world: TestWorld
let client: ChainClient
let salt = 90_000n

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  await placeSeaport(world)
  await placeZone(world)
})
afterAll(() => world.anvil.stop())

const send = async (account: PrivateKeyAccount, to: Address, data: Hex, value = 0n) =>
  void (await (await world.senderOf(account)).send({ to, data, value }))

async function run(plan: WritePlan, by = seller): Promise<void> {
  const { call: made } = await prepareWrite(client, plan)
  await send(by, made.to, made.data)
}

type Terms = Parameters<typeof listSafe>[3]
type Listed = Awaited<ReturnType<typeof listSafe>>

/** A Safe of Ada's, sealed and listed in the state that it is in. */
async function listed(terms: Terms = {}, isResting = false): Promise<{ safe: Address; signed: Listed }> {
  const sender = await world.senderOf(cleo.account)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [seller.address], saltNonce: salt++ })
  const tokenId = await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to: seller.address })
  if (!isResting) await passQuietTime(world.anvil)
  return { safe, signed: await listSafe(world, seller, { safe, tokenId }, terms) }
}

const standing = async (signed: SignedOffer, account = buyer.address) =>
  obstaclesOf(signed.offer, (await readOffer(client, signed)).value, account)

const fulfil = ({ offer, signature }: Listed) => fulfilCall(seaportOrder(offer, offer.listing), signature)

/** Whether Seaport fills it for a buyer. */
async function isFilled(signed: Listed): Promise<boolean> {
  try {
    await call(client, { account: buyer.address, ...fulfil(signed) })
    return true
  } catch (thrown) {
    if (toRevertedError(thrown)) return false
    throw thrown
  }
}

const approve = (account: PrivateKeyAccount, to: Address, tokenId: bigint) =>
  send(
    account,
    wrappedSafeAddress,
    encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [to, tokenId] }),
  )

test('[W3] nothing stands in the way of an order that Seaport fills', async () => {
  const { signed } = await listed()
  expect(await standing(signed)).toEqual([])
  expect(await isFilled(signed)).toBe(true)
  // in a coin the buyer's allowance is still to come
  expect(await standing((await listed({ currency: demoDollar, price: 5n })).signed)).toEqual([])
})

type Case = {
  name: string
  terms?: Terms
  /** What happens between the order and the look at it. */
  change?: (safe: Address, signed: Listed) => Promise<void>
  /** What somebody made of the order. */
  alter?: (signed: Listed) => Promise<Listed>
  kinds: readonly Obstacle['kind'][]
  isPassing?: boolean
}

const use = (safe: Address) => run(createExecutePlan(CHAIN, safe, seller.address, []))

const increment = encodeFunctionData({
  abi: parseAbi(['function incrementCounter() returns (uint256)']),
  functionName: 'incrementCounter',
})

const cancel = ({ offer }: Listed) =>
  encodeFunctionData({
    abi: [
      ...seaportAbi,
      ...parseAbi([
        'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
        'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
        'struct OrderComponents { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 counter; }',
        'function cancel(OrderComponents[] orders) returns (bool cancelled)',
      ]),
    ],
    functionName: 'cancel',
    args: [[seaportOrder(offer, offer.listing)]],
  })

const withOffer = (signed: Listed, terms: Partial<Omit<Offer, 'listing'>>, listing: Partial<Listing> = {}): Listed => ({
  ...signed,
  offer: { ...signed.offer, ...terms, listing: { ...signed.offer.listing, ...listing } },
})

const CASES: readonly Case[] = [
  { name: 'a Safe that was used', change: use, kinds: ['used', 'quiet'] },
  {
    name: 'a Safe that was locked',
    change: async (safe) => {
      const { time } = await liveWrap(client, safe)
      await run(createLockPlan(CHAIN, safe, seller.address, time + 5 * DAY_SECONDS))
    },
    kinds: ['locked', 'quiet'],
  },
  {
    name: 'a Safe that signs',
    change: (safe) => run(createSigningPlan(CHAIN, safe, seller.address, true)),
    kinds: ['signing', 'quiet'],
  },
  {
    name: 'a Safe that was handed to somebody else',
    change: async (safe) => {
      const wrap = await liveWrap(client, safe)
      await run(createTransferPlan(CHAIN, safe, seller.address, cleo.account.address, wrap))
    },
    kinds: ['handedOver', 'notOffered', 'notApproved'],
  },
  {
    name: 'orders that their seller ended by a transfer to themselves',
    change: (safe) => run(createEndOffersPlan(CHAIN, safe, seller.address, { lockedUntil: 2, time: 1 })),
    kinds: ['ended', 'notApproved'],
  },
  {
    name: 'an order that was filled by somebody who gave the Safe back',
    change: async (safe, signed) => {
      const { to, data, value } = fulfil(signed)
      await send(cleo.account, to, data, value)
      const wrap = await liveWrap(client, safe)
      await run(createTransferPlan(CHAIN, safe, cleo.account.address, seller.address, wrap), cleo.account)
    },
    kinds: ['filled', 'ended', 'notApproved'],
  },
  {
    name: 'an order that somebody else has filled',
    change: async (_safe, signed) => {
      const { to, data, value } = fulfil(signed)
      await send(cleo.account, to, data, value)
    },
    kinds: ['filled', 'handedOver', 'notOffered', 'notApproved'],
  },
  {
    name: 'an order that its seller cancelled',
    change: (_safe, signed) => send(seller, seaportAddress, cancel(signed)),
    kinds: ['cancelled'],
  },
  {
    name: 'orders that their seller cancelled all at once',
    change: () => send(seller, seaportAddress, increment),
    kinds: ['cancelled'],
  },
  {
    name: 'an order of a counter that isn’t reached yet',
    terms: { listing: { counter: 2n ** 200n } },
    kinds: ['cancelled'],
  },
  {
    name: 'a Safe that was unwrapped',
    change: (safe) => run(createUnwrapPlan(CHAIN, safe, seller.address, { owners: [seller.address], threshold: 1 })),
    kinds: ['notWrapped'],
  },
  {
    name: 'an earlier wrap of the Safe',
    change: async (safe) => {
      await run(createUnwrapPlan(CHAIN, safe, seller.address, { owners: [seller.address], threshold: 1 }))
      const sender = await world.senderOf(cleo.account)
      await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to: seller.address })
    },
    kinds: ['otherWrap'],
  },
  {
    name: 'an approval that went to the contract for sales',
    change: (_safe, { offer }) => approve(seller, asSeenAddress, offer.tokenId),
    kinds: ['notApproved'],
    isPassing: true,
  },
  { name: 'an order that has ended', terms: { deadline: 1 }, kinds: ['expired'] },
  {
    name: 'an order that hasn’t begun',
    terms: { listing: { startTime: 2 ** 34 }, deadline: 2 ** 35 },
    kinds: ['early'],
    isPassing: true,
  },
  {
    name: 'an order whose price was altered',
    alter: async (signed) => withOffer(signed, { price: 1n }),
    kinds: ['notOffered'],
  },
  {
    name: 'an order whose salt was altered',
    alter: async (signed) => withOffer(signed, {}, { salt: 7n }),
    kinds: ['notOffered'],
  },
  {
    name: 'an order that somebody else signed',
    alter: async ({ offer }) => ({ offer, signature: await cleo.account.signTypedData(signedTypedData(offer)) }),
    kinds: ['notOffered'],
  },
  {
    name: 'an order that somebody else signed as the offerer',
    alter: async (signed) => {
      const { offer } = withOffer(signed, {}, { seller: cleo.account.address, counter: 0n })
      return { offer, signature: await cleo.account.signTypedData(signedTypedData(offer)) }
    },
    kinds: ['notOffered'],
  },
  {
    name: 'an order that was signed as an offer for the contract for sales',
    alter: async ({ offer }) => {
      const { listing: _, ...same } = offer
      return { offer, signature: await seller.signTypedData(signedTypedData(same)) }
    },
    kinds: ['notOffered'],
  },
  {
    name: 'a currency that is nowhere',
    terms: { currency: '0x00000000000000000000000000000000DeaDBeef' },
    kinds: ['noCurrency'],
  },
]

describe('the page says beforehand why Seaport sells nothing', () => {
  for (const { name, terms, change, alter, kinds, isPassing: passes = false } of CASES)
    test(`[W3] ${name}`, async () => {
      const { safe, signed: first } = await listed(terms)
      await change?.(safe, first)
      const signed = (await alter?.(first)) ?? first
      const obstacles = await standing(signed)
      expect(obstacles.map(({ kind }) => kind)).toEqual(kinds)
      expect(obstacles.every(isPassing)).toBe(passes)
      expect(await isFilled(signed)).toBe(false)
    })

  test('[W3] the quiet time, after which it is filled', async () => {
    const { signed } = await listed({}, true)
    expect(await standing(signed)).toEqual([{ kind: 'quiet', until: signed.offer.state.quietUntil }])
    expect(await isFilled(signed)).toBe(false)
    await passQuietTime(world.anvil)
    expect(await standing(signed)).toEqual([])
    expect(await isFilled(signed)).toBe(true)
  })

  test('[W6] Seaport or its zone is missing, or other code is in the place of the zone', async () => {
    const { signed } = await listed()
    const { provider } = world.anvil
    for (const [address, wrong, kind] of [
      [asSeenZoneAddress, '0x600160015500', 'zoneOther'],
      [asSeenZoneAddress, '0x', 'zoneMissing'],
      [seaportAddress, '0x', 'seaportMissing'],
    ]) {
      const code = await provider.request({ method: 'eth_getCode', params: [address, 'latest'] })
      const place = (now: unknown) => provider.request({ method: 'anvil_setCode', params: [address, now] })
      await place(wrong)
      expect(await standing(signed)).toEqual([{ kind }])
      await place(code)
    }
    expect(await standing(signed)).toEqual([])
  })
})

test('[W3] a buyer whose seller takes the approval back meanwhile is told that, and not to connect as the holder', async () => {
  const { signed } = await listed()
  const plan = createBuyPlan(buyer.address, signed, seller.address)
  await prepareWrite(client, plan)
  await approve(seller, ZERO_ADDRESS, signed.offer.tokenId)
  await expect(prepareWrite(client, plan)).rejects.toMatchObject({ reason: 'SaleNotApproved' })
})

test('[W3] a Safe that holds one offers it by the signatures of its owners, which Seaport takes as the page does, and is paid', async () => {
  const sender = await world.senderOf(cleo.account)
  const owners = [seller.address, cleo.account.address].toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const holder = await createSafe(sender, { kind: '1.4.1', owners, threshold: 2n, saltNonce: salt++ })
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [seller.address], saltNonce: salt++ })
  const tokenId = await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to: holder })
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [seaportAddress, tokenId] })
  await execSafe(sender, {
    ...{ safe: holder, kind: '1.4.1', signers: [seller, cleo.account] },
    calls: [{ to: wrappedSafeAddress, data }],
  })
  await passQuietTime(world.anvil)
  const found = (await readOrderApproval(client, tokenId, holder)).value
  expect(found).toEqual({ router: 'here', seaport: { counter: 0n }, isApproved: true })
  const { nonce, epoch, lockedUntil, quietUntil, time } = await liveWrap(client, safe)
  const offer = {
    ...{ chainId: CHAIN, tokenId, state: { nonce, epoch, lockedUntil, quietUntil }, currency: ZERO_ADDRESS, price: 5n },
    ...{ buyer: ZERO_ADDRESS, deadline: time + DAY_SECONDS },
    listing: { seller: holder, startTime: time, salt: salt++, counter: 0n },
  }
  const by = (account: PrivateKeyAccount) => account.signTypedData(holderMessage(holder, offer))
  const signatures = new Map([
    [seller.address, await by(seller)],
    [cleo.account.address, await by(cleo.account)],
  ])
  const whole = `0x${owners.map((owner) => signatures.get(owner)?.slice(2)).join('')}` as const
  expect(await standing({ offer, signature: whole })).toEqual([])
  const half = signatures.get(owners[0] as Address) ?? '0x'
  for (const signature of ['0x', half, await seller.signMessage({ message: hashMessage('else') })] as const)
    expect(await standing({ offer, signature })).toEqual([{ kind: 'notOffered' }])

  const before = await getBalance(client, { address: holder })
  const { to, data: filling, value } = fulfil({ offer, signature: whole })
  await send(buyer, to, filling, value)
  expect(await getBalance(client, { address: holder })).toBe(before + 5n)
  const ofNft = {
    address: wrappedSafeAddress,
    abi: wrappedSafeAbi,
    functionName: 'ownerOf',
    args: [tokenId],
  } as const
  expect(await readContract(client, ofNft)).toBe(buyer.address)
})
