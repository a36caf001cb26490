import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { safeKinds } from '../../../src/demo/safeKinds.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import type { RevertedError } from '../../../src/lib/chainErrors.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { assertSomebodyActs } from '../../../src/safe/plans/assertSomebodyActs.ts'
import { createWrapPlan } from '../../../src/safe/plans/createWrapPlan.ts'
import { createUnwrapPlan, liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { createTransferPlan } from '../../../src/safe/plans/holderPlans.ts'
import { prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import { SENTINEL } from '../../../src/safe/read/genuineSafes.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

// To whom the page transfers a Safe, against genuine Safes that own each other.

const CHAIN = 1
const KIND = '1.4.1'
const ownerAbi = parseAbi(['function enableModule(address)', 'function swapOwner(address, address, address)'])
const ada = people.ada.account.address
const cleo = people.cleo.account.address

let world: TestWorld
let client: ChainClient
let salt = 60_000n
/** The Safe to transfer: wrapped, held by Ada. */
let safe: Address

const newSafe = async (owners: readonly Address[], threshold = 1n, kind: (typeof safeKinds)[number] = KIND) =>
  createSafe(await world.senderOf(people.ben.account), { kind, owners, threshold, saltNonce: salt++ })

const wrapFor = async (wrapped: Address, to: Address) => {
  const sender = await world.senderOf(people.ben.account)
  await wrapSafe(sender, { safe: wrapped, kind: KIND, signers: [people.ada.account], to })
}

/** A chain of Safes, each the owner of the next; the first has the given owner. @returns the last */
async function newTower(below: Address, levels: number): Promise<Address> {
  let top = below
  for (let level = 0; level < levels; level++) top = await newSafe([top])
  return top
}

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  safe = await newSafe([ada])
  await wrapFor(safe, ada)
  // its NFT can be transferred only ten minutes after the seal
  await passQuietTime(world.anvil)
})
afterAll(() => world.anvil.stop())

/** The reason why the page refuses a plan, and whether it did so before asking the contract. */
const refusalOf = (plan: WritePlan) =>
  prepareWrite(client, plan).then(
    () => 'no refusal',
    (thrown: unknown) => (toAppError(thrown) as RevertedError).reason,
  )
const builds = (plan: WritePlan) =>
  plan.build(client).then(
    () => true,
    () => false,
  )
const give = async (to: Address) => createTransferPlan(CHAIN, safe, ada, to, await liveWrap(client, safe))

describe.each(safeKinds)('Safes %s', (kind) => {
  test('[W2] the NFT is not given to a Safe that its own Safe owns, also through another', async () => {
    const owned = await newSafe([safe], 1n, kind)
    const through = await newSafe([owned], 1n, kind)
    for (const to of [owned, through]) {
      expect(await refusalOf(await give(to))).toBe('OwnershipCycle')
      expect(await builds(await give(to))).toBe(false)
    }
    const apart = await newSafe([await newSafe([cleo], 1n, kind)], 1n, kind)
    expect(await refusalOf(await give(apart))).toBe('no refusal')
  })
})

test('[W2] owners are followed six levels down, and no further', async () => {
  expect(await builds(await give(await newTower(safe, 6)))).toBe(false)
  expect(await builds(await give(await newTower(safe, 7)))).toBe(true)
})

test('[W2] what counts is whether enough owners act without the Safe', async () => {
  const owned = await newSafe([safe])
  expect(await refusalOf(await give(await newSafe([owned, cleo], 1n)))).toBe('no refusal')
  expect(await refusalOf(await give(await newSafe([owned, cleo], 2n)))).toBe('OwnershipCycle')
  const other = await newSafe([owned])
  expect(await refusalOf(await give(await newSafe([owned, other, cleo], 2n)))).toBe('OwnershipCycle')
  expect(await refusalOf(await give(await newSafe([owned, ada, cleo], 2n)))).toBe('no refusal')
})

test('[W2] a wrapped Safe in between acts through its driver, and no longer through its owners', async () => {
  const wrapped = await newSafe([ada])
  await wrapFor(wrapped, cleo)
  const through = await newSafe([wrapped])
  expect(await refusalOf(await give(through))).toBe('no refusal')
  const back = await newSafe([ada])
  await wrapFor(back, safe)
  expect(await refusalOf(await give(await newSafe([back])))).toBe('OwnershipCycle')
})

test('[W2] a Safe with a module may act through it, whoever its owners are', async () => {
  const owned = await newSafe([safe])
  const moduled = await newSafe([ada])
  const calls = [
    encodeFunctionData({ abi: ownerAbi, functionName: 'enableModule', args: [cleo] }),
    encodeFunctionData({ abi: ownerAbi, functionName: 'swapOwner', args: [SENTINEL, ada, owned] }),
  ].map((data) => ({ to: moduled, data }))
  const [first, ...rest] = calls
  if (!first) throw new Error('There are no calls.')
  const sender = await world.senderOf(people.ben.account)
  await execSafe(sender, { safe: moduled, kind: KIND, signers: [people.ada.account], calls: [first, ...rest] })
  expect(await builds(await give(moduled))).toBe(true)
  expect(await builds(await give(await newSafe([owned])))).toBe(false)
})

test('[W2] a wrap and an unwrap accept nobody who depends on the Safe either', async () => {
  const plain = await newSafe([ada])
  const through = await newSafe([await newSafe([plain])])
  expect(await builds(createWrapPlan(CHAIN, plain, ada, through))).toBe(false)
  expect(await builds(createWrapPlan(CHAIN, plain, plain, through))).toBe(false)
  expect(await builds(createWrapPlan(CHAIN, plain, ada, cleo))).toBe(true)

  const last = await newSafe([await newSafe([safe])])
  const unwrap = (owners: Address[], threshold: number) => createUnwrapPlan(CHAIN, safe, ada, { owners, threshold })
  expect(await refusalOf(unwrap([last], 1))).toBe('OwnershipCycle')
  expect(await refusalOf(unwrap([last, cleo], 2))).toBe('OwnershipCycle')
  expect(await refusalOf(unwrap([last, cleo], 1))).toBe('no refusal')
})

test('[W2] nothing is transferred to an account that can’t be read', async () => {
  const deaf = createChainClient(['http://127.0.0.1:1'], CHAIN)
  const look = assertSomebodyActs(deaf, safe, { accounts: [cleo], threshold: 1 })
  await expect(look).rejects.toMatchObject({ name: 'NetworkUnreachable' })
})
