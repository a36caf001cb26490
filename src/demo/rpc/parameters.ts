import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { INVALID_PARAMS, NodeError } from './NodeError.ts'

const hex = (pattern: RegExp, what: string) =>
  z.custom<Hex>((value) => typeof value === 'string' && pattern.test(value), what)

/** The most bytes accepted as data: far more than fit into a block. */
const MAX_DATA_DIGITS = 2 * 1_000_000

export const quantity = z.pipe(
  hex(/^0x[\da-f]{1,64}$/i, 'a quantity: 0x and 1 to 64 hex digits'),
  z.transform((value) => BigInt(value)),
)
export const bytes = hex(/^0x(?:[\da-f]{2})*$/i, 'data: 0x and pairs of hex digits').check(
  z.maxLength(MAX_DATA_DIGITS, 'data of less than a megabyte'),
)
const lower = (value: Hex) => value.toLowerCase() as Hex
export const address = z.pipe(hex(/^0x[\da-f]{40}$/i, 'an address: 0x and 40 hex digits'), z.transform(lower))
export const hash = z.pipe(hex(/^0x[\da-f]{64}$/i, 'a hash: 0x and 64 hex digits'), z.transform(lower))
/** A storage slot; nodes also accept it without leading zeros. */
export const slot = z.pipe(
  hex(/^0x[\da-f]{1,64}$/i, 'a storage slot: 0x and up to 64 hex digits'),
  z.transform((value): Hex => `0x${value.slice(2).toLowerCase().padStart(64, '0')}`),
)

const tag = z.enum(['latest', 'pending', 'safe', 'finalized', 'earliest'])
/** A block identifier: a tag, a number, or the object of EIP-1898. */
export const blockId = z.union(
  [
    tag,
    quantity,
    z.pipe(
      z.object({ blockHash: hash }),
      z.transform(({ blockHash }) => ({ blockHash })),
    ),
    z.pipe(
      z.object({ blockNumber: quantity }),
      z.transform(({ blockNumber }) => blockNumber),
    ),
  ],
  'a block: latest, pending, safe, finalized, earliest, a number, {blockNumber} or {blockHash}',
)
export type BlockId = z.output<typeof blockId>

export const blockNumberOrTag = z.union([tag, quantity], 'a block number or tag')

/** Optional: null counts as left out. */
export const maybe = <T extends z.ZodMiniType>(type: T) =>
  z.pipe(
    z.optional(z.nullable(type)),
    z.transform((value) => value ?? undefined),
  )

const accessList = z.array(z.object({ address, storageKeys: z.array(hash) }))

export const callRequest = z
  .object({
    from: maybe(address),
    to: maybe(address),
    gas: maybe(quantity),
    gasPrice: maybe(quantity),
    maxFeePerGas: maybe(quantity),
    maxPriorityFeePerGas: maybe(quantity),
    value: maybe(quantity),
    data: maybe(bytes),
    input: maybe(bytes),
    nonce: maybe(quantity),
    accessList: maybe(accessList),
  })
  .check(
    z.refine(
      ({ data, input }) => data === undefined || input === undefined || lower(data) === lower(input),
      'a call whose data and input are the same',
    ),
  )
export type CallRequest = z.output<typeof callRequest>

const slots = z.record(hash, hash)
const accountOverride = z
  .object({
    code: maybe(bytes),
    balance: maybe(quantity),
    nonce: maybe(quantity),
    state: maybe(slots),
    stateDiff: maybe(slots),
  })
  .check(z.refine(({ state, stateDiff }) => !state || !stateDiff, 'either state or stateDiff'))
export const stateOverride = z.record(address, accountOverride)
export type StateOverride = z.output<typeof stateOverride>

const oneOrMany = <T extends z.ZodMiniType>(type: T) => z.union([type, z.array(type)])
export const logFilter = z
  .object({
    address: maybe(oneOrMany(address)),
    topics: maybe(z.array(z.nullable(oneOrMany(hash))).check(z.maxLength(4))),
    fromBlock: maybe(blockNumberOrTag),
    toBlock: maybe(blockNumberOrTag),
    blockHash: maybe(hash),
  })
  .check(
    z.refine(
      ({ blockHash, fromBlock, toBlock }) => !blockHash || (fromBlock === undefined && toBlock === undefined),
      'either blockHash or a range',
    ),
  )
export type LogFilter = z.output<typeof logFilter>

/** Seconds to advance by, as a number or a quantity; never negative, a century at most. */
export const seconds = z.pipe(
  z.union([z.int(), z.pipe(quantity, z.transform(Number))]),
  z.number().check(z.minimum(0), z.maximum(3_155_760_000)),
)

/**
 * Parses the parameters of a call. Trailing ones may be left out where the schema allows it.
 *
 * @throws NodeError -32602 that names the parameter and the expected type.
 */
export function parseParameters<T extends z.ZodMiniType<readonly unknown[]>>(schema: T, given: unknown): z.output<T> {
  const parsed = z.safeParse(schema, given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const where = issue?.path.length ? `params.${issue.path.join('.')}` : 'params'
  throw new NodeError(INVALID_PARAMS, `Invalid params: ${where} must be ${issue?.message || 'of another shape'}.`)
}
