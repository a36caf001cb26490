// @vitest-environment happy-dom
import { type Address, encodeFunctionData } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../../src/demo/people.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { ada, adasWallet, SAFE, type SendWorld, startSend, visit } from './startSend.ts'

// The NFT goes to somebody else between the simulation of an act and the act itself.

const ben = people.ben.account.address

let world: SendWorld
let thaw: () => Promise<unknown>
beforeAll(async () => {
  world = await startSend()
  await passQuietTime(world.anvil)
})
afterAll(() => world.anvil.stop())
beforeEach(async () => {
  thaw = await world.freeze()
})
afterEach(async () => {
  await thaw()
  localStorage.clear()
})

/** From another tab, or by whoever was approved. */
async function transferAway(): Promise<Address> {
  const shared = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  const { tokenId } = await readContract(world.client, { ...shared, functionName: 'getWrap', args: [SAFE] })
  const data = encodeFunctionData({ ...shared, functionName: 'transferFrom', args: [ada.address, ben, tokenId] })
  await world.broadcast([{ to: wrappedSafeAddress, data }])
  return readContract(world.client, { ...shared, functionName: 'ownerOf', args: [tokenId] })
}

const acts = ['send', 'lock', 'signing', 'unwrap'] as const

test.each(acts)(
  '[W1] %s: a former holder reads that they no longer hold the NFT, and the wallet isn’t asked',
  async (name) => {
    const wallet = adasWallet()
    const page = await visit(world.anvil.url, wallet)
    const { createLockPlan, createSigningPlan } = await import('../../../src/safe/plans/holderPlans.ts')
    const { createUnwrapPlan } = await import('../../../src/safe/plans/drivePlans.ts')
    const { errorCopy } = await import('../../../src/words/errorCopy.ts')
    const plans = {
      send: () => page.planFor(ben),
      lock: () => createLockPlan(1, SAFE, ada.address, Math.floor(Date.now() / 1_000) + 90 * 86_400),
      signing: () => createSigningPlan(1, SAFE, ada.address, true),
      unwrap: () => createUnwrapPlan(1, SAFE, ada.address, { owners: [ada.address], threshold: 1 }),
    }
    const plan = plans[name]()
    const prepared = await page.prepare(plan)
    expect(await transferAway()).toBe(ben)
    await page.sendWrite(plan, prepared)
    const write = page.writeOf(page.writes.getState(), plan)
    if (write?.status !== 'refused') throw new Error(`It is ${write?.status}.`)
    const { title, say } = errorCopy(write.error)
    expect([title, say]).toEqual([
      "You don't hold this Safe's NFT.",
      'Connect with the account that does. Nothing was sent.',
    ])
    expect(wallet.asked('eth_sendTransaction')).toBe(0)
  },
)
