import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getBlockNumber } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '../../../src/demo/people.ts'
import { readEnsName } from '../../../src/safe/ens/readEnsName.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { installResolver, resolverThat } from './ensResolver.ts'

let world: TestWorld
let client: ChainClient

beforeAll(async () => {
  world = await startWorld(1)
  client = createChainClient([world.anvil.url], 1)
}, 120_000)
afterAll(() => world.anvil.stop())

const nameOf = async () => readEnsName(client, people.ada.account.address, await getBlockNumber(client))

async function read(name: string) {
  await installResolver(world.anvil.provider, resolverThat.names(name))
  return nameOf()
}

test.each(['ada.eth', 'ada.sample.eth', 'كريم.eth', '🏴‍☠.eth', `${'a'.repeat(60)}.eth`])(
  '[S2.5] reads the name %s',
  async (name) => {
    expect(await read(name)).toBe(name)
  },
)

describe('a deceptive name counts as none', () => {
  test.each([
    ['with reversed text', 'ada\u202e.eth'],
    ['of 10 kB', `${'a'.repeat(10_240)}.eth`],
    ['with a Cyrillic letter among Latin ones', 'v\u0456talik.eth'],
    ['in capitals', 'Ada.eth'],
    ['with an invisible character', 'ada\u200b.eth'],
    ['of markup', '<b>ada</b>.eth'],
    ['of lines', 'ada\n0x70997970.eth'],
    ['that is an address', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ['that is empty', ''],
    ['of a dot', '.'],
  ])('[S2.5] one %s', async (_, name) => {
    expect(await read(name)).toBeNull()
  })
})

test('[S2.5] an account whose name resolves to another has none, nor has one on a chain without ENS', async () => {
  await installResolver(world.anvil.provider, resolverThat.leadsElsewhere())
  expect(await nameOf()).toBeNull()
  await installResolver(world.anvil.provider, '0x')
  await expect(nameOf()).rejects.toThrow()
})

test('[S2.5] a gateway named by a contract is never contacted', async () => {
  const asked: string[] = []
  const gateway = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('{"data":"0x"}')
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  await installResolver(world.anvil.provider, resolverThat.asksGateway(`http://127.0.0.1:${port}/{sender}/{data}`))
  await expect(nameOf()).rejects.toThrow()
  expect(asked).toEqual([])
  gateway.close()
})
