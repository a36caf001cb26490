import { BlockNotFoundError, decodeAbiParameters, type Hex, pad, toEventSelector } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'
import { type Address, toAddress } from '../../lib/address.ts'
import { SupersededError } from '../../lib/errors.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { findFirstBlock } from '../rpc/findFirstBlock.ts'
import { type BlockRange, type ScanEnd, type ScannedLog, scanLogs } from '../rpc/scanLogs.ts'

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
const SINGLE = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')

/** Questions in one look, so that a long one goes on when the person wants it. */
const MOST_QUESTIONS = 100
/** Blocks that are looked into twice, since the latest ones may still change places. */
const OVERLAP = 64
/** Of each standard; a Safe that was sent more has them from people who send to everybody. */
const MOST_FOUND = 300

type FoundNft = { address: Address; id: bigint }

/** What was ever sent to an account, as far as it was looked for; whether it still has it, a look at the chain tells. */
export type Found = {
  erc20: readonly Address[]
  erc721: readonly FoundNft[]
  erc1155: readonly FoundNft[]
  /** There were too many to keep. */
  isCut: boolean
}

type Unfinished = BlockRange & { why: ScanEnd }

/** How far the chain was looked through. */
export type Search = {
  found: Found
  /** From here to the block of the look, but for what is unfinished. */
  from: number
  unfinished?: Unfinished
}

/** A block by which a chain is known again. */
type Mark = { number: number; hash: Hex | undefined }

/** What earlier looks found, and the blocks they have left; it holds for the chain that has the marked blocks. */
export type FoundBefore = { found: Found; from: number; to: number; left?: Unfinished; marks: readonly Mark[] }

export const NOTHING_FOUND: Found = { erc20: [], erc721: [], erc1155: [], isCut: false }

/** Ids of a batch; a log that isn't as its standard has it tells of none. */
function idsIn({ topics, data }: ScannedLog): readonly bigint[] {
  try {
    if (topics[0] === SINGLE) return [decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)[0]]
    return decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)[0].slice(0, MOST_FOUND + 1)
  } catch {
    return []
  }
}

/** The first of each. */
function unique<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))
}

const keyOfNft = ({ address, id }: FoundNft): string => `${address}:${id}`

/** What logs tell, in their order. */
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

/** Each once, the newer ones first; where there are too many, the oldest go. */
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

async function readHash(client: ChainClient, number: number): Promise<Hex | undefined> {
  try {
    return (await getBlock(client, { blockNumber: BigInt(number) })).hash
  } catch (thrown) {
    if (thrown instanceof BlockNotFoundError) return undefined
    throw thrown
  }
}

const readMarks = (client: ChainClient, numbers: readonly number[]): Promise<Mark[]> =>
  Promise.all(numbers.map(async (number) => ({ number, hash: await readHash(client, number) })))

/** Whether a chain is the one that was looked through. One may have begun anew, as the demo's does; a node may be behind. */
async function isSameChain(client: ChainClient, { marks }: FoundBefore, latest: number): Promise<boolean> {
  const mark = marks.findLast(({ number }) => number <= latest)
  return mark?.hash !== undefined && (await readHash(client, mark.number)) === mark.hash
}

const countOf = ({ from, to }: BlockRange): number => Math.max(0, to - from + 1)

type Options = {
  before?: FoundBefore | undefined
  /** Whether to look also into the blocks that earlier looks have left, and not only into new ones. */
  isGoingOn?: boolean
  /** Told after each page: how many blocks are left of how many. */
  onProgress?: (left: number, all: number) => void
  /** Questions for each of the two kinds of logs. */
  most?: number
  signal?: AbortSignal | undefined
}

/**
 * Looks for every token that was ever sent to a Safe, newest first, from the block in which the Safe was created: ERC-20 and
 * ERC-721 by their one event, ERC-1155 by its two. What wasn't looked into is told, and never taken for "none".
 * @returns what was found, and what a later look goes on with
 * @throws AppError when the network doesn't answer, and when it is stopped by its signal
 */
export async function findTokens(
  client: ChainClient,
  safe: Address,
  { before, isGoingOn = false, onProgress, most = MOST_QUESTIONS, signal }: Options = {},
): Promise<AtBlock<Search> & { before: FoundBefore }> {
  const assertWanted = () => {
    if (signal?.aborted) throw new SupersededError()
  }
  try {
    const latest = Number(await getBlockNumber(client, { cacheTime: 0 }))
    const known = before && (await isSameChain(client, before, latest)) ? before : undefined
    assertWanted()
    const start = known?.from ?? (await findFirstBlock(client, safe, latest))
    const last = Math.max(latest, known?.to ?? 0)
    const marks =
      known && known.to > latest ? known.marks : await readMarks(client, [start, Math.max(latest - OVERLAP, start)])
    assertWanted()
    const fresh = { from: known ? Math.max(known.to - OVERLAP, start) : start, to: latest }
    const left = known?.left
    const ranges = [fresh, ...(left && isGoingOn ? [left] : [])]
    const all = ranges.reduce((sum, range) => sum + countOf(range), 0)
    const to: Hex = pad(safe)
    let found = known?.found ?? NOTHING_FOUND
    let unfinished: Unfinished | undefined
    let rest = all
    for (const range of ranges) {
      if (unfinished) break
      rest -= countOf(range)
      const onPage = (left: BlockRange) => onProgress?.(rest + countOf(left), all)
      const bounds = { most, ...(signal && { signal }) }
      const one = await scanLogs(client, { topics: [TRANSFER, null, to] }, range, { ...bounds, onPage })
      const covered = { ...range, from: one.unfinished ? one.unfinished.to + 1 : range.from }
      const other = await scanLogs(client, { topics: [[SINGLE, BATCH], null, null, to] }, covered, bounds)
      assertWanted()
      const read = foundIn([...one.logs, ...other.logs])
      found = range === fresh ? join(read, found) : join(found, read)
      const end = other.unfinished ?? one.unfinished
      if (end) unfinished = { from: range.from, to: end.to, why: end.why }
    }
    // what earlier looks have left is still left where it wasn't got to
    if (left && unfinished) unfinished = { ...unfinished, from: Math.min(unfinished.from, left.from) }
    else if (left && !isGoingOn) unfinished = left
    const value: Search = { found, from: start, ...(unfinished && { unfinished }) }
    const next = { found, from: start, to: last, marks, ...(unfinished && { left: unfinished }) }
    return { block: BigInt(last), value, before: next }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
