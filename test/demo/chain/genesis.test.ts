import { type Address, type Hex, keccak256 } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { buildWorld } from '../../../src/demo/buildWorld.ts'
import { genesis } from '../../../src/demo/evm/genesis.generated.ts'
import type { Snapshot } from '../../../src/demo/evm/Snapshot.ts'
import { safeSets } from '../../../src/demo/safeArtifacts.generated.ts'
import { type Sample, samples } from '../../../src/demo/samples.ts'
import { DEMO_CHAIN_ID } from '../../../src/lib/chains.ts'
import { readSafe } from '../../../src/safe/read/readSafe.ts'
import { type Anvil, startAnvil } from '../../../tools/anvil.ts'
import { buildGenesis, takeSnapshot } from '../../../tools/genesis.ts'
import { readSealTimes, withoutSealTimes } from './readSealTimes.ts'
import { startNode, type TestNode } from './startNode.ts'

let live: Awaited<ReturnType<typeof buildGenesis>>
let chain: TestNode
let anvil: Anvil
beforeAll(async () => {
  live = await buildGenesis()
  chain = await startNode()
  anvil = await startAnvil({ chainId: DEMO_CHAIN_ID })
  await buildWorld(anvil.provider)
  return () => anvil.stop()
})

test('[W5] the snapshot is up to date with the world that is built (else run `npm run build:demo`)', async () => {
  expect(await takeSnapshot(live)).toEqual(genesis)
})

test('[W5] the first block of a chain from the snapshot is the last block of the built chain', async () => {
  const read = (provider: { request: TestNode['node']['request'] }) =>
    provider.request({ method: 'eth_getBlockByNumber', params: ['latest', true] })
  expect(await read(chain.node)).toEqual(await read(live.node))
})

test('[W5] every account has the code, nonce and storage that anvil has in the same world', async () => {
  for (const [address, , , , storage] of genesis.accounts) {
    const read = async (provider: Anvil['provider']) => {
      const sealTimes = await readSealTimes(provider)
      const ask = (method: string, ...params: unknown[]) =>
        provider.request({ method, params: [address, ...params, 'latest'] })
      return withoutSealTimes(sealTimes, {
        code: keccak256((await ask('eth_getCode')) as Hex),
        nonce: await ask('eth_getTransactionCount'),
        storage: await Promise.all(
          storage.flatMap((slot, index) => (index % 2 ? [] : [ask('eth_getStorageAt', slot)])),
        ),
      })
    }
    expect(await read(chain.node)).toEqual(await read(anvil.provider))
  }
})

test('[W5] the Safe contracts have the code that Safe lists', async () => {
  for (const { contracts } of Object.values(safeSets))
    for (const { address, codeHash } of Object.values(contracts))
      expect(keccak256(await chain.ask('eth_getCode', address, 'latest'))).toBe(codeHash)
})

test("[W5] the page's own reads find the sample Safes", async () => {
  const read = async ({ address }: { address: Address }) => (await readSafe(chain.client, address)).value
  for (const { address, balance, wrappedFor } of Object.values<Sample>(samples)) {
    const isWrapped = wrappedFor !== undefined
    const wrap = { isLive: isWrapped, isSealed: isWrapped }
    expect(await read({ address })).toMatchObject({ kind: 'safe', balance, wrap })
  }
})

test.each<[string, Partial<Snapshot>]>([
  ['one account fewer', { accounts: genesis.accounts.slice(1) }],
  ['one code fewer', { codes: genesis.codes.slice(0, -1) }],
  ['another balance', { accounts: genesis.accounts.map(([a, n, , c, s]) => [a, n, '0x1', c, s] as const) }],
])('[W5] a snapshot with %s is refused', async (_, part) => {
  await expect(startNode({ snapshot: { ...genesis, ...part } })).rejects.toThrow(/state root/)
})
