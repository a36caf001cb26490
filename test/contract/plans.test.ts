import { type Address, encodeFunctionData, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../src/demo/createSafe.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { getSafeContracts, type SafeKind, safeKinds } from '../../src/demo/safeKinds.ts'
import { ZERO_ADDRESS } from '../../src/lib/address.ts'
import type { RevertedError } from '../../src/lib/chainErrors.ts'
import { toAppError } from '../../src/lib/errors.ts'
import { createWrapPlan } from '../../src/safe/plans/createWrapPlan.ts'
import { createExecutePlan, createSealPlan, createUnwrapPlan } from '../../src/safe/plans/drivePlans.ts'
import { prepareWrite, type WritePlan } from '../../src/safe/plans/prepareWrite.ts'
import { readHeldSafes } from '../../src/safe/read/readHeldSafes.ts'
import { readSafe } from '../../src/safe/read/readSafe.ts'
import { type ChainClient, createChainClient } from '../../src/safe/rpc/chainClient.ts'
import { multiSendAbi, safeAbi } from '../../src/safe/safeAbi.ts'
import { errorCopy } from '../../src/words/errorCopy.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'

// The page's own plans, clients and reads against the genuine contracts.

const CHAIN = 1
const ada = people.ada.account.address
const cleo = people.cleo.account.address

let world: TestWorld
let client: ChainClient

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
})
afterAll(() => world.anvil.stop())

let salt = 500n
const newSafe = async (kind: SafeKind) =>
  createSafe(await world.senderOf(people.ben.account), { kind, owners: [ada], saltNonce: salt++ })

async function run(plan: WritePlan): Promise<void> {
  const { call } = await prepareWrite(client, plan)
  const sender = await world.senderOf(people.ada.account)
  await sender.send(call)
}

const refusalOf = (plan: WritePlan) =>
  prepareWrite(client, plan).then(
    () => 'no refusal',
    (thrown: unknown) => {
      const error = toAppError(thrown)
      return error.name === 'Reverted' ? (error as RevertedError).reason : error.name
    },
  )

