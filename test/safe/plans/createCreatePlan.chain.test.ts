import { encodeAbiParameters, encodeFunctionData, hexToBigInt, keccak256, multicall3Abi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  wrappedSafeAbi,
  wrappedSafeAddress,
  wrappedSafeHandlerAddress,
} from '../../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../../src/demo/people.ts'
import { safeSets } from '../../../src/demo/safeArtifacts.generated.ts'
import { RevertedError } from '../../../src/lib/chainErrors.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { createCreatePlan } from '../../../src/safe/plans/createCreatePlan.ts'
import { createExecutePlan } from '../../../src/safe/plans/drivePlans.ts'
import { prepareWrite } from '../../../src/safe/plans/prepareWrite.ts'
import { SAFE_L2_150 } from '../../../src/safe/read/genuineSafes.ts'
import { type NewSafe, readNewSafe } from '../../../src/safe/read/readNewSafe.ts'
import { readSafe } from '../../../src/safe/read/readSafe.ts'
import { type ChainClient, createChainClient, MULTICALL } from '../../../src/safe/rpc/chainClient.ts'
import { proxyFactoryAbi, safeAbi } from '../../../src/safe/safeAbi.ts'
import { errorCopy } from '../../../src/words/errorCopy.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

const CHAIN = 1
const { account: ada } = people.ada

let world: TestWorld
let client: ChainClient
beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
})
afterAll(() => world.anvil.stop())

async function next(): Promise<Extract<NewSafe, { status: 'free' }>> {
  const { value } = await readNewSafe(client, ada.address)
  if (value.status !== 'free') throw new Error(`It is ${value.status}.`)
  return value
}

async function create(): Promise<void> {
  const { call } = await prepareWrite(client, createCreatePlan(CHAIN, ada.address, await next()))
  await (await world.senderOf(ada)).send(call)
}

const setCode = (address: string, code: string) =>
  world.anvil.provider.request({ method: 'anvil_setCode', params: [address, code] })
const sealed = { isLive: true, isSealed: true, driver: ada.address, problems: 0n }

test('[W2] creates a Safe at the address that was shown, wrapped and sealed to its holder, and then offers the next', async () => {
  const first = await next()
  expect(first).toMatchObject({ saltNonce: 0n, isAdopted: false, earlier: [] })
  expect((await readSafe(client, first.address)).value.kind).toBe('nothing')
  await create()
  const made = (await readSafe(client, first.address)).value
  expect(made).toMatchObject({
    kind: 'safe',
    owners: [wrappedSafeAddress],
    modules: [wrappedSafeAddress],
    wrap: sealed,
  })
  expect(await next()).toMatchObject({ saltNonce: 1n, earlier: [first.address] })

  const prepareAgain = () => prepareWrite(client, createCreatePlan(CHAIN, ada.address, first)).catch(toAppError)
  expect(await prepareAgain()).toHaveProperty('call') // it is hers, and unused, so it is offered
  const { call } = await prepareWrite(client, createExecutePlan(CHAIN, first.address, ada.address, []))
  await (await world.senderOf(ada)).send(call)
  const again = await prepareAgain()
  expect(again instanceof RevertedError && [again.reason, again.args]).toEqual(['AlreadyCreated', [first.address]])
  expect(errorCopy(toAppError(again)).title).toBe('This Safe already exists.')
})

test('[W2] adopts the bare Safe that somebody deployed at the address before', async () => {
  const second = await next()
  const { proxyFactory } = safeSets['1.5.0'].contracts
  const owners = [wrappedSafeAddress] as const
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners, 1n, zeroAddress, '0x', wrappedSafeHandlerAddress, zeroAddress, 0n, zeroAddress],
  })
  const salted = [{ type: 'address' }, { type: 'uint256' }, { type: 'uint256' }] as const
  const saltNonce = hexToBigInt(keccak256(encodeAbiParameters(salted, [ada.address, second.saltNonce, BigInt(CHAIN)])))
  const args = [SAFE_L2_150, initializer, saltNonce] as const
  const data = encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'createProxyWithNonce', args })
  await (await world.senderOf(people.ben.account)).send({ to: proxyFactory.address, data })
  expect(await next()).toMatchObject({ address: second.address, isAdopted: true })
  await create()
  expect((await readSafe(client, second.address)).value).toMatchObject({ kind: 'safe', wrap: sealed })
})

