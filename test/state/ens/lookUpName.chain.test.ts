import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { people } from '../../../src/demo/people.ts'
import { CHAINS, type Chain, DEMO_CHAIN_ID } from '../../../src/lib/chains.ts'
import { createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { lookUpName } from '../../../src/state/queries/ens/lookUpName.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { deployEns } from '../../safe/ens/deployEns.ts'

const ada = people.ada.account.address
const ethereum = CHAINS.find(({ id }) => id === 1) as Chain
const base = CHAINS.find(({ id }) => id === 8453) as Chain

let world: TestWorld
const rpc = vi.hoisted(() => ({ url: '' }))
const asked: number[] = []
vi.mock('../../../src/state/queries/clients.ts', () => ({
  clientOf: async (chainId: number) => {
    asked.push(chainId)
    return createChainClient([rpc.url], 1)
  },
}))

beforeAll(async () => {
  world = await startWorld(1)
  rpc.url = world.anvil.url
  const ens = await deployEns(world)
  for (const name of ['ada.eth', 'كريم.eth', '👍.eth', '👍👍.eth', 'vitalik.eth'])
    await ens.name(name, { 60: ada, [0x8000_0000 + 8453]: ada })
  await ens.name('only.eth', { 60: ada })
}, 120_000)
afterAll(() => world.anvil.stop())

test.each(['ada.eth', 'Ada.ETH', 'كريم.eth', '👍.eth'])(
  '[S5.6] looks up %s in ENS’s normalised form',
  async (typed) => {
    const name = typed.toLowerCase()
    expect(await lookUpName(typed, ethereum)).toEqual({ name, address: ada })
    expect(await lookUpName(typed, base)).toEqual({ name, address: ada })
  },
)

test.each([
  'v\u0456talik.eth', // a Cyrillic letter among Latin ones
  '\u0405\u0430.eth', // Cyrillic letters that look Latin
  'Жук.eth',
  'ａｄａ.eth',
  'ada_.eth',
  'ada\u0301.eth\u0301',
  '👍👍.eth', // may have been one with a joiner, which a field leaves out
])('[S5.6] asks nobody about %s, which ENS normalises otherwise', async (typed) => {
  asked.length = 0
  expect(await lookUpName(typed, ethereum)).toEqual({ name: typed, wrong: 'notNormal' })
  expect(asked).toEqual([])
})

test('[S5.6] ENS is queried on Ethereum for any chain, and the address for Ethereum is used on no other', async () => {
  asked.length = 0
  expect(await lookUpName('only.eth', ethereum)).toEqual({ name: 'only.eth', address: ada })
  expect(await lookUpName('only.eth', base)).toEqual({ name: 'only.eth', wrong: 'noAddress' })
  expect(asked).toEqual([1, 1])
})

test('[S5.6] in the demo nobody is asked, and an unanswered lookup is reported as unread', async () => {
  asked.length = 0
  const demo = { ...ethereum, id: DEMO_CHAIN_ID }
  expect(await lookUpName('ada.eth', demo)).toEqual({ name: 'ada.eth', wrong: 'inDemo' })
  expect(asked).toEqual([])
  rpc.url = 'http://127.0.0.1:9'
  expect(await lookUpName('ada.eth', ethereum)).toEqual({ name: 'ada.eth', wrong: 'unread' })
})
