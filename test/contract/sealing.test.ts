import { type Address, createClient, custom, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../src/demo/createSafe.ts'
import { createSender } from '../../src/demo/createSender.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { builder, people } from '../../src/demo/people.ts'
import { getSafeContracts } from '../../src/demo/safeKinds.ts'
import { createWrapCalls } from '../../src/demo/wrapSafe.ts'
import { delegateTo, newAccount } from '../demo/delegateTo.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'
import { refusalOf } from './refusalOf.ts'

const KIND = '1.4.1'
const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
const { account: ada } = people.ada

let chain: TestWorld
let saltNonce = 5_000n
beforeAll(async () => {
  chain = await startWorld(1)
})
afterAll(() => chain.anvil.stop())

async function wrapFor(holder: Address): Promise<Address> {
  const sender = await chain.senderOf(builder)
  const safe = await createSafe(sender, { kind: KIND, owners: [ada.address], saltNonce: saltNonce++ })
  await execSafe(sender, { safe, kind: KIND, signers: [ada], calls: createWrapCalls(safe, holder) })
  return safe
}

const encodeSeal = (safe: Address): Hex => encodeFunctionData({ ...wrapper, functionName: 'seal', args: [safe] })
const sealedBy = (from: Address, safe: Address) =>
  refusalOf(chain.anvil, { from, to: wrappedSafeAddress, data: encodeSeal(safe) })
const isSealed = (safe: Address) => readContract(chain.client, { ...wrapper, functionName: 'isSealed', args: [safe] })

/** The key that a person creates for one seal; its account has no code. */
async function sealByOneTimeKey(safe: Address): Promise<void> {
  const client = createClient({ transport: custom(chain.anvil.provider, { retryCount: 0 }) })
  const sender = await createSender(client, await newAccount(chain))
  await sender.send({ to: wrappedSafeAddress, data: encodeSeal(safe) })
}

test('[W2] an account with delegated code (EIP-7702) cannot seal the Safe it is to hold: a new key can', async () => {
  // Safe's own handler stands for a wallet's code that accepts NFTs.
  const holder = await delegateTo(chain, getSafeContracts(KIND).fallbackHandler)
  const safe = await wrapFor(holder.address)
  expect(await sealedBy(holder.address, safe)).toBe('NotTopLevel')
  await sealByOneTimeKey(safe)
  expect(await isSealed(safe)).toBe(true)
  const tokenId = await readContract(chain.client, { ...wrapper, functionName: 'tokenOf', args: [safe] })
  expect(await readContract(chain.client, { ...wrapper, functionName: 'ownerOf', args: [tokenId] })).toBe(
    holder.address,
  )
})

test('[W2] an account whose code accepts no NFTs is refused by wrap and seal, until it ends the delegation', async () => {
  const holder = await newAccount(chain)
  const safe = await wrapFor(holder.address)
  await delegateTo(chain, chain.world.contracts.multicall3, holder)
  expect(await sealedBy(builder.address, safe)).toBe('ERC721InvalidReceiver')

  await delegateTo(chain, zeroAddress, holder)
  expect(await sealedBy(holder.address, safe)).toBeUndefined()
  await sealByOneTimeKey(safe)
  expect(await isSealed(safe)).toBe(true)
})
