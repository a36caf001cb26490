import { type Hex, hexToBigInt, keccak256, numberToHex, pad, stringToHex } from 'viem'
import { type Address, isSameAddress, toAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { isProxyCode, SENTINEL } from '../read/genuineSafes.ts'
import { FALLBACK_HANDLER_SLOT, GUARD_SLOT, MODULE_GUARD_SLOT } from '../read/readRawSafe.ts'
import type { GenuineSafe } from '../read/readSafe.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import type { ScannedLog } from '../rpc/scanLogs.ts'
import { readStateProof, type StateProof } from './readStateProof.ts'
import { mappingSlot, storageRootOf } from './trie.ts'

const slot = (number: bigint): Hex => numberToHex(number, { size: 32 })
const word = (address: Address): Hex => pad(address.toLowerCase() as Hex, { size: 32 })

/** The storage slots of every Safe since 1.3.0 (`SafeStorage.sol`). `separator` is what older versions left behind. */
const SLOTS = {
  singleton: slot(0n),
  modules: slot(1n),
  owners: slot(2n),
  ownerCount: slot(3n),
  threshold: slot(4n),
  nonce: slot(5n),
  separator: slot(6n),
  signedMessages: slot(7n),
  approvedHashes: slot(8n),
} as const

const WORD_BITS = 2n ** 256n - 1n
const ADDRESS_BITS = 2n ** 160n - 1n

/** A hash that an owner has approved on chain (`approveHash`): a signature for whoever knows its preimage. */
type Approval = { owner: Address; hash: Hex }

/** Approvals and signed messages beside a Safe's lists, by its events. An event explains a slot; it excuses nothing. */
export type Consents = { approvals: readonly Approval[]; messages: readonly Hex[] }

const NO_CONSENTS: Consents = { approvals: [], messages: [] }

const APPROVE_HASH = keccak256(stringToHex('ApproveHash(bytes32,address)'))
const SIGN_MESSAGE = keccak256(stringToHex('SignMsg(bytes32)'))

/** The topics of the events by which a Safe tells of approved hashes and signed messages. */
export const CONSENT_TOPICS = [[APPROVE_HASH, SIGN_MESSAGE]] as const

/** Reads the consents out of a Safe's own logs; those of other contracts, and of other kinds, are ignored. */
export function consentsIn(safe: Address, logs: readonly ScannedLog[]): Consents {
  const approvals = new Map<string, Approval>()
  const messages = new Set<Hex>()
  for (const { address, topics } of logs) {
    const [topic, hash, by] = topics
    if (!isSameAddress(address, safe) || hash === undefined) continue
    const owner = by && toAddress(`0x${by.slice(-40)}`)
    if (topic === APPROVE_HASH && owner) approvals.set(`${owner} ${hash}`, { owner, hash })
    if (topic === SIGN_MESSAGE) messages.add(hash)
  }
  return { approvals: [...approvals.values()], messages: [...messages] }
}

const approvalSlot = ({ owner, hash }: Approval): Hex =>
  mappingSlot(hash, mappingSlot(word(owner), SLOTS.approvedHashes))
const messageSlot = (hash: Hex): Hex => mappingSlot(hash, SLOTS.signedMessages)

/** The slots of a linked list with their expected values; an empty list has its sentinel alone. */
const listSlots = (entries: readonly Address[], mapping: Hex): [Hex, bigint][] =>
  [SENTINEL, ...entries].map((entry, index) => [
    mappingSlot(word(entry), mapping),
    hexToBigInt(entries[index] ?? SENTINEL),
  ])

/** The slots and values that a Safe's storage must have, if it is as it was read. */
function expectedSlots({
  singleton,
  owners,
  threshold,
  nonce,
  modules,
  guard,
  moduleGuard,
  fallbackHandler,
}: GenuineSafe) {
  return new Map<Hex, bigint>([
    [SLOTS.singleton, hexToBigInt(singleton.address)],
    [SLOTS.ownerCount, BigInt(owners.length)],
    [SLOTS.threshold, BigInt(threshold)],
    [SLOTS.nonce, nonce],
    ...listSlots(owners, SLOTS.owners),
    ...listSlots(modules, SLOTS.modules),
    [slot(GUARD_SLOT), hexToBigInt(guard)],
    [slot(MODULE_GUARD_SLOT), hexToBigInt(moduleGuard)],
    [slot(FALLBACK_HANDLER_SLOT), hexToBigInt(fallbackHandler)],
  ])
}

/**
 * What a Safe's whole storage shows, by one block's state root.
 * - `explained`: it holds what was read, live consents, and nothing else: no hidden owner, module or approval
 * - `unexplained`: it holds something that none of these explains
 * - `changed`: it doesn't hold what was read, or no longer does
 */
export type SafeProof = { block: StateProof['block'] } & (
  | ({ status: 'explained' } & Consents)
  | { status: 'unexplained' }
  | { status: 'changed' }
)

/** A node whose newest block is older than what was read: it may not know yet what has happened since. */
export class StaleNodeError extends Error {
  override name = 'StaleNodeError'
}

/**
 * Proves that a Safe's storage holds nothing but what is known of it: every slot that may be there is proven by the
 * newest block's state root, and the root of all of them has to be the account's own.
 * @param client of one node alone
 * @param safe as it was read, and at which block
 * @param consents of the Safe's own events; those still live are part of the outcome
 * @throws StaleNodeError, and as `readStateProof`
 */
export async function proveSafe(
  client: ChainClient,
  { value: safeState, block: readAt }: AtBlock<GenuineSafe>,
  { approvals, messages }: Consents = NO_CONSENTS,
): Promise<SafeProof> {
  const expected = expectedSlots(safeState)
  const consents = [...approvals.map(approvalSlot), ...messages.map(messageSlot)]
  const slots = [...new Set([...expected.keys(), SLOTS.separator, ...consents])]
  const { block, codeHash, storageRoot, values } = await readStateProof(client, safeState.address, slots)
  if (block.number < readAt)
    throw new StaleNodeError(`The node's newest block is ${block.number}, and ${readAt} was read.`)
  const isAsRead = (mask: bigint) => [...expected].every(([key, value]) => ((values.get(key) ?? 0n) & mask) === value)
  // a Safe's getters hide the upper bits of a slot, and owners that are counted but not listed
  const isPadded = isAsRead(ADDRESS_BITS) || safeState.owners.includes(ZERO_ADDRESS)
  if (!isAsRead(WORD_BITS)) return { status: isPadded ? 'unexplained' : 'changed', block }
  if (!isProxyCode(codeHash)) return { status: 'changed', block }
  if (storageRootOf(values) !== storageRoot) return { status: 'unexplained', block }
  const isLive = (key: Hex): boolean => values.get(key) !== 0n
  return {
    ...{ status: 'explained', block },
    approvals: approvals.filter((approval) => isLive(approvalSlot(approval))),
    messages: messages.filter((hash) => isLive(messageSlot(hash))),
  }
}
