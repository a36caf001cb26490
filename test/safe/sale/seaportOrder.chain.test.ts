import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, parseEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { call, getBalance, readContract } from 'viem/actions'
import { hashStruct } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSeenZoneAddress } from '../../../src/contract/asSeenZone.generated.ts'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { demoDollar, mintDollars } from '../../../src/demo/demoTokens.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { RevertedError } from '../../../src/lib/chainErrors.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { createExecutePlan } from '../../../src/safe/plans/drivePlans.ts'
import { prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import {
  createApprovePricePlan,
  createApproveSalePlan,
  createBuyPlan,
  readPayment,
} from '../../../src/safe/plans/salePlans.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { toRevertedError } from '../../../src/safe/rpc/toRevertedError.ts'
import { marketFile } from '../../../src/safe/sale/marketFile.ts'
import { type Offer, offerHash, type SignedOffer } from '../../../src/safe/sale/offer.ts'
import { seaportAddress } from '../../../src/safe/sale/seaportAddress.ts'
import { fulfilCall, seaportAbi } from '../../../src/safe/sale/seaportCalls.ts'
import { isUnderZone, seaportOrder, seaportTypedData } from '../../../src/safe/sale/seaportOrder.ts'
import { listSafe } from '../../demo/listSafe.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { placeSeaport, placeZone } from '../../demo/placeSeaport.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

// Orders made here, signed by key and filled on Seaport's genuine code: its address commits to every byte of it.

const CHAIN = 1
const { ada, ben, cleo } = people
const seller = ada.account
const buyer = ben.account
const PRICE = parseEther('2')

let world: TestWorld
let client: ChainClient
let salt = 70_000n

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  await placeSeaport(world)
  await placeZone(world)
})
afterAll(() => world.anvil.stop())

const contract = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
const holderOf = (tokenId: bigint) => readContract(client, { ...contract, functionName: 'ownerOf', args: [tokenId] })
const dollarsOf = (account: Address) =>
  readContract(client, { address: demoDollar, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

const send = async (account: PrivateKeyAccount, to: Address, data: Hex, value = 0n) =>
  (await world.senderOf(account)).send({ to, data, value })

async function run(plan: WritePlan, by = buyer): Promise<void> {
  const { call: made } = await prepareWrite(client, plan)
  await send(by, made.to, made.data, made.value)
}

/** A Safe of Ada's that can be sold at once. */
async function sealed(): Promise<{ safe: Address; tokenId: bigint }> {
  const sender = await world.senderOf(cleo.account)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [seller.address], saltNonce: salt++ })
  const tokenId = await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to: seller.address })
  await passQuietTime(world.anvil)
  return { safe, tokenId }
}

/** The same, as an order that she signed. */
async function listed(terms: Partial<Omit<Offer, 'listing'>> = {}) {
  const sold = await sealed()
  const signed = await listSafe(world, seller, sold, terms)
  return { ...sold, signed, order: seaportOrder(signed.offer, signed.offer.listing) }
}

const buy = (signed: SignedOffer) => createBuyPlan(buyer.address, signed, seller.address)

