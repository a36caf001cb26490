import { BlockNotFoundError, type Hex, keccak256, numberToHex } from 'viem'
import { getBlock, getBlockNumber, getCode, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress, wrappedSafeCodeHash } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { findFirstBlock } from '../rpc/findFirstBlock.ts'
import { type BlockRange, type ScanEnd, type ScannedLog, scanLogs } from '../rpc/scanLogs.ts'
import { eventsIn, type HistoryEntry, inOrder, SAFE_EVENTS, TOKEN_EVENTS, TRANSFER } from './eventsIn.ts'

/** Questions in one look for each kind of logs, so that a long one goes on when the person wants it. */
const MOST_QUESTIONS = 100
/** Logs in one look, of each kind: a busy Safe has more of them than anybody reads. */
const MOST_LOGS = 20_000
/** Blocks that are looked into twice, since the latest ones may still change places. */
const OVERLAP = 64
/** Wraps of one Safe whose tokens are looked for, the newest ones. */
const MOST_WRAPS = 64

type Unfinished = BlockRange & { why: ScanEnd }

/** What happened to a Safe, as far as it was looked for: from `from` to the block of the look, but for what is unfinished. */
export type History = { entries: readonly HistoryEntry[]; from: number; unfinished?: Unfinished }

/** A block by which a chain is known again. */
type Mark = { number: number; hash: Hex | undefined }

/** What earlier looks found, and the blocks they have left; it holds for the chain that has the marked blocks. */
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

/** Whether a chain is the one that was looked through. One may have begun anew, as the demo's does; a node may be behind. */
async function isSameChain(client: ChainClient, { marks }: HistoryBefore, latest: number): Promise<boolean> {
  const mark = marks.findLast(({ number }) => number <= latest)
  return mark?.hash !== undefined && (await readHash(client, mark.number)) === mark.hash
}

/** The tokens that a Safe has had; none where our contract isn't. */
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
  /** Whether to look also into the blocks that earlier looks have left, and not only into new ones. */
  isGoingOn?: boolean
  /** Told after each page: how many blocks are left of how many. */
  onProgress?: (left: number, all: number) => void
  /** Questions for each kind of logs. */
  most?: number
  /** Ends it with what was found up to then. */
  signal?: AbortSignal | undefined
}

type Range = { tokens: readonly Hex[]; range: BlockRange; onPage: (left: BlockRange) => void }

/** All logs of a range that tell of a Safe, the newest first, as far as each kind of them was looked for. */
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
  // nothing is told of blocks in which only some of it was looked for
  return { logs: logs.filter(({ block }) => block > first.to), unfinished: { ...first, from: range.from } }
}

/**
 * Looks for what happened to a Safe, newest first, from the block in which it was created: its own events, and what our
 * contract says of its tokens. What wasn't looked into is told, and never taken for "nothing happened". Events are what
 * the Safe's code says; code that it ran as itself (a delegatecall) can have made some up.
 * @returns what was found, and what a later look goes on with; also when it is stopped
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
    // what earlier looks have left is still left where it wasn't got to
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
