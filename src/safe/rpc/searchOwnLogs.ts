import { BlockNotFoundError, type Hex } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import { SupersededError } from '../../lib/errors.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from './chainClient.ts'
import { findFirstBlock } from './findFirstBlock.ts'
import type { BlockRange, ScanEnd } from './scanLogs.ts'

/** Requests in one search; a longer one continues, to its end, when the person wants it. */
const MOST_QUESTIONS = 100
/** Requests after which progress is stored, so that a reload costs no more than these. */
const STRETCH = 50
/** Blocks that are searched again, since the latest ones may still be reorganised. */
const OVERLAP = 64

type Unfinished = BlockRange & { why: ScanEnd }

/** How far the chain was searched. */
export type Search<F> = {
  found: F
  /** Searched from here to the block it was read at, except what is unfinished. */
  from: number
  unfinished?: Unfinished
}

/** A block by which a chain is recognised. */
type Mark = { number: number; hash?: Hex | undefined }

/** What earlier searches found, and the blocks they left out; valid only on the chain that has the marked blocks. */
export type FoundBefore<F> = {
  found: F
  from: number
  to: number
  left?: Unfinished | undefined
  marks: readonly Mark[]
  /** The person wanted it to continue to its end, and it was interrupted. */
  isGoingOn?: boolean | undefined
}

type Bounds = { most: number; signal?: AbortSignal; onPage: (left: BlockRange) => void }

/** What is searched for: how a range of blocks is read, and how the results of newer and older ones are merged. */
type Wanted<F> = {
  nothing: F
  /** Newest first, with no more requests than allowed. */
  read: (range: BlockRange, bounds: Bounds) => Promise<{ found: F; unfinished?: Unfinished }>
  join: (newer: F, older: F) => F
  /**
   * The oldest block to search: the one in which the account was created, or the chain's first. Only the last creation
   * can be found: an account may have been destroyed in the transaction that created it (EIP-6780) and recreated at the
   * same address, and what it did before may still be in force.
   */
  from: 'birth' | 'genesis'
}

export type SearchOptions<F> = {
  before?: FoundBefore<F> | undefined
  /** Whether to also search the blocks that earlier searches left out, and not only new ones. */
  isGoingOn?: boolean
  /** Called after each page with the number of blocks left, and of all. */
  onProgress?: (left: number, all: number) => void
  /** Called now and then with the state from which a later search could continue, if this one were interrupted. */
  onStretch?: (before: FoundBefore<F>) => void
  /** The most requests for each kind of logs, in place of the default. */
  most?: number
  signal?: AbortSignal | undefined
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

/** Whether it is the chain that was searched. It may have been restarted, as the demo's is; a node may be behind. */
async function isSameChain(client: ChainClient, marks: readonly Mark[], latest: number): Promise<boolean> {
  const mark = marks.findLast(({ number }) => number <= latest)
  return mark?.hash !== undefined && (await readHash(client, mark.number)) === mark.hash
}

const countOf = ({ from, to }: BlockRange): number => Math.max(0, to - from + 1)

/**
 * Searches for logs of an account, newest first, back to its creation or to genesis. Blocks that weren't searched are
 * reported, never taken for "none". What an interrupted search left out, the next one continues automatically.
 * @returns what was found, and the state from which a later search continues
 * @throws AppError when the network doesn't answer, and when it is stopped by its signal
 */
export async function searchOwnLogs<F>(
  client: ChainClient,
  account: Address,
  { nothing, read, join, from }: Wanted<F>,
  { before, isGoingOn = before?.isGoingOn ?? false, onProgress, onStretch, signal, ...options }: SearchOptions<F> = {},
): Promise<AtBlock<Search<F>> & { before: FoundBefore<F> }> {
  const assertWanted = () => {
    if (signal?.aborted) throw new SupersededError()
  }
  const most = options.most ?? (isGoingOn ? Number.POSITIVE_INFINITY : MOST_QUESTIONS)
  try {
    const latest = Number(await getBlockNumber(client, { cacheTime: 0 }))
    const isFarEnough = from === 'birth' || before?.from === 0
    const known = before && isFarEnough && (await isSameChain(client, before.marks, latest)) ? before : undefined
    assertWanted()
    const start = known?.from ?? (from === 'genesis' ? 0 : await findFirstBlock(client, account, latest))
    const last = Math.max(latest, known?.to ?? 0)
    const marking =
      known && known.to > latest ? known.marks : readMarks(client, [start, Math.max(latest - OVERLAP, start)])
    let marks: readonly Mark[] = []
    // awaited once the first logs are there
    void Promise.resolve(marking).catch(() => undefined)
    const fresh = { from: known ? Math.max(known.to - OVERLAP, start) : start, to: latest }
    const left = known?.left
    const isLeftWanted = left !== undefined && (isGoingOn || left.why === 'stopped')
    const ranges: BlockRange[] = [fresh, ...(isLeftWanted ? [left] : [])]
    const all = ranges.reduce((sum, range) => sum + countOf(range), 0)
    const earlier = known?.found ?? nothing
    let [newer, found, rest] = [nothing, earlier, all]
    let end: Unfinished | undefined
    // what earlier searches left out stays so where this one didn't get to it
    const withLeft = (end: Unfinished) => (left ? { ...end, from: Math.min(end.from, left.from) } : end)
    const asBefore = (unfinished: Unfinished | undefined): FoundBefore<F> => {
      return { found, from: start, to: last, marks, ...(unfinished && { left: unfinished }) }
    }
    for (const range of ranges) {
      if (end) break
      rest -= countOf(range)
      let todo = range
      for (let asked = 0; ; asked += STRETCH) {
        const stretch = await read(todo, {
          most: Math.min(STRETCH, most - asked),
          onPage: (left) => onProgress?.(rest + countOf(left), all),
          ...(signal && { signal }),
        })
        marks = await marking
        assertWanted()
        if (range === fresh) newer = join(newer, stretch.found)
        found = range === fresh ? join(newer, earlier) : join(found, stretch.found)
        end = stretch.unfinished && { ...stretch.unfinished, from: range.from }
        if (end?.why !== 'bound' || asked + STRETCH >= most) break
        todo = end
        onStretch?.({ ...asBefore(withLeft({ ...end, why: 'stopped' })), isGoingOn })
      }
    }
    const unfinished = end ? withLeft(end) : isLeftWanted ? undefined : left
    const value: Search<F> = { found, from: start, ...(unfinished && { unfinished }) }
    return { block: BigInt(last), value, before: asBefore(unfinished) }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
