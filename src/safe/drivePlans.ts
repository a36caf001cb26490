import { encodeFunctionData } from 'viem'
import { getCode } from 'viem/actions'
import { type Address, ZERO_ADDRESS } from '../address.ts'
import { wrappedSafeAbi, wrappedSafeAddress } from '../contract/wrappedSafe.generated.ts'
import { ChangedError } from '../errors.ts'
import type { ChainClient } from './chainClient.ts'
import { readSafe, type WrapState } from './readSafe.ts'
import type { Call, WritePlan } from './write.ts'

// Who may do what is the contract's to decide (S6.1): each plan is built for any account, and tried out on it.

const toWrapper = (data: `0x${string}`): Call => ({ to: wrappedSafeAddress, value: 0n, data })

/** The live wrap of a Safe, read now. @throws ChangedError when there is none */
async function liveWrap(client: ChainClient, safe: Address): Promise<WrapState> {
  const { value } = await readSafe(client, safe)
  if (value.kind !== 'safe' || value.wrap === 'missing' || !value.wrap.isLive) throw new ChangedError()
  return value.wrap
}

/**
 * Seals a wrapped Safe: its NFT comes into being, for its driver. Anyone may do it from a plain account; an account
 * that runs code can't, since its transaction might not be over yet when it calls.
 */
export const createSealPlan = (chainId: number, safe: Address, account: Address): WritePlan => ({
  kind: 'seal',
  chainId,
  account,
  safe,
  async build(client) {
    await liveWrap(client, safe)
    return toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'seal', args: [safe] }))
  },
})

/** Makes a wrapped Safe run plain calls, all or none; for its driver. */
export const createExecutePlan = (
  chainId: number,
  safe: Address,
  account: Address,
  calls: readonly Call[],
): WritePlan => ({
  kind: 'execute',
  chainId,
  account,
  safe,
  async build(client) {
    const { tokenId } = await liveWrap(client, safe)
    const args = [tokenId, calls] as const
    return toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args }))
  },
})

export type Afterwards = { owners: readonly Address[]; threshold: number }

/** Destroys the NFT and hands the Safe to plain owners, on the version and with the handler that it came with. */
export const createUnwrapPlan = (
  chainId: number,
  safe: Address,
  account: Address,
  { owners, threshold }: Afterwards,
): WritePlan => ({
  kind: 'unwrap',
  chainId,
  account,
  safe,
  async build(client) {
    const { tokenId, previousFallbackHandler, previousSingleton } = await liveWrap(client, safe)
    const code = await getCode(client, { address: previousFallbackHandler })
    // a handler without code would answer everything with "yes, nothing"; the contract refuses it
    const handler = code === undefined || code === '0x' ? ZERO_ADDRESS : previousFallbackHandler
    const args = [tokenId, owners, BigInt(threshold), handler, previousSingleton, false] as const
    return toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'unwrap', args }))
  },
})