describe('an order', () => {
  test('[W3] is hashed by the page as by Seaport', async () => {
    const { order, signed } = await listed()
    const { types, message } = seaportTypedData(CHAIN, order)
    const seaport = { address: seaportAddress, abi: seaportAbi } as const
    const hash = await readContract(client, { ...seaport, functionName: 'getOrderHash', args: [order] })
    expect(hashStruct({ data: message, primaryType: 'OrderComponents', types })).toBe(hash)
    // what is signed is that under Seaport's domain
    expect(offerHash(signed.offer)).not.toBe(hash)
  })

  test('[W3] is filled on Seaport in the state that was offered, for the network’s own currency', async () => {
    const { tokenId, signed } = await listed()
    const before = await getBalance(client, { address: seller.address })
    const plan = buy(signed)
    expect((await prepareWrite(client, plan)).call).toMatchObject({ to: seaportAddress, value: PRICE })
    await run(plan)
    expect(await holderOf(tokenId)).toBe(buyer.address)
    expect((await getBalance(client, { address: seller.address })) - before).toBe(PRICE)
  })

  test('[W3] is filled for a coin, of which exactly the price was approved to Seaport', async () => {
    const price = 3_000_000n
    const { safe, tokenId, signed } = await listed({ currency: demoDollar, price })
    await mintDollars(await world.senderOf(cleo.account), buyer.address, price)
    const before = await dollarsOf(seller.address)
    const asked = { currency: demoDollar, amount: price, venue: 'seaport' } as const
    expect((await readPayment(client, buyer.address, asked)).allowance).toBe(0n)
    expect(await prepareWrite(client, buy(signed)).catch(toAppError)).toMatchObject({
      reason: 'SafeERC20FailedOperation',
    })
    await run(createApprovePricePlan(CHAIN, safe, buyer.address, asked))
    expect((await readPayment(client, buyer.address, asked)).allowance).toBe(price)
    expect((await readPayment(client, buyer.address, { currency: demoDollar, amount: price })).allowance).toBe(0n)
    expect((await prepareWrite(client, buy(signed))).call.value).toBe(0n)
    await run(buy(signed))
    expect(await holderOf(tokenId)).toBe(buyer.address)
    expect((await dollarsOf(seller.address)) - before).toBe(price)
    expect((await readPayment(client, buyer.address, asked)).allowance).toBe(0n)
  })

  test('[W3] isn’t filled on Seaport once the Safe was used', async () => {
    const { safe, tokenId, order, signed } = await listed()
    await run(createExecutePlan(CHAIN, safe, seller.address, []), seller)
    await passQuietTime(world.anvil)
    const refused = await call(client, { account: buyer.address, ...fulfilCall(order, signed.signature) }).catch(
      (thrown: unknown) => toRevertedError(thrown)?.reason,
    )
    expect(refused).toBe('StateChanged')
    expect(await holderOf(tokenId)).toBe(seller.address)
  })

  test('[W3] is filled by whoever reads its file for markets, and knows nothing else of it', async () => {
    const { tokenId, signed } = await listed()
    const file: unknown = JSON.parse(marketFile(signed, signed.offer.listing))
    expect(file).toEqual({
      parameters: {
        ...{ offerer: seller.address, zone: asSeenZoneAddress, zoneHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
        startTime: `${signed.offer.listing.startTime}`,
        endTime: `${signed.offer.deadline + 1}`,
        orderType: 2,
        offer: [
          {
            ...{ itemType: 2, token: wrappedSafeAddress, identifierOrCriteria: `${tokenId}` },
            ...{ startAmount: '1', endAmount: '1' },
          },
        ],
        consideration: [
          {
            ...{ itemType: 0, token: ZERO_ADDRESS, identifierOrCriteria: '0' },
            ...{ startAmount: `${PRICE}`, endAmount: `${PRICE}`, recipient: seller.address },
          },
        ],
        totalOriginalConsiderationItems: 1,
        salt: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        conduitKey: `0x${'0'.repeat(64)}`,
        counter: '0',
      },
      signature: signed.signature,
    })
    // as an encoder takes what a JSON says
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'fulfillOrder',
      args: [file, `0x${'0'.repeat(64)}`] as never,
    })
    await send(buyer, seaportAddress, data, PRICE)
    expect(await holderOf(tokenId)).toBe(buyer.address)
  })

  test('[W3] that is open names the zone in vain', async () => {
    const { order } = await listed()
    expect(isUnderZone(order)).toBe(true)
    expect(isUnderZone({ ...order, orderType: 3 })).toBe(true)
    for (const orderType of [0, 1, 4]) expect(isUnderZone({ ...order, orderType })).toBe(false)
    expect(isUnderZone({ ...order, zone: ZERO_ADDRESS })).toBe(false)
  })

  test('[W3] is made neither for one buyer nor for nothing', () => {
    const offer: Offer = {
      ...{ chainId: CHAIN, tokenId: 1n, currency: ZERO_ADDRESS, price: PRICE, buyer: buyer.address },
      state: { nonce: 1n, epoch: 0n, lockedUntil: 0, quietUntil: 0 },
      deadline: 1,
    }
    const listing = { seller: seller.address, startTime: 0, salt: 0n, counter: 0n }
    expect(() => seaportOrder(offer, listing)).toThrow(RangeError)
    expect(() => seaportOrder({ ...offer, buyer: ZERO_ADDRESS, price: 0n }, listing)).toThrow(RangeError)
  })
})

test('[W3] a seller approves Seaport for one token and no other', async () => {
  const [{ safe, tokenId }, other] = [await sealed(), await sealed()]
  await run(createApproveSalePlan(CHAIN, safe, seller.address, 'seaport'), seller)
  const approved = (of: bigint) => readContract(client, { ...contract, functionName: 'getApproved', args: [of] })
  expect([await approved(tokenId), await approved(other.tokenId)]).toEqual([seaportAddress, ZERO_ADDRESS])
  const args = [seller.address, seaportAddress] as const
  expect(await readContract(client, { ...contract, functionName: 'isApprovedForAll', args })).toBe(false)
})

test('[W6] where Seaport or its zone is missing, or the zone is another, nothing is approved or bought', async () => {
  const { safe, signed } = await listed()
  const { provider } = world.anvil
  const price = { currency: demoDollar, amount: 5n, venue: 'seaport' } as const
  for (const [address, wrong] of [
    [asSeenZoneAddress, '0x600160015500'],
    [asSeenZoneAddress, '0x'],
    [seaportAddress, '0x'],
  ]) {
    const code = await provider.request({ method: 'eth_getCode', params: [address, 'latest'] })
    const place = (now: unknown) => provider.request({ method: 'anvil_setCode', params: [address, now] })
    await place(wrong)
    for (const plan of [
      createApproveSalePlan(CHAIN, safe, seller.address, 'seaport'),
      createApprovePricePlan(CHAIN, safe, buyer.address, price),
      buy(signed),
    ])
      expect(await prepareWrite(client, plan).then(() => new RevertedError('nothing'), toAppError)).toMatchObject({
        name: 'Changed',
      })
    // to take back what could be taken is always right
    await prepareWrite(client, createApprovePricePlan(CHAIN, safe, buyer.address, { ...price, amount: 0n }))
    await place(code)
  }
  await prepareWrite(client, buy(signed))
})

test('[W6] the zone is at its address and knows our contract', async () => {
  const abi = parseAbi(['function WRAPPED_SAFE() view returns (address)'])
  expect(await readContract(client, { address: asSeenZoneAddress, abi, functionName: 'WRAPPED_SAFE' })).toBe(
    wrappedSafeAddress,
  )
})
