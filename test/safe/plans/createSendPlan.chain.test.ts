import { parseEther } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '../../../src/demo/people.ts'
import type { Address } from '../../../src/lib/address.ts'
import { RevertedError } from '../../../src/lib/chainErrors.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { createSendPlan } from '../../../src/safe/plans/createSendPlan.ts'
import { type Prepared, prepareWrite } from '../../../src/safe/plans/prepareWrite.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import type { Asset } from '../../../src/safe/transfers/transferCall.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { deployOddTokens, type OddName } from '../transfers/deployOddTokens.ts'

// Every kind of transfer out of a wrapped Safe, against real tokens, to the last unit.

const CHAIN = 1
const ada = people.ada.account.address
const cleo = people.cleo.account.address
const ben = people.ben.account.address

let world: TestWorld
let client: ChainClient
let safe: Address
let odd: Awaited<ReturnType<typeof deployOddTokens>>

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  safe = world.world.samples.wrapped.address
  odd = await deployOddTokens(world)
})
afterAll(() => world.anvil.stop())

const plan = (asset: Asset, amount = 1n, to: Address = cleo) => createSendPlan(CHAIN, safe, ada, { asset, to, amount })

async function send(transfer: ReturnType<typeof plan>): Promise<Prepared> {
  const prepared = await prepareWrite(client, transfer)
  await (await world.senderOf(people.ada.account)).send(prepared.call)
  return prepared
}

const refusalOf = (transfer: ReturnType<typeof plan>): Promise<RevertedError> =>
  prepareWrite(client, transfer).then(
    () => new RevertedError('nothing'),
    (thrown) => toAppError(thrown) as RevertedError,
  )

async function minted(name: OddName, ...args: readonly unknown[]): Promise<Address> {
  const address = await odd.deploy(name)
  await odd.mint(name, address, safe, ...args)
  return address
}

const read = (name: OddName, address: Address, functionName: string, ...args: readonly unknown[]): Promise<unknown> =>
  readContract(client, { address, abi: odd.abiOf(name), functionName, args })
const heldOf = (name: OddName, token: Address) => async (account: Address) =>
  (await read(name, token, 'balanceOf', account)) as bigint

test('[W2] the native coin: what leaves the Safe is what arrives, to the wei', async () => {
  const before = await Promise.all([safe, ben].map((address) => getBalance(client, { address })))
  await send(plan({ kind: 'native' }, parseEther('0.123456789012345678'), ben))
  const after = await Promise.all([safe, ben].map((address) => getBalance(client, { address })))
  expect(after.map((wei, index) => wei - (before[index] ?? 0n))).toEqual([-123456789012345678n, 123456789012345678n])
})

describe('an ERC-20', () => {
  test.each(['Plain', 'Silent'] as const)('[W2] %s: all of it arrives, to the last unit', async (name) => {
    const token = await minted(name, 1_000_001n)
    const held = heldOf(name, token)
    const { arrives } = await send(plan({ kind: 'erc20', address: token }, 1_000_001n))
    expect(arrives).toBe(1_000_001n)
    expect([await held(safe), await held(cleo)]).toEqual([0n, 1_000_001n])
    // and nothing is left to send
    expect((await refusalOf(plan({ kind: 'erc20', address: token }, 1n))).name).toBe('Reverted')
  })

  test('[W2] that takes a fee is announced with exactly the smaller amount that arrives', async () => {
    const token = await minted('Taxed', 1_005n)
    const held = heldOf('Taxed', token)
    const { arrives } = await send(plan({ kind: 'erc20', address: token }, 1_005n))
    expect(arrives).toBe(905n)
    expect([await held(safe), await held(cleo)]).toEqual([0n, 905n])
  })

  test('[W2] that returns false without reverting is not sent', async () => {
    const token = await minted('Polite', 5n)
    expect((await refusalOf(plan({ kind: 'erc20', address: token }, 5n))).reason).toBe('TransferReturnedFalse')
  })

  test('[W2] that returns true and moves nothing is not sent', async () => {
    const token = await minted('Liar', 5n)
    expect((await refusalOf(plan({ kind: 'erc20', address: token }, 5n))).reason).toBe('NothingArrives')
  })

  test('[W2] whose balance can’t be read can be sent, and nothing is claimed about what arrives', async () => {
    const token = await minted('Mute', 5n)
    const { arrives } = await send(plan({ kind: 'erc20', address: token }, 3n))
    expect(arrives).toBe('unknown')
    expect([await read('Mute', token, 'held', safe), await read('Mute', token, 'held', cleo)]).toEqual([2n, 3n])
  })

  test('[W2] of which the Safe has less is refused with the token’s own error', async () => {
    const token = await minted('Plain', 5n)
    expect((await refusalOf(plan({ kind: 'erc20', address: token }, 6n))).reason).toBe('ERC20InsufficientBalance')
  })
})

describe('an NFT', () => {
  test('[W2] goes to a plain account, and to one that takes NFTs', async () => {
    const address = await minted('Deed', 7n)
    const { arrives } = await send(plan({ kind: 'erc721', address, id: 7n }))
    expect(arrives).toBe(1n)
    expect(await read('Deed', address, 'ownerOf', 7n)).toBe(cleo)
    await odd.mint('Deed', address, safe, 8n)
    const { approved } = world.world.samples
    await send(plan({ kind: 'erc721', address, id: 8n }, 1n, approved.address))
    expect(await read('Deed', address, 'ownerOf', 8n)).toBe(approved.address)
  })

  test('[W2] with several copies: as many as requested', async () => {
    const address = await minted('Things', 3n, 10n)
    const { arrives } = await send(plan({ kind: 'erc1155', address, id: 3n }, 4n))
    expect(arrives).toBe(4n)
    const of = (account: Address) => read('Things', address, 'balanceOf', account, 3n)
    expect([await of(safe), await of(cleo)]).toEqual([6n, 4n])
  })

  test('[W2] isn’t sent to a contract that can’t receive it, and the page says so', async () => {
    const wall = await odd.deploy('Wall')
    const deed = await minted('Deed', 1n)
    const things = await minted('Things', 1n, 1n)
    for (const asset of [
      { kind: 'erc721', address: deed, id: 1n },
      { kind: 'erc1155', address: things, id: 1n },
    ] as const)
      expect((await refusalOf(plan(asset, 1n, wall))).reason).toBe('TokenNotReceived')
  })

  test('[W2] that the Safe doesn’t have is refused with the token’s own reason, not blamed on the recipient', async () => {
    const wall = await odd.deploy('Wall')
    const address = await odd.deploy('Deed')
    await odd.mint('Deed', address, cleo, 1n)
    expect((await refusalOf(plan({ kind: 'erc721', address, id: 1n }, 1n, wall))).reason).toBe(
      'ERC721InsufficientApproval',
    )
  })
})
