import { encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { readElsewhere } from '../../../src/safe/read/readElsewhere.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

const ada = people.ada.account
const ben = people.ben.account
const abi = parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)'])
const own = { kind: '1.4.1', signers: [ada] } as const

let there: TestWorld
let client: ChainClient
let saltNonce = 9_300n
beforeAll(async () => {
  there = await startWorld(10)
  client = createChainClient([there.anvil.url], 10)
})
afterAll(() => there.anvil.stop())

/** A Safe on the other network; the same setup gives the same address on any network. */
async function create() {
  const owners = [ada.address, ben.address]
  const address = await createSafe(await there.senderOf(ada), { kind: own.kind, owners, saltNonce: saltNonce++ })
  return { address, owners, threshold: 1 }
}
const look = async (here: Parameters<typeof readElsewhere>[1]) => (await readElsewhere(client, here)).value

test('[W3] elsewhere there is nothing, or a Safe with the same owners in any order, or with others', async () => {
  expect(await look({ address: ben.address, owners: [], threshold: 1 })).toEqual({ kind: 'nothing' })
  const here = await create()
  expect(await look({ ...here, owners: here.owners.toReversed() })).toMatchObject({ kind: 'safe', isSame: true })
  expect(await look({ ...here, threshold: 2 })).toMatchObject({ kind: 'safe', isSame: false })
  expect(await look({ ...here, owners: [ada.address] })).toMatchObject({ isSame: false })
  expect(await look({ ...here, owners: [...here.owners, here.address] })).toMatchObject({ isSame: false })
  expect(await look({ ...here, owners: [ada.address, here.address] })).toMatchObject({ isSame: false })
  const cleo = people.cleo.account.address
  const data = encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [cleo, 2n] })
  await execSafe(await there.senderOf(ada), { ...own, safe: here.address, calls: [{ to: here.address, data }] })
  const owners = [cleo, ada.address, ben.address]
  expect(await look(here)).toEqual({ kind: 'safe', owners, threshold: 2, isSame: false })
})

test('[W3] elsewhere it may be wrapped too, or be other code', async () => {
  const here = await create()
  await wrapSafe(await there.senderOf(ben), { ...own, safe: here.address, to: ben.address })
  expect(await look(here)).toEqual({ kind: 'wrapped', driver: ben.address })
  await there.anvil.provider.request({ method: 'anvil_setCode', params: [here.address, '0x5f5ffd'] })
  expect(await look(here)).toEqual({ kind: 'other' })
})

test('[W3] a network that does not answer, or has another chain id, is unknown and not empty', async () => {
  const here = await create()
  const gone = createChainClient(['http://127.0.0.1:9'], 10)
  await expect(readElsewhere(gone, here)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
  await expect(readElsewhere(createChainClient([there.anvil.url], 137), here)).rejects.toMatchObject({
    name: 'ChainMismatch',
  })
})
