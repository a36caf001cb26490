import { type Address, decodeFunctionData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAbi } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { type FoundApproval, findApprovals } from '../../../src/safe/approvals/findApprovals.ts'
import { readApprovals } from '../../../src/safe/approvals/readApprovals.ts'
import { PERMIT2 } from '../../../src/safe/approvals/spenders.ts'
import { createRevokeApprovalsPlan } from '../../../src/safe/plans/createRevokeApprovalsPlan.ts'
import { liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { createLockPlan } from '../../../src/safe/plans/holderPlans.ts'
import { prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { type Deployed, deployApprovers } from '../approvals/deployApprovers.ts'

const CHAIN = 1
const { ada, ben, cleo, dora } = people
const [holder, friend, other] = [ada.account.address, cleo.account.address, dora.account.address]

let world: TestWorld
let client: ChainClient
let make: Awaited<ReturnType<typeof deployApprovers>>
let salt = 12_000n
beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  make = await deployApprovers(world)
})
afterAll(() => world.anvil.stop())

/** A wrapped Safe of Ada's that has made these calls before. */
async function wrapped(callsOf: (safe: Address) => Promise<ReturnType<Deployed['call']>[]>): Promise<Address> {
  const maker = await world.senderOf(ben.account)
  const own = { kind: '1.4.1', owners: [holder], threshold: 1n, saltNonce: salt++ } as const
  const safe = await createSafe(maker, own)
  for (const call of await callsOf(safe))
    await execSafe(maker, { safe, kind: '1.4.1', signers: [ada.account], calls: [call] })
  await wrapSafe(maker, { safe, kind: '1.4.1', signers: [ada.account], to: holder })
  return safe
}

async function look(safe: Address) {
  const { approvals } = (await findApprovals(client, safe)).value.found
  const { value } = await readApprovals(client, safe, { approvals, known: [], nativeSymbol: 'ETH' })
  return { approvals, live: value.live.map(({ found }) => found) }
}

const plan = (safe: Address, approvals: readonly FoundApproval[], by = holder) =>
  createRevokeApprovalsPlan(CHAIN, safe, by, approvals)

async function run(plan: WritePlan): Promise<readonly { to: Address }[]> {
  const { call } = await prepareWrite(client, plan)
  await (await world.senderOf(ada.account)).send(call)
  const { functionName, args } = decodeFunctionData({ abi: wrappedSafeAbi, data: call.data })
  return functionName === 'execute' ? args[1] : []
}

test('[W3] all approvals of every kind are revoked in one transaction, Permit2’s in one call', async () => {
  const [coin, nft] = [await make.coin(), await make.nft()]
  const { permit2 } = make
  const safe = await wrapped(async (safe) => {
    await nft.act('mint', safe, 1n)
    return [
      coin.call('approve', friend, 5n),
      coin.call('approve', PERMIT2, 5n),
      nft.call('approve', friend, 1n),
      nft.call('setApprovalForAll', other, true),
      permit2.call('approve', coin.address, friend, 5n, 2 ** 48 - 1),
      permit2.call('approve', coin.address, other, 5n, 2 ** 48 - 1),
    ]
  })
  const before = await look(safe)
  expect(before.live).toHaveLength(6)
  const calls = await run(plan(safe, before.live))
  expect(calls.map(({ to }) => to).toSorted()).toEqual(
    [coin.address, coin.address, nft.address, nft.address, PERMIT2].toSorted(),
  )
  const after = await look(safe)
  expect(after.live).toEqual([])
  expect(after.approvals).toHaveLength(6)
})

test('[W3] only live approvals are revoked, and if there are none the page says so', async () => {
  const coin = await make.coin()
  const safe = await wrapped(async () => [coin.call('approve', friend, 5n), coin.call('approve', other, 5n)])
  const { live } = await look(safe)
  const [first, ...others] = live
  if (!first) throw new Error('Nothing stands.')
  expect(await run(plan(safe, [first]))).toHaveLength(1)
  expect((await look(safe)).live).toEqual(others)
  expect(await run(plan(safe, live))).toHaveLength(1)
  expect((await look(safe)).live).toEqual([])
  await expect(prepareWrite(client, plan(safe, live))).rejects.toMatchObject({ name: 'Changed' })
})

test('[W3] tokens whose revoke reverts, wastes gas or detects simulation are skipped; a single one says why', async () => {
  const coin = await make.coin()
  const safe = await wrapped(async () => [coin.call('approve', friend, 5n)])
  const bad = [await make.hostile('stubborn'), await make.hostile('greedy'), await make.hostile('sly')]
  for (const token of bad) await token.act('tell', safe, friend)
  const { live } = await look(safe)
  expect(live).toHaveLength(4)
  expect((await run(plan(safe, live))).map(({ to }) => to)).toEqual([coin.address])
  const left = (await look(safe)).live
  expect(left.map(({ token }) => token).toSorted()).toEqual(bad.map(({ address }) => address).toSorted())
  const stubborn = left.filter(({ token }) => token === bad[0]?.address)
  await expect(prepareWrite(client, plan(safe, stubborn))).rejects.toMatchObject({ name: 'Reverted', reason: 'never' })
})

test('[W3] nobody but the driver revokes, and while the Safe is locked not even the driver', async () => {
  const coin = await make.coin()
  const safe = await wrapped(async () => [coin.call('approve', friend, 5n)])
  const { live } = await look(safe)
  await expect(prepareWrite(client, plan(safe, live, friend))).rejects.toMatchObject({ reason: 'NotDriver' })
  const { time } = await liveWrap(client, safe)
  await run(createLockPlan(CHAIN, safe, holder, time + DAY_SECONDS))
  await expect(prepareWrite(client, plan(safe, live))).rejects.toMatchObject({ reason: 'AccountLocked' })
  expect((await look(safe)).live).toEqual(live)
})
