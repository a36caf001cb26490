import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { KeptBlock } from '../rpc/createDemoNode.ts'
import { bytes, hash, seconds } from '../rpc/parameters.ts'

/** To be raised when the stored format or block production changes: older histories are dropped then. */
export const HISTORY_VERSION = 2

/** The key of the metadata; blocks are stored under their number. */
export const CHAIN_KEY = 'chain'

const chainRecord = z.object({ version: z.literal(HISTORY_VERSION), genesisHash: hash, offset: seconds })
const keptBlock = z.object({ number: z.int(), time: z.int(), hash, transaction: z.optional(bytes) })

/** The blocks since the genesis, and the chain's offset from real time. */
export type History = { blocks: readonly KeptBlock[]; offset: number }

/**
 * Parses the stored entries, in any order.
 *
 * @returns undefined when it is damaged, has gaps, or belongs to another genesis or version
 */
export function parseHistory(
  entries: readonly (readonly [unknown, unknown])[],
  genesis: { hash: Hex; number: number },
): History | undefined {
  if (entries.length === 0) return { blocks: [], offset: 0 }
  const chain = chainRecord.safeParse(entries.find(([key]) => key === CHAIN_KEY)?.[1])
  if (!chain.success || chain.data.genesisHash !== genesis.hash) return undefined
  const blocks: KeptBlock[] = []
  for (const [key, value] of entries) {
    if (key === CHAIN_KEY) continue
    const block = keptBlock.safeParse(value)
    if (!block.success || block.data.number !== key) return undefined
    blocks.push(block.data)
  }
  blocks.sort((a, b) => a.number - b.number)
  const isWhole = blocks.every(({ number }, index) => number === genesis.number + 1 + index)
  return isWhole ? { blocks, offset: chain.data.offset } : undefined
}