test('[W2] for another address than the salt nonce gives nothing is built', async () => {
  const { address, saltNonce } = await next()
  const wrong = createCreatePlan(CHAIN, ada.address, { address, saltNonce: saltNonce + 1n })
  await expect(prepareWrite(client, wrong)).rejects.toMatchObject({ name: 'Changed' })
})

/** A stranger creates Safes for Ada, many in each transaction. */
async function spam(numbers: number[]): Promise<void> {
  const sender = await world.senderOf(people.ben.account)
  for (let from = 0; from < numbers.length; from += 20) {
    const calls = numbers.slice(from, from + 20).map((number) => {
      const args = [ada.address, BigInt(number)] as const
      const callData = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'createWrapped', args })
      return { target: wrappedSafeAddress, allowFailure: false, callData } as const
    })
    const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
    await sender.send({ to: MULTICALL, data, gas: 16_000_000n })
  }
}

const range = (from: number, end: number) => Array.from({ length: end - from }, (_, index) => from + index)

test('[W2] a stranger who was faster with the same salt nonce creates the Safe for its holder, and the next one is offered', async () => {
  const outrun = await next()
  await spam([Number(outrun.saltNonce)])
  const { call } = await prepareWrite(client, createCreatePlan(CHAIN, ada.address, outrun))
  expect((await (await world.senderOf(ada)).send(call)).logs).toEqual([]) // nothing was left to do
  expect((await readSafe(client, outrun.address)).value).toMatchObject({ kind: 'safe', wrap: sealed })
  const { saltNonce, earlier } = await next()
  expect([saltNonce, earlier.at(-1)]).toEqual([outrun.saltNonce + 1n, outrun.address])
})

test('[W2] a stranger who creates the first ten only shifts the next one: it is found again, and created', async () => {
  await spam(range(Number((await next()).saltNonce), 10))
  const eleventh = await next()
  expect(eleventh.saltNonce).toBe(10n)
  expect(await next()).toEqual(eleventh)
  await create()
  expect((await readSafe(client, eleventh.address)).value).toMatchObject({ kind: 'safe', wrap: sealed })
  const { saltNonce, earlier } = await next()
  expect([saltNonce, new Set(earlier).size, earlier.at(-1)]).toEqual([11n, 10, eleventh.address])
})

test('[W2] the one unused salt nonce in 1,280 is found; after it the page stops, and lists the last ten', async () => {
  await spam(range(11, 1_280).filter((number) => number !== 700))
  expect((await next()).saltNonce).toBe(700n)
  await create()
  const { value } = await readNewSafe(client, ada.address)
  expect(value.status === 'full' && new Set(value.earlier).size).toBe(10)
}, 120_000)

test("[W6] says what is missing: Safe's factory, or our contract", async () => {
  const { account: dora } = people.dora
  const free = (await readNewSafe(client, dora.address)).value
  if (free.status !== 'free') throw new Error('There is none.')
  await setCode(safeSets['1.5.0'].contracts.proxyFactory.address, '0x')
  const refused = await prepareWrite(client, createCreatePlan(CHAIN, dora.address, free)).catch(toAppError)
  expect(refused instanceof RevertedError && refused.reason).toBe('FactoryMissing')
  expect(errorCopy(toAppError(refused)).title).toBe("Safe's proxy factory isn't on this network.")
  await setCode(wrappedSafeAddress, '0x')
  expect((await readNewSafe(client, dora.address)).value.status).toBe('contractMissing')
})
