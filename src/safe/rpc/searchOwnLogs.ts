import { BlockNotFoundError, type Hex } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import { SupersededError } from '../../lib/errors.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from './chainClient.ts'
import { findFirstBlock } from './findFirstBlock.ts'
import type { BlockRange, ScanEnd } from './scanLogs.ts'

/** Questions in one look, so that a long one goes on when the person wants it; then to its end. */
const MOST_QUESTIONS = 100
/** Questions after which what was found is put away, so that a reload costs no more than these. */
const STRETCH = 50
/** Blocks that are looked into twice, since the latest ones may still change places. */
const OVERLAP = 64

type Unfinished = BlockRange & { why: ScanEnd }

/** How far the chain was looked through. */
export type Search<F> = {
  found: F
  /** From here to the block of the look, but for what is unfinished. */
  from: number
  unfinished?: Unfinished
}

/** A block by which a chain is known again. */
type Mark = { number: number; hash?: Hex | undefined }

/** What earlier looks found, and the blocks they have left; it holds for the chain that has the marked blocks. */
export type FoundBefore<F> = {
  found: F
  from: number
  to: number
  left?: Unfinished | undefined
  marks: readonly Mark[]
  /** The person wanted it to go on to its end, and it was cut off before. */
  isGoingOn?: boolean | undefined
}

type Bounds = { most: number; signal?: AbortSignal; onPage: (left: BlockRange) => void }

/** What is looked for: what there is of it in some blocks, and how what newer and older blocks had is put together. */
type Wanted<F> = {
  nothing: F
  /** Newest first, with no more questions than it is allowed. */
  read: (range: BlockRange, bounds: Bounds) => Promise<{ found: F; unfinished?: Unfinished }>
  join: (newer: F, older: F) => F
  /**
   * The oldest block that is looked into: the one in which the account was created, or the chain's first. The birth that is
   * found is only the last one: an account may have been destroyed in the transaction that created it (EIP-6780), and been
   * created again at the same address, and what it did in its former life may still hold.
   */
  from: 'birth' | 'genesis'
}

export type SearchOptions<F> = {
  before?: FoundBefore<F> | undefined
  /** Whether to look also into the blocks that earlier looks have left, and not only into new ones. */
  isGoingOn?: boolean
  /** Told after each page: how many blocks are left of how many. */
  onProgress?: (left: number, all: number) => void
  /** Told now and then what a later look could go on with, were this one cut off now. */
  onStretch?: (before: FoundBefore<F>) => void
  /** Questions for each kind of logs, where it isn't as usual. */
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

/** Whether a chain is the one that was looked through. One may have begun anew, as the demo's does; a node may be behind. */
async function isSameChain(client: ChainClient, marks: readonly Mark[], latest: number): Promise<boolean> {
  const mark = marks.findLast(({ number }) => number <= latest)
  return mark?.hash !== undefined && (await readHash(client, mark.number)) === mark.hash
}

const countOf = ({ from, to }: BlockRange): number => Math.max(0, to - from + 1)

/**
 * Looks for logs of an account, newest first, from the block in which it was created or from the chain's first. What wasn't looked into is told, and
 * never taken for "none". What a look that was cut off has left, the next one goes on with by itself.
 * @returns what was found, and what a later look goes on with
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
    // they are waited for once the first logs are there
    void Promise.resolve(marking).catch(() => undefined)
    const fresh = { from: known ? Math.max(known.to - OVERLAP, start) : start, to: latest }
    const left = known?.left
    const isLeftWanted = left !== undefined && (isGoingOn || left.why === 'stopped')
    const ranges: BlockRange[] = [fresh, ...(isLeftWanted ? [left] : [])]
    const all = ranges.reduce((sum, range) => sum + countOf(range), 0)
    const earlier = known?.found ?? nothing
    let [newer, found, rest] = [nothing, earlier, all]
    let end: Unfinished | undefined
    // what earlier looks have left is still left where it wasn't got to
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
