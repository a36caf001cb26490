import { type Address, encodeFunctionData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { type SafeKind, safeKinds } from '../../../src/demo/safeKinds.ts'
import { RevertedError } from '../../../src/lib/chainErrors.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { type FoundApproval, findApprovals } from '../../../src/safe/approvals/findApprovals.ts'
import { readApprovals } from '../../../src/safe/approvals/readApprovals.ts'
import { PERMIT2 } from '../../../src/safe/approvals/spenders.ts'
import { createWrapPlan } from '../../../src/safe/plans/createWrapPlan.ts'
import { prepareWrite } from '../../../src/safe/plans/prepareWrite.ts'
import { readSafe } from '../../../src/safe/read/readSafe.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { safeAbi } from '../../../src/safe/safeAbi.ts'
import { errorCopy } from '../../../src/words/errorCopy.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { type Deployed, deployApprovers } from '../approvals/deployApprovers.ts'

const CHAIN = 1
const { ada, ben, cleo, dora } = people
const [owner, friend, other] = [ada.account.address, cleo.account.address, dora.account.address]

let world: TestWorld
let client: ChainClient
let make: Awaited<ReturnType<typeof deployApprovers>>
let salt = 13_000n
beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  make = await deployApprovers(world)
})
afterAll(() => world.anvil.stop())

/** The Safe's own reason: before 1.5.0 it hides the contract's. */
const SAYS_MODULES: Record<string, string> = {
  GS013: 'Look at the Safe again: something in it changed, or its guard forbids this.',
  ForeignModules: 'Somebody added one since the check-up. Check again.',
}

type Calls = ReturnType<Deployed['call']>[]

/** A Safe of Ada's that has made these calls. */
async function withApprovals(kind: SafeKind, calls: Calls): Promise<Address> {
  const maker = await world.senderOf(ben.account)
  const safe = await createSafe(maker, { kind, owners: [owner], threshold: 1n, saltNonce: salt++ })
  for (const call of calls) await execSafe(maker, { safe, kind, signers: [ada.account], calls: [call] })
  return safe
}

async function standing(safe: Address): Promise<FoundApproval[]> {
  const { approvals } = (await findApprovals(client, safe)).value.found
  const { value } = await readApprovals(client, safe, { approvals, known: [], nativeSymbol: 'ETH' })
  return value.live.map(({ found }) => found)
}

const tokensOf = (approvals: readonly FoundApproval[]): Address[] => approvals.map(({ token }) => token).toSorted()

const isWrapped = async (safe: Address): Promise<boolean> => {
  const { value } = await readSafe(client, safe)
  return value.kind === 'safe' && value.wrap !== 'missing' && value.wrap.isLive && value.wrap.problems === 0n
}

/** Wraps it by its owner. @returns how many approvals the transaction revokes, as simulated */
async function wrap(safe: Address, approvals: readonly FoundApproval[]): Promise<number | undefined> {
  const { call, revoked } = await prepareWrite(client, createWrapPlan(CHAIN, safe, owner, owner, approvals))
  await (await world.senderOf(ada.account)).send(call)
  return revoked
}

