import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { demoDollar } from '../../../src/demo/demoTokens.ts'
import { people } from '../../../src/demo/people.ts'
import { samples } from '../../../src/demo/samples.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { readHeldSafes } from '../../../src/safe/read/readHeldSafes.ts'
import { readHolder } from '../../../src/safe/read/readHolder.ts'
import { type ChainClient, createBatchingClient } from '../../../src/safe/rpc/chainClient.ts'
import { type Anvil, startAnvil } from '../../../tools/anvil.ts'
import { newSafe } from '../../browser/newSafe.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

const { ada, ben, cleo, dora } = people

let world: TestWorld
let empty: Anvil
let client: ChainClient
beforeAll(async () => {
  world = await startWorld(1)
  empty = await startAnvil({ chainId: 10 })
  client = createBatchingClient([world.anvil.url], 1)
})
afterAll(() => Promise.all([world.anvil.stop(), empty.stop()]))

async function wrapFor(to: Address): Promise<Address> {
  const sender = await world.senderOf(ben.account)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [ada.account.address] })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], to })
  return safe
}

const listOf = async (holder: Address) => (await readHeldSafes(client, holder)).value.safes.map((one) => one.address)

describe('what a holder has', () => {
  test('[W3] is listed by the contract, for an account and for a Safe alike', async () => {
    const holder = await newSafe(await world.senderOf(ben.account), {
      ...{ kind: '1.4.1', owners: [ada.account.address, ben.account.address], threshold: 2n },
    })
    expect(await listOf(holder)).toEqual([])
    const safes = [await wrapFor(holder), await wrapFor(holder)]
    expect(await listOf(holder)).toEqual(safes)
    expect(await listOf(ada.account.address)).toContain(samples.wrapped.address)
    expect((await readHeldSafes(client, holder)).value).toMatchObject({ contract: 'here', count: 2n })
  })

  test('[W3] is empty where our contract is missing, which is reported, or where other code is in its place', async () => {
    const there = createBatchingClient([empty.url], 10)
    const none = { safes: [], count: 0n }
    expect((await readHeldSafes(there, ada.account.address)).value).toEqual({ contract: 'missing', ...none })
    await empty.provider.request({ method: 'anvil_setCode', params: [wrappedSafeAddress, '0x00'] })
    expect((await readHeldSafes(there, ada.account.address)).value).toEqual({ contract: 'other', ...none })
  })
})

describe('a holder', () => {
  test('[W3] is an account, also one delegated to code, a Safe with its owners, or another contract', async () => {
    const kindOf = async (address: Address) => (await readHolder(client, address)).value
    expect(await kindOf(cleo.account.address)).toEqual({ kind: 'account' })
    const lent = `0xef0100${demoDollar.slice(2)}`
    await world.anvil.provider.request({ method: 'anvil_setCode', params: [dora.account.address, lent] })
    expect(await kindOf(dora.account.address)).toEqual({ kind: 'account' })
    const owners = [ada.account.address, ben.account.address]
    const safe = await newSafe(await world.senderOf(ben.account), { kind: '1.3.0', owners, threshold: 2n })
    expect(await kindOf(safe)).toEqual({ kind: 'safe', owners, threshold: 2 })
    expect(await kindOf(demoDollar)).toEqual({ kind: 'contract' })
    const wrapped = await kindOf(samples.wrapped.address)
    expect(wrapped).toMatchObject({ kind: 'safe', driver: ada.account.address })
  })

  test('[W3] that can’t be read isn’t guessed', async () => {
    const gone = createBatchingClient(['http://127.0.0.1:9'], 1)
    await expect(readHolder(gone, demoDollar)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
  })
})
