import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { getBlock, sendTransaction } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollar } from '../../src/demo/demoTokens.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { createWrapCalls, wrapSafe } from '../../src/demo/wrapSafe.ts'
import { newSafe } from '../browser/newSafe.ts'
import type { TestWorld } from '../demo/startWorld.ts'

const MONTH = 30n * 86_400n

/** Safes in states that no sample is in, all owned by Ada. */
export type MoreSafes = {
  /** Wrapped, and not sealed yet. */
  unsealed: Address
  /** The same, for Ben. */
  unsealedOfBen: Address
  /** Sealed, and locked for a month. */
  locked: Address
  /** Sealed, with signing turned on. */
  signing: Address
  /** Not wrapped; two owners must sign. */
  shared: Address
  /** Not wrapped; somebody is approved for its dollars. */
  approving: Address
  /** Not wrapped; two must sign of the shared Safe, a passkey that only counts in this Safe, and Ada. */
  mixed: Address
  /** Not wrapped; the shared Safe and Ben must sign. */
  nested: Address
}

/** Safe's shared signer for passkeys, which isn't deployed on this network. */
const SHARED_SIGNER = '0x94a4F6affBd8975951142c3999aEAB7ecee555c2'

async function make({ client, senderOf }: TestWorld): Promise<MoreSafes> {
  const { ada, ben } = people
  const sender = await senderOf(ben.account)
  const owner = ada.account.address
  const kind = '1.4.1'
  const create = (owners: Address[]) => newSafe(sender, { kind, owners, threshold: BigInt(owners.length) })
  const own = { kind, signers: [ada.account] } as const
  const unsealed = await create([owner])
  await execSafe(sender, { ...own, safe: unsealed, calls: createWrapCalls(unsealed, owner) })
  const unsealedOfBen = await create([owner])
  const calls = createWrapCalls(unsealedOfBen, ben.account.address)
  await execSafe(sender, { ...own, safe: unsealedOfBen, calls })
  const send = (data: Hex) =>
    sendTransaction(client, { account: ada.account, chain: null, to: wrappedSafeAddress, data })
  const locked = await create([owner])
  const tokenId = await wrapSafe(sender, { ...own, safe: locked, to: owner })
  const { timestamp } = await getBlock(client)
  const args = [tokenId, timestamp + MONTH] as const
  await send(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'lockAccount', args }))
  const signing = await create([owner])
  const signs = [await wrapSafe(sender, { ...own, safe: signing, to: owner }), true] as const
  await send(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'setSigning', args: signs }))
  const approving = await create([owner])
  const allowance = [people.cleo.account.address, 5n] as const
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: allowance })
  await execSafe(sender, { ...own, safe: approving, calls: [{ to: demoDollar, data: approve }] })
  const shared = await create([owner, ben.account.address])
  const mixed = await newSafe(sender, { kind, owners: [shared, SHARED_SIGNER, owner], threshold: 2n })
  const nested = await create([shared, ben.account.address])
  return { unsealed, unsealedOfBen, locked, signing, approving, shared, mixed, nested }
}

const made = new WeakMap<TestWorld, Promise<MoreSafes>>()

/** Created once in each world, when first requested. */
export function moreSafes(world: TestWorld): Promise<MoreSafes> {
  const safes = made.get(world) ?? make(world)
  made.set(world, safes)
  return safes
}
