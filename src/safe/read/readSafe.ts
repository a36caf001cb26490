import { keccak256 } from 'viem'
import { getBlockNumber, getCode, getStorageAt, multicall } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress, wrappedSafeCodeHash } from '../../contract/wrappedSafe.generated.ts'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, MULTICALL, toReadError } from '../rpc/chainClient.ts'
import { multicallAbi, safeAbi } from '../safeAbi.ts'
import { type GenuineSingleton, genuineSingleton, isOldSingleton, isProxyCode, SENTINEL } from './genuineSafes.ts'
import {
  addressIn,
  FALLBACK_HANDLER_SLOT,
  GUARD_SLOT,
  MODULE_GUARD_SLOT,
  type RawSafe,
  readRawSafe,
} from './readRawSafe.ts'

/** With more modules than this, one transaction may not be able to remove them all. */
const MAX_MODULES = 20n

/** What the contract knows of a Safe, read with it. */
export type WrapState = {
  isLive: boolean
  isSealed: boolean
  tokenId: bigint
  /** Holder of the NFT once sealed, else who drives it until then. */
  driver: Address
  previousSingleton: Address
  previousFallbackHandler: Address
  /** How often it was used, and how often all its signatures became void; both are part of the state's fingerprint. */
  nonce: bigint
  epoch: bigint
  /** Whether signatures of its driver count as the Safe's own (ERC-1271). */
  isSigning: boolean
  /** Until when nobody can use it, and until when its NFT can't move; in seconds, past or zero where there is no such time. */
  lockedUntil: number
  quietUntil: number
  /** The chain's own clock when it was read, in seconds: by it a lock ends. */
  time: number
  /** Bitmask; zero is clean. */
  problems: bigint
}

/** When the lock of a wrapped Safe ends, in seconds, by the chain's own clock; zero where there is none now. */
export const lockEndOf = ({ lockedUntil, time }: Pick<WrapState, 'lockedUntil' | 'time'>): number =>
  lockedUntil > time ? lockedUntil : 0

export type GenuineSafe = {
  kind: 'safe'
  address: Address
  singleton: GenuineSingleton
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  modules: readonly Address[]
  hasMoreModules: boolean
  guard: Address
  moduleGuard: Address
  fallbackHandler: Address
  /** In wei. */
  balance: bigint
  /** `missing` where our contract isn't deployed on this chain. */
  wrap: WrapState | 'missing'
}

/** A proxy of Safe's own with an unknown singleton: its code can't be trusted, so only its storage is read. */
export type UnknownCode = {
  kind: 'unknownSingleton'
  address: Address
  singleton: Address
  raw: RawSafe
  /** What our contract's own record says; `missing` where it isn't on this chain. */
  wrap: WrapState | 'missing'
}

/** What is at an address. Only code that Safe deployed is trusted to describe itself. */
export type SafeState =
  | GenuineSafe
  | { kind: 'nothing'; address: Address }
  | { kind: 'foreign'; address: Address }
  /** By its storage a Safe before 1.3.0; its code isn't called. */
  | { kind: 'old'; address: Address }
  | UnknownCode
  | { kind: 'wrapper'; address: Address }

const storageCall = (address: Address, slot: bigint) =>
  ({ address, abi: safeAbi, functionName: 'getStorageAt', args: [slot, 1n] }) as const

async function readWrap(client: ChainClient, safe: Address, blockNumber: bigint): Promise<WrapState | 'missing'> {
  const code = await getCode(client, { address: wrappedSafeAddress, blockNumber })
  if (code === undefined || keccak256(code) !== wrappedSafeCodeHash) return 'missing'
  const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi, args: [safe] } as const
  const [known, problems, time] = await multicall(client, {
    multicallAddress: MULTICALL,
    blockNumber,
    allowFailure: false,
    contracts: [
      { ...wrapper, functionName: 'getWrap' },
      { ...wrapper, functionName: 'problems' },
      { address: MULTICALL, abi: multicallAbi, functionName: 'getCurrentBlockTimestamp' },
    ],
  })
  const { live, isSealed, tokenId, driver, previousSingleton, previousFallbackHandler, nonce, epoch } = known
  return {
    ...{ isLive: live, isSealed, tokenId, driver, previousSingleton, previousFallbackHandler, nonce, epoch, problems },
    isSigning: known.signing,
    lockedUntil: Number(known.lockedUntil),
    quietUntil: Number(known.quietUntil),
    time: Number(time),
  }
}

async function readGenuine(
  client: ChainClient,
  address: Address,
  singleton: GenuineSingleton,
  blockNumber: bigint,
): Promise<GenuineSafe> {
  const safe = { address, abi: safeAbi } as const
  const [wrap, answers] = await Promise.all([
    readWrap(client, address, blockNumber),
    multicall(client, {
      multicallAddress: MULTICALL,
      blockNumber,
      allowFailure: false,
      contracts: [
        { ...safe, functionName: 'getOwners' },
        { ...safe, functionName: 'getThreshold' },
        { ...safe, functionName: 'nonce' },
        { ...safe, functionName: 'getModulesPaginated', args: [SENTINEL, MAX_MODULES] },
        storageCall(address, GUARD_SLOT),
        storageCall(address, MODULE_GUARD_SLOT),
        storageCall(address, FALLBACK_HANDLER_SLOT),
        { address: MULTICALL, abi: multicallAbi, functionName: 'getEthBalance', args: [address] },
      ],
    }),
  ])
  const [owners, threshold, nonce, [modules, next], guard, moduleGuard, handler, balance] = answers
  return {
    kind: 'safe',
    address,
    singleton,
    owners,
    threshold: Number(threshold),
    nonce,
    modules,
    hasMoreModules: next !== SENTINEL && next !== ZERO_ADDRESS,
    guard: addressIn(guard),
    moduleGuard: addressIn(moduleGuard),
    fallbackHandler: addressIn(handler),
    balance,
    wrap,
  }
}

/**
 * Reads what is at an address, all of it at one block.
 * @throws AppError: NetworkUnreachable, or any other failure of a read; never a half-read Safe
 */
export async function readSafe(client: ChainClient, address: Address): Promise<AtBlock<SafeState>> {
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    if (address === wrappedSafeAddress) return { block, value: { kind: 'wrapper', address } }
    const at = { address, blockNumber: block }
    const [code, slot] = await Promise.all([getCode(client, at), getStorageAt(client, { ...at, slot: '0x0' })])
    if (code === undefined || code === '0x') return { block, value: { kind: 'nothing', address } }
    const singleton = addressIn(slot ?? `0x${'0'.repeat(64)}`)
    if (!isProxyCode(keccak256(code)))
      return { block, value: { kind: isOldSingleton(singleton) ? 'old' : 'foreign', address } }
    const genuine = genuineSingleton(singleton)
    if (!genuine) {
      const [raw, wrap] = await Promise.all([readRawSafe(client, address, block), readWrap(client, address, block)])
      return { block, value: { kind: 'unknownSingleton', address, singleton, raw, wrap } }
    }
    return { block, value: await readGenuine(client, address, genuine, block) }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
