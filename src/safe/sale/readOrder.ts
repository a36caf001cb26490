import { hashStruct } from 'viem'
import { call, readContract } from 'viem/actions'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { hasCode } from '../read/hasCode.ts'
import { zonePiece } from '../read/networkPieces.ts'
import { lookAtPiece } from '../read/readPieces.ts'
import { readSafe } from '../read/readSafe.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { readAtNewest } from '../rpc/readAtNewest.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import type { OfferFacts, OrderFacts } from './obstaclesOf.ts'
import { type Listing, type SignedOffer, safeOfToken } from './offer.ts'
import { isApproved, type SaleApproval } from './readApproval.ts'
import { seaportAddress } from './seaportAddress.ts'
import { seaportAbi, validateCall } from './seaportCalls.ts'
import { type SeaportOrder, seaportOrder, seaportTypedData } from './seaportOrder.ts'

const seaport = { address: seaportAddress, abi: seaportAbi } as const

const readCounter = (client: ChainClient, offerer: Address, blockNumber: bigint): Promise<bigint> =>
  readContract(client, { ...seaport, functionName: 'getCounter', args: [offerer], blockNumber })

/** By which Seaport knows an order (`getOrderHash`): of what is signed without the domain. */
function orderHash(chainId: number, order: SeaportOrder) {
  const { types, primaryType, message } = seaportTypedData(chainId, order)
  return hashStruct({ data: message, primaryType, types })
}

async function readStatus(
  client: ChainClient,
  { offer }: SignedOffer,
  listing: Listing,
  blockNumber: bigint,
): Promise<OrderFacts> {
  if (!(await hasCode(client, seaportAddress, blockNumber)))
    return { isThere: false, isCancelled: false, isFilled: false }
  const args = [orderHash(offer.chainId, seaportOrder(offer, listing))] as const
  const [[, isCancelled, totalFilled], current] = await Promise.all([
    readContract(client, { ...seaport, functionName: 'getOrderStatus', args, blockNumber }),
    readCounter(client, listing.seller, blockNumber),
  ])
  return { isThere: true, isCancelled: isCancelled || current !== listing.counter, isFilled: totalFilled > 0n }
}

/** As Seaport judges it, of a key or a contract. It asks nobody's signature who calls themselves, and nobody calls here. */
async function isSigned(client: ChainClient, { offer, signature }: SignedOffer, listing: Listing, blockNumber: bigint) {
  try {
    await call(client, { ...validateCall(seaportOrder(offer, listing), signature), blockNumber })
    return true
  } catch (thrown) {
    if (toRevertedError(thrown)) return false
    throw thrown
  }
}

/** Reads all that an order on Seaport depends on. @throws AppError: NetworkUnreachable and what else a read can meet */
export async function readOrder(
  client: ChainClient,
  signed: SignedOffer,
  listing: Listing,
): Promise<AtBlock<OfferFacts>> {
  const { tokenId, currency } = signed.offer
  const { block, value: safeState } = await readSafe(client, safeOfToken(tokenId))
  const wrap = safeState.kind === 'safe' && safeState.wrap !== 'missing' ? safeState.wrap : undefined
  const holder = wrap?.isSealed && wrap.tokenId === tokenId ? wrap.driver : undefined
  try {
    const [router, order, mayMove, hasCurrency] = await Promise.all([
      lookAtPiece(client, zonePiece, block),
      readStatus(client, signed, listing, block),
      holder ? isApproved(client, { tokenId, holder, operator: seaportAddress }, block) : false,
      currency === ZERO_ADDRESS || hasCode(client, currency, block),
    ])
    // one that is over is refused for that, so of its signature nothing is known
    const isOver = !order.isThere || order.isCancelled || order.isFilled
    const isByHolder = isSameAddress(holder, listing.seller)
    const isValid = isByHolder && !isOver && (await isSigned(client, signed, listing, block))
    return { block, value: { safeState, router, isSigned: isValid, isApproved: mayMove, hasCurrency, order } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}

/** Reads whether a Safe can be sold on Seaport, and what an order says of it. @throws AppError: NetworkUnreachable… */
export const readOrderApproval = (
  client: ChainClient,
  tokenId: bigint,
  holder: Address,
): Promise<AtBlock<SaleApproval>> =>
  readAtNewest(client, async (block) => {
    const [router, isThere, mayMove] = await Promise.all([
      lookAtPiece(client, zonePiece, block),
      hasCode(client, seaportAddress, block),
      isApproved(client, { tokenId, holder, operator: seaportAddress }, block),
    ])
    const found = isThere ? { counter: await readCounter(client, holder, block) } : ('missing' as const)
    return { router, seaport: found, isApproved: mayMove }
  })
