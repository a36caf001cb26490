import { type Address, concat, encodeFunctionData, type Hex, numberToHex } from 'viem'
import { getCode } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { toAddress } from '../../../src/lib/address.ts'
import { readModules } from '../../../src/safe/modules/readModules.ts'
import { readSafe } from '../../../src/safe/read/readSafe.ts'
import { type ChainClient, createChainClient, createLocalClient } from '../../../src/safe/rpc/chainClient.ts'
import { safeAbi } from '../../../src/safe/safeAbi.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { delayCode } from './delayCode.generated.ts'

const { ada, ben } = people
const DELAY_110 = '0x01F8cabB808D7dE0dF4202D4B60C8310d2f1339b'
const DELAY_111 = '0x824175b945838d127C1ca83CbcE11D8e44F6dF01'
const ROLES_210 = '0x9646fDAD06d3e24444381f44362a3B0eB343D337'
const ALLOWANCES = '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134'

let chain: TestWorld
let client: ChainClient
beforeAll(async () => {
  chain = await startWorld(1)
  client = createChainClient([chain.anvil.url], 1)
})
afterAll(() => chain.anvil.stop())

const request = (method: string, ...params: unknown[]) => chain.anvil.provider.request({ method, params })

async function deploy(data: Hex): Promise<Address> {
  const sender = await chain.senderOf(ada.account)
  const { contractAddress } = await sender.send({ to: null as never, data, gas: 10_000_000n })
  return toAddress(contractAddress) ?? expect.unreachable()
}

/** A minimal proxy, as Zodiac's factory and most others deploy it (EIP-1167). */
const cloneOf = (target: Address): Hex => concat(['0x363d3d373d3d3d363d73', target, '0x5af43d82803e903d91602b57fd5bf3'])
const deployClone = (target: Address) => deploy(concat(['0x602d8060093d393df3', cloneOf(target)]))

const look = async (modules: readonly Address[], chainId = 1) =>
  (await readModules(client, chainId, modules)).value.map((found) =>
    found.kind === 'known' ? `${found.module.name} ${found.module.version ?? ''}`.trim() : found.kind,
  )

test('[W3] a module is recognised by its code hash, at any address, and behind a minimal proxy; in the Safe’s order', async () => {
  const master = await deploy(delayCode)
  const clone = await deployClone(master)
  const sender = await chain.senderOf(ada.account)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [ada.account.address], saltNonce: 4_100n })
  const enable = (module: Address) => ({
    to: safe,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] }),
  })
  const calls = [enable(master), enable(clone), enable(ben.account.address)] as const
  await execSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], calls: [...calls] })
  const { value } = await readSafe(client, safe)
  const modules = value.kind === 'safe' ? value.modules : expect.unreachable()
  expect(modules).toEqual([ben.account.address, clone, master])
  expect(await look(modules)).toEqual(['account', 'Zodiac Delay Modifier 1.0.1', 'Zodiac Delay Modifier 1.0.1'])
  const [, known] = (await readModules(client, 1, modules)).value
  expect(known).toEqual({
    address: clone,
    kind: 'known',
    module: { name: 'Zodiac Delay Modifier', version: '1.0.1', power: 'delayed', isFaulty: false },
  })
})

test('[W3] with one byte more or less, or a proxy that is not quite minimal, it is unknown', async () => {
  const master = await deploy(delayCode)
  const code = (await getCode(client, { address: master })) ?? expect.unreachable()
  const place = (index: number) => toAddress(numberToHex(0xabc00 + index, { size: 20 })) ?? expect.unreachable()
  const [other, odd, long, empty] = [0, 1, 2, 3].map(place) as [Address, Address, Address, Address]
  await request('anvil_setCode', other, `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
  await request('anvil_setCode', odd, cloneOf(master).replace('5af43d82', '5af43d83'))
  await request('anvil_setCode', long, `${cloneOf(master)}00`)
  await request('anvil_setCode', empty, cloneOf(place(9)))
  expect(await look([other, odd, long, empty])).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test('[W3] Delay 1.1.0 and Roles 2.1.0 are named as faulty behind their proxies, the versions after them are not', async () => {
  for (const address of [DELAY_110, DELAY_111, ROLES_210]) await request('anvil_setCode', address, '0x5f5ffd')
  const clones = await Promise.all([deployClone(DELAY_110), deployClone(ROLES_210), deployClone(DELAY_111)])
  const found = (await readModules(client, 1, clones)).value
  expect(
    found.map((one) => one.kind === 'known' && [one.module.name, one.module.version, one.module.isFaulty]),
  ).toEqual([
    ['Zodiac Delay Modifier', '1.1.0', true],
    ['Zodiac Roles Modifier', '2.1.0', true],
    ['Zodiac Delay Modifier', '1.1.1', false],
  ])
})

test('[W3] modules recognised by address are known only on the chains that they are published for', async () => {
  await request('anvil_setCode', ALLOWANCES, '0x5f5ffd')
  expect(await look([ALLOWANCES])).toEqual(['Safe Allowance Module 0.1.0'])
  expect(await look([ALLOWANCES], 137)).toEqual(['unknown'])
})

test('[W3] a delegated account still counts as an account, and our contract is recognised by its code', async () => {
  const lent = toAddress(numberToHex(0xde1e, { size: 20 })) ?? expect.unreachable()
  await request('anvil_setCode', lent, concat(['0xef0100', wrappedSafeAddress]))
  expect(await look([lent, wrappedSafeAddress])).toEqual(['account', 'WrappedSafe'])
  const code = (await getCode(client, { address: wrappedSafeAddress })) ?? expect.unreachable()
  await request('anvil_setCode', wrappedSafeAddress, `${code}00`)
  expect(await look([wrappedSafeAddress])).toEqual(['unknown'])
})

test('[W3] everything is read at one block, and a failing node doesn’t mean an account without code', async () => {
  const blocks = new Set<unknown>()
  const provider = {
    async request(call: { method: string; params?: readonly unknown[] }) {
      if (call.method === 'eth_getCode') blocks.add(call.params?.[1])
      return chain.anvil.provider.request({ method: call.method, ...(call.params && { params: call.params }) })
    },
  }
  const { block } = await readModules(createLocalClient(provider), 1, [DELAY_110, ben.account.address])
  expect([...blocks]).toEqual([numberToHex(block)])
  const gone = createChainClient(['http://127.0.0.1:9'], 1)
  await expect(readModules(gone, 1, [ben.account.address])).rejects.toMatchObject({ name: 'NetworkUnreachable' })
})
