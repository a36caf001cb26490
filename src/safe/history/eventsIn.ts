import { type AbiParameter, decodeAbiParameters, type Hex, hexToBigInt, size, slice, toEventSelector } from 'viem'
import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress, toAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { TxHash } from '../../lib/hash.ts'
import type { ScannedLog } from '../rpc/scanLogs.ts'

/** The change that an event reports; the zero address means that there is none now. */
export type Change =
  /** `ran` is code that its setup ran by delegatecall, which may have changed anything in it. */
  | { kind: 'created'; owners: readonly Address[]; threshold: number; ran?: Address }
  | { kind: 'ownerAdded' | 'ownerRemoved' | 'moduleAdded' | 'moduleRemoved'; address: Address }
  | { kind: 'guard' | 'moduleGuard' | 'handler' | 'singleton'; address: Address }
  | { kind: 'threshold'; threshold: number }
  | { kind: 'wrapped' | 'sealed'; address: Address }
  | { kind: 'transferred'; from: Address; address: Address }
  /** In seconds. */
  | { kind: 'locked'; until: number }
  | { kind: 'signingOn' | 'signingOff' }
  | { kind: 'unwrapped'; owners: readonly Address[]; threshold: number }

/** A transaction that changed something, or how many others there were between two of these. */
export type HistoryEntry =
  | { kind: 'changes'; block: number; hash: TxHash; changes: readonly Change[] }
  | { kind: 'others'; count: number; first: number; last: number }

const selector = (event: string): Hex => toEventSelector(event)

/** Events with a single address, indexed or not: of owners, modules and guards it is only since 1.4.1. */
const SINGLE = {
  [selector('AddedOwner(address)')]: 'ownerAdded',
  [selector('RemovedOwner(address)')]: 'ownerRemoved',
  [selector('EnabledModule(address)')]: 'moduleAdded',
  [selector('DisabledModule(address)')]: 'moduleRemoved',
  [selector('ChangedGuard(address)')]: 'guard',
  [selector('ChangedModuleGuard(address)')]: 'moduleGuard',
  [selector('ChangedFallbackHandler(address)')]: 'handler',
  [selector('ChangedMasterCopy(address)')]: 'singleton',
} as const satisfies Record<Hex, Change['kind']>

const SETUP = selector('SafeSetup(address,address[],uint256,address,address)')
const THRESHOLD = selector('ChangedThreshold(uint256)')
const EXECUTIONS: readonly Hex[] = [
  selector('ExecutionSuccess(bytes32,uint256)'),
  selector('ExecutionFromModuleSuccess(address)'),
]
const WRAPPED = selector('SafeWrapped(uint256,address,address)')
const SEALED = selector('SafeSealed(uint256,address,address)')
const UNWRAPPED = selector('SafeUnwrapped(uint256,address,address[],uint256)')
const LOCKED = selector('AccountLockExtended(uint256,uint256)')
const SIGNING = selector('SigningSet(uint256,bool,uint256)')
/** First topics of a Safe's own events. */
export const SAFE_EVENTS: readonly Hex[] = [...(Object.keys(SINGLE) as Hex[]), SETUP, THRESHOLD, ...EXECUTIONS]
/** First topics of our contract's events about a token, which is the second topic. */
export const TOKEN_EVENTS: readonly Hex[] = [WRAPPED, SEALED, UNWRAPPED, LOCKED, SIGNING]
/** The same for its transfers, where the token is the last topic. */
export const TRANSFER: Hex = selector('Transfer(address,address,uint256)')

const numberOf = (word: Hex): number => Number(hexToBigInt(word))
const addressOf = (word: Hex | undefined): Address => {
  const address = word && size(word) === 32 ? toAddress(slice(word, 12)) : undefined
  if (!address) throw new Error('The event names no address.')
  return address
}
/** The only argument of an event. */
const argumentOf = ({ topics, data }: ScannedLog): Hex => topics[1] ?? slice(data, 0, 32)

const decode = (types: string, data: Hex): readonly unknown[] =>
  decodeAbiParameters(
    types.split(',').map((type): AbiParameter => ({ type })),
    data,
  )

function changeOfToken({ topics, data }: ScannedLog): Change | undefined {
  switch (topics[0]) {
    case WRAPPED:
      return { kind: 'wrapped', address: addressOf(topics[3]) }
    case SEALED:
      return { kind: 'sealed', address: addressOf(topics[3]) }
    case LOCKED:
      return { kind: 'locked', until: numberOf(slice(data, 0, 32)) }
    case SIGNING:
      return { kind: numberOf(slice(data, 0, 32)) === 0 ? 'signingOff' : 'signingOn' }
    case UNWRAPPED: {
      const [owners, threshold] = decode('address[],uint256', data) as [Address[], bigint]
      return { kind: 'unwrapped', owners, threshold: Number(threshold) }
    }
    case TRANSFER: {
      const [from, address] = [addressOf(topics[1]), addressOf(topics[2])]
      // minted by the seal or burned by unwrapping, which have their own events
      return from === ZERO_ADDRESS || address === ZERO_ADDRESS ? undefined : { kind: 'transferred', from, address }
    }
    default:
      return undefined
  }
}

function changeOfSafe(log: ScannedLog): Change | undefined {
  const [topic] = log.topics
  if (topic === SETUP) {
    const [owners, threshold, initializer] = decode('address[],uint256,address,address', log.data) as [
      Address[],
      bigint,
      Address,
    ]
    const ran = initializer === ZERO_ADDRESS ? {} : { ran: initializer }
    return { kind: 'created', owners, threshold: Number(threshold), ...ran }
  }
  if (topic === THRESHOLD) return { kind: 'threshold', threshold: numberOf(argumentOf(log)) }
  const kind = topic && SINGLE[topic]
  return kind && { kind, address: addressOf(argumentOf(log)) }
}

/** The change in a log of the Safe or of our contract; undefined for a malformed one. */
function changeIn(log: ScannedLog, safe: Address): Change | undefined {
  try {
    if (isSameAddress(log.address, safe)) return changeOfSafe(log)
    return isSameAddress(log.address, wrappedSafeAddress) ? changeOfToken(log) : undefined
  } catch {
    return undefined
  }
}

/** Each log once, the newest first. */
export function inOrder(logs: readonly ScannedLog[]): ScannedLog[] {
  const seen = new Set<string>()
  return logs
    .filter(({ block, index }) => !seen.has(`${block}:${index}`) && seen.add(`${block}:${index}`))
    .sort((a, b) => b.block - a.block || b.index - a.index)
}

/**
 * A Safe's history from its logs and our contract's: each transaction that changed who can do what, newest first with
 * its changes in order, and between them the number of other transactions.
 */
export function eventsIn(logs: readonly ScannedLog[], safe: Address): HistoryEntry[] {
  const transactions = new Map<TxHash, { block: number; changes: Change[] }>()
  for (const log of inOrder(logs)) {
    const known = transactions.get(log.transactionHash) ?? { block: log.block, changes: [] }
    transactions.set(log.transactionHash, known)
    const change = changeIn(log, safe)
    if (change) known.changes.unshift(change)
  }
  const entries: HistoryEntry[] = []
  for (const [hash, { block, changes }] of transactions) {
    const last = entries.at(-1)
    if (changes.length > 0) entries.push({ kind: 'changes', block, hash, changes })
    else if (last?.kind === 'others') entries.splice(-1, 1, { ...last, count: last.count + 1, first: block })
    else entries.push({ kind: 'others', count: 1, first: block, last: block })
  }
  return entries
}
