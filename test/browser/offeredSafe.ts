import { type Address, encodeFunctionData, erc20Abi, type Hex, type PrivateKeyAccount } from 'viem'
import { getBalance, getBlock, getBlockNumber, getTransactionReceipt, readContract } from 'viem/actions'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { isSameAddress, ZERO_ADDRESS } from '../../src/lib/address.ts'
import { offerPath } from '../../src/lib/links/offerPath.ts'
import { type Offer, offerTypedData } from '../../src/safe/sale/offer.ts'
import { encodeOffer } from '../../src/safe/sale/offerLink.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { expect } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

/** A chain of which something is read. */
type Chain = Pick<TestWorld, 'client'>

/** A wrapped Safe, and its token. */
export type Sold = { safe: Address; tokenId: bigint }

export const wrapOf = ({ client }: Chain, safe: Address) =>
  readContract(client, { ...wrapper, functionName: 'getWrap', args: [safe] })

export const approvedFor = ({ client }: Chain, tokenId: bigint) =>
  readContract(client, { ...wrapper, functionName: 'getApproved', args: [tokenId] })

export const held = ({ client }: Chain, token: Address, account: Address): Promise<bigint> =>
  readContract(client, { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

export const allowanceOf = ({ client }: Chain, token: Address, owner: Address, spender: Address = asSeenAddress) =>
  readContract(client, { address: token, abi: erc20Abi, functionName: 'allowance', args: [owner, spender] })

/** Looks whether a token has changed hands once since an epoch, and nobody else may transfer it. */
export async function expectSold(chain: Chain, { safe, tokenId }: Sold, epoch: bigint, buyer: Address): Promise<void> {
  const [owner, wrap, approved] = await Promise.all([
    readContract(chain.client, { ...wrapper, functionName: 'ownerOf', args: [tokenId] }),
    wrapOf(chain, safe),
    approvedFor(chain, tokenId),
  ])
  expect({ owner, approved, driver: wrap.driver, epoch: wrap.epoch }).toEqual({
    ...{ owner: buyer, approved: ZERO_ADDRESS, driver: buyer, epoch: epoch + 1n },
  })
}

/** The newest block of a chain. */
const blockOf = ({ client }: Chain): Promise<bigint> => getBlockNumber(client, { cacheTime: 0 })

/** What an account has paid for its own transactions since a block, in wei. */
async function feesOf({ client }: Chain, account: Address, since: bigint): Promise<bigint> {
  let fees = 0n
  for (let blockNumber = since + 1n; blockNumber <= (await blockOf({ client })); blockNumber++) {
    const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
    for (const { hash, from } of transactions) {
      if (!isSameAddress(from, account)) continue
      const { gasUsed, effectiveGasPrice } = await getTransactionReceipt(client, { hash })
      fees += gasUsed * effectiveGasPrice
    }
  }
  return fees
}

type Balances = { at: bigint; seller: Address; buyer: Address; of: Record<'seller' | 'buyer', bigint> }

/** What the two of a sale have now, in wei. */
export async function balancesOf({ client }: Chain, seller: Address, buyer: Address): Promise<Balances> {
  const [at, ...of] = await Promise.all([
    blockOf({ client }),
    ...[getBalance(client, { address: seller }), getBalance(client, { address: buyer })],
  ] as const)
  return { at, seller, buyer, of: { seller: of[0], buyer: of[1] } }
}

/** Looks, to the wei, whether a price and nothing else went from one to the other since, beside what each paid for its own transactions. */
export async function expectPaid(chain: Chain, before: Balances, price: bigint): Promise<void> {
  const { seller, buyer, of } = before
  const [now, ...fees] = await Promise.all([
    balancesOf(chain, seller, buyer),
    ...[feesOf(chain, seller, before.at), feesOf(chain, buyer, before.at)],
  ] as const)
  expect(now.of).toEqual({ seller: of.seller + price - fees[0], buyer: of.buyer - price - fees[1] })
}

type Before = {
  /** What the Safe is given, in wei. */
  value?: bigint
  /** What it did before it was wrapped. */
  call?: { to: Address; data: Hex }
}

/** A sealed Safe of a seller's that may change hands. @returns its address and its token */
export async function sealedFor(
  world: TestWorld,
  seller: PrivateKeyAccount,
  { value = 0n, call }: Before = {},
): Promise<Sold> {
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
  { safe, tokenId }: Sold,
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
