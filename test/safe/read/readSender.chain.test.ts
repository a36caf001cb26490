import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { readSender } from '../../../src/safe/read/readSender.ts'
import { createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

const { ada, cleo } = people

let world: TestWorld
beforeAll(async () => {
  world = await startWorld(1)
})
afterAll(() => world.anvil.stop())

const block = async () => Number(await world.anvil.provider.request({ method: 'eth_blockNumber' }))
const read = (account: `0x${string}`) => readSender(createChainClient([world.anvil.url], 1), account)

test('[S3.4] a plain account: its next nonce', async () => {
  const sender = await world.senderOf(cleo.account)
  await sender.send({ to: ada.account.address, value: 1n })
  expect(await read(cleo.account.address)).toEqual({ kind: 'key', nonceFrom: 1, sentAtBlock: await block() })
})

test('[S3.4] a Safe: the nonce that its owners sign next', async () => {
  const sender = await world.senderOf(cleo.account)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [ada.account.address], saltNonce: 90n })
  expect(await read(safe)).toEqual({ kind: 'safe', nonceFrom: 0, sentAtBlock: await block() })
})

test('[S3.4] an account that is delegated to code is no Safe', async () => {
  const { address } = people.ben.account
  await world.anvil.provider.request({ method: 'anvil_setCode', params: [address, `0xef0100${'12'.repeat(20)}`] })
  expect(await read(address)).toMatchObject({ kind: 'key', nonceFrom: 0 })
})

test('[S3.4] an unrecognised contract account has no nonce, and its answer may not be a transaction hash', async () => {
  const { address } = people.dora.account
  await world.anvil.provider.request({ method: 'anvil_setCode', params: [address, '0x60006000fd'] })
  expect(await read(address)).toEqual({ kind: 'contract', sentAtBlock: await block() })
})

test('[S3.4] if the network doesn’t answer, nothing is guessed', async () => {
  const nowhere = createChainClient(['http://127.0.0.1:1'], 1)
  await expect(readSender(nowhere, ada.account.address)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
})
