import { concat, encodeFunctionData, getContractAddress, type Hex, pad, parseEther, toFunctionSelector } from 'viem'
import { getBalance, getStorageAt, readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../../src/demo/people.ts'
import type { Address } from '../../../src/lib/address.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { CallRevertedError } from '../../../src/safe/calls/CallRevertedError.ts'
import { readCallText } from '../../../src/safe/calls/readCallText.ts'
import { createBatchPlan } from '../../../src/safe/plans/createBatchPlan.ts'
import { type Call, prepareWrite } from '../../../src/safe/plans/prepareWrite.ts'
import { DEPLOYERS } from '../../../src/safe/read/networkPieces.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { transferCall } from '../../../src/safe/transfers/transferCall.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { deployOddTokens } from '../transfers/deployOddTokens.ts'

// Any calls of a wrapped Safe, against real contracts: all or none, and which one fails.

const ada = people.ada.account.address
const cleo = people.cleo.account.address

let world: TestWorld
let client: ChainClient
let safe: Address
let odd: Awaited<ReturnType<typeof deployOddTokens>>
let token: Address
let wall: Address

beforeAll(async () => {
  world = await startWorld(1)
  client = createChainClient([world.anvil.url], 1)
  safe = world.world.samples.wrapped.address
  odd = await deployOddTokens(world)
  token = await odd.deploy('Plain')
  await odd.mint('Plain', token, safe, 1_000n)
  wall = await odd.deploy('Wall')
})
afterAll(() => world.anvil.stop())

const plan = (...[calls, refusals]: [readonly Call[], Parameters<typeof createBatchPlan>[4]?]) =>
  createBatchPlan(1, safe, ada, calls, refusals)
const run = async (calls: readonly Call[]) =>
  (await world.senderOf(people.ada.account)).send((await prepareWrite(client, plan(calls))).call)
const refusalOf = (...given: Parameters<typeof plan>) =>
  prepareWrite(client, plan(...given)).then(() => undefined, toAppError)

const pay = (amount: bigint) => transferCall(safe, { asset: { kind: 'erc20', address: token }, to: cleo, amount })
const held = (account: Address) =>
  readContract(client, { address: token, abi: odd.abiOf('Plain'), functionName: 'balanceOf', args: [account] })
const refuse = (): Call => ({ to: wall, value: 0n, data: toFunctionSelector('refuse()') })

test('[W2] a call with value takes effect once, to the wei', async () => {
  const data = encodeFunctionData({ abi: odd.abiOf('Wall'), functionName: 'take', args: [7n] })
  const before = await getBalance(client, { address: safe })
  await run([{ to: wall, value: parseEther('0.1'), data }])
  expect(await readContract(client, { address: wall, abi: odd.abiOf('Wall'), functionName: 'got' })).toBe(7n)
  expect(await getBalance(client, { address: wall })).toBe(parseEther('0.1'))
  expect(before - (await getBalance(client, { address: safe }))).toBe(parseEther('0.1'))
})

test('[W2] a hundred calls are one transaction, to the last unit', async () => {
  const before = await Promise.all([held(safe), held(cleo)])
  await run(Array.from({ length: 100 }, () => pay(1n)))
  expect(await Promise.all([held(safe), held(cleo)])).toEqual([
    (before[0] as bigint) - 100n,
    (before[1] as bigint) + 100n,
  ])
})

test.each([0, 1, 37, 98, 99])('[W2] if number %i of a hundred calls fails, that one is named', async (at) => {
  const calls = Array.from({ length: 100 }, (_, index) => (index === at ? refuse() : pay(1n)))
  expect(await refusalOf(calls)).toMatchObject({ name: 'Reverted', at })
})

test('[W2] if two fail only together, the later one is named: the first leaves too little', async () => {
  const error = await refusalOf([pay(600n), pay(600n), pay(1n)])
  expect(error).toBeInstanceOf(CallRevertedError)
  expect(error).toMatchObject({ at: 1, reason: 'ERC20InsufficientBalance' })
})

test('[W2] a revert is decoded with the pasted ABI', async () => {
  const read = readCallText(JSON.stringify(odd.abiOf('Wall')))
  const refusals = 'refusals' in read ? read.refusals : []
  expect(await refusalOf([refuse()], refusals)).toMatchObject({ reason: 'Closed(7, on holiday)' })
  // without it the error can't be decoded
  expect(await refusalOf([refuse()])).toMatchObject({ name: 'Reverted', reason: undefined })
})

test('[W2] data for an account without code is refused, unless value goes with it', async () => {
  expect(await refusalOf([pay(1n), { to: cleo, value: 0n, data: '0x12345678' }])).toMatchObject({
    ...{ reason: 'NoCodeThere', at: 1 },
  })
  expect(await refusalOf([{ to: cleo, value: 1n, data: '0x12345678' }])).toBeUndefined()
})

test('[W2] a batch deploys a contract and calls it; in the other order, or if another contract is deployed, it is refused', async () => {
  // its constructor stores the first word of its arguments
  const bytecode: Hex = '0x666000356000550060005260076019f3'
  const salt = pad('0x5a')
  const { address: from } = DEPLOYERS.create2
  const made = getContractAddress({ opcode: 'CREATE2', from, salt, bytecode })
  const deploy: Call = { to: from, value: 0n, data: concat([salt, bytecode]) }
  const call: Call = { to: made, value: 0n, data: pad('0x07') }
  expect(await refusalOf([call, deploy])).toMatchObject({ reason: 'NoCodeThere', at: 0 })
  expect(await refusalOf([deploy, pay(1n), { ...call, to: cleo }])).toMatchObject({ reason: 'NoCodeThere', at: 2 })
  expect(await refusalOf([deploy, refuse(), call])).toMatchObject({ name: 'Reverted', at: 1 })
  await run([deploy, call, pay(1n)])
  expect(await getStorageAt(client, { address: made, slot: '0x0' })).toBe(pad('0x07'))
})

test('[W2] neither the Safe nor our contract is called, whatever is in the batch', async () => {
  for (const to of [safe, wrappedSafeAddress as Address])
    expect(await refusalOf([{ to, value: 0n, data: '0x12345678' }])).toMatchObject({ name: 'Changed' })
})

test('[W2] a stranger is refused for lack of rights, and no call is blamed', async () => {
  const error = await prepareWrite(client, createBatchPlan(1, safe, cleo, [pay(1n)])).then(() => undefined, toAppError)
  expect(error).toMatchObject({ reason: 'NotDriver' })
  expect(error).not.toBeInstanceOf(CallRevertedError)
})