describe.each(safeKinds)('a Safe %s', (kind) => {
  test('[W3] connected itself, it proposes its wrap as one batch, whatever its threshold', async () => {
    const sender = await world.senderOf(people.ben.account)
    const signers = [people.ada.account, people.cleo.account]
    const owners = [ada, cleo]
    const safe = await createSafe(sender, { kind, owners, threshold: 2n, saltNonce: salt++ })
    const module = world.world.contracts.multicall3
    const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] })
    await execSafe(sender, { safe, kind, signers, calls: [{ to: safe, data: enable }] })

    // it has no ether, and needs none: the executor pays the fee
    const { calls, gas } = await prepareWrite(client, createWrapPlan(CHAIN, safe, safe, ada), true)
    expect(calls.map(({ to }) => to)).toEqual([safe, safe, wrappedSafeAddress])
    expect(gas).toBeGreaterThan(0n)
    const [first, ...rest] = calls
    if (!first) throw new Error('There are no calls.')
    await execSafe(sender, { safe, kind, signers, calls: [first, ...rest] })
    const wrap = { isLive: true, isSealed: false, driver: ada, problems: 0n }
    expect((await readSafe(client, safe)).value).toMatchObject({ kind: 'safe', owners: [wrappedSafeAddress], wrap })
    expect(await refusalOf(createSealPlan(CHAIN, safe, safe))).toBe('NotTopLevel')
  })

  test("[W4] a wrap that it proposes itself is simulated, and refused with the contract's reason", async () => {
    const safe = await newSafe(kind)
    const refusal = (to: Address) =>
      prepareWrite(client, createWrapPlan(CHAIN, safe, safe, to), true).then(
        () => 'no refusal',
        (error: RevertedError) => error.reason,
      )
    expect(await refusal(safe)).toBe('OwnershipCycle')
    expect(await refusal(world.world.contracts.multicall3)).toBe('CannotReceive')
    expect(await refusal(wrappedSafeAddress)).toBe('InvalidDriver')
  })

  test(`[W1] the page's own plans wrap, seal, use and unwrap it`, async () => {
    const safe = await newSafe(kind)
    await (await world.senderOf(people.ben.account)).send({ to: safe, value: parseEther('2') })
    await run(createWrapPlan(CHAIN, safe, ada, ada))
    const wrapped = (await readSafe(client, safe)).value
    expect(wrapped).toMatchObject({ kind: 'safe', wrap: { isLive: true, isSealed: false, driver: ada, problems: 0n } })

    await run(createSealPlan(CHAIN, safe, ada))
    expect((await readHeldSafes(client, ada)).value.safes.map(({ address }) => address)).toContain(safe)
    await run(createExecutePlan(CHAIN, safe, ada, [{ to: cleo, value: parseEther('1'), data: '0x' }]))
    await run(createUnwrapPlan(CHAIN, safe, ada, { owners: [cleo, ada], threshold: 2 }))

    const { singleton, fallbackHandler } = getSafeContracts(kind)
    expect((await readSafe(client, safe)).value).toMatchObject({
      kind: 'safe',
      singleton: { address: singleton },
      owners: [cleo, ada],
      threshold: 2,
      modules: [],
      fallbackHandler,
      balance: parseEther('1'),
      wrap: { isLive: false },
    })
  })

  test("[W1] the contract's own reason is found, also where the Safe hides it behind GS013", async () => {
    const safe = await newSafe(kind)
    // Multicall3 has code and doesn't implement the token callback
    const deaf: Address = world.world.contracts.multicall3
    expect(await refusalOf(createWrapPlan(CHAIN, safe, ada, deaf))).toBe('CannotReceive')
    expect(await refusalOf(createWrapPlan(CHAIN, safe, ada, wrappedSafeAddress))).toBe('InvalidDriver')
    expect(await refusalOf(createWrapPlan(CHAIN, safe, ada, safe))).toBe('OwnershipCycle')
  })
})

describe('the handler after unwrapping', () => {
  const handlerAfter = async (kind: SafeKind, fallbackHandler: Address) => {
    const sender = await world.senderOf(people.ben.account)
    const safe = await createSafe(sender, { kind, owners: [ada], saltNonce: salt++, fallbackHandler })
    await run(createWrapPlan(CHAIN, safe, ada, ada))
    await run(createUnwrapPlan(CHAIN, safe, ada, { owners: [cleo], threshold: 1 }))
    const { value } = await readSafe(client, safe)
    return value.kind === 'safe' && value.fallbackHandler
  }

  test.each(safeKinds)('[W2] a foreign handler of a Safe %s before the wrap is not restored', async (kind) => {
    // any contract that implements ERC-1271 could sign for the Safe once it is unwrapped
    expect(await handlerAfter(kind, world.world.contracts.multicall3)).toBe(getSafeContracts(kind).fallbackHandler)
  })

  test("[W2] one of Safe's own handlers is restored, of any version, and none stays none", async () => {
    const { fallbackHandler } = getSafeContracts('1.3.0')
    expect(await handlerAfter('1.4.1', fallbackHandler)).toBe(fallbackHandler)
    expect(await handlerAfter('1.4.1', ZERO_ADDRESS)).toBe(ZERO_ADDRESS)
  })
})

/** What a person reads when it is refused. */
const wordsOf = (plan: WritePlan) =>
  prepareWrite(client, plan).then(
    () => 'no refusal',
    (thrown: unknown) => errorCopy(toAppError(thrown)).title,
  )

