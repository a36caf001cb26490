import { type Address, encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { createWrapCalls, wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { findPastSafes, PastSafesSchema } from '../../../src/safe/history/findPastSafes.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { decode, encode } from '../../../src/state/queries/encode.ts'
import { newSafe } from '../../browser/newSafe.ts'
import { newAccount } from '../../demo/delegateTo.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { startCappedNode } from '../cappedNode.ts'

const { ada, ben } = people
const contract: Address = wrappedSafeAddress
const own = { kind: '1.4.1', signers: [ada.account] } as const

let world: TestWorld
let client: ChainClient
beforeAll(async () => {
  world = await startWorld(1)
  client = createChainClient([world.anvil.url], 1)
})
afterAll(() => world.anvil.stop())

/** Safes of a fresh account: one unsealed, one passed on, one that it holds, one received from somebody. */
async function makeSafes() {
  const sender = await world.senderOf(ben.account)
  const make = () => newSafe(sender, { kind: '1.4.1', owners: [ada.account.address] })
  const [unsealed, passed, held, gotten] = [await make(), await make(), await make(), await make()]
  const me = await newAccount(world)
  const mine = await world.senderOf(me)
  const giveIt = (from: Address, to: Address, tokenId: bigint) => {
    const args = [from, to, tokenId] as const
    return {
      to: contract,
      data: encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'transferFrom', args }),
    }
  }
  const gottenId = await wrapSafe(sender, { ...own, safe: gotten, to: ben.account.address })
  await passQuietTime(world.anvil)
  await sender.send(giveIt(ben.account.address, me.address, gottenId))
  await wrapSafe(sender, { ...own, safe: held, to: me.address })
  const passedId = await wrapSafe(sender, { ...own, safe: passed, to: me.address })
  await passQuietTime(world.anvil)
  await mine.send(giveIt(me.address, ben.account.address, passedId))
  await mine.send(giveIt(me.address, ben.account.address, gottenId))
  await execSafe(sender, { ...own, safe: unsealed, calls: createWrapCalls(unsealed, me.address) })
  return { me: me.address, unsealed, passed, held, gotten }
}

describe('the Safes that an account once had', () => {
  test('[W3] those wrapped for it, sealed or not, and those that it passed on, newest first and each once; nobody else’s', async () => {
    const { me, unsealed, passed, held, gotten } = await makeSafes()
    const { value } = await findPastSafes(client, me)
    expect(value.found).toEqual({ safes: [unsealed, gotten, passed, held], isCut: false })
    expect(value.unfinished).toBeUndefined()
    expect(value.from).toBeGreaterThan(0)
    expect((await findPastSafes(client, (await newAccount(world)).address)).value.found.safes).toEqual([])
    expect(PastSafesSchema.safeParse(decode(encode(value.found)))).toEqual({ success: true, data: value.found })
  })

  test('[W3] a node with a small log range is asked repeatedly; a limited search reports what is left, and the next one finishes', async () => {
    const { me, unsealed, passed, held, gotten } = await makeSafes()
    const node = await startCappedNode(world.anvil.url, 4)
    const capped = createChainClient([node.url], 1)
    const first = await findPastSafes(capped, me, { most: 3 })
    expect(first.value.unfinished?.why).toBe('bound')
    expect(first.value.found.safes).not.toContain(held)
    const { value } = await findPastSafes(capped, me, { before: first.before, isGoingOn: true })
    expect(value.unfinished).toBeUndefined()
    expect(value.found.safes).toEqual([unsealed, gotten, passed, held])
  })

  test('[W3] a node that gives no logs doesn’t mean no Safes', async () => {
    const node = await startCappedNode(world.anvil.url, 0)
    const { value } = await findPastSafes(createChainClient([node.url], 1), ada.account.address)
    expect(value.unfinished?.why).toBe('refused')
  })
})
