import { readFileSync } from 'node:fs'
import { type Address, concat, encodeFunctionData, type Hex, parseAbi, parseEther, zeroHash } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { call, getBalance, getCode, readContract } from 'viem/actions'
import { hashStruct } from 'viem/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSeenZoneAddress, asSeenZoneInitCode } from '../../../src/contract/asSeenZone.generated.ts'
import { create2Deployer, wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { demoDollarAbi } from '../../../src/demo/demoTokens.generated.ts'
import { demoDollar, mintDollars } from '../../../src/demo/demoTokens.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { createExecutePlan, liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { prepareWrite } from '../../../src/safe/plans/prepareWrite.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { toRevertedError } from '../../../src/safe/rpc/toRevertedError.ts'
import type { Offer } from '../../../src/safe/sale/offer.ts'
import {
  fulfilCall,
  isUnderZone,
  type SeaportOrder,
  seaportAbi,
  seaportAddress,
  seaportOrder,
  seaportTypedData,
} from '../../../src/safe/sale/seaportOrder.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

// Orders made here, signed by key and filled on Seaport's genuine code: its address commits to every byte of it.

const CHAIN = 1
const { ada, ben, cleo } = people
const seller = ada.account
const PRICE = parseEther('2')

const FACTORY: Address = '0x0000000000FFe8B47B3e2130213B802212439497'
const SALT: Hex = '0x0000000000000000000000000000000000000000d738b7f0bb99901b1c83f249'
const CONDUIT_CONTROLLER: Address = '0x00000000F9490004C11Cef243f5400493c00Ad63'
/** Returns two empty words to whoever asks, in place of the hashes of conduits, which aren't used here. */
const NO_CONDUITS: Hex = '0x60406000f3'

let world: TestWorld
let client: ChainClient
let salt = 70_000n

async function deploySeaport(): Promise<void> {
  const { request } = world.anvil.provider
  const setCode = (address: Address, code: Hex) => request({ method: 'anvil_setCode', params: [address, code] })
  await setCode(CONDUIT_CONTROLLER, NO_CONDUITS)
  // another deployer by CREATE2, in the place of the one whose address is in that of Seaport
  await setCode(FACTORY, (await getCode(client, { address: create2Deployer })) ?? '0x')
  const sender = await world.senderOf(cleo.account)
  const creation = readFileSync('contracts/test/seaport/creation.hex', 'utf8') as Hex
  await sender.send({ to: FACTORY, data: concat([SALT, creation]), gas: 16_000_000n })
  await sender.send({ to: create2Deployer, data: concat([zeroHash, asSeenZoneInitCode]) })
}

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  await deploySeaport()
})
afterAll(() => world.anvil.stop())

const contract = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
const holderOf = (tokenId: bigint) => readContract(client, { ...contract, functionName: 'ownerOf', args: [tokenId] })

const send = async (account: PrivateKeyAccount, to: Address, data: Hex, value = 0n) =>
  (await world.senderOf(account)).send({ to, data, value })

/** A Safe of Ada's that can be sold at once, as an order that she signed. */
async function listed(terms: Partial<Offer> = {}): Promise<{ safe: Address; order: SeaportOrder; signature: Hex }> {
  const sender = await world.senderOf(cleo.account)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [seller.address], saltNonce: salt++ })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to: seller.address })
  await passQuietTime(world.anvil)
  const { tokenId, time, ...state } = await liveWrap(client, safe)
  const args = [seaportAddress, tokenId] as const
  await send(seller, wrappedSafeAddress, encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args }))
  const offer: Offer = {
    ...{ chainId: CHAIN, tokenId, state, currency: ZERO_ADDRESS, price: PRICE, buyer: ZERO_ADDRESS },
    deadline: time + DAY_SECONDS,
    ...terms,
  }
  const counter = await readContract(client, {
    address: seaportAddress,
    abi: seaportAbi,
    functionName: 'getCounter',
    args: [seller.address],
  })
  const order = seaportOrder(offer, seller.address, { startTime: time, salt: salt++, counter })
  if (!order) throw new Error('No such order can be made.')
  return { safe, order, signature: await seller.signTypedData(seaportTypedData(CHAIN, order)) }
}