for (const kind of safeKinds) {
  test(`[W3] ${kind}: the wrap revokes the selected approvals, and skips a token that refuses`, async () => {
    const [coin, nft, stubborn] = [await make.coin(), await make.nft(), await make.hostile('stubborn')]
    const safe = await withApprovals(kind, [
      coin.call('approve', friend, 5n),
      nft.call('setApprovalForAll', other, true),
    ])
    await stubborn.act('tell', safe, friend)
    const before = await standing(safe)
    expect(before).toHaveLength(3)
    expect(await wrap(safe, before)).toBe(2)
    expect(await isWrapped(safe)).toBe(true)
    expect(tokensOf(await standing(safe))).toEqual([stubborn.address])
  })

  test(`[W3] ${kind}, connected itself: its owners get the same as one batch`, async () => {
    const [coin, stubborn] = [await make.coin(), await make.hostile('stubborn')]
    const safe = await withApprovals(kind, [
      coin.call('approve', friend, 5n),
      make.permit2.call('approve', coin.address, friend, 5n, 2 ** 48 - 1),
      make.permit2.call('approve', coin.address, other, 5n, 2 ** 48 - 1),
    ])
    await stubborn.act('tell', safe, friend)
    const plan = createWrapPlan(CHAIN, safe, safe, owner, await standing(safe))
    const { calls, revoked } = await prepareWrite(client, plan, true)
    expect(calls.map(({ to }) => to)).toEqual([coin.address, PERMIT2, safe, wrappedSafeAddress])
    expect(revoked).toBe(3)
    const [first, ...rest] = calls
    if (!first) throw new Error('There are no calls.')
    const maker = await world.senderOf(ben.account)
    await execSafe(maker, { safe, kind, signers: [ada.account], calls: [first, ...rest] })
    expect(await isWrapped(safe)).toBe(true)
    expect(tokensOf(await standing(safe))).toEqual([stubborn.address])
  })
}

test('[W3] approvals that are gone are skipped, and with none left only the wrap is sent', async () => {
  const coin = await make.coin()
  const safe = await withApprovals('1.4.1', [coin.call('approve', friend, 5n), coin.call('approve', other, 5n)])
  const before = await standing(safe)
  const maker = await world.senderOf(ben.account)
  for (const spender of [friend, other])
    await execSafe(maker, { safe, kind: '1.4.1', signers: [ada.account], calls: [coin.call('approve', spender, 0n)] })
  expect(await wrap(safe, before)).toBe(0)
  expect(await isWrapped(safe)).toBe(true)
})

test('[W3] a token that detects the simulation, or wastes gas, doesn’t block the wrap', async () => {
  const [coin, greedy] = [await make.coin(), await make.hostile('greedy')]
  const [sly, lonely] = [await make.hostile('sly'), await make.hostile('lonely')]
  const safe = await withApprovals('1.5.0', [coin.call('approve', friend, 5n)])
  for (const token of [greedy, sly, lonely]) await token.act('tell', safe, friend)
  const before = await standing(safe)
  expect(before).toHaveLength(4)
  const rank = [sly, coin, greedy, lonely].map(({ address }) => address)
  const ranked = before.toSorted((a, b) => rank.indexOf(a.token) - rank.indexOf(b.token))
  expect(await wrap(safe, ranked)).toBe(1)
  expect(await isWrapped(safe)).toBe(true)
  expect(tokensOf(await standing(safe))).toEqual([greedy, sly, lonely].map(({ address }) => address).toSorted())
})

for (const kind of safeKinds) {
  test(`[W1] ${kind}: with a module enabled between check and send the contract refuses with a reason, and nothing is wrapped`, async () => {
    const maker = await world.senderOf(ben.account)
    const safe = await createSafe(maker, { kind, owners: [owner], threshold: 1n, saltNonce: salt++ })
    const plan = createWrapPlan(CHAIN, safe, owner, owner)
    const checked = await prepareWrite(client, plan)
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [friend] })
    await execSafe(maker, { safe, kind, signers: [ada.account], calls: [{ to: safe, data }] })

    // the chain accepts it while the Safe is in the checked state
    const late = { ...plan, build: async () => checked.call }
    const refused = await prepareWrite(client, late).catch(toAppError)
    if (!(refused instanceof RevertedError)) throw new Error('It was not refused.')
    expect(SAYS_MODULES[refused.reason ?? '']).toBe(errorCopy(refused).say)
    await expect((await world.senderOf(ada.account)).send(checked.call)).rejects.toThrow()
    expect(await isWrapped(safe)).toBe(false)

    // after a re-read the wrap removes it, as another transaction than the one that was shown
    const fresh = await prepareWrite(client, plan)
    expect(fresh.call.data).not.toBe(checked.call.data)
    await (await world.senderOf(ada.account)).send(fresh.call)
    const { value } = await readSafe(client, safe)
    expect(value).toMatchObject({ kind: 'safe', modules: [wrappedSafeAddress] })
    expect(await isWrapped(safe)).toBe(true)
  })
}
