import { createTestClient, custom, pad, zeroAddress } from 'viem'
import { getCode, setCode, setStorageAt } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSafe } from '../../src/demo/createSafe.ts'
import { people } from '../../src/demo/people.ts'
import { getSafeContracts, safeKinds } from '../../src/demo/safeKinds.ts'
import { readAccountKind } from '../../src/safe/read/readAccountKind.ts'
import { type ChainClient, createChainClient } from '../../src/safe/rpc/chainClient.ts'
import { delegateTo, newAccount } from '../demo/delegateTo.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'

let world: TestWorld
let client: ChainClient
beforeAll(async () => {
  world = await startWorld(1)
  client = createChainClient([world.anvil.url], 1)
})
afterAll(() => world.anvil.stop())

const kindOf = async (address: `0x${string}`) => (await readAccountKind(client, address)).value

describe('the kind of an account', () => {
  test('[W1] a plain key', async () => {
    const { address } = await newAccount(world)
    expect(await kindOf(address)).toEqual({ kind: 'plain' })
  })

  test('[W1] a key that delegates to code, until the delegation ends', async () => {
    const { multicall3 } = world.world.contracts
    const account = await delegateTo(world, multicall3)
    expect(await kindOf(account.address)).toEqual({ kind: 'delegated', to: multicall3 })
    await delegateTo(world, zeroAddress, account)
    expect(await kindOf(account.address)).toEqual({ kind: 'plain' })
  })

  test('[W1] a contract', async () => {
    expect(await kindOf(world.world.contracts.multicall3)).toEqual({ kind: 'contract' })
  })

  test.each(safeKinds)('[W1] a Safe %s, with its threshold', async (kind) => {
    const sender = await world.senderOf(people.ben.account)
    const owners = [people.ada.account.address, people.cleo.account.address]
    const safe = await createSafe(sender, { kind, owners, threshold: 2n, saltNonce: 900n })
    expect(await kindOf(safe)).toEqual({ kind: 'safe', threshold: 2 })
  })

  test('[W1] a proxy whose singleton Safe did not deploy is only a contract', async () => {
    const sender = await world.senderOf(people.ben.account)
    const [genuine, clone] = [
      getSafeContracts('1.4.1').singleton,
      '0x00000000000000000000000000000000000c1043',
    ] as const
    const node = createTestClient({ mode: 'anvil', transport: custom(world.anvil.provider) })
    await setCode(node, { address: clone, bytecode: (await getCode(client, { address: genuine })) ?? '0x' })
    const owners = [people.ada.account.address]
    const fake = await createSafe(sender, { kind: '1.4.1', owners, saltNonce: 901n, singleton: clone })
    expect(await kindOf(fake)).toEqual({ kind: 'contract' })
  })

  test('[W1] a Safe of before 1.3, by what stands in its storage', async () => {
    const node = createTestClient({ mode: 'anvil', transport: custom(world.anvil.provider) })
    const { address } = await newAccount(world)
    await setCode(node, { address, bytecode: '0x6001' })
    await setStorageAt(node, { address, index: 0, value: pad('0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F') })
    expect(await kindOf(address)).toEqual({ kind: 'contract', isOldSafe: true })
    await setStorageAt(node, { address, index: 0, value: pad(people.ada.account.address) })
    expect(await kindOf(address)).toEqual({ kind: 'contract' })
  })

  test('[W2] an account is not taken for plain when the node does not answer', async () => {
    const deaf = createChainClient(['http://127.0.0.1:9'], 1)
    await expect(readAccountKind(deaf, people.ada.account.address)).rejects.toMatchObject({
      name: 'NetworkUnreachable',
    })
  })
})
