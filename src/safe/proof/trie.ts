import { concatHex, fromRlp, type Hex, keccak256, numberToHex, toRlp } from 'viem'

/**
 * Ethereum's secure Merkle Patricia trie (Yellow Paper, appendix D; keys are hashed): its root from all of its entries,
 * and one entry by the nodes on its path.
 */

/** The root of a trie without entries. */
export const EMPTY_ROOT: Hex = keccak256('0x80')

/** A node as RLP decodes it; where its encoding is shorter than a hash it is embedded in its parent. */
type Node = Hex | readonly Node[]

/** Nibbles of a hashed key; no path through a trie has more. */
const KEY_LENGTH = 64
/** The most nodes from the root to a key: each consumes a nibble at least, except empty extensions. */
const MOST_STEPS = 2 * KEY_LENGTH + 2

const nibblesOf = (hex: Hex): string => hex.slice(2)

/** The compact encoding of a part of a key: its first nibble says whether it is a leaf's, and of odd length. */
const encodePath = (nibbles: string, isLeaf: boolean): Hex => {
  const isOdd = nibbles.length % 2 === 1
  return `0x${(isLeaf ? 2 : 0) + (isOdd ? 1 : 0)}${isOdd ? '' : '0'}${nibbles}`
}

type Entry = { key: string; value: Hex }

const toNodeReference = (node: readonly Node[]): Node => {
  const encoded = toRlp(node as Hex[])
  return encoded.length - 2 < KEY_LENGTH ? node : keccak256(encoded)
}

/** The node above these entries, all of which share the first `depth` nibbles. */
function toNode(entries: readonly [Entry, ...Entry[]], depth: number): readonly Node[] {
  const [first, ...others] = entries
  if (others.length === 0) return [encodePath(first.key.slice(depth), true), first.value]
  let fork = depth
  while (others.every(({ key }) => key[fork] === first.key[fork])) fork++
  if (fork > depth) return [encodePath(first.key.slice(depth, fork), false), toNodeReference(toNode(entries, fork))]
  const children = Array.from({ length: 16 }, (_, nibble): Node => {
    const [one, ...more] = entries.filter(({ key }) => Number.parseInt(key.charAt(depth), 16) === nibble)
    return one ? toNodeReference(toNode([one, ...more], depth + 1)) : '0x'
  })
  return [...children, '0x']
}

/**
 * The root of an account's storage that holds these values, and nothing else.
 * @param slots 32-byte slots and their values; zeros are left out, as in the trie
 */
export function storageRootOf(slots: ReadonlyMap<Hex, bigint>): Hex {
  const [first, ...others] = [...slots]
    .filter(([, value]) => value !== 0n)
    .map(([slot, value]): Entry => ({ key: nibblesOf(keccak256(slot)), value: toRlp(numberToHex(value)) }))
  return first ? keccak256(toRlp(toNode([first, ...others], 0) as Hex[])) : EMPTY_ROOT
}

/** An invalid proof: cut off, made up, or of something else. */
export class InvalidProofError extends Error {
  override name = 'InvalidProofError'
}

/** @throws InvalidProofError */
function decode(encoded: Hex): Node {
  try {
    return fromRlp(encoded, 'hex') as Node
  } catch (cause) {
    throw new InvalidProofError('A node of the proof is no RLP.', { cause })
  }
}

/** Nodes of tries, by their hashes; their order, and the key they came for, don't matter. */
export type Nodes = ReadonlyMap<Hex, Hex>

export const nodesByHash = (nodes: readonly Hex[]): Nodes => new Map(nodes.map((node) => [keccak256(node), node]))

/**
 * Looks up a key by the nodes on its path, each of which is found by its hash in the one above.
 * @param key as it is before it is hashed: a slot of 32 bytes, or an address
 * @param nodes in RLP (EIP-1186); unneeded ones do no harm
 * @returns the value as it stands in the trie, or undefined where the nodes show that there is none
 * @throws InvalidProofError
 */
export function provenValue(root: Hex, key: Hex, nodes: Nodes): Hex | undefined {
  if (root === EMPTY_ROOT) return undefined
  const path = nibblesOf(keccak256(key))
  let next: Node = root
  let depth = 0
  // each step goes one node down, and embedded ones are finite; the bound is a safety net
  for (let step = 0; step < MOST_STEPS; step++) {
    let node: Node = next
    if (typeof next === 'string') {
      const encoded = nodes.get(next)
      if (encoded === undefined) throw new InvalidProofError('A node on the way is missing.')
      node = decode(encoded)
    }
    if (typeof node === 'string') throw new InvalidProofError('A node of the proof is a value.')
    if (node.length === 17) {
      const child: Node | undefined = node[Number.parseInt(path.charAt(depth), 16)]
      if (child === undefined) throw new InvalidProofError('The proof is longer than its key.')
      depth++
      if (child === '0x') return undefined
      next = child
      continue
    }
    const [encodedPath, child]: readonly (Node | undefined)[] = node
    if (node.length !== 2 || typeof encodedPath !== 'string' || child === undefined)
      throw new InvalidProofError('A node of the proof is none of a trie.')
    const flag = Number.parseInt(encodedPath.charAt(2), 16)
    const part = encodedPath.slice(flag % 2 === 1 ? 3 : 4)
    if (!(flag < 4)) throw new InvalidProofError('A node of the proof is none of a trie.')
    if (!path.startsWith(part, depth)) return undefined
    depth += part.length
    if (flag < 2) {
      next = child
      continue
    }
    // a leaf that ends before its key does is of another key
    if (depth !== KEY_LENGTH || typeof child !== 'string') throw new InvalidProofError('A leaf of the proof is none.')
    return child as Hex
  }
  throw new InvalidProofError('The way to the key has no end.')
}

/** A slot of 32 bytes in a mapping: `keccak256(key . slot)`, as Solidity keeps it. */
export const mappingSlot = (key: Hex, slot: Hex): Hex => keccak256(concatHex([key, slot]))
