import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  pad,
  parseAbi,
} from 'viem'
import { estimateGas, readContract } from 'viem/actions'
import { beforeAll, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { demoDollar } from '../../../src/demo/demoTokens.ts'
import { samples } from '../../../src/demo/samples.ts'
import { mintCall } from './mintCall.ts'
import { ada, ben, type Receipt, startNode, type TestNode } from './startNode.ts'

let chain: TestNode
beforeAll(async () => {
  chain = await startNode()
})

const here: Address = '0x00000000000000000000000000000000000c0de0'
const balanceOf = (who: Address) => encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [who] })
const slotOfBalance = (who: Address): Hex =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [who, 0n]))
/** Code that reverts with its calldata. */
const ECHO_REVERT = '0x365f5f37365ffd'

test('[W5] a call to a contract returns its data, and one to a plain account nothing', async () => {
  const dollars = await chain.ask('eth_call', { to: demoDollar, data: balanceOf(samples.solo.address) }, 'latest')
  expect(BigInt(dollars)).toBe(samples.solo.dollars)
  expect(await chain.ask('eth_call', { to: ben.address, data: '0x1234' }, 'latest')).toBe('0x')
  const input = { to: demoDollar, input: balanceOf(samples.solo.address) }
  expect(await chain.ask('eth_call', input)).toBe(dollars)
})

test.each<[string, Hex, string]>([
  [
    'a sentence',
    encodeFunctionData({ abi: parseAbi(['function Error(string)']), args: ['GS026'] }),
    'execution reverted: GS026',
  ],
  [
    'a panic',
    encodeFunctionData({ abi: parseAbi(['function Panic(uint256)']), args: [17n] }),
    'execution reverted: panic: 0x11',
  ],
  ['an error of its own', '0x12345678', 'execution reverted'],
  ['nothing', '0x', 'execution reverted'],
  [
    'a truncated sentence',
    `0x08c379a0${'0'.repeat(63)}20${'f'.repeat(64)}`.slice(0, 2 + 136) as Hex,
    'execution reverted',
  ],
])('[W5] a revert with %s is code 3 with its bytes', async (_, data, message) => {
  const overrides = { [here]: { code: ECHO_REVERT } }
  expect(await chain.refusal('eth_call', { to: here, data }, 'latest', overrides)).toEqual({ code: 3, message, data })
  expect(await chain.refusal('eth_estimateGas', { to: here, data }, 'latest', overrides)).toMatchObject({
    code: 3,
    data,
  })
})

test("[W5] viem decodes our contract's own errors", async () => {
  const asked = readContract(chain.client, {
    address: wrappedSafeAddress,
    abi: wrappedSafeAbi,
    functionName: 'ownerOf',
    args: [1n],
  })
  await expect(asked).rejects.toThrow(/ERC721NonexistentToken/)
})

test('[W5] a failure other than a revert has no error data', async () => {
  const run = (code: Hex, gas = '0xffff') =>
    chain.refusal('eth_call', { to: here, gas }, 'latest', { [here]: { code } })
  expect(await run('0xfe')).toEqual({ code: -32000, message: 'invalid opcode' })
  expect(await run('0x5b5f56')).toEqual({ code: -32000, message: 'out of gas' })
  expect((await run('0x', '0x5207')).message).toBe('intrinsic gas too low: gas 20999, minimum needed 21000')
  const loop = { [here]: { code: '0x5b5f56' } }
  const estimate = await chain.refusal('eth_estimateGas', { to: here }, 'latest', loop)
  expect(estimate.message).toBe('gas required exceeds allowance (16777216)')
})

test('[W5] the sender of a call may be a contract, and must have the value it sends', async () => {
  const safe = samples.solo.address
  expect(await chain.ask('eth_call', { from: safe, to: ben.address, value: '0x1' }, 'latest')).toBe('0x')
  const poor = { from: here, to: ben.address, value: '0x1' }
  expect((await chain.refusal('eth_call', poor, 'latest')).message).toMatch(/^insufficient funds/)
  expect((await chain.refusal('eth_estimateGas', poor)).message).toMatch(/^insufficient funds/)
  const dear = { from: here, to: ben.address, gasPrice: '0x1' }
  expect((await chain.refusal('eth_call', dear, 'latest')).message).toMatch(/^insufficient funds/)
})

