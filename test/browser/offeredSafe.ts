import { type Address, encodeFunctionData, erc20Abi, type Hex, type PrivateKeyAccount } from 'viem'
import { readContract } from 'viem/actions'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { ZERO_ADDRESS } from '../../src/lib/address.ts'
import { offerPath } from '../../src/lib/links/offerPath.ts'
import { type Offer, offerTypedData } from '../../src/safe/sale/offer.ts'
import { encodeOffer } from '../../src/safe/sale/offerLink.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { newSafe } from './newSafe.ts'

const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

export const wrapOf = ({ client }: TestWorld, safe: Address) =>
  readContract(client, { ...wrapper, functionName: 'getWrap', args: [safe] })

export const approvedFor = ({ client }: TestWorld, tokenId: bigint) =>
  readContract(client, { ...wrapper, functionName: 'getApproved', args: [tokenId] })

export const held = ({ client }: TestWorld, token: Address, account: Address): Promise<bigint> =>
  readContract(client, { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

type Before = {
  /** What the Safe is given, in wei. */
  value?: bigint
  /** What it did before it was wrapped. */
  call?: { to: Address; data: Hex }
}

/** A sealed Safe of a seller's that may change hands. @returns its address and its token */
export async function sealedFor(world: TestWorld, seller: PrivateKeyAccount, { value = 0n, call }: Before = {}) {
  const sender = await world.senderOf(seller)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [seller.address] })
  if (value > 0n) await sender.send({ to: safe, value })
  const of = { safe, kind: '1.4.1', signers: [seller] } as const
  if (call) await execSafe(sender, { ...of, calls: [call] })
  const tokenId = await wrapSafe(sender, { ...of, to: seller.address })
  await passQuietTime(world.anvil)
  return { safe, tokenId }
}

/** Signs an offer of a Safe as it is now, which may be bought at once, and approves its sale. @returns what its link leads to */
export async function offer(
  world: TestWorld,
  seller: PrivateKeyAccount,
  { safe, tokenId }: { safe: Address; tokenId: bigint },
  terms: Partial<Offer>,
): Promise<string> {
  const sender = await world.senderOf(seller)
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [asSeenAddress, tokenId] })
  await sender.send({ to: wrappedSafeAddress, data })
  const { nonce, epoch, lockedUntil, quietUntil } = await wrapOf(world, safe)
  const state = { nonce, epoch, lockedUntil: Number(lockedUntil), quietUntil: Number(quietUntil) }
  const signed: Offer = {
    ...{ chainId: 1, tokenId, state, currency: ZERO_ADDRESS, price: 0n, buyer: ZERO_ADDRESS, deadline: 2 ** 33 },
    ...terms,
  }
  const signature = await seller.signTypedData(offerTypedData(signed))
  return `#${offerPath({ prefix: 'eth', address: safe }, encodeOffer({ offer: signed, signature }))}`
}
