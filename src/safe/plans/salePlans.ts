import { encodeFunctionData, erc20Abi } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { asSeenAbi, asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { SentToken } from '../../lib/acts.ts'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import { ChangedError, RevertedError } from '../../lib/chainErrors.ts'
import type { AppError } from '../../lib/errors.ts'
import { hasCode } from '../read/hasCode.ts'
import { routerPiece, zonePiece } from '../read/networkPieces.ts'
import { lookAtPiece } from '../read/readPieces.ts'
import { lockEndOf, type WrapState } from '../read/readSafe.ts'
import { stateFingerprint } from '../read/stateFingerprint.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import { offerStruct, type SignedOffer, safeOfToken } from '../sale/offer.ts'
import { seaportAddress } from '../sale/seaportAddress.ts'
import { seaportOrder } from '../sale/seaportOrder.ts'
import { OPERATORS, type Venue, venueOf } from '../sale/venue.ts'
import { assertSomebodyActs } from './assertSomebodyActs.ts'
import { executeCall, liveWrap } from './drivePlans.ts'
import type { Call, WritePlan } from './prepareWrite.ts'

// Through `AsSeen`, or on Seaport under its zone. Their code is compared each time: whatever else is at the address may take what is
// approved for it. Seaport's own address says what its code is.

async function assertVenue(client: ChainClient, venue: Venue): Promise<void> {
  const piece = venue === 'seaport' ? zonePiece : routerPiece
  const [found, isThere] = await Promise.all([
    lookAtPiece(client, piece),
    venue !== 'seaport' || hasCode(client, seaportAddress),
  ]).catch((thrown: unknown) => Promise.reject(toReadError(thrown)))
  if (found !== 'here') throw new ChangedError({ details: `The contract for sales is ${found}.` })
  if (!isThere) throw new ChangedError({ details: 'Seaport is missing.' })
}

/**
 * Lets `AsSeen`, or Seaport, transfer the NFT of a Safe, that one alone. By itself either moves nothing without an offer or an order
 * that its holder signed.
 */
export const createApproveSalePlan = (
  chainId: number,
  safe: Address,
  account: Address,
  venue: Venue = 'asSeen',
): WritePlan => ({
  ...{ kind: 'approveSale', functionName: 'approve', chainId, account, safe, summary: { to: OPERATORS[venue] } },
  async build(client) {
    const [{ tokenId }] = await Promise.all([liveWrap(client, safe), assertVenue(client, venue)])
    const args = [OPERATORS[venue], tokenId] as const
    const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args })
    return { to: wrappedSafeAddress, value: 0n, data }
  },
})

/** What an offer costs, of its currency, what that is called where it is known, and where it is paid: else at `AsSeen`. */
export type Price = Pick<SentToken, 'symbol' | 'decimals'> & { currency: Address; amount: bigint; venue?: Venue }

const approvalCall = ({ currency, amount, venue = 'asSeen' }: Price): Call => ({
  to: currency,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OPERATORS[venue], amount] }),
})

/** What a buyer has of a currency, and what may be taken of it where they buy, in its smallest unit. */
export type Payment = {
  balance: bigint
  /** Of the chain's own coin nothing has to be approved: it is the balance then. */
  allowance: bigint
  /** The currency takes a new approval only in place of none (as USDT does), so the one that stands goes first. */
  mustReset: boolean
}

