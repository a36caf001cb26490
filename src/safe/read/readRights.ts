import { type Hex, numberToHex, pad, toEventSelector } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress, toAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { findFirstBlock } from '../rpc/findFirstBlock.ts'
import { type BlockRange, type ScanEnd, type ScannedLog, scanLogs } from '../rpc/scanLogs.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import { routerPiece } from './networkPieces.ts'
import type { Deployment } from './readDeployment.ts'
import { lookAtPiece } from './readPieces.ts'

const APPROVAL_FOR_ALL = toEventSelector('ApprovalForAll(address,address,bool)')
const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
/** Requests in one search; a longer one continues when the person wants it. */
const MOST_QUESTIONS = 400
/** A chain this short is searched whole: finding our contract's first block would cost more. */
const SHORT_CHAIN = 5_000
/** Blocks that are searched again, since the latest ones may still be reorganised. */
const OVERLAP = 64

/** Who may move an account's NFT without being its holder. */
export type Rights = {
  /** For this NFT alone. */
  approved?: Address
  /** For every NFT that the account holds, now or later; each just confirmed by the contract. */
  operators: readonly Address[]
  /** What is at the address of `AsSeen`, where that is one of them. */
  router?: Deployment
  /** The account gave this NFT away before. */
  isBack: boolean
  /** The blocks that weren't searched, and why: there may be more operators than these. */
  unfinished?: BlockRange & { why: ScanEnd }
}

/** What earlier searches found of an account, and the blocks they left out. */
export type History = { logs: readonly ScannedLog[]; to: number; left?: BlockRange }

type Options = {
  history?: History | undefined
  /** Called after each page with the number of blocks left, and of all. */
  onProgress?: (left: number, all: number) => void
  signal?: AbortSignal
}

/**
 * Searches for everybody who may move an account's NFT: the contract's current approval, and every operator that the
 * account ever named, newest first. Blocks that weren't searched are reported, never taken for "none".
 * @returns the rights, and the history from which a later search continues
 * @throws AppError when the network doesn't answer
 */
export async function readRights(
  client: ChainClient,
  holder: Address,
  tokenId: bigint,
  { history, onProgress, signal }: Options = {},
): Promise<AtBlock<Rights> & { history: History }> {
  const contract = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    const latest = Number(block)
    const filter: Parameters<typeof scanLogs>[1] = {
      address: wrappedSafeAddress,
      topics: [[APPROVAL_FOR_ALL, TRANSFER], pad(holder)],
    }
    const known = history && history.to <= latest + OVERLAP ? history : undefined
    const at = { ...contract, blockNumber: block } as const
    const approval = readContract(client, { ...at, functionName: 'getApproved', args: [tokenId] }).catch(
      (thrown: unknown) => {
        // unwrapped since: nobody is approved for a token that is gone
        if (toRevertedError(thrown)?.reason === 'ERC721NonexistentToken') return ZERO_ADDRESS
        throw thrown
      },
    )
    // awaited at the end
    approval.catch(() => undefined)
    const isSearched = known !== undefined || latest < SHORT_CHAIN
    const start = isSearched ? 0 : await findFirstBlock(client, wrappedSafeAddress, latest)
    const fresh = { from: known ? Math.max(known.to - OVERLAP, 0) : start, to: latest }
    const ranges = known?.left ? [fresh, known.left] : [fresh]
    const all = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)
    const logs: ScannedLog[] = []
    let unfinished: Rights['unfinished']
    let rest = all
    for (const range of ranges) {
      if (unfinished) {
        unfinished = { ...unfinished, from: range.from }
        break
      }
      rest -= range.to - range.from + 1
      const onPage = (left: BlockRange) => onProgress?.(rest + left.to - left.from + 1, all)
      const scan = await scanLogs(client, filter, range, { most: MOST_QUESTIONS, onPage, ...(signal && { signal }) })
      logs.push(...scan.logs)
      unfinished = scan.unfinished
    }
    const found = [...logs, ...(known?.logs ?? [])]
    const named = found
      .filter(({ topics }) => topics[0] === APPROVAL_FOR_ALL)
      .flatMap(({ topics }) => {
        const operator = toAddress(`0x${topics[2]?.slice(-40)}`)
        return operator ? [operator] : []
      })
    const token: Hex = numberToHex(tokenId, { size: 32 })
    const isBack = found.some(({ topics }) => topics[0] === TRANSFER && topics[3] === token)
    const ask = async (operator: Address) =>
      (await readContract(client, { ...at, functionName: 'isApprovedForAll', args: [holder, operator] }))
        ? [operator]
        : []
    const [approved, operators] = await Promise.all([approval, Promise.all([...new Set(named)].map(ask))])
    const isRouterAmong = [approved, ...operators.flat()].some((one) => isSameAddress(one, asSeenAddress))
    const value: Rights = {
      operators: operators.flat(),
      ...(isRouterAmong && { router: await lookAtPiece(client, routerPiece, block) }),
      isBack,
      ...(approved !== ZERO_ADDRESS && { approved }),
      ...(unfinished && { unfinished }),
    }
    return { block, value, history: { logs: found, to: latest, ...(unfinished && { left: unfinished }) } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
