import { pad, toEventSelector } from 'viem'
import * as z from 'zod/mini'
import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import type { Address } from '../../lib/address.ts'
import { safeOfToken } from '../../lib/addressInput/safeOfToken.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { type ScannedLog, scanLogs } from '../rpc/scanLogs.ts'
import { type FoundBefore, type Search, type SearchOptions, searchOwnLogs } from '../rpc/searchOwnLogs.ts'

const WRAPPED = toEventSelector('SafeWrapped(uint256,address,address)')
const TRANSFER = toEventSelector('Transfer(address,address,uint256)')

const MOST_FOUND = 200

/** The shape in which a browser stores what was found. */
export const PastSafesSchema = z.object({ safes: z.array(AddressSchema), isCut: z.boolean() })

/** The Safes that an account ever drove, including current ones, newest first, each once. */
export type PastSafes = z.infer<typeof PastSafesSchema>

/** The Safe in a log: the token is the first argument of a wrap's event, and the last of a transfer's. */
const safeIn = ({ topics }: ScannedLog): Address | undefined => {
  const token = topics[0] === WRAPPED ? topics[1] : topics[3]
  return token === undefined ? undefined : safeOfToken(BigInt(token))
}

/** Merges two lists, newer first, each once; where there are too many, the oldest are dropped. */
function join(newer: PastSafes, older: PastSafes): PastSafes {
  const safes = [...new Set([...newer.safes, ...older.safes])]
  return { safes: safes.slice(0, MOST_FOUND), isCut: newer.isCut || older.isCut || safes.length > MOST_FOUND }
}

/**
 * Searches for every Safe that was wrapped for an account, sealed or not, and every one whose NFT it gave away: newest
 * first, back to our contract's deployment. What it holds now, the contract itself lists. Blocks that weren't searched
 * are reported, never taken for "none".
 * @returns what was found, and the state from which a later search continues
 * @throws AppError when the network doesn't answer, and when it is stopped by its signal
 */
export function findPastSafes(
  client: ChainClient,
  account: Address,
  options?: SearchOptions<PastSafes>,
): Promise<AtBlock<Search<PastSafes>> & { before: FoundBefore<PastSafes> }> {
  const address: Address = wrappedSafeAddress
  const who = pad(account)
  return searchOwnLogs(
    client,
    wrappedSafeAddress,
    {
      from: 'birth',
      nothing: { safes: [], isCut: false },
      async read(range, { onPage, ...bounds }) {
        const filter = { address, topics: [WRAPPED, null, null, who] }
        const wraps = await scanLogs(client, filter, range, { ...bounds, onPage })
        const covered = { ...range, from: wraps.unfinished ? wraps.unfinished.to + 1 : range.from }
        const gone = await scanLogs(client, { address, topics: [TRANSFER, who] }, covered, bounds)
        const unfinished = gone.unfinished ?? wraps.unfinished
        const logs = [...wraps.logs, ...gone.logs].sort((a, b) => b.block - a.block || b.index - a.index)
        const safes = logs.flatMap((log) => safeIn(log) ?? [])
        return { found: join({ safes, isCut: false }, { safes: [], isCut: false }), ...(unfinished && { unfinished }) }
      },
      join,
    },
    options,
  )
}
