import { BlockNotFoundError, type Hex, keccak256, numberToHex } from 'viem'
import { getBlock, getBlockNumber, getCode, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress, wrappedSafeCodeHash } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { findFirstBlock } from '../rpc/findFirstBlock.ts'
import { type BlockRange, type ScanEnd, type ScannedLog, scanLogs } from '../rpc/scanLogs.ts'
import { eventsIn, type HistoryEntry, inOrder, SAFE_EVENTS, TOKEN_EVENTS, TRANSFER } from './eventsIn.ts'

/** Requests in one search for each kind of logs; a longer one continues when the person wants it. */
const MOST_QUESTIONS = 100
/** Logs in one search, of each kind: a busy Safe has more of them than anybody reads. */
const MOST_LOGS = 20_000
/** Blocks that are searched again, since the latest ones may still be reorganised. */
const OVERLAP = 64
/** Wraps of one Safe whose tokens are searched for, the newest ones. */
const MOST_WRAPS = 64

type Unfinished = BlockRange & { why: ScanEnd }

/** A Safe's history, as far as it was searched: from `from` to the block it was read at, except what is unfinished. */
export type History = { entries: readonly HistoryEntry[]; from: number; unfinished?: Unfinished }

/** A block by which a chain is recognised. */
type Mark = { number: number; hash: Hex | undefined }

/** What earlier searches found, and the blocks they left out; valid only on the chain that has the marked blocks. */
export type HistoryBefore = {
  logs: readonly ScannedLog[]
  from: number
  to: number
  left?: Unfinished
  marks: readonly Mark[]
}

async function readHash(client: ChainClient, number: number): Promise<Hex | undefined> {
  try {
    return (await getBlock(client, { blockNumber: BigInt(number) })).hash ?? undefined
  } catch (thrown) {
    if (thrown instanceof BlockNotFoundError) return undefined
    throw thrown
  }
}

const readMarks = (client: ChainClient, numbers: readonly number[]): Promise<Mark[]> =>
  Promise.all(numbers.map(async (number) => ({ number, hash: await readHash(client, number) })))

/** Whether it is the chain that was searched. It may have been restarted, as the demo's is; a node may be behind. */
async function isSameChain(client: ChainClient, { marks }: HistoryBefore, latest: number): Promise<boolean> {
  const mark = marks.findLast(({ number }) => number <= latest)
  return mark?.hash !== undefined && (await readHash(client, mark.number)) === mark.hash
}

/** The tokens that a Safe has had; none where our contract isn't deployed. */
async function readTokens(client: ChainClient, safe: Address, blockNumber: bigint): Promise<Hex[]> {
  const contract = { address: wrappedSafeAddress, blockNumber } as const
  const code = await getCode(client, contract)
  if (code === undefined || keccak256(code) !== wrappedSafeCodeHash) return []
  const call = { ...contract, abi: wrappedSafeAbi, functionName: 'getWrap', args: [safe] } as const
  const { count } = await readContract(client, call)
  const wraps = Array.from({ length: Number(count) }, (_, index) => index).slice(-MOST_WRAPS)
  return wraps.map((index) => numberToHex((BigInt(index) << 160n) | BigInt(safe), { size: 32 }))
}

const countOf = ({ from, to }: BlockRange): number => Math.max(0, to - from + 1)

type Options = {
  before?: HistoryBefore | undefined
  /** Whether to also search the blocks that earlier searches left out, and not only new ones. */
  isGoingOn?: boolean
  /** Called after each page with the number of blocks left, and of all. */
  onProgress?: (left: number, all: number) => void
  /** The most requests for each kind of logs. */
  most?: number
  /** Ends it with what was found so far. */
  signal?: AbortSignal | undefined
}

type Range = { tokens: readonly Hex[]; range: BlockRange; onPage: (left: BlockRange) => void }

/** All logs about a Safe in a range, as far as every kind of them was searched. */
async function scanRange(
  client: ChainClient,
  safe: Address,
  { tokens, range, onPage }: Range,
  { most = MOST_QUESTIONS, signal }: Options,
): Promise<{ logs: readonly ScannedLog[]; unfinished?: Unfinished }> {
  const bounds = () => {
    let found = 0
    return { most, isEnough: () => ++found >= MOST_LOGS, ...(signal && { signal }) }
  }
  const scans = [await scanLogs(client, { address: safe, topics: [SAFE_EVENTS] }, range, { ...bounds(), onPage })]
  if (tokens.length > 0)
    for (const topics of [
      [TOKEN_EVENTS, tokens],
      [TRANSFER, null, null, tokens],
    ])
      scans.push(await scanLogs(client, { address: wrappedSafeAddress, topics }, range, bounds()))
  const ends = scans.flatMap(({ unfinished }) => (unfinished ? [unfinished] : []))
  const first = ends.toSorted((a, b) => b.to - a.to)[0]
  const logs = scans.flatMap((scan) => scan.logs)
  if (!first) return { logs }
  // leaves out blocks that weren't searched for every kind
  return { logs: logs.filter(({ block }) => block > first.to), unfinished: { ...first, from: range.from } }
}

/**
 * Searches for a Safe's history, newest first, back to the block in which it was created: its own events, and our
 * contract's about its tokens. Blocks that weren't searched are reported, never taken for "nothing happened". Code that
 * the Safe ran by delegatecall can have emitted false events.
 * @returns what was found, and the state from which a later search continues; also when it is stopped
 * @throws AppError when the network doesn't answer
 */
export async function readHistory(
  client: ChainClient,
  safe: Address,
  options: Options = {},
): Promise<AtBlock<History> & { before: HistoryBefore }> {
  const { before, isGoingOn = false, onProgress } = options
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    const latest = Number(block)
    const known = before && (await isSameChain(client, before, latest)) ? before : undefined
    const tokens = await readTokens(client, safe, block)
    const from = known?.from ?? (await findFirstBlock(client, safe, latest))
    const last = Math.max(latest, known?.to ?? 0)
    const marks =
      known && known.to > latest ? known.marks : await readMarks(client, [from, Math.max(latest - OVERLAP, from)])
    const fresh = { from: known ? Math.max(known.to - OVERLAP, from) : from, to: latest }
    const left = known?.left
    const ranges = [fresh, ...(left && isGoingOn ? [left] : [])]
    const all = ranges.reduce((sum, range) => sum + countOf(range), 0)
    let rest = all
    let unfinished: Unfinished | undefined
    const found: ScannedLog[] = []
    for (const range of ranges) {
      if (unfinished) break
      rest -= countOf(range)
      const onPage = (left: BlockRange) => onProgress?.(rest + countOf(left), all)
      const scan = await scanRange(client, safe, { tokens, range, onPage }, options)
      found.push(...scan.logs)
      unfinished = scan.unfinished
    }
    // what earlier searches left out stays so where this one didn't get to it
    if (left && unfinished) unfinished = { ...unfinished, from: Math.min(unfinished.from, left.from) }
    else if (left && !isGoingOn) unfinished = left
    const isKept = (block: number) =>
      block < fresh.from || block > latest || (unfinished !== undefined && block <= unfinished.to)
    const logs = inOrder([...found, ...(known?.logs.filter((log) => isKept(log.block)) ?? [])])
    return {
      block: BigInt(last),
      value: { entries: eventsIn(logs, safe), from, ...(unfinished && { unfinished }) },
      before: { logs, from, to: last, marks, ...(unfinished && { left: unfinished }) },
    }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
