import { type Address, encodeFunctionData, parseEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { getBlock, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { ZERO_ADDRESS } from '../../src/lib/address.ts'
import { DAY_SECONDS } from '../../src/lib/duration.ts'
import { type Listing, type Offer, type SignedOffer, signedTypedData } from '../../src/safe/sale/offer.ts'
import { seaportAddress } from '../../src/safe/sale/seaportAddress.ts'
import { seaportAbi } from '../../src/safe/sale/seaportCalls.ts'
import type { TestWorld } from './startWorld.ts'

let salt = 1n

/** Approves a wrapped Safe's token to Seaport, and signs an order for it in its current state, priced at two ether. */
export async function listSafe(
  world: TestWorld,
  seller: PrivateKeyAccount,
  { safe, tokenId }: { safe: Address; tokenId: bigint },
  { listing, ...terms }: Partial<Omit<Offer, 'listing'>> & { listing?: Partial<Listing> } = {},
): Promise<SignedOffer & { offer: { listing: Listing } }> {
  const { client } = world
  const sender = await world.senderOf(seller)
  const args = [seaportAddress, tokenId] as const
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args })
  await sender.send({ to: wrappedSafeAddress, data })
  const [{ timestamp }, { nonce, epoch, lockedUntil, quietUntil }, counter] = await Promise.all([
    getBlock(client),
    readContract(client, { address: wrappedSafeAddress, abi: wrappedSafeAbi, functionName: 'getWrap', args: [safe] }),
    readContract(client, {
      ...{ address: seaportAddress, abi: seaportAbi },
      ...{ functionName: 'getCounter', args: [seller.address] },
    }),
  ])
  const startTime = Number(timestamp)
  const offer = {
    ...{ chainId: 1, tokenId, currency: ZERO_ADDRESS, price: parseEther('2'), buyer: ZERO_ADDRESS },
    state: { nonce, epoch, lockedUntil: Number(lockedUntil), quietUntil: Number(quietUntil) },
    deadline: startTime + DAY_SECONDS,
    ...terms,
    listing: { seller: seller.address, startTime, salt: salt++, counter, ...listing },
  }
  return { offer, signature: await seller.signTypedData(signedTypedData(offer)) }
}
