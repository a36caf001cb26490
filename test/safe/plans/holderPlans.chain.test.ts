import { readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { type PersonName, people } from '../../../src/demo/people.ts'
import { safeKinds } from '../../../src/demo/safeKinds.ts'
import { RevertedError } from '../../../src/lib/chainErrors.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { createWrapPlan } from '../../../src/safe/plans/createWrapPlan.ts'
import { createExecutePlan, createSealPlan, createUnwrapPlan, liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { createLockPlan, createSigningPlan, createTransferPlan } from '../../../src/safe/plans/holderPlans.ts'
import { prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import { stateFingerprint } from '../../../src/safe/read/stateFingerprint.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { errorCopy } from '../../../src/words/errorCopy.ts'
import { formatMoment } from '../../../src/words/formatMoment.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

// What a holder does from the page, against the genuine contracts of every kind.

const CHAIN = 1
const QUIET_SECONDS = 601
const ada = people.ada.account.address
const cleo = people.cleo.account.address

let world: TestWorld
let client: ChainClient
let salt = 40_000n

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
})
afterAll(() => world.anvil.stop())

async function run(plan: WritePlan, by: PersonName = 'ada'): Promise<void> {
  const { call } = await prepareWrite(client, plan)
  await (await world.senderOf(people[by].account)).send(call)
}

const refusalOf = (plan: WritePlan): Promise<RevertedError> =>
  prepareWrite(client, plan).then(
    () => new RevertedError('nothing'),
    (thrown) => toAppError(thrown) as RevertedError,
  )

async function pass(seconds: number): Promise<void> {
  await world.anvil.provider.request({ method: 'evm_increaseTime', params: [seconds] })
  await world.anvil.provider.request({ method: 'evm_mine', params: [] })
}

const use = (safe: `0x${string}`, by = ada) => createExecutePlan(CHAIN, safe, by, [{ to: cleo, value: 0n, data: '0x' }])

/** The page's own figure beside the contract's. */
async function expectFingerprint(safe: `0x${string}`) {
  const wrap = await liveWrap(client, safe)
  const args = [wrap.tokenId] as const
  const contract = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  expect(stateFingerprint(wrap)).toBe(
    await readContract(client, { ...contract, functionName: 'getStateFingerprint', args }),
  )
  return wrap
}

describe.each(safeKinds)('a wrapped Safe that was %s', (kind) => {
  let safe: `0x${string}`
  beforeAll(async () => {
    const owners = [ada]
    safe = await createSafe(await world.senderOf(people.ben.account), { kind, owners, saltNonce: salt++ })
    await run(createWrapPlan(CHAIN, safe, ada, ada))
    await run(createSealPlan(CHAIN, safe, ada))
  })

  test('[W2] is transferred only in the state that was seen, and never within ten minutes of its seal or a use', async () => {
    const seen = await expectFingerprint(safe)
    expect(seen.quietUntil).toBeGreaterThan(seen.time)
    expect((await refusalOf(createTransferPlan(CHAIN, safe, ada, cleo, seen))).reason).toBe('QuietTime')
    await pass(QUIET_SECONDS)
    const transfer = createTransferPlan(CHAIN, safe, ada, cleo, seen)
    expect((await refusalOf(createTransferPlan(CHAIN, safe, cleo, cleo, seen))).reason).toBe(
      'ERC721InsufficientApproval',
    )

    await run(use(safe))
    expect((await refusalOf(transfer)).reason).toBe('StateChanged')
    const used = await expectFingerprint(safe)
    expect(used.quietUntil).toBeGreaterThan(used.time)
    const quiet = await refusalOf(createTransferPlan(CHAIN, safe, ada, cleo, used))
    expect([quiet.reason, quiet.args[1]]).toEqual(['QuietTime', BigInt(used.quietUntil)])
    expect(errorCopy(quiet).say).toContain(`It ends on ${formatMoment(used.quietUntil)}.`)

    await pass(QUIET_SECONDS)
    await run(createTransferPlan(CHAIN, safe, ada, cleo, used))
    expect(await expectFingerprint(safe)).toMatchObject({ driver: cleo, epoch: used.epoch + 1n })
    await run(createTransferPlan(CHAIN, safe, cleo, ada, await liveWrap(client, safe)), 'cleo')
  })

  test('[W2] signs once its holder turns signing on, can’t be transferred meanwhile, and turning it off voids all signatures', async () => {
    const before = await liveWrap(client, safe)
    expect(before.isSigning).toBe(false)
    expect((await refusalOf(createSigningPlan(CHAIN, safe, cleo, true))).reason).toBe('NotDriver')
    await run(createSigningPlan(CHAIN, safe, ada, true))
    const on = await expectFingerprint(safe)
    expect(on).toMatchObject({ isSigning: true, epoch: before.epoch + 1n })
    await pass(QUIET_SECONDS)
    expect((await refusalOf(createTransferPlan(CHAIN, safe, ada, cleo, on))).reason).toBe('SigningEnabled')
    await run(createSigningPlan(CHAIN, safe, ada, false))
    expect(await expectFingerprint(safe)).toMatchObject({ isSigning: false, epoch: on.epoch + 1n })
  })

  test('[W2] is locked until a time, never shorter, and says until when a use is refused', async () => {
    const { time } = await liveWrap(client, safe)
    const until = time + 8 * DAY_SECONDS
    const lock = (end: number) => createLockPlan(CHAIN, safe, ada, end)
    expect((await refusalOf(lock(time))).reason).toBe('LockTooShort')
    expect((await refusalOf(lock(time + 366 * DAY_SECONDS))).reason).toBe('LockTooLong')
    await run(lock(until))
    expect(await expectFingerprint(safe)).toMatchObject({ lockedUntil: until })
    expect((await refusalOf(lock(until - DAY_SECONDS))).reason).toBe('LockTooShort')

    for (const plan of [use(safe), createUnwrapPlan(CHAIN, safe, ada, { owners: [ada], threshold: 1 })]) {
      const refusal = await refusalOf(plan)
      expect([refusal.reason, refusal.args[1]]).toEqual(['AccountLocked', BigInt(until)])
      expect(errorCopy(refusal).say).toContain(`It ends on ${formatMoment(until)}.`)
      expect(errorCopy(refusal).title).toBe('This Safe is locked.')
    }
    expect((await refusalOf(createSigningPlan(CHAIN, safe, ada, true))).reason).toBe('AccountLocked')
    // the token can be transferred, and the lock goes with it
    await pass(QUIET_SECONDS)
    await run(createTransferPlan(CHAIN, safe, ada, cleo, await liveWrap(client, safe)))
    expect((await refusalOf(use(safe, cleo))).reason).toBe('AccountLocked')
    await pass(8 * DAY_SECONDS)
    await run(use(safe, cleo), 'cleo')
  })
})
