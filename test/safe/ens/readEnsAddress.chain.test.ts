import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getBlockNumber } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../../../src/demo/people.ts'
import { readEnsAddress } from '../../../src/safe/ens/readEnsAddress.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { deployEns } from './deployEns.ts'

const ada = people.ada.account.address
const ben = people.ben.account.address
const ETHEREUM = 60
/** ENSIP-11 */
const BASE = 0x8000_0000 + 8453

let world: TestWorld
let client: ChainClient
let ens: Awaited<ReturnType<typeof deployEns>>

beforeAll(async () => {
  world = await startWorld(1)
  client = createChainClient([world.anvil.url], 1)
  ens = await deployEns(world)
}, 120_000)
afterAll(() => world.anvil.stop())

const read = async (name: string, chainId = 1) =>
  readEnsAddress(client, name, chainId, await getBlockNumber(client, { cacheTime: 0 }))

test('[S5.6] a name gives its address for the requested chain, never another chain’s', async () => {
  await ens.name('ada.eth', { [ETHEREUM]: ada, [BASE]: ben })
  await ens.name('pay.ada.eth', { [ETHEREUM]: ben })
  expect(await read('ada.eth')).toEqual({ address: ada })
  expect(await read('ada.eth', 8453)).toEqual({ address: ben })
  // its address for Ethereum is used for no other chain
  expect(await read('ada.eth', 10)).toEqual({ wrong: 'noAddress' })
  expect(await read('pay.ada.eth')).toEqual({ address: ben })
  expect(await read('pay.ada.eth', 8453)).toEqual({ wrong: 'noAddress' })
})

test('[S5.6] a name that is unregistered, without an address or with an invalid resolver gives none', async () => {
  await ens.name('bare.eth', {})
  await ens.nameNowhere('lost.eth')
  for (const name of ['nobody.eth', 'nobody.example', 'bare.eth', 'lost.eth'])
    for (const chainId of [1, 8453]) expect([name, await read(name, chainId)]).toEqual([name, { wrong: 'noAddress' }])
})

test('[S5.6] a name that changes gives the new address from that block on', async () => {
  await ens.name('moves.eth', { [ETHEREUM]: ada })
  const before = await getBlockNumber(client, { cacheTime: 0 })
  await ens.name('moves.eth', { [ETHEREUM]: ben })
  expect(await read('moves.eth')).toEqual({ address: ben })
  expect(await readEnsAddress(client, 'moves.eth', 1, before)).toEqual({ address: ada })
})

test('[S5.6] one that is kept off chain is reported as such, and its server is never contacted', async () => {
  const asked: string[] = []
  const gateway = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('{"data":"0x"}')
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  await ens.nameOffChain('server.eth', `http://127.0.0.1:${port}/{sender}/{data}`)
  for (const chainId of [1, 8453]) expect(await read('server.eth', chainId)).toEqual({ wrong: 'offChain' })
  // its subnames are kept off chain too
  await ens.nameOffChain('under.server.eth', `http://127.0.0.1:${port}/{data}`)
  expect(await read('under.server.eth')).toEqual({ wrong: 'offChain' })
  expect(asked).toEqual([])
  gateway.close()
})

test('[S5.6] a failed lookup is not “no address”', async () => {
  const deaf = createChainClient(['http://127.0.0.1:9'], 1)
  await expect(readEnsAddress(deaf, 'ada.eth', 1, 1n)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
})
