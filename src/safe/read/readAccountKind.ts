import { type Hex, keccak256, size, slice } from 'viem'
import { getCode, getStorageAt, readContract } from 'viem/actions'
import { type Address, toAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { readAtNewest } from '../rpc/readAtNewest.ts'
import { safeAbi } from '../safeAbi.ts'
import { genuineSingleton, isOldSingleton, isProxyCode } from './genuineSafes.ts'

/**
 * What an account is on one chain: a plain key; a key delegated to code (EIP-7702); a contract; or a Safe that we
 * recognise. The same address can be another kind on another chain, and may change.
 */
export type AccountKind =
  | { kind: 'plain' }
  | { kind: 'delegated'; to: Address }
  /** `isOldSafe`: by its storage a Safe before 1.3.0, whose handler seldom supports ERC-1271; its code isn't called. */
  | { kind: 'contract'; isOldSafe?: true | undefined }
  | { kind: 'safe'; threshold: number }

/** EIP-7702: these three bytes, and the address of the code. */
const DELEGATION = '0xef0100'
const DELEGATION_SIZE = 23

/** The code that an account is delegated to, whose key signs for it as before. */
export function delegateOf(code: Hex): Address | undefined {
  const isDelegation = size(code) === DELEGATION_SIZE && slice(code, 0, 3) === DELEGATION
  return isDelegation ? toAddress(slice(code, 3)) : undefined
}

/**
 * Reads what kind of account an address is, at one block. Only code that Safe deployed is trusted to describe itself.
 * @throws AppError: NetworkUnreachable, or any other failure of a read; never returns a guess
 */
export const readAccountKind = (client: ChainClient, address: Address): Promise<AtBlock<AccountKind>> =>
  readAtNewest(client, async (block) => {
    const at = { address, blockNumber: block }
    const code = await getCode(client, at)
    if (code === undefined || code === '0x') return { kind: 'plain' }
    const to = delegateOf(code)
    if (to) return { kind: 'delegated', to }
    const slot = await getStorageAt(client, { ...at, slot: '0x0' })
    const singleton = toAddress(slice(slot ?? '0x', 12)) ?? ZERO_ADDRESS
    if (!isProxyCode(keccak256(code)))
      return { kind: 'contract', ...(isOldSingleton(singleton) && { isOldSafe: true }) }
    if (!genuineSingleton(singleton)) return { kind: 'contract' }
    const threshold = await readContract(client, { ...at, abi: safeAbi, functionName: 'getThreshold' })
    return { kind: 'safe', threshold: Number(threshold) }
  })
