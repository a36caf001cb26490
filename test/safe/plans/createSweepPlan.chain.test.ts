import { type Address, decodeFunctionData, erc20Abi, erc721Abi, erc1155Abi } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { demoDeeds, demoDollar, mintDeeds, mintDollars } from '../../../src/demo/demoTokens.ts'
import { people } from '../../../src/demo/people.ts'
import { plantSlots } from '../../../src/demo/plantSlots.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { RevertedError } from '../../../src/lib/chainErrors.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { findTokens } from '../../../src/safe/holdings/findTokens.ts'
import type { KnownToken } from '../../../src/safe/holdings/knownTokens.ts'
import { readHoldings } from '../../../src/safe/holdings/readHoldings.ts'
import { createSweepPlan } from '../../../src/safe/plans/createSweepPlan.ts'
import { createExecutePlan } from '../../../src/safe/plans/drivePlans.ts'
import { createLockPlan } from '../../../src/safe/plans/holderPlans.ts'
import { type Prepared, prepareWrite } from '../../../src/safe/plans/prepareWrite.ts'
import { moduleSlot } from '../../../src/safe/read/moduleSlot.ts'
import { readSafe } from '../../../src/safe/read/readSafe.ts'
import { readSweepTarget } from '../../../src/safe/read/readSweepTarget.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { deployTokens } from '../holdings/deployTokens.ts'
import { deployStubborn } from './deployStubborn.ts'

const CHAIN = 1
const ETHER = 10n ** 18n
const { ada, ben, dora } = people
const holder = ada.account.address
const known: KnownToken[] = [
  { address: demoDollar, symbol: 'DUSD', kind: 'erc20', decimals: 6 },
  { address: demoDeeds, symbol: 'DEED', kind: 'erc721' },
]

let world: TestWorld
let client: ChainClient
let tokens: Awaited<ReturnType<typeof deployTokens>>
let stubborn: Awaited<ReturnType<typeof deployStubborn>>
let salt = 13_000n
beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  tokens = await deployTokens(world)
  stubborn = await deployStubborn(world)
})
afterAll(() => world.anvil.stop())

/** A wrapped Safe with a hidden module, and whatever was sent to it before. */
async function hiding(to: Address = holder): Promise<Address> {
  const maker = await world.senderOf(ben.account)
  const own = { kind: '1.4.1', owners: [holder], threshold: 1n, saltNonce: salt++ } as const
  const safe = await createSafe(maker, own)
  const signers = [ada.account]
  await plantSlots(maker, { safe, kind: '1.4.1', signers, slots: [[moduleSlot(dora.account.address), 1n]] })
  await wrapSafe(maker, { safe, kind: '1.4.1', signers, to })
  return safe
}

async function ready(safe: Address) {
  const { value: target } = await readSweepTarget(client, safe, holder)
  if (target.status !== 'ready') throw new Error(`It is ${target.status}.`)
  const { found } = (await findTokens(client, safe)).value
  const { value: holdings } = await readHoldings(client, safe, { known, nativeSymbol: 'ETH', found })
  return { target, holdings, plan: createSweepPlan(CHAIN, safe, holder, { target, holdings }) }
}

async function send({ call }: Prepared): Promise<void> {
  await (await world.senderOf(ada.account)).send(call)
}

const callsIn = ({ call }: Prepared) => {
  const { functionName, args } = decodeFunctionData({ abi: wrappedSafeAbi, data: call.data })
  return functionName === 'execute' ? args[1] : []
}

const balance = (token: Address, of: Address) =>
  readContract(client, { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [of] })
const ownerOf = (token: Address, id: bigint) =>
  readContract(client, { address: token, abi: erc721Abi, functionName: 'ownerOf', args: [id] })
const ofId = (token: Address, of: Address, id: bigint) =>
  readContract(client, { address: token, abi: erc1155Abi, functionName: 'balanceOf', args: [of, id] })

test('[W3] one transaction moves all of a Safe with a hidden module to a new wrapped one of the holder’s, to the wei', async () => {
  const safe = await hiding()
  const maker = await world.senderOf(ben.account)
  await maker.send({ to: safe, value: 3n * ETHER + 7n })
  await mintDollars(maker, safe, 12_345_678n)
  await mintDeeds(maker, safe, 2n)
  const coin = await tokens.token(safe, 'COIN', 18, 5n * ETHER + 1n)
  const things = await tokens.things()
  await things.act('mint', safe, 7n, 11n)
  const stuck = await stubborn('reverts', safe)

  const { target, plan } = await ready(safe)
  expect(target).toMatchObject({ isThere: false })
  const prepared = await prepareWrite(client, plan)
  const { sweep } = prepared
  expect(sweep?.left).toEqual([{ kind: 'erc20', token: stuck, origin: 'found', amount: 100n }])
  expect(sweep?.moved).toHaveLength(6)
  expect(sweep?.later).toEqual([])
  const deeds = sweep?.moved.flatMap((one) => (one.kind === 'erc721' ? [one.id] : [])) ?? []
  await send(prepared)

  const { address } = target
  expect(await getBalance(client, { address: safe })).toBe(0n)
  expect(await getBalance(client, { address })).toBe(3n * ETHER + 7n)
  expect([await balance(demoDollar, safe), await balance(demoDollar, address)]).toEqual([0n, 12_345_678n])
  expect([await balance(coin, safe), await balance(coin, address)]).toEqual([0n, 5n * ETHER + 1n])
  expect([await ofId(things.address, safe, 7n), await ofId(things.address, address, 7n)]).toEqual([0n, 11n])
  expect(deeds).toHaveLength(2)
  for (const id of deeds) expect(await ownerOf(demoDeeds, id)).toBe(address)
  expect([await balance(stuck, safe), await balance(stuck, address)]).toEqual([100n, 0n])
  const made = (await readSafe(client, address)).value
  expect(made).toMatchObject({
    ...{ kind: 'safe', owners: [wrappedSafeAddress], modules: [wrappedSafeAddress] },
    wrap: { isLive: true, isSealed: true, driver: holder, problems: 0n },
  })
})

