import { zeroHash } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_CHAIN_ID } from '../../../src/lib/chains.ts'
import { mintCall } from './mintCall.ts'
import { ada, startNode, type TestNode } from './startNode.ts'

let chain: TestNode
beforeAll(async () => {
  chain = await startNode()
  await chain.send(ada, mintCall(ada.address, 1n))
})

test('[W5] the chain answers its id and client version', async () => {
  expect(await chain.ask('eth_chainId')).toBe(`0x${DEMO_CHAIN_ID.toString(16)}`)
  expect(await chain.ask('net_version')).toBe(String(DEMO_CHAIN_ID))
  expect(await chain.ask('web3_clientVersion')).toMatch(/demo/)
  expect(await chain.ask('eth_accounts')).toEqual([])
  const other = await startNode({ chainId: 8453, snapshot: undefined })
  expect(await other.ask('eth_chainId')).toBe('0x2105')
  expect(await other.ask('eth_blockNumber')).toBe('0x0')
})

test('[W5] gas is free, unless the chain has a base fee', async () => {
  expect(await chain.ask('eth_gasPrice')).toBe('0x0')
  expect(await chain.ask('eth_maxPriorityFeePerGas')).toBe('0x0')
  const head = BigInt(await chain.ask('eth_blockNumber'))
  expect(await chain.ask('eth_feeHistory', '0x2', 'latest', [25, 75])).toEqual({
    oldestBlock: `0x${(head - 1n).toString(16)}`,
    baseFeePerGas: ['0x0', '0x0', '0x0'],
    gasUsedRatio: [0, expect.closeTo(0.0017, 3)],
    reward: [
      ['0x0', '0x0'],
      ['0x0', '0x0'],
    ],
  })
  const dear = await startNode({ baseFee: 7n })
  await dear.ask('evm_mine')
  expect(await dear.ask('eth_gasPrice')).toBe('0x7')
  expect(await dear.ask('eth_feeHistory', 1, 'latest').catch((error) => error.code)).toBe(-32602)
  expect(await dear.ask('eth_feeHistory', '0xffff', 'latest')).toMatchObject({ baseFeePerGas: ['0x7', '0x7', '0x7'] })
  const baseFee = { data: '0x485f5260205ff3' }
  expect(BigInt(await dear.ask('eth_call', baseFee, 'latest'))).toBe(0n)
  expect(BigInt(await dear.ask('eth_call', { ...baseFee, from: ada.address, gasPrice: '0x8' }, 'latest'))).toBe(7n)
  expect((await dear.refusal('eth_call', { gasPrice: '0x6' }, 'latest')).message).toMatch(/block base fee/)
})

test.each(['eth_noSuchMethod', 'eth_sendTransaction', 'toString', 'constructor', '__proto__', ''])(
  '[W5] method "%s" is not known',
  async (method) => {
    expect((await chain.refusal(method)).code).toBe(-32601)
  },
)

const bad: [string, unknown[]][] = [
  ['eth_getBalance', []],
  ['eth_getBalance', ['0x12']],
  ['eth_getBalance', [ada.address, 'newest']],
  ['eth_getBalance', [ada.address, {}]],
  ['eth_getBalance', [ada.address, 5]],
  ['eth_getBalance', [null, 'latest']],
  ['eth_getCode', [{}, 'latest']],
  ['eth_getStorageAt', [ada.address, '0xzz', 'latest']],
  ['eth_getStorageAt', [ada.address, `0x${'1'.repeat(65)}`, 'latest']],
  ['eth_getTransactionCount', ['ada.eth']],
  ['eth_getBlockByNumber', ['latest', 'yes']],
  ['eth_getBlockByHash', ['0x1', false]],
  ['eth_getTransactionByHash', [zeroHash.slice(1)]],
  ['eth_getTransactionReceipt', []],
  ['eth_call', []],
  ['eth_call', [null]],
  ['eth_call', [{ to: '0x' }]],
  ['eth_call', [{ to: ada.address, data: '0x1' }]],
  ['eth_call', [{ to: ada.address, data: '0x11', input: '0x22' }]],
  ['eth_call', [{ to: ada.address, value: '10' }]],
  ['eth_call', [{ to: ada.address, gasPrice: '0x1', maxFeePerGas: '0x1' }]],
  ['eth_call', [{ to: ada.address }, 'latest', { nobody: {} }]],
  ['eth_call', [{ to: ada.address }, 'latest', { [ada.address]: { stateDiff: { '0x1': '0x1' } } }]],
  ['eth_call', [{ to: ada.address }, 'latest', { [ada.address]: { stateDiff: {}, state: {} } }]],
  ['eth_estimateGas', ['0x']],
  ['eth_getProof', [ada.address, '0x0', 'latest']],
  ['eth_getLogs', []],
  ['eth_feeHistory', ['0x1', 'latest', [101]]],
  ['evm_increaseTime', [-5]],
]
test.each(bad)('[W5] %s %j is refused as bad parameters', async (method, params) => {
  const refusal = await chain.refusal(method, ...params)
  expect(refusal.code).toBe(-32602)
  expect(refusal.message).toMatch(/^Invalid params: /)
})

test('[W5] code and balances can be set only before the first block', async () => {
  const empty = await startNode({ snapshot: undefined })
  await empty.ask('anvil_setCode', ada.address, '0x00')
  await empty.ask('anvil_setBalance', ada.address, '0x5')
  expect(await empty.ask('eth_getCode', ada.address, 'latest')).toBe('0x00')
  expect(await empty.ask('eth_getBalance', ada.address, 'earliest')).toBe('0x5')
  await empty.ask('evm_mine')
  expect((await empty.refusal('anvil_setCode', ada.address, '0x')).code).toBe(-32000)
  expect((await chain.refusal('anvil_setBalance', ada.address, '0x5')).code).toBe(-32000)
})

test('[W5] concurrent requests are answered in order', async () => {
  const { ask, send } = await startNode()
  const answers = await Promise.all([
    ask('eth_blockNumber'),
    send(ada, mintCall(ada.address, 1n)),
    ask('evm_mine'),
    ask('eth_call', mintCall(ada.address, 1n), 'earliest'),
    ask('eth_blockNumber'),
  ])
  expect(Number(answers[4])).toBeGreaterThan(Number(answers[0]))
})
