import { decodeAbiParameters, type Hex, pad, toEventSelector } from 'viem'
import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, toAddress } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { type ScannedLog, scanLogs } from '../rpc/scanLogs.ts'
import { type FoundBefore, type Search, type SearchOptions, searchOwnLogs } from '../rpc/searchOwnLogs.ts'

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
const SINGLE = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')

/** Of each standard; a Safe that was sent more was mostly sent spam. */
const MOST_FOUND = 300

const FoundNft = z.object({ address: AddressSchema, id: z.bigint() })

type FoundNft = z.infer<typeof FoundNft>

/** The shape in which a browser stores what was found. */
export const FoundSchema = z.object({
  erc20: z.array(AddressSchema),
  erc721: z.array(FoundNft),
  erc1155: z.array(FoundNft),
  /** There were too many to keep. */
  isCut: z.boolean(),
})

/** What was ever sent to an account, as far as it was searched; only the chain's state shows what it still has. */
export type Found = z.infer<typeof FoundSchema>

export const NOTHING_FOUND: Found = { erc20: [], erc721: [], erc1155: [], isCut: false }

/** The ids in an ERC-1155 log; none where it is malformed. */
function idsIn({ topics, data }: ScannedLog): readonly bigint[] {
  try {
    if (topics[0] === SINGLE) return [decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)[0]]
    return decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)[0].slice(0, MOST_FOUND + 1)
  } catch {
    return []
  }
}

/** The first of each key. */
function unique<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))
}

const keyOfNft = ({ address, id }: FoundNft): string => `${address}:${id}`

/** The tokens in logs, in their order. */
function foundIn(logs: readonly ScannedLog[]): Found {
  const erc20: Address[] = []
  const erc721: FoundNft[] = []
  const erc1155: FoundNft[] = []
  for (const log of logs) {
    const address = toAddress(log.address)
    const id = log.topics[3]
    if (!address) continue
    if (log.topics[0] !== TRANSFER) erc1155.push(...idsIn(log).map((id) => ({ address, id })))
    else if (id !== undefined) erc721.push({ address, id: BigInt(id) })
    else erc20.push(address)
  }
  return { erc20, erc721, erc1155, isCut: false }
}

/** Merges two results, newer first, each once; where there are too many, the oldest are dropped. */
function join(newer: Found, older: Found): Found {
  const erc20 = unique([...newer.erc20, ...older.erc20], (address) => address)
  const erc721 = unique([...newer.erc721, ...older.erc721], keyOfNft)
  const erc1155 = unique([...newer.erc1155, ...older.erc1155], keyOfNft)
  return {
    erc20: erc20.slice(0, MOST_FOUND),
    erc721: erc721.slice(0, MOST_FOUND),
    erc1155: erc1155.slice(0, MOST_FOUND),
    isCut: newer.isCut || older.isCut || [erc20, erc721, erc1155].some(({ length }) => length > MOST_FOUND),
  }
}

/**
 * Searches for every token that was ever sent to a Safe, newest first, back to the Safe's creation: ERC-20 and ERC-721
 * by their shared event, ERC-1155 by its two. Blocks that weren't searched are reported, never taken for "none".
 * @returns what was found, and the state from which a later search continues
 * @throws AppError when the network doesn't answer, and when it is stopped by its signal
 */
export function findTokens(
  client: ChainClient,
  safe: Address,
  options?: SearchOptions<Found>,
): Promise<AtBlock<Search<Found>> & { before: FoundBefore<Found> }> {
  const to: Hex = pad(safe)
  return searchOwnLogs(
    client,
    safe,
    {
      from: 'birth',
      nothing: NOTHING_FOUND,
      async read(range, { onPage, ...bounds }) {
        const one = await scanLogs(client, { topics: [TRANSFER, null, to] }, range, { ...bounds, onPage })
        const covered = { ...range, from: one.unfinished ? one.unfinished.to + 1 : range.from }
        const other = await scanLogs(client, { topics: [[SINGLE, BATCH], null, null, to] }, covered, bounds)
        const unfinished = other.unfinished ?? one.unfinished
        return { found: foundIn([...one.logs, ...other.logs]), ...(unfinished && { unfinished }) }
      },
      join,
    },
    options,
  )
}
