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

/** The shape in which a browser keeps what was found. */
export const PastSafesSchema = z.object({ safes: z.array(AddressSchema), isCut: z.boolean() })

/** The Safes that an account ever drove and doesn't have to any more, newest first, each once. */
export type PastSafes = z.infer<typeof PastSafesSchema>

/** The token is the first of what a wrap tells, and the last of what a transfer does. */
const safeIn = ({ topics }: ScannedLog): Address | undefined => {
  const token = topics[0] === WRAPPED ? topics[1] : topics[3]
  return token === undefined ? undefined : safeOfToken(BigInt(token))
}

/** Each once, the newer ones first; where there are too many, the oldest go. */
function join(newer: PastSafes, older: PastSafes): PastSafes {
  const safes = [...new Set([...newer.safes, ...older.safes])]
  return { safes: safes.slice(0, MOST_FOUND), isCut: newer.isCut || older.isCut || safes.length > MOST_FOUND }
}

/**
 * Looks for every Safe that was wrapped for an account, sealed or not, and for every one whose NFT it passed on: newest first,
 * back to the block in which our contract was deployed. What it holds now the contract itself lists. What wasn't looked into
 * is told, and never taken for "none".
 * @returns what was found, and what a later look goes on with
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
