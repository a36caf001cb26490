import { fromRlp, type Hex, keccak256, pad, toRlp } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { samples } from '../../../src/demo/samples.ts'
import { ada, ben, startNode, type TestNode } from './startNode.ts'

type Proof = {
  balance: Hex
  nonce: Hex
  codeHash: Hex
  storageHash: Hex
  accountProof: Hex[]
  storageProof: { key: Hex; value: Hex; proof: Hex[] }[]
}

const EMPTY_ROOT = keccak256('0x80')
type Node = Hex | readonly Node[]

/** Looks up a key in a Merkle Patricia trie by the given nodes. @returns the value, or undefined where there is none */
function lookUp(root: Hex, key: Hex, nodes: readonly Hex[]): Hex | undefined {
  if (root === EMPTY_ROOT) return undefined
  let nibbles = keccak256(key).slice(2)
  let wanted: Node = root
  let index = 0
  for (;;) {
    let node: Node = wanted
    if (typeof wanted === 'string') {
      const raw: Hex = nodes[index++] ?? '0x'
      expect(keccak256(raw)).toBe(wanted)
      node = fromRlp(raw, 'hex') as Node
    }
    if (typeof node === 'string') throw new Error('A node must be a list.')
    if (node.length === 17) {
      wanted = node[Number.parseInt(nibbles.slice(0, 1), 16)] ?? '0x'
      nibbles = nibbles.slice(1)
      if (wanted === '0x') return undefined
      continue
    }
    const [path, next] = node as [Hex, Node]
    const flag = Number.parseInt(path.slice(2, 3), 16)
    const part = path.slice(flag % 2 === 1 ? 3 : 4)
    if (!nibbles.startsWith(part)) return undefined
    nibbles = nibbles.slice(part.length)
    if (flag >= 2) return next as Hex
    wanted = next
  }
}

const trim = (quantity: Hex): Hex => {
  const digits = BigInt(quantity).toString(16)
  return digits === '0' ? '0x' : `0x${digits.length % 2 ? '0' : ''}${digits}`
}

/** Verifies a proof from the root downwards. */
function verify(stateRoot: Hex, address: Hex, proof: Proof): void {
  const account = lookUp(stateRoot, address, proof.accountProof)
  const { nonce, balance, storageHash, codeHash } = proof
  if (account === undefined) expect([nonce, balance, storageHash]).toEqual(['0x0', '0x0', EMPTY_ROOT])
  else expect(account).toBe(toRlp([trim(nonce), trim(balance), storageHash, codeHash]))
  for (const { key, value, proof: nodes } of proof.storageProof)
    expect(lookUp(storageHash, key, nodes) ?? toRlp('0x')).toBe(toRlp(trim(value)))
}

let chain: TestNode
beforeAll(async () => {
  chain = await startNode()
})

const rootAt = async (block: Hex) =>
  (await chain.ask<{ stateRoot: Hex }>('eth_getBlockByNumber', block, false)).stateRoot

const prove = (address: Hex, slots: Hex[], at: Hex) => chain.ask<Proof>('eth_getProof', address, slots, at)

test("[W5] proofs of an account and its storage verify against the block's state root", async () => {
  const latest = await chain.ask('eth_blockNumber')
  const root = await rootAt(latest)
  const slots = ['0x0', '0x1', '0x3', '0x4', pad('0xabcdef')] as Hex[]
  const safe = samples.trio.address
  const proof = await prove(safe, slots, latest)
  verify(root, safe, proof)
  expect(proof.storageProof.map(({ value }) => value)).toEqual([expect.any(String), '0x0', '0x3', '0x2', '0x0'])
  const others: Hex[] = [ada.address, wrappedSafeAddress]
  for (const address of others) verify(root, address, await prove(address, ['0x0'], latest))
})

test('[W5] the absence of an account is proved too', async () => {
  const latest = await chain.ask('eth_blockNumber')
  const nobody: Hex = `0x${'12'.repeat(20)}`
  const proof = await prove(nobody, ['0x5'], latest)
  verify(await rootAt(latest), nobody, proof)
  expect(proof).toMatchObject({ balance: '0x0', nonce: '0x0', storageProof: [{ value: '0x0', proof: [] }] })
})

test('[W5] proofs at an old block verify against its state root', async () => {
  const before = await chain.ask('eth_blockNumber')
  const old = await prove(ada.address, [], before)
  await chain.send(ada, { to: ben.address, value: 1n })
  const after = await chain.ask('eth_blockNumber')
  expect(await prove(ada.address, [], before)).toEqual(old)
  verify(await rootAt(before), ada.address, old)
  const now = await prove(ada.address, [], after)
  expect(now).not.toEqual(old)
  verify(await rootAt(after), ada.address, now)
})

test('[W5] a proof that was tampered with does not verify', async () => {
  const latest = await chain.ask('eth_blockNumber')
  const proof = await prove(ada.address, [], latest)
  const root = await rootAt(latest)
  expect(() => verify(root, ada.address, { ...proof, balance: '0x1' })).toThrow()
})