describe('refusals', () => {
  test('[W4] what the holder may not do is refused in words', async () => {
    const safe = await newSafe('1.4.1')
    const unwrap = (owners: Address[], threshold = 1) => createUnwrapPlan(CHAIN, safe, ada, { owners, threshold })
    await run(createWrapPlan(CHAIN, safe, ada, ada))
    expect(await wordsOf(createExecutePlan(CHAIN, safe, cleo, []))).toBe("You don't hold this Safe's NFT.")
    const call = { to: cleo, value: parseEther('9'), data: '0x' } as const
    expect(await wordsOf(createExecutePlan(CHAIN, safe, ada, [call]))).toBe('The recipient rejected it.')
    expect(await wordsOf(unwrap([safe]))).toBe('That would lock the key inside the box.')
    expect(await wordsOf(unwrap([wrappedSafeAddress]))).toBe("One of these can't be an owner.")
    expect(await wordsOf(unwrap([cleo, cleo]))).toBe('One of these is already an owner.')
    expect(await wordsOf(unwrap([cleo], 0))).toBe("That threshold isn't possible.")
    expect(await wordsOf(unwrap([cleo], 2))).toBe("That threshold isn't possible.")
    expect(await wordsOf(unwrap([cleo, ada], 3))).toBe("That threshold isn't possible.")
    expect(await wordsOf(createWrapPlan(CHAIN, safe, ada, ada))).toBe('Something changed since the check.')
  })

  test('[W1] an account that is no owner is refused before any simulation', async () => {
    const safe = await newSafe('1.4.1')
    expect(await refusalOf(createWrapPlan(CHAIN, safe, cleo, cleo))).toBe('Changed')
  })

  test('[S6.1] the page simulates for any account, and the contract decides: a stranger may only seal, code not even that', async () => {
    const safe = await newSafe('1.4.1')
    await run(createWrapPlan(CHAIN, safe, ada, ada))
    expect(await refusalOf(createExecutePlan(CHAIN, safe, cleo, []))).toBe('NotDriver')
    expect(await refusalOf(createUnwrapPlan(CHAIN, safe, cleo, { owners: [cleo], threshold: 1 }))).toBe('NotDriver')
    expect(await refusalOf(createSealPlan(CHAIN, safe, cleo))).toBe('no refusal')
    expect(await refusalOf(createSealPlan(CHAIN, safe, world.world.contracts.multicall3))).toBe('NotTopLevel')
  })

  test('[W1] a call that fails is explained, and one to the Safe itself refused', async () => {
    const { address } = world.world.samples.wrapped
    const execute = (to: Address, data: Hex = '0x', value = 0n) =>
      refusalOf(createExecutePlan(CHAIN, address, ada, [{ to, value, data }]))
    expect(await execute(address)).toBe('SelfCall')
    expect(await execute(cleo, '0x', parseEther('1000'))).toBe('CallFailed')
    const multiSend = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: ['0x'] })
    expect(await execute(getSafeContracts('1.4.1').multiSend, multiSend)).toMatch(/delegatecall/)
  })

  test('[W1] a balance too small for the fee is reported as such', async () => {
    const safe = await newSafe('1.4.1')
    await world.anvil.provider.request({ method: 'anvil_setBalance', params: [ada, '0x1'] })
    try {
      expect(await wordsOf(createWrapPlan(CHAIN, safe, ada, ada))).toBe('Not enough for the fee.')
    } finally {
      await world.anvil.provider.request({
        method: 'anvil_setBalance',
        params: [ada, `0x${parseEther('100').toString(16)}`],
      })
    }
  })

  test('[W1] a network that does not respond is unreachable, never empty', async () => {
    const gone = createChainClient(['http://127.0.0.1:9'], CHAIN)
    await expect(readSafe(gone, ada)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
    await expect(readHeldSafes(gone, ada)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
  })

  test('[W1] an address that is no Safe is recognised as such', async () => {
    const at = async (address: Address) => (await readSafe(client, address)).value.kind
    expect(await at(cleo)).toBe('nothing')
    expect(await at(world.world.contracts.multicall3)).toBe('foreign')
    expect(await at(wrappedSafeAddress)).toBe('wrapper')
  })
})
