import {
  concat,
  createClient,
  custom,
  decodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  parseEther,
  parseTransaction,
  size,
  toFunctionSelector,
  toHex,
} from 'viem'
import { getGasPrice } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toAddress } from '../../../src/lib/address.ts'
import { prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import { type ChainClient, createChainClient, createLocalClient } from '../../../src/safe/rpc/chainClient.ts'
import { type Anvil, startAnvil } from '../../../tools/anvil.ts'

// A node with Base's chain id, with an oracle at the address of Base's own.

const BASE = 8453
const ETHEREUM = 1
const ORACLE = '0x420000000000000000000000000000000000000F'
const ada = toAddress('0x00000000000000000000000000000000000000aa') ?? expect.unreachable()
const to = toAddress('0x00000000000000000000000000000000000000bb') ?? expect.unreachable()
const oracleAbi = parseAbi([
  'function getL1Fee(bytes) view returns (uint256)',
  'function getOperatorFee(uint256) view returns (uint256)',
])
const [L1_FEE, OPERATOR_FEE] = [toFunctionSelector('getL1Fee(bytes)'), toFunctionSelector('getOperatorFee(uint256)')]

let base: Anvil
let client: ChainClient
beforeAll(async () => {
  base = await startAnvil({ chainId: BASE })
  client = createChainClient([base.url], BASE)
})
afterAll(() => base.stop())

const set = (node: Anvil, method: string, ...params: string[]) => node.provider.request({ method, params })
const earn = (node: Anvil, wei: bigint) => set(node, 'anvil_setBalance', ada, numberToHex(wei))

/** An oracle that answers each known function with a number, and reverts otherwise, like one without a fallback. */
function oracleCode(answers: readonly (readonly [selector: Hex, wei: bigint])[]): Hex {
  const head: Hex = '0x5f3560e01c' // the selector
  const [step, answer] = [10, 40]
  const start = size(head) + answers.length * step + 3
  const tests = answers.map(([selector], index) =>
    concat(['0x8063', selector, '0x1460', toHex(start + index * answer, { size: 1 }), '0x57']),
  )
  const returns = answers.map(([, wei]) => concat(['0x5b7f', toHex(wei, { size: 32 }), '0x5f5260205ff3']))
  return concat([head, ...tests, '0x5f5ffd', ...returns])
}
const placeOracle = (...answers: Parameters<typeof oracleCode>[0]) =>
  set(base, 'anvil_setCode', ORACLE, oracleCode(answers))

const planOn = (chainId: number, data: Hex = '0x', value = 0n): WritePlan => ({
  ...{ kind: 'deploy', functionName: 'create2', chainId, account: ada, safe: to },
  build: async () => ({ to, value, data }),
})
const outcome = (plan: WritePlan, isProposal = false, by = client) =>
  prepareWrite(by, plan, isProposal).then(
    ({ fee }) => fee,
    ({ name }: { name: string }) => name,
  )

let execution: bigint
beforeEach(async () => {
  await placeOracle([L1_FEE, 0n])
  await earn(base, parseEther('1'))
  const { gas } = await prepareWrite(client, planOn(BASE))
  execution = gas * (await getGasPrice(client))
})
const data = parseEther('0.003')

test('[W6] an account that can pay the gas but not the data fee is refused before the wallet is asked', async () => {
  await placeOracle([L1_FEE, data])
  await earn(base, execution + parseEther('0.0001'))
  expect(await outcome(planOn(BASE))).toBe('NotEnoughForFee')
  await earn(base, execution + data - 1n)
  expect(await outcome(planOn(BASE))).toBe('NotEnoughForFee')
  await earn(base, execution + data)
  expect(await outcome(planOn(BASE))).toBe(execution + data)
  expect(await outcome(planOn(BASE, '0x', 1n))).toBe('NotEnoughForFee')
})

test('[W6] a Safe that proposes pays neither', async () => {
  await placeOracle([L1_FEE, data])
  await earn(base, 0n)
  expect(await outcome(planOn(BASE), true)).toBe(execution + data)
})

test('[W6] the operator’s part is counted too', async () => {
  await placeOracle([L1_FEE, data], [OPERATOR_FEE, 77n])
  expect(await outcome(planOn(BASE))).toBe(execution + data + 77n)
})

test('[W6] a fee whose oracle is silent is unknown: neither small nor a reason to refuse', async () => {
  for (const code of ['0x', '0x5f5ffd', '0xfe']) {
    await set(base, 'anvil_setCode', ORACLE, code)
    await earn(base, execution + 1n)
    expect(await outcome(planOn(BASE))).toBe('unknown')
    // the gas is needed in any case
    await earn(base, execution - 1n)
    expect(await outcome(planOn(BASE))).toBe('NotEnoughForFee')
  }
})

test('[W6] an RPC that fails only for the oracle leaves it unknown, also if only the operator’s part fails', async () => {
  await placeOracle([L1_FEE, data], [OPERATOR_FEE, 0n])
  for (const selector of [L1_FEE, OPERATOR_FEE]) {
    const request = async (call: { method: string; params?: readonly unknown[] }) => {
      if (call.method === 'eth_call' && JSON.stringify(call.params).includes(selector))
        throw Object.assign(new Error('over rate limit'), { code: -32016 })
      return base.provider.request(call as never)
    }
    expect(await outcome(planOn(BASE), false, createLocalClient({ request }))).toBe('unknown')
  }
})

test('[W6] the oracle gets the transaction as it will be sent, unsigned', async () => {
  const asked: Hex[] = []
  const request = async (call: { method: string; params?: readonly unknown[] }) => {
    const [{ to: whom, data: what }] = (call.params ?? [{}]) as [{ to?: string; data?: Hex }]
    if (call.method === 'eth_call' && whom?.toLowerCase() === ORACLE.toLowerCase() && what) asked.push(what)
    return base.provider.request(call as never)
  }
  const recorded = createClient({ transport: custom({ request }) })
  const { gas } = await prepareWrite(recorded, planOn(BASE, '0x1234', 5n))
  const shown = asked
    .map((question) => decodeFunctionData({ abi: oracleAbi, data: question }))
    .find(({ functionName }) => functionName === 'getL1Fee')
  expect(parseTransaction(shown?.args[0] as Hex)).toMatchObject({
    type: 'eip1559',
    chainId: BASE,
    to: to.toLowerCase(),
    value: 5n,
    data: '0x1234',
    gas,
  })
})

test('[W6] on chains that charge only gas no oracle is asked', async () => {
  const ethereum = await startAnvil({ chainId: ETHEREUM })
  try {
    const other = createChainClient([ethereum.url], ETHEREUM)
    await set(ethereum, 'anvil_setCode', ORACLE, oracleCode([[L1_FEE, data]]))
    await earn(ethereum, parseEther('1'))
    const { gas, fee } = await prepareWrite(other, planOn(ETHEREUM))
    expect(fee).toBe(gas * (await getGasPrice(other)))
  } finally {
    await ethereum.stop()
  }
})
