import { type Hex, pad, size, slice, toEventSelector } from 'viem'
import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, isSameAddress, toAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { type ScannedLog, scanLogs } from '../rpc/scanLogs.ts'
import { type FoundBefore, type Search, type SearchOptions, searchOwnLogs } from '../rpc/searchOwnLogs.ts'
import { PERMIT2 } from './spenders.ts'

const APPROVAL = toEventSelector('Approval(address,address,uint256)')
const APPROVAL_FOR_ALL = toEventSelector('ApprovalForAll(address,address,bool)')
// https://github.com/Uniswap/permit2/blob/main/src/interfaces/IAllowanceTransfer.sol
const PERMIT2_APPROVAL = toEventSelector('Approval(address,address,address,uint160,uint48)')
const PERMIT2_PERMIT = toEventSelector('Permit(address,address,address,uint160,uint48,uint48)')

/** Of each kind, since anybody can deploy a contract that emits events of approvals nobody gave. */
const MOST_FOUND = 1_000

const since = z.int().check(z.gte(0))

/** The shape in which a browser stores one. */
export const FoundApprovalSchema = z.union([
  z.object({ kind: z.enum(['erc20', 'operator', 'permit2']), token: AddressSchema, spender: AddressSchema, since }),
  // or of an ERC-20 that emits its approvals in this shape, with the amount as the id
  z.object({ kind: z.literal('erc721'), token: AddressSchema, id: z.bigint(), spender: AddressSchema, since }),
])

/** The shape in which a browser stores what was found. */
export const FoundApprovalsSchema = z.object({
  approvals: z.array(FoundApprovalSchema),
  /** Tokens whose approval event couldn't be parsed: an approval may be in force, for any spender. */
  unclear: z.array(AddressSchema),
  isCut: z.boolean(),
})

/**
 * An approval found in an account's logs, with the block of its newest log. Only the chain's state shows whether it is
 * still in force and, for a single NFT, who has it.
 */
export type FoundApproval = z.infer<typeof FoundApprovalSchema>

/** What was found, newest first, each once. */
export type FoundApprovals = z.infer<typeof FoundApprovalsSchema>

const NO_APPROVALS: FoundApprovals = { approvals: [], unclear: [], isCut: false }

const addressIn = (topic: Hex | undefined): Address | undefined =>
  topic && BigInt(topic) >> 160n === 0n && size(topic) === 32 ? toAddress(slice(topic, 12)) : undefined

/** The two words after the owner in a log, however many of them are indexed; undefined where there aren't two. */
function wordsIn({ topics, data }: ScannedLog): readonly [Hex, Hex] | undefined {
  const indexed = topics.slice(2)
  const plain = (data.slice(2).match(/.{64}/g) ?? []).map((word): Hex => `0x${word}`)
  const [first, second] = [...indexed, ...plain]
  return first && second && (indexed.length > 0 || plain.length === 2) ? [first, second] : undefined
}

/**
 * The approval in a log: `unclear` where it matches no standard, undefined where it is an event of Permit2's kind from
 * another contract, or a revocation.
 */
function approvalIn(log: ScannedLog): FoundApproval | 'unclear' | undefined {
  const [event, , second, third] = log.topics
  const [token, since] = [log.address, log.block]
  if (event === PERMIT2_APPROVAL || event === PERMIT2_PERMIT) {
    const [of, spender] = [addressIn(second), addressIn(third)]
    const isOwn = of && spender && isSameAddress(token, PERMIT2)
    return isOwn ? { kind: 'permit2', token: of, spender, since } : undefined
  }
  const [first, last] = wordsIn(log) ?? []
  const spender = addressIn(first)
  if (!spender || !last) return 'unclear'
  if (event === APPROVAL_FOR_ALL) return { kind: 'operator', token, spender, since }
  if (log.topics.length === 3) return { kind: 'erc20', token, spender, since }
  // a revocation
  if (spender === ZERO_ADDRESS) return undefined
  return { kind: 'erc721', token, id: BigInt(last), spender, since }
}

/** The approvals in logs, as a search result. */
function foundIn(logs: readonly ScannedLog[]): FoundApprovals {
  const told = logs.flatMap((log) => {
    const token = toAddress(log.address)
    return token ? [{ token, approval: approvalIn({ ...log, address: token }) }] : []
  })
  const approvals = told.flatMap(({ approval }) => (approval && approval !== 'unclear' ? [approval] : []))
  const unclear = told.flatMap(({ token, approval }) => (approval === 'unclear' ? [token] : []))
  return { approvals, unclear, isCut: false }
}

/** Identifies an approval, whenever it was given. */
export const keyOfApproval = (one: FoundApproval): string =>
  `${one.kind}:${one.token}:${one.kind === 'erc721' ? `${one.id}:` : ''}${one.spender}`

/** Merges two results, newer first, each once; where there are too many of a kind, the oldest are dropped. */
function join(newer: FoundApprovals, older: FoundApprovals): FoundApprovals {
  const seen = new Set<string>()
  const counts = { erc20: 0, erc721: 0, operator: 0, permit2: 0 }
  let isCut = newer.isCut || older.isCut
  const approvals = [...newer.approvals, ...older.approvals].filter((one) => {
    const key = keyOfApproval(one)
    if (seen.has(key)) return false
    seen.add(key)
    const isKept = ++counts[one.kind] <= MOST_FOUND
    isCut ||= !isKept
    return isKept
  })
  const unclear = [...new Set([...newer.unclear, ...older.unclear])]
  isCut ||= unclear.length > MOST_FOUND
  return { approvals, unclear: unclear.slice(0, MOST_FOUND), isCut }
}

/**
 * Searches for every approval that a Safe ever gave, newest first, back to genesis: of ERC-20 and ERC-721 tokens, to
 * operators of a whole collection, and Permit2's own. A Safe may have been destroyed and recreated at its address, and
 * tokens still honour its earlier approvals. Blocks that weren't searched are reported, never taken for "none".
 * Approvals that a token grants without an event can't be found.
 * @returns what was found, and the state from which a later search continues
 * @throws AppError when the network doesn't answer, and when it is stopped by its signal
 */
export function findApprovals(
  client: ChainClient,
  safe: Address,
  options?: SearchOptions<FoundApprovals>,
): Promise<AtBlock<Search<FoundApprovals>> & { before: FoundBefore<FoundApprovals> }> {
  const events = [APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT]
  return searchOwnLogs(
    client,
    safe,
    {
      from: 'genesis',
      nothing: NO_APPROVALS,
      async read(range, bounds) {
        const { logs, unfinished } = await scanLogs(client, { topics: [events, pad(safe)] }, range, bounds)
        return { found: foundIn(logs), ...(unfinished && { unfinished }) }
      },
      join,
    },
    options,
  )
}
