import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { readDeployment } from '../../src/safe/read/readDeployment.ts'
import { createChainClient } from '../../src/safe/rpc/chainClient.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startWorld(1)
})
afterAll(() => world.anvil.stop())

const look = async () => (await readDeployment(createChainClient([world.anvil.url], 1))).value
const setCode = (address: string, code: string) =>
  world.anvil.provider.request({ method: 'anvil_setCode', params: [address, code] })

test('[W6] our contract is recognised by its code: deployed, missing, or other code at its address', async () => {
  expect(await look()).toBe('here')
  await setCode(wrappedSafeHandlerAddress, '0x')
  expect(await look()).toBe('other')
  await setCode(wrappedSafeAddress, '0x')
  expect(await look()).toBe('missing')
  await setCode(wrappedSafeAddress, '0x600160015500')
  expect(await look()).toBe('other')
})

test('[W6] a network that does not respond is an error, not a missing contract', async () => {
  await expect(readDeployment(createChainClient(['http://127.0.0.1:9'], 1))).rejects.toMatchObject({
    name: 'NetworkUnreachable',
  })
})