const tokenIn = ({ offer: [item] }: SeaportOrder) => item?.identifierOrCriteria ?? 0n

test('[W3] the page hashes an order as Seaport does', async () => {
  const { order } = await listed()
  const { types, message } = seaportTypedData(CHAIN, order)
  expect(hashStruct({ data: message, primaryType: 'OrderComponents', types })).toBe(
    await readContract(client, {
      address: seaportAddress,
      abi: seaportAbi,
      functionName: 'getOrderHash',
      args: [order],
    }),
  )
})

test('[W3] an order is filled on Seaport in the state that was offered, for the network’s own currency', async () => {
  const { order, signature } = await listed()
  const { to, data, value } = fulfilCall(order, signature)
  expect(value).toBe(PRICE)
  const before = await getBalance(client, { address: seller.address })
  await send(ben.account, to, data, value)
  expect(await holderOf(tokenIn(order))).toBe(ben.account.address)
  expect((await getBalance(client, { address: seller.address })) - before).toBe(PRICE)
})

test('[W3] an order is filled on Seaport for a coin', async () => {
  const { order, signature } = await listed({ currency: demoDollar, price: 3_000_000n })
  await mintDollars(await world.senderOf(cleo.account), ben.account.address, 3_000_000n)
  const coin = { address: demoDollar, abi: demoDollarAbi } as const
  const before = await readContract(client, { ...coin, functionName: 'balanceOf', args: [seller.address] })
  const args = [seaportAddress, 3_000_000n] as const
  await send(ben.account, demoDollar, encodeFunctionData({ abi: demoDollarAbi, functionName: 'approve', args }))
  const { to, data, value } = fulfilCall(order, signature)
  expect(value).toBe(0n)
  await send(ben.account, to, data, value)
  expect(await holderOf(tokenIn(order))).toBe(ben.account.address)
  const after = await readContract(client, { ...coin, functionName: 'balanceOf', args: [seller.address] })
  expect(after - before).toBe(3_000_000n)
})

test('[W3] an order isn’t filled on Seaport once the Safe was used', async () => {
  const { safe, order, signature } = await listed()
  const plan = createExecutePlan(CHAIN, safe, seller.address, [])
  const { call: use } = await prepareWrite(client, plan)
  await send(seller, use.to, use.data)
  await passQuietTime(world.anvil)
  const refused = await call(client, { account: ben.account.address, ...fulfilCall(order, signature) }).catch(
    (thrown: unknown) => toRevertedError(thrown)?.reason,
  )
  expect(refused).toBe('StateChanged')
  expect(await holderOf(tokenIn(order))).toBe(seller.address)
})

test('[W3] an open order names the zone in vain', async () => {
  const { order } = await listed()
  expect(isUnderZone(order)).toBe(true)
  expect(isUnderZone({ ...order, orderType: 3 })).toBe(true)
  for (const orderType of [0, 1, 4]) expect(isUnderZone({ ...order, orderType })).toBe(false)
  expect(isUnderZone({ ...order, zone: ZERO_ADDRESS })).toBe(false)
})

test('[W3] no order is made for one buyer, or for nothing', () => {
  const offer: Offer = {
    ...{ chainId: CHAIN, tokenId: 1n, currency: ZERO_ADDRESS, price: PRICE, buyer: ben.account.address },
    state: { nonce: 1n, epoch: 0n, lockedUntil: 0, quietUntil: 0 },
    deadline: 1,
  }
  const distinction = { startTime: 0, salt: 0n, counter: 0n }
  expect(seaportOrder(offer, seller.address, distinction)).toBeUndefined()
  expect(seaportOrder({ ...offer, buyer: ZERO_ADDRESS, price: 0n }, seller.address, distinction)).toBeUndefined()
})

test('[W6] the zone is at its address and knows our contract', async () => {
  const abi = parseAbi(['function WRAPPED_SAFE() view returns (address)'])
  expect(await readContract(client, { address: asSeenZoneAddress, abi, functionName: 'WRAPPED_SAFE' })).toBe(
    wrappedSafeAddress,
  )
})