test('[W5] a call never changes the state', async () => {
  const read = () =>
    Promise.all([
      chain.ask('eth_getBlockByNumber', 'latest', false),
      chain.ask('eth_getTransactionCount', ada.address),
      chain.ask('eth_call', { to: demoDollar, data: balanceOf(ada.address) }),
    ])
  const before = await read()
  await chain.ask('eth_call', { from: ada.address, ...mintCall(ada.address, 5n), value: '0x0' }, 'latest')
  await chain.ask('eth_call', { from: ada.address, data: '0x600160005500' }, 'latest')
  expect(await read()).toEqual(before)
})

test('[W5] overrides apply to one call: code, balance, nonce, state, stateDiff', async () => {
  const dollars = (overrides?: unknown) =>
    chain.ask('eth_call', { to: demoDollar, data: balanceOf(ada.address) }, 'latest', ...(overrides ? [overrides] : []))
  const slot = slotOfBalance(ada.address)
  const value = pad('0x2a')
  const zero = pad('0x')
  expect(await dollars({ [demoDollar]: { stateDiff: { [slot]: value } } })).toBe(value)
  expect(await dollars()).toBe(zero)
  expect(await dollars({ [demoDollar]: { state: { [slot]: value } } })).toBe(value)
  const supply = { to: demoDollar, data: '0x18160ddd' }
  const minted = Object.values(samples).reduce((sum, { dollars }) => sum + dollars, 0n)
  const wiped = { [demoDollar]: { state: { [slot]: value } } }
  expect(await chain.ask('eth_call', supply, 'latest', wiped)).toBe(zero)
  expect(BigInt(await chain.ask('eth_call', supply, 'latest'))).toBe(minted)
  const spend = { from: here, to: ben.address, value: '0x5' }
  expect(await chain.ask('eth_call', spend, 'latest', { [here]: { balance: '0x5' } })).toBe('0x')
  expect((await chain.refusal('eth_call', spend, 'latest')).message).toMatch(/^insufficient funds/)
  // SELFBALANCE, and the address that a contract of this nonce would have
  const selfBalance = { [here]: { code: '0x475f5260205ff3', balance: '0x7' } }
  expect(await chain.ask('eth_call', { to: here }, 'latest', selfBalance)).toBe(pad('0x7'))
  const create = { [here]: { code: '0x5f5f5ff05f5260205ff3', nonce: '0x9' } }
  const other = { [here]: { code: '0x5f5f5ff05f5260205ff3', nonce: '0x8' } }
  expect(await chain.ask('eth_call', { to: here }, 'latest', create)).not.toBe(
    await chain.ask('eth_call', { to: here }, 'latest', other),
  )
  expect(await chain.ask('eth_getCode', here, 'latest')).toBe('0x')
})

test('[W5] overrides apply on top of the block of the call', async () => {
  const before = await chain.ask('eth_blockNumber')
  await chain.send(ada, mintCall(ada.address, 5n))
  const read = { to: demoDollar, data: balanceOf(ada.address) }
  const other = { [demoDollar]: { stateDiff: { [slotOfBalance(ben.address)]: pad('0x1') } } }
  expect(BigInt(await chain.ask('eth_call', read, before, other))).toBe(0n)
  expect(BigInt(await chain.ask('eth_call', read, 'latest', other))).toBe(5n)
})

test('[W5] an estimate is sufficient, and little more than necessary', async () => {
  const transfer = await estimateGas(chain.client, { account: ada.address, to: ben.address, value: 1n })
  expect(transfer).toBe(21_000n)
  const heavy = `0x${'ff'.repeat(3000)}` as const
  const floor = await estimateGas(chain.client, { account: ada.address, to: ben.address, data: heavy })
  expect(floor).toBe(141_000n)
  const call = mintCall(ben.address, 1n)
  const gas = await estimateGas(chain.client, { account: ada.address, ...call })
  const receipt = await chain.ask<Receipt>('eth_getTransactionReceipt', await chain.send(ada, { ...call, gas }))
  expect(receipt.status).toBe('0x1')
  expect(Number(gas)).toBeLessThan(Number(receipt.gasUsed) * 1.05)
})
