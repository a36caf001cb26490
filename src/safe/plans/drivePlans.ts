import { encodeFunctionData } from 'viem'
import { getCode } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import { genuineSingleton, isOwnHandler } from '../read/genuineSafes.ts'
import { readSafe, type WrapState } from '../read/readSafe.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { summaryOf } from '../transfers/summaryOf.ts'
import { assertSomebodyActs } from './assertSomebodyActs.ts'
import type { Call, WritePlan } from './prepareWrite.ts'

// Who may do what is the contract's to decide (S6.1): each plan is built for any account, and simulated.

const toWrapper = (data: `0x${string}`): Call => ({ to: wrappedSafeAddress, value: 0n, data })

/** The live wrap of a Safe, read now. @throws ChangedError when there is none */
export async function liveWrap(client: ChainClient, safe: Address): Promise<WrapState> {
  const { value } = await readSafe(client, safe)
  if (value.kind !== 'safe' || value.wrap === 'missing' || !value.wrap.isLive) throw new ChangedError()
  return value.wrap
}

/**
 * Seals a wrapped Safe: mints its NFT to its driver. Anyone may do it from a plain account; an account that runs code
 * can't, since it might call while the wrapping transaction isn't over.
 */
export const createSealPlan = (chainId: number, safe: Address, account: Address): WritePlan => ({
  kind: 'seal',
  functionName: 'seal',
  chainId,
  account,
  safe,
  async build(client) {
    await liveWrap(client, safe)
    return toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'seal', args: [safe] }))
  },
})

/** The call by which the wrapper makes a Safe run plain calls, all or none. */
export const executeCall = (tokenId: bigint, calls: readonly Call[]): Call =>
  toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [tokenId, calls] }))

/** Makes a wrapped Safe run plain calls, all or none; for its driver. */
export const createExecutePlan = (
  chainId: number,
  safe: Address,
  account: Address,
  calls: readonly Call[],
): WritePlan => ({
  kind: 'execute',
  functionName: 'execute',
  chainId,
  account,
  safe,
  summary: summaryOf(safe, calls),
  async build(client) {
    const { tokenId } = await liveWrap(client, safe)
    return executeCall(tokenId, calls)
  },
})

export type Afterwards = { owners: readonly Address[]; threshold: number }

/**
 * The fallback handler of an unwrapped Safe. It signs for the Safe (ERC-1271), and whoever wrapped it chose the
 * previous one: only one of Safe's own is restored, any other is replaced by its version's. None stays none.
 */
async function handlerFor(client: ChainClient, { previousFallbackHandler, previousSingleton }: WrapState) {
  if (previousFallbackHandler === ZERO_ADDRESS) return ZERO_ADDRESS
  const isOwn = isOwnHandler(previousFallbackHandler)
  const handler = isOwn ? previousFallbackHandler : genuineSingleton(previousSingleton)?.fallbackHandler
  const code = handler && (await getCode(client, { address: handler }))
  // a handler without code would succeed at every call with an empty result; the contract refuses it
  return handler === undefined || code === undefined || code === '0x' ? ZERO_ADDRESS : handler
}

/** Unwraps: burns the NFT and gives the Safe to plain owners, on its former version, with one of Safe's own handlers. */
export const createUnwrapPlan = (
  chainId: number,
  safe: Address,
  account: Address,
  { owners, threshold }: Afterwards,
): WritePlan => ({
  kind: 'unwrap',
  functionName: 'unwrap',
  chainId,
  account,
  safe,
  summary: { owners: [...owners] },
  async build(client) {
    const wrap = await liveWrap(client, safe)
    // a threshold above the number of owners is left to the contract to reject
    if (threshold <= owners.length) await assertSomebodyActs(client, safe, { accounts: owners, threshold })
    const { tokenId, previousSingleton } = wrap
    const handler = await handlerFor(client, wrap)
    const args = [tokenId, owners, BigInt(threshold), handler, previousSingleton, false] as const
    return toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'unwrap', args }))
  },
})
