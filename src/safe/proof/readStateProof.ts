import { fromRlp, type Hex, hexToBigInt, hexToNumber, keccak256, toRlp } from 'viem'
import * as z from 'zod/mini'
import type { Address } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { EMPTY_ROOT, InvalidProofError, nodesByHash, provenValue } from './trie.ts'

/** The most hex digits of a trie's node, and nodes on the path to one entry: anything longer is rejected. */
const MAX_NODE = 2 * 1_200
const MAX_DEPTH = 65
/** The head may move between the requests, so that they are of different blocks. */
const ATTEMPTS = 3

/** Hex of a length within bounds, lower-cased, so that hashes can be compared directly. */
const hex = (shortest: number, longest = shortest) =>
  z.pipe(
    z.string().check(z.regex(/^0x[0-9a-fA-F]*$/), z.minLength(2 + shortest), z.maxLength(2 + longest)),
    z.transform((text) => text.toLowerCase() as Hex),
  )
const word = hex(64)
const quantity = hex(1, 64)
const address = hex(40)

/** The header's fields, in the order in which they are hashed; each later fork adds some (geth's `types.Header`). */
const Block = z.object({
  hash: word,
  parentHash: word,
  sha3Uncles: word,
  miner: address,
  stateRoot: word,
  transactionsRoot: word,
  receiptsRoot: word,
  logsBloom: hex(512),
  difficulty: quantity,
  number: quantity,
  gasLimit: quantity,
  gasUsed: quantity,
  timestamp: hex(1, 12),
  // Polygon keeps the signatures of its validators in here
  extraData: hex(0, 210_000),
  mixHash: word,
  nonce: hex(16),
  baseFeePerGas: z.nullish(quantity),
  withdrawalsRoot: z.nullish(word),
  blobGasUsed: z.nullish(quantity),
  excessBlobGas: z.nullish(quantity),
  parentBeaconBlockRoot: z.nullish(word),
  requestsHash: z.nullish(word),
  blockAccessListHash: z.nullish(word),
  slotNumber: z.nullish(quantity),
})

const nodes = z.array(hex(0, MAX_NODE)).check(z.maxLength(MAX_DEPTH))

/** Only the nodes are read: what counts is what they prove, not the values beside them. */
const AccountProof = z.object({
  accountProof: nodes.check(z.minLength(1)),
  storageProof: z.array(z.object({ proof: nodes })),
})

/** A number as RLP has it: without leading zeros, and empty for zero. */
const toBytes = (number: Hex): Hex => {
  const digits = hexToBigInt(number).toString(16)
  return digits === '0' ? '0x' : `0x${digits.length % 2 === 1 ? '0' : ''}${digits}`
}

/** A block's hash, computed from its header. */
function headerHashOf(block: z.infer<typeof Block>): Hex {
  const { baseFeePerGas, withdrawalsRoot, blobGasUsed, excessBlobGas, parentBeaconBlockRoot, requestsHash } = block
  const later = [
    baseFeePerGas && toBytes(baseFeePerGas),
    withdrawalsRoot,
    blobGasUsed && toBytes(blobGasUsed),
    excessBlobGas && toBytes(excessBlobGas),
    parentBeaconBlockRoot,
    requestsHash,
    block.blockAccessListHash,
    block.slotNumber && toBytes(block.slotNumber),
  ]
  // a missing field before a present one is empty (rlp:"optional" in geth)
  while (later.length > 0 && !later.at(-1)) later.pop()
  const numbers = [block.difficulty, block.number, block.gasLimit, block.gasUsed, block.timestamp].map(toBytes)
  return keccak256(
    toRlp([
      ...[block.parentHash, block.sha3Uncles, block.miner, block.stateRoot, block.transactionsRoot, block.receiptsRoot],
      ...[block.logsBloom, ...numbers, block.extraData, block.mixHash, block.nonce],
      ...later.map((part) => part || '0x'),
    ]),
  )
}

/** What one block proves of one account. */
export type StateProof = {
  block: { number: bigint; hash: Hex /** Seconds since 1970. */; time: number }
  codeHash: Hex
  storageRoot: Hex
  /** By slot, as it was asked for. */
  values: ReadonlyMap<Hex, bigint>
}

const NO_CODE = keccak256('0x')

/** A node whose answers about one block don't fit together. */
export class MixedBlocksError extends Error {
  override name = 'MixedBlocksError'
}

/**
 * Reads slots of an account at the newest block of one node, and trusts nothing of it but the block's header: account
 * and slots are proven by its state root (EIP-1186).
 * @param client of one node alone: header and proof of two nodes are of two blocks
 * @param slots 32 bytes each
 * @returns no code and zeros for an account that is proven not to exist
 * @throws InvalidProofError, MixedBlocksError, a ZodError for an answer of another shape, and what the client throws where
 *   the node doesn't know `eth_getProof`
 */
export async function readStateProof(
  client: ChainClient,
  account: Address,
  slots: readonly Hex[],
): Promise<StateProof> {
  const readBlock = async () => {
    const block = Block.parse(await client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }))
    if (headerHashOf(block) !== block.hash) throw new InvalidProofError("The block's header isn't what its hash says.")
    return block
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // some nodes prove only their newest block, so it isn't requested by its number
    const [before, said] = await Promise.all([
      readBlock(),
      client.request({ method: 'eth_getProof', params: [account, [...slots], 'latest'] }),
    ])
    const proof = AccountProof.parse(said)
    const [root] = proof.accountProof
    const isOf = ({ stateRoot }: z.infer<typeof Block>) => root !== undefined && keccak256(root) === stateRoot
    const block = isOf(before) ? before : await readBlock()
    if (isOf(block)) return checkProof(block, account, slots, proof)
  }
  throw new MixedBlocksError('The proof is of none of the blocks that the node calls its newest.')
}

/** Decodes a value of a trie. @throws InvalidProofError, also for a zero, which no trie holds */
function wordIn(encoded: Hex): bigint {
  const value = fromRlp(encoded, 'hex')
  if (typeof value !== 'string' || !/^0x[0-9a-f]{2,64}$/.test(value) || value.startsWith('0x00'))
    throw new InvalidProofError('The proof ends in something that is no value.')
  return hexToBigInt(value)
}

/** @throws InvalidProofError */
function checkProof(
  block: z.infer<typeof Block>,
  account: Address,
  slots: readonly Hex[],
  { accountProof, storageProof }: z.infer<typeof AccountProof>,
): StateProof {
  const { number, hash, timestamp } = block
  const at = { number: hexToBigInt(number), hash, time: hexToNumber(timestamp) }
  try {
    // Besu sorts the slots, so that a proof's position doesn't tell its slot
    const nodes = nodesByHash([accountProof, ...storageProof.map(({ proof }) => proof)].flat())
    const encoded = provenValue(block.stateRoot, account.toLowerCase() as Hex, nodes)
    const fields = encoded === undefined ? ['0x', '0x', EMPTY_ROOT, NO_CODE] : fromRlp(encoded, 'hex')
    const [, , storageRoot, codeHash] = fields as Hex[]
    if (fields.length !== 4 || !storageRoot || !codeHash)
      throw new InvalidProofError('The proof ends in something that is no account.')
    const values = new Map(
      slots.map((slot): [Hex, bigint] => {
        const value = provenValue(storageRoot, slot, nodes)
        return [slot, value === undefined ? 0n : wordIn(value)]
      }),
    )
    return { block: at, codeHash, storageRoot, values }
  } catch (thrown) {
    if (thrown instanceof InvalidProofError) throw thrown
    throw new InvalidProofError('The proof ends in something that can’t be read.', { cause: thrown })
  }
}
