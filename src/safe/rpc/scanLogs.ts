import { type Hex, numberToHex } from 'viem'
import { getBlockNumber } from 'viem/actions'
import * as z from 'zod/mini'
import { type Address, isSameAddress, toAddress } from '../../lib/address.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { asTxHash, type TxHash } from '../../lib/hash.ts'
import type { ChainClient } from './chainClient.ts'

/** Blocks in the first request to a node, and the most in any request. */
const FIRST = 10_000
const MOST = 1_000_000
/** The most answers in a row before a larger request is tried again. */
const LEAST_OFTEN = 64
/** Milliseconds for one page: all of a client's RPCs in turn, and requests made meanwhile. */
const PAGE_DEADLINE = 60_000

/** A log in a block. */
export type ScannedLog = {
  address: Address
  topics: readonly Hex[]
  data: Hex
  block: number
  /** Its place among all logs of its block. */
  index: number
  transactionHash: TxHash
}

/** The contracts, or all where none is named; and the topics: in each place one, one of several, or any (null). */
type LogFilter = { address?: Address | readonly Address[]; topics: readonly (Hex | readonly Hex[] | null)[] }

/** Blocks, both ends included; none where the last is before the first. */
export type BlockRange = { from: number; to: number }

/**
 * Why a scan ended early. `refused`: the node answers, but not this, not even for one block. `unreachable`: it answers
 * nothing. `bound`: the limit of requests is reached. `enough`: what was searched for is found. `stopped`: by its
 * signal.
 */
export type ScanEnd = 'refused' | 'unreachable' | 'bound' | 'enough' | 'stopped'

/** What a scan found, in its order. Without `unfinished` that is all there is in the range. */
type Scan = {
  logs: ScannedLog[]
  /** The blocks that weren't searched, from which a later scan continues. */
  unfinished?: BlockRange & { why: ScanEnd }
}

type Options = {
  /** Which blocks come first; the newest by default. */
  order?: 'newest' | 'oldest'
  /** The most requests for logs, answered or not. */
  most?: number
  /** Ends the scan as soon as a page has what is searched for. */
  isEnough?: (log: ScannedLog) => boolean
  /** Called after each page with what is left, and what was found so far. */
  onPage?: (left: BlockRange, logs: readonly ScannedLog[]) => void
  signal?: AbortSignal
}

const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
const isWord = (value: unknown): value is Hex => isHex(value) && value.length === 66
const isCount = (value: unknown): value is Hex =>
  isHex(value) && Number.isSafeInteger(Number(value)) && value.length > 2

const Logs = z.array(
  z.object({
    address: z.custom<Address>((value) => toAddress(value) !== undefined),
    topics: z.array(z.custom<Hex>(isWord)),
    data: z.custom<Hex>(isHex),
    blockNumber: z.custom<Hex>(isCount),
    logIndex: z.custom<Hex>(isCount),
    transactionHash: z.custom<TxHash>((value) => asTxHash(value) !== undefined),
  }),
)

/**
 * How many blocks a node is asked for at once; how often it has answered since that changed, and how many answers it
 * takes before it is asked for more. `isTrial` until the current size was answered once.
 */
type Page = { size: number; answered: number; patience: number; isTrial: boolean }

/** By client: its RPCs never change. */
const pages = new WeakMap<ChainClient, Page>()

function pageOf(client: ChainClient): Page {
  const page = pages.get(client) ?? { size: FIRST, answered: 0, patience: 1, isTrial: false }
  pages.set(client, page)
  return page
}

/** After an answer for `count` blocks; one for fewer than the page's size says nothing of that size. */
function grow(page: Page, count: number): void {
  if (count < page.size) return
  if (page.isTrial) page.patience = 1
  page.isTrial = false
  if (++page.answered < page.patience || page.size === MOST) return
  Object.assign(page, { size: Math.min(page.size * 2, MOST), answered: 0, isTrial: true })
}

/** After a refusal of `count` blocks. Each time a larger size is refused, the next increase takes longer. */
function shrink(page: Page, count: number): void {
  if (page.isTrial) page.patience = Math.min(page.patience * 2, LEAST_OFTEN)
  Object.assign(page, { size: Math.max(1, Math.floor(count / 2)), answered: 0, isTrial: false })
}

const countOf = ({ from, to }: BlockRange): number => to - from + 1

/** @throws where the node doesn't answer, or answers with anything but logs of this filter in these blocks */
async function readPage(client: ChainClient, { address, topics }: LogFilter, { from, to }: BlockRange) {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const filter = { ...(address && { address: address as Address }), topics: topics as Hex[], ...range }
  const said: unknown = await client.request({ method: 'eth_getLogs', params: [filter] })
  const isWanted = (topic: Hex | undefined, index: number) => {
    const wanted = topics[index] ?? null
    return (
      wanted === null ||
      (topic !== undefined && [wanted].flat().some((one) => one.toLowerCase() === topic.toLowerCase()))
    )
  }
  return Logs.parse(said).map((log): ScannedLog => {
    const block = Number(log.blockNumber)
    const isOurs =
      (address === undefined || [address].flat().some((one) => isSameAddress(log.address, one))) &&
      topics.every((_, index) => isWanted(log.topics[index], index))
    if (!isOurs || block < from || block > to) throw new Error('The node answered with a log that nobody asked for.')
    return { ...log, block, index: Number(log.logIndex), transactionHash: log.transactionHash.toLowerCase() as TxHash }
  })
}

/** Whether the node answers at all: if so, the request itself was refused. */
const isThere = (client: ChainClient, signal: AbortSignal | undefined): Promise<boolean> =>
  withDeadline(getBlockNumber(client, { cacheTime: 0 }), PAGE_DEADLINE, 'the network', signal).then(
    () => true,
    () => false,
  )

/**
 * Scans for logs in requests as large as the node takes: half as large after any failure, whatever its code or words,
 * and larger again while it answers. It never throws, and always reports what it left out.
 */
export async function scanLogs(
  client: ChainClient,
  filter: LogFilter,
  range: BlockRange,
  { order = 'newest', most = Number.POSITIVE_INFINITY, isEnough, onPage, signal }: Options = {},
): Promise<Scan> {
  const page = pageOf(client)
  const logs: ScannedLog[] = []
  let left: BlockRange = { from: Math.max(range.from, 0), to: range.to }
  const end = (why: ScanEnd): Scan => ({ logs, unfinished: { ...left, why } })
  for (let asked = 0; countOf(left) > 0; asked++) {
    if (signal?.aborted) return end('stopped')
    if (asked >= most) return end('bound')
    const count = Math.min(page.size, countOf(left))
    const next = order === 'newest' ? { ...left, from: left.to - count + 1 } : { ...left, to: left.from + count - 1 }
    const answer = withDeadline(readPage(client, filter, next), PAGE_DEADLINE, 'the network', signal)
    const found = await answer.catch(() => undefined)
    if (found) {
      grow(page, count)
      logs.push(...(order === 'newest' ? [...found].reverse() : found))
      left = order === 'newest' ? { ...left, to: next.from - 1 } : { ...left, from: next.to + 1 }
      if (isEnough && found.some(isEnough)) return countOf(left) > 0 ? end('enough') : { logs }
      onPage?.(left, logs)
    } else {
      if (signal?.aborted) return end('stopped')
      if (!(await isThere(client, signal))) return end(signal?.aborted ? 'stopped' : 'unreachable')
      if (count === 1) return end('refused')
      shrink(page, count)
    }
  }
  return { logs }
}
