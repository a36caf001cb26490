import { getBlockNumber } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnsAvatar } from '../../../src/safe/ens/readEnsAvatar.ts'
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

async function read(text: string) {
  await installResolver(world.anvil.provider, resolverThat.namesAndTells('ada.eth', text))
  return readEnsAvatar(client, 'ada.eth', await getBlockNumber(client))
}

test.each(['data:image/png;base64,iVBORw0KGgo=', 'data:image/svg+xml,%3Csvg/%3E'])(
  '[S2.5] reads an on-chain avatar: %s',
  async (picture) => {
    expect(await read(picture)).toBe(picture)
  },
)

test.each([
  'https://pictures.example/ada.png',
  'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
  'eip155:1/erc721:0xb7F7F6C52F2e2fdb1963Eab30438024864c313F6/2430',
  'data:text/html,<script>alert(1)</script>',
  'javascript:alert(1)',
  '',
])('[S2.5] an avatar that would have to be fetched, or is no image, is left out: %s', async (text) => {
  expect(await read(text)).toBeNull()
})

test('[S2.5] a failed read is not “no avatar”', async () => {
  await installResolver(world.anvil.provider, resolverThat.asksGateway('http://127.0.0.1:1/{sender}/{data}'))
  await expect(readEnsAvatar(client, 'ada.eth', await getBlockNumber(client))).rejects.toThrow()
})
