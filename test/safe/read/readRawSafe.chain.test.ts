import { type Address, encodeAbiParameters, type Hex, keccak256, numberToHex, pad } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { builder, people } from '../../../src/demo/people.ts'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { SENTINEL } from '../../../src/safe/read/genuineSafes.ts'
import { readSafe, type UnknownCode } from '../../../src/safe/read/readSafe.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

// Genuine proxies with genuine storage, pointed at code that always reverts: only their storage can be read.

const REVERTS = '0x5f5ffd'
const custom = toAddress(numberToHex(0xc0de, { size: 20 })) ?? expect.unreachable()
const [ada, ben] = [people.ada.account.address, people.ben.account.address]

let chain: TestWorld
let client: ChainClient
let saltNonce = 7_000n
beforeAll(async () => {
  chain = await startWorld(1)
  client = createChainClient([chain.anvil.url], 1)
  await set('anvil_setCode', custom, REVERTS)
})
afterAll(() => chain.anvil.stop())

const set = (method: string, ...params: string[]) => chain.anvil.provider.request({ method, params })
const put = (safe: Address, slot: Hex, value: Hex) => set('anvil_setStorageAt', safe, slot, pad(value))
const mapping = (entry: Address, slot: bigint): Hex =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [entry, slot]))

async function escaped(safe: Address): Promise<UnknownCode> {
  await put(safe, numberToHex(0, { size: 32 }), custom)
  const { value } = await readSafe(client, safe)
  return value.kind === 'unknownSingleton' ? value : expect.unreachable(value.kind)
}
const create = async (kind: '1.3.0' | '1.4.1' | '1.5.0') =>
  createSafe(await chain.senderOf(builder), { kind, owners: [ada, ben], threshold: 2n, saltNonce: saltNonce++ })

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  '[W1] a Safe %s on unknown code is read from outside: its code, its storage, and that it is not wrapped',
  async (kind) => {
    const safe = await create(kind)
    const before = (await readSafe(client, safe)).value
    const handler = before.kind === 'safe' ? before.fallbackHandler : expect.unreachable()
    expect(await escaped(safe)).toMatchObject({
      address: safe,
      singleton: custom,
      raw: {
        owners: { addresses: [ada, ben], end: 'whole' },
        ownerCount: 2n,
        threshold: 2n,
        modules: { addresses: [], end: 'whole' },
        ...{ guard: ZERO_ADDRESS, moduleGuard: ZERO_ADDRESS, fallbackHandler: handler },
      },
      wrap: { isLive: false },
    })
  },
)

test('[W1] one that was wrapped and sealed still shows that, with its holder, and what wrapping left in it', async () => {
  const safes = Object.values(chain.world.samples).map(({ address }) => address)
  let sealed: Address | undefined
  for (const safe of safes) {
    const { value } = await readSafe(client, safe)
    if (value.kind === 'safe' && value.wrap !== 'missing' && value.wrap.isSealed) sealed ??= safe
  }
  if (!sealed) throw new Error('The world has no sealed Safe.')
  const { value } = await readSafe(client, sealed)
  const wrap = value.kind === 'safe' && value.wrap !== 'missing' ? value.wrap : expect.unreachable()
  expect(await escaped(sealed)).toMatchObject({
    raw: {
      owners: { addresses: [wrappedSafeAddress] },
      modules: { addresses: [wrappedSafeAddress], end: 'whole' },
      ...{ guard: wrappedSafeHandlerAddress, moduleGuard: wrappedSafeHandlerAddress },
      fallbackHandler: wrappedSafeHandlerAddress,
    },
    // the bit for code that isn't SafeL2 1.5.0
    wrap: { isLive: true, isSealed: true, tokenId: wrap.tokenId, driver: wrap.driver, problems: 4n },
  })
})

test('[W1] a list of a thousand is truncated, and says so', async () => {
  const safe = await create('1.4.1')
  const modules = Array.from(
    { length: 25 },
    (_, index) => toAddress(numberToHex(0xa000 + index, { size: 20 })) ?? SENTINEL,
  )
  for (const [index, module] of [SENTINEL, ...modules].entries())
    await put(safe, mapping(module, 1n), modules[index] ?? SENTINEL)
  const { raw } = await escaped(safe)
  expect(raw.modules).toEqual({ addresses: modules.slice(0, 20), end: 'more' })
})

test('[W1] a list that is circular, or ends nowhere, is reported as broken', async () => {
  const safe = await create('1.5.0')
  await put(safe, mapping(SENTINEL, 1n), ada)
  await put(safe, mapping(ada, 1n), ben)
  await put(safe, mapping(ben, 1n), ada)
  await put(safe, mapping(ben, 2n), '0x')
  const { raw } = await escaped(safe)
  expect(raw.modules).toEqual({ addresses: [ada, ben], end: 'broken' })
  expect(raw.owners).toEqual({ addresses: [ada, ben], end: 'broken' })
})
