import { createMerkleProof, createMPT } from '@ethereumjs/mpt'
import { RLP } from '@ethereumjs/rlp'
import { bytesToHex, hexToBytes } from '@ethereumjs/util'
import fc from 'fast-check'
import { type Hex, keccak256, numberToHex, toRlp } from 'viem'
import { describe, expect, test } from 'vitest'
import { EMPTY_ROOT, InvalidProofError, nodesByHash, provenValue, storageRootOf } from '../../../src/safe/proof/trie.ts'

const slot = fc.oneof(
  // low slots, as contracts use them, and those of mappings
  fc.bigInt(0n, 20n).map((number) => numberToHex(number, { size: 32 })),
  fc.bigInt(0n, 2n ** 256n - 1n).map((number) => numberToHex(number, { size: 32 })),
)
const value = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 256n - 1n))
const storage = fc.array(fc.tuple(slot, value), { maxLength: 60 }).map((entries) => new Map(entries))

/** The same storage in another implementation's trie. */
async function trieOf(slots: ReadonlyMap<Hex, bigint>) {
  const trie = await createMPT({ useKeyHashing: true })
  for (const [slot, value] of slots)
    if (value !== 0n) await trie.put(hexToBytes(slot), RLP.encode(hexToBytes(pairs(value))))
  return trie
}

/** Hex digits in pairs. */
const pairs = (value: bigint): Hex => {
  const digits = value.toString(16)
  return `0x${digits.length % 2 === 1 ? '0' : ''}${digits}`
}

const rlpOf = (value: bigint): Hex | undefined => (value === 0n ? undefined : toRlp(pairs(value)))

describe('the trie', () => {
  test('[W3] the root of any storage equals that of @ethereumjs/mpt', async () => {
    const property = fc.asyncProperty(storage, async (slots) => {
      expect(storageRootOf(slots)).toBe(bytesToHex((await trieOf(slots)).root()))
    })
    await fc.assert(property, { numRuns: 200 })
  })

  test('[W3] storage of zeros has the root of empty storage', () => {
    expect(storageRootOf(new Map())).toBe(EMPTY_ROOT)
    expect(storageRootOf(new Map([[numberToHex(5, { size: 32 }), 0n]]))).toBe(EMPTY_ROOT)
    expect(provenValue(EMPTY_ROOT, numberToHex(5, { size: 32 }), nodesByHash([]))).toBeUndefined()
    expect(provenValue(EMPTY_ROOT, numberToHex(5, { size: 32 }), nodesByHash(['0x80']))).toBeUndefined()
  })

  test('[W3] another implementation’s proof gives the value, or its absence', async () => {
    const property = fc.asyncProperty(storage, slot, async (slots, other) => {
      const trie = await trieOf(slots)
      for (const key of [...slots.keys(), other]) {
        const nodes = (await createMerkleProof(trie, hexToBytes(key))).map((node) => bytesToHex(node))
        expect(provenValue(bytesToHex(trie.root()), key, nodesByHash(nodes))).toBe(rlpOf(slots.get(key) ?? 0n))
      }
    })
    await fc.assert(property, { numRuns: 40 })
  })

  test('[W3] a proof that is truncated, made up or of another trie proves nothing', async () => {
    const property = fc.asyncProperty(storage, fc.nat(), fc.nat(), async (slots, which, digit) => {
      const trie = await trieOf(slots)
      const root = bytesToHex(trie.root())
      if (root === EMPTY_ROOT) return
      for (const key of slots.keys()) {
        const nodes = (await createMerkleProof(trie, hexToBytes(key))).map((node) => bytesToHex(node))
        expect(() => provenValue(root, key, nodesByHash(nodes.slice(0, -1)))).toThrow(InvalidProofError)
        expect(() => provenValue(keccak256(root), key, nodesByHash(nodes))).toThrow(InvalidProofError)
        const made = nodes.map((node, index) => {
          if (index !== which % nodes.length) return node
          const at = 2 + (digit % (node.length - 2))
          return `${node.slice(0, at)}${node[at] === '0' ? '1' : '0'}${node.slice(at + 1)}` as Hex
        })
        expect(() => provenValue(root, key, nodesByHash(made))).toThrow(InvalidProofError)
      }
    })
    await fc.assert(property, { numRuns: 20 })
  })
})