/** Reads whether a price can be paid, and what has to be approved before. @throws AppError: NetworkUnreachable… */
export async function readPayment(client: ChainClient, buyer: Address, price: Price): Promise<Payment> {
  const { currency, amount, venue = 'asSeen' } = price
  try {
    if (currency === ZERO_ADDRESS) {
      const balance = await getBalance(client, { address: buyer })
      return { balance, allowance: balance, mustReset: false }
    }
    const token = { address: currency, abi: erc20Abi } as const
    const [balance, allowance] = await Promise.all([
      readContract(client, { ...token, functionName: 'balanceOf', args: [buyer] }),
      readContract(client, { ...token, functionName: 'allowance', args: [buyer, OPERATORS[venue]] }),
    ])
    const isShort = allowance > 0n && allowance < amount
    return { balance, allowance, mustReset: isShort && !(await takes(client, buyer, approvalCall(price))) }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}

/** Whether a contract would do what it is asked, as somebody; a network that doesn't answer is no no. */
async function takes(client: ChainClient, account: Address, { to, data }: Call): Promise<boolean> {
  try {
    await client.request({ method: 'eth_call', params: [{ from: account, to, data }, 'latest'] } as never)
    return true
  } catch (thrown) {
    if (toRevertedError(thrown)) return false
    throw thrown
  }
}

/**
 * Lets `AsSeen`, or Seaport, take a price in an ERC-20 from its buyer, and no more of it. It is taken only when that buyer buys.
 * @param safe the one that is for sale
 * @param price exactly what the offer says; an amount of zero takes the approval back
 */
export const createApprovePricePlan = (chainId: number, safe: Address, account: Address, price: Price): WritePlan => {
  const { currency: address, amount, venue = 'asSeen', ...named } = price
  const tokens = [{ address, amount: amount.toString(), ...named }]
  return {
    ...{
      kind: 'approvePrice',
      functionName: 'approve',
      chainId,
      account,
      safe,
      summary: { to: OPERATORS[venue], tokens },
    },
    async build(client) {
      // to take an approval back is right whatever is there
      if (amount > 0n) await assertVenue(client, venue)
      return approvalCall(price)
    },
  }
}

/** Whether a purchase failed because its seller no longer lets the contract for sales, or Seaport, transfer the NFT. */
const isUnapproved = (error: AppError, venue: Venue): error is RevertedError =>
  error instanceof RevertedError &&
  error.reason === 'ERC721InsufficientApproval' &&
  isSameAddress(String(error.args[0]), OPERATORS[venue])

/**
 * Buys a Safe as it was seen: pays the price and takes the NFT, in one call. Nothing is paid where its state isn't that of the offer,
 * or where the buyer could never use it.
 * @param seller who holds it now, and is paid
 * @param named what the currency is called, for the receipt
 */
export const createBuyPlan = (
  account: Address,
  { offer, signature }: SignedOffer,
  seller: Address,
  named: Pick<SentToken, 'symbol' | 'decimals'> = {},
): WritePlan => {
  const { chainId, currency, price, listing } = offer
  const venue = venueOf(offer)
  const safe = safeOfToken(offer.tokenId)
  const isNative = currency === ZERO_ADDRESS
  const paid = isNative
    ? { value: price.toString() }
    : { tokens: [{ address: currency, amount: `${price}`, ...named }] }
  return {
    ...{ kind: 'buy', chainId, account, safe, summary: { to: seller, ...paid } },
    functionName: listing ? 'fulfillOrder' : 'buy',
    async build(client) {
      await Promise.all([
        assertVenue(client, venue),
        assertSomebodyActs(client, safe, { accounts: [account], threshold: 1 }),
      ])
      if (listing) return (await import('../sale/seaportCalls.ts')).fulfilCall(seaportOrder(offer, listing), signature)
      const args = [offerStruct(offer), signature] as const
      const data = encodeFunctionData({ abi: asSeenAbi, functionName: 'buy', args })
      return { to: asSeenAddress, value: isNative ? price : 0n, data }
    },
    async explain(client, error) {
      if (isUnapproved(error, venue)) return new RevertedError('SaleNotApproved', error.args, { cause: error })
      if (isNative) return error
      // each token says in its own way that there isn't enough
      const { balance, allowance } = await readPayment(client, account, { currency, amount: price, venue })
      const isShort = balance < price || allowance < price
      return isShort ? new RevertedError('SafeERC20FailedOperation', [currency], { cause: error }) : error
    },
  }
}

/**
 * Ends all offers of a Safe for good, by a use that does nothing; while it is locked, by a transfer of the NFT to its own holder,
 * which a lock leaves free. Either gives it a fingerprint that no offer has.
 * @param wrap as it was read last: it tells which of the two
 */
export const createEndOffersPlan = (
  chainId: number,
  safe: Address,
  account: Address,
  wrap: Pick<WrapState, 'lockedUntil' | 'time'>,
): WritePlan => {
  const isLocked = lockEndOf(wrap) > 0
  return {
    ...{ kind: 'endOffers', chainId, account, safe, functionName: isLocked ? 'safeTransferFromIf' : 'execute' },
    async build(client) {
      const now = await liveWrap(client, safe)
      if (!isLocked) return executeCall(now.tokenId, [])
      const args = [account, account, now.tokenId, stateFingerprint(now)] as const
      const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'safeTransferFromIf', args })
      return { to: wrappedSafeAddress, value: 0n, data }
    },
  }
}