test('[W3] a later sweep goes to the same new Safe, as long as that is unused', async () => {
  const [safe, maker] = [await hiding(), await world.senderOf(ben.account)]
  const first = await ready(safe)
  await maker.send({ to: safe, value: 5n })
  const { target, plan } = await ready(safe)
  expect(target).toEqual(first.target)
  const held = async () => [
    await getBalance(client, { address: target.address }),
    await balance(demoDollar, target.address),
  ]
  const [ether = 0n, dollars = 0n] = await held()
  await send(await prepareWrite(client, plan))
  const made = target.address

  await mintDollars(maker, safe, 9n)
  const second = await ready(safe)
  expect(second.target).toMatchObject({ address: made, isThere: true })
  await send(await prepareWrite(client, second.plan))
  expect(await held()).toEqual([ether + 5n, dollars + 9n])

  const { call } = await prepareWrite(client, createExecutePlan(CHAIN, made, holder, []))
  await (await world.senderOf(ada.account)).send(call)
  const third = (await ready(safe)).target
  expect(third.isThere).toBe(false)
  expect(third.address).not.toBe(made)
})

test('[W3] a token that moves nothing, burns gas, or can only be moved alone stays behind and blocks no other', async () => {
  const safe = await hiding()
  const maker = await world.senderOf(ben.account)
  await maker.send({ to: safe, value: 5n })
  await mintDollars(maker, safe, 9n)
  const stays = [await stubborn('saysNo', safe), await stubborn('saysYes', safe), await stubborn('burns', safe)]
  const shy = await stubborn('shy', safe, demoDollar)
  const fee = await stubborn('fee', safe)
  const { target, plan } = await ready(safe)
  const before = await balance(demoDollar, target.address)
  const prepared = await prepareWrite(client, plan)
  const left = prepared.sweep?.left.flatMap((one) => (one.kind === 'native' ? [] : [one.token]))
  expect(left?.toSorted()).toEqual([...stays, shy].toSorted())
  await send(prepared)
  expect(await balance(demoDollar, target.address)).toBe(before + 9n)
  expect([await balance(fee, safe), await balance(fee, target.address)]).toEqual([0n, 90n])
  for (const token of [...stays, shy]) expect(await balance(token, safe)).toBe(100n)
})

test('[W3] more than forty assets go in two transactions, well-known ones first', async () => {
  const [safe, maker] = [await hiding(), await world.senderOf(ben.account)]
  const things = await tokens.things()
  const ids = Array.from({ length: 45 }, (_, index) => BigInt(index + 1))
  await things.act('mintBatch', safe, ids, ids)
  await mintDollars(maker, safe, 9n)
  const { target, plan } = await ready(safe)
  const prepared = await prepareWrite(client, plan)
  expect(prepared.sweep?.moved).toHaveLength(40)
  expect(prepared.sweep?.moved[0]).toMatchObject({ token: demoDollar })
  expect(prepared.sweep?.later).toHaveLength(6)
  expect(prepared.gas).toBeLessThan(16_000_000n)
  await send(prepared)
  const rest = await ready(safe)
  expect(rest.target).toMatchObject({ address: target.address, isThere: true })
  await send(await prepareWrite(client, rest.plan))
  for (const id of ids) expect(await ofId(things.address, target.address, id)).toBe(id)
}, 60_000)

test('[W3] nothing is built if the address would differ, the Safe is empty, or it is locked', async () => {
  const safe = await hiding()
  await (await world.senderOf(ben.account)).send({ to: safe, value: 5n })
  const { target, holdings } = await ready(safe)
  const wrong = { ...target, saltNonce: target.saltNonce + 1n }
  await expect(
    prepareWrite(client, createSweepPlan(CHAIN, safe, holder, { target: wrong, holdings })),
  ).rejects.toMatchObject({ name: 'Changed' })
  const empty = await ready(await hiding())
  await expect(prepareWrite(client, empty.plan)).rejects.toMatchObject({ name: 'Changed' })
  const byOther = createSweepPlan(CHAIN, safe, dora.account.address, { target, holdings })
  await expect(prepareWrite(client, byOther)).rejects.toMatchObject({ name: 'Changed' })

  const until = Math.floor(Date.now() / 1000) + 2 * DAY_SECONDS
  await send(await prepareWrite(client, createLockPlan(CHAIN, safe, holder, until)))
  const refused = await prepareWrite(client, (await ready(safe)).plan).catch(toAppError)
  expect(refused instanceof RevertedError && refused.reason).toBe('AccountLocked')
})

test('[W3] amounts are the current ones, not those that were shown', async () => {
  const [safe, maker] = [await hiding(), await world.senderOf(ben.account)]
  await mintDollars(maker, safe, 9n)
  const { target, plan } = await ready(safe)
  const { address } = target
  const before = [await getBalance(client, { address }), await balance(demoDollar, address)] as const
  await mintDollars(maker, safe, 1n)
  await maker.send({ to: safe, value: 3n })
  const prepared = await prepareWrite(client, plan)
  expect(callsIn(prepared)).toHaveLength(3)
  await send(prepared)
  const after = [await getBalance(client, { address }), await balance(demoDollar, address)]
  expect(after).toEqual([before[0] + 3n, before[1] + 10n])
})
