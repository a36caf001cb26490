import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  hashMessage,
  hexToBigInt,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  stringToHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { createSender, type Sender } from '../../../src/demo/createSender.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { builder, people } from '../../../src/demo/people.ts'
import { getSafeContracts, type SafeKind, safeKinds } from '../../../src/demo/safeKinds.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import type { AtBlock } from '../../../src/lib/Fact.ts'
import {
  CONSENT_TOPICS,
  type Consents,
  consentsIn,
  proveSafe,
  StaleNodeError,
} from '../../../src/safe/proof/proveSafe.ts'
import { MixedBlocksError } from '../../../src/safe/proof/readStateProof.ts'
import { InvalidProofError, mappingSlot } from '../../../src/safe/proof/trie.ts'
import { FALLBACK_HANDLER_SLOT, GUARD_SLOT, MODULE_GUARD_SLOT } from '../../../src/safe/read/readRawSafe.ts'
import { type GenuineSafe, readSafe } from '../../../src/safe/read/readSafe.ts'
import { type ChainClient, createLocalClient } from '../../../src/safe/rpc/chainClient.ts'
import { scanLogs } from '../../../src/safe/rpc/scanLogs.ts'
import { safeMessageHash } from '../../../src/safe/signatures/safeMessageHash.ts'
import { startNode, type TestNode } from '../../demo/chain/startNode.ts'
import { delegate, deployLibrary, deployPlanter, plant } from './storagePlanter.ts'

// The chain is the demo's own, run by ethereumjs: anvil leaves zeroed slots in its trie, so that its
// storage roots, and with them its proofs, are wrong for any Safe whose owners have ever changed.

const ada = people.ada.account
const { ben, dora } = { ben: people.ben.account, dora: people.dora.account }
const LANDING: SafeKind = '1.5.0+L2'
/** A mapping key that was never published. */
const hidden = privateKeyToAccount(keccak256(stringToHex('hidden'))).address
/** Safe's own library for signing on chain, from its package. */
const signMessageLib: Hex = JSON.parse(
  readFileSync(
    'node_modules/safe-1.5.0/build/artifacts/contracts/libraries/SignMessageLib.sol/SignMessageLib.json',
    'utf8',
  ),
).bytecode
const HASH = keccak256(stringToHex('a transaction of tomorrow'))

let chain: TestNode
let client: ChainClient
let sender: Sender
let adas: Sender
let saltNonce = 5_000n

beforeAll(async () => {
  chain = await startNode()
  client = createLocalClient(chain.node)
  sender = await createSender(chain.client, builder)
  adas = await createSender(chain.client, ada)
  await deployPlanter(sender)
})

const create = (kind: SafeKind): Promise<Address> =>
  createSafe(sender, { kind, owners: [ada.address], saltNonce: saltNonce++ })

async function read(safe: Address): Promise<AtBlock<GenuineSafe>> {
  const { value, block } = await readSafe(client, safe)
  if (value.kind !== 'safe') throw new Error(`${safe} is no Safe: ${value.kind}`)
  return { value, block }
}

const prove = async (safe: Address, consents?: Consents, by = client) => proveSafe(by, await read(safe), consents)

const abi = parseAbi([
  'function enableModule(address)',
  'function disableModule(address, address)',
  'function addOwnerWithThreshold(address, uint256)',
  'function removeOwner(address, address, uint256)',
  'function approveHash(bytes32)',
  'function signMessage(bytes)',
])

const call = (safe: Address, functionName: (typeof abi)[number]['name'], args: readonly unknown[]) => ({
  to: safe,
  data: encodeFunctionData({ abi, functionName, args } as never) as Hex,
})

const wrap = (safe: Address, kind: SafeKind) => wrapSafe(sender, { safe, kind, signers: [ada], to: ada.address })

/** Slots that a Safe doesn't list, and their values. */
const planted = {
  'a module missing from the list': [mappingSlot(pad(hidden), numberToHex(1, { size: 32 })), 1n],
  'an owner missing from the list': [mappingSlot(pad(hidden), numberToHex(2, { size: 32 })), 1n],
  'an approval without an event': [mappingSlot(HASH, mappingSlot(pad(hidden), numberToHex(8, { size: 32 }))), 1n],
  'a message without an event': [mappingSlot(HASH, numberToHex(7, { size: 32 })), 1n],
} as const satisfies Record<string, readonly [Hex, bigint]>

describe.each(safeKinds)('Safe %s', (kind) => {
  test('[W3] is explained to its last slot: new, changed and changed back, wrapped, used, and unwrapped', async () => {
    const safe = await create(kind)
    expect(await prove(safe)).toMatchObject({ status: 'explained', approvals: [], messages: [] })

    const { moduleOf, owner } = { moduleOf: ben.address, owner: dora.address }
    const exec = (...calls: [ReturnType<typeof call>, ...ReturnType<typeof call>[]]) =>
      execSafe(sender, { safe, kind, signers: [ada], calls })
    await exec(call(safe, 'enableModule', [moduleOf]), call(safe, 'addOwnerWithThreshold', [owner, 1n]))
    expect(await prove(safe)).toMatchObject({ status: 'explained' })
    await exec(
      call(safe, 'disableModule', [pad('0x01', { size: 20 }), moduleOf]),
      call(safe, 'removeOwner', [pad('0x01', { size: 20 }), owner, 1n]),
    )
    expect(await prove(safe)).toMatchObject({ status: 'explained' })

    await sender.send({ to: safe, value: 10n })
    const tokenId = await wrap(safe, kind)
    expect(await prove(safe)).toMatchObject({ status: 'explained' })

    const asHolder = (functionName: 'execute' | 'unwrap', args: readonly unknown[]) =>
      adas.send({
        to: wrappedSafeAddress,
        data: encodeFunctionData({ abi: wrappedSafeAbi, functionName, args } as never),
      })
    await asHolder('execute', [tokenId, [{ to: ben.address, value: 1n, data: '0x' }]])
    expect(await prove(safe)).toMatchObject({ status: 'explained' })

    const { singleton, fallbackHandler } = getSafeContracts(kind)
    await asHolder('unwrap', [tokenId, [ben.address, dora.address], 2n, fallbackHandler, singleton, false])
    const { value } = await read(safe)
    expect(value).toMatchObject({ owners: [ben.address, dora.address], threshold: 2, modules: [] })
    expect(await prove(safe)).toMatchObject({ status: 'explained', approvals: [], messages: [] })
  })

  test.each(Object.entries(planted))('[W3] %s is found, also once the Safe is wrapped', async (_, slot) => {
    const safe = await create(kind)
    await plant(adas, safe, [slot])
    expect(await prove(safe)).toMatchObject({ status: 'unexplained' })
    await wrap(safe, kind)
    expect(await prove(safe)).toMatchObject({ status: 'unexplained' })
  })
})

test('[W3] its owners’ approvals and its signatures are explained by its events, as long as it exists', async () => {
  const kind = LANDING
  const safe = await create(kind)
  await adas.send(call(safe, 'approveHash', [HASH]))
  const { data } = call(safe, 'signMessage', [hashMessage('hello')])
  await delegate(adas, safe, await deployLibrary(sender, signMessageLib), data)
  expect(await prove(safe)).toMatchObject({ status: 'unexplained' })
  const { logs } = await scanLogs(
    client,
    { address: safe, topics: CONSENT_TOPICS },
    { from: 0, to: Number((await read(safe)).block) },
  )
  const consents = consentsIn(safe, logs)
  expect(consents).toEqual({
    approvals: [{ owner: ada.address, hash: HASH }],
    messages: [safeMessageHash(sender.chainId, safe, 'hello')],
  })
  expect(await prove(safe, consents)).toMatchObject({ status: 'explained', ...consents })
  // one that was destroyed gives none
  const used = { owner: ada.address, hash: keccak256(HASH) }
  const more = { approvals: [...consents.approvals, used], messages: [...consents.messages, HASH] }
  expect(await prove(safe, more)).toMatchObject({ status: 'explained', ...consents })
  // a Safe's event may be forged by its own owner; it explains one slot only, not its neighbour
  const slot = planted['a module missing from the list']
  await plant(adas, safe, [slot])
  expect(await prove(safe, consents)).toMatchObject({ status: 'unexplained' })
})

test('[W3] all of a hundred slots planted anywhere are found, and none once they are zeroed again', async () => {
  const safe = await create('1.4.1')
  const most = 2n ** 256n - 1n
  const word = fc.bigInt(1n, most)
  // the first nine slots are a Safe's own
  const slot = fc.oneof(fc.bigInt(9n, 100n), fc.bigInt(9n, most)).map((number) => numberToHex(number, { size: 32 }))
  const property = fc.asyncProperty(slot, word, async (slot, value) => {
    await plant(adas, safe, [[slot, value]])
    expect(await prove(safe)).toMatchObject({ status: 'unexplained' })
    await plant(adas, safe, [[slot, 0n]])
    expect(await prove(safe)).toMatchObject({ status: 'explained' })
  })
  await fc.assert(property, { numRuns: 100 })
})

type Block = Record<string, unknown>
type Proof = { address: Hex; accountProof: Hex[]; storageProof: { key: Hex; value: Hex; proof: Hex[] }[] }

/** The node, with its answers altered. */
function lying({
  block = (said) => said,
  proof = (said) => said,
}: {
  block?: (said: Block) => Block | Promise<Block>
  proof?: (said: Proof) => Proof | Promise<Proof>
}): ChainClient {
  return createLocalClient({
    async request(asked) {
      const said = await chain.node.request(asked)
      if (asked.method === 'eth_getBlockByNumber') return block(said as Block)
      return asked.method === 'eth_getProof' ? proof(said as Proof) : said
    },
  })
}

const flip = (hex: Hex): Hex => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}` as Hex
const changeFirst = (nodes: Hex[]): Hex[] =>
  nodes.map((node, index) => (index === nodes.length - 1 ? flip(node) : node))

describe('a node that', () => {
  let safe: Address
  beforeAll(async () => {
    safe = await create(LANDING)
    await plant(adas, safe, [planted['a module missing from the list']])
  })
  const proveBy = (by: ChainClient) => prove(safe, undefined, by)

  test.each<[string, ChainClient, new (...args: never[]) => Error]>([
    [
      'gives a state root that isn’t the block’s',
      lying({ block: (said) => ({ ...said, stateRoot: HASH }) }),
      InvalidProofError,
    ],
    [
      'gives a time that isn’t the block’s',
      lying({ block: (said) => ({ ...said, timestamp: '0x1' }) }),
      InvalidProofError,
    ],
    [
      'proves by another block',
      lying({ proof: async () => chain.ask<Proof>('eth_getProof', safe, [], 'earliest') }),
      MixedBlocksError,
    ],
    [
      'proves another account',
      lying({ proof: () => chain.ask<Proof>('eth_getProof', ben.address, [], 'latest') }),
      InvalidProofError,
    ],
    [
      'makes up an account',
      lying({ proof: (said) => ({ ...said, accountProof: changeFirst(said.accountProof) }) }),
      InvalidProofError,
    ],
    [
      'cuts the account’s proof off',
      lying({ proof: (said) => ({ ...said, accountProof: said.accountProof.slice(0, 1) }) }),
      InvalidProofError,
    ],
    [
      'leaves a slot out',
      lying({ proof: (said) => ({ ...said, storageProof: said.storageProof.slice(1) }) }),
      InvalidProofError,
    ],
    [
      'cuts a slot’s proof off',
      lying({
        proof: (said) => ({ ...said, storageProof: said.storageProof.map((slot) => ({ ...slot, proof: [] })) }),
      }),
      InvalidProofError,
    ],
    [
      'makes up a slot’s value',
      lying({
        proof: (said) => ({
          ...said,
          storageProof: said.storageProof.map((slot) => ({ ...slot, proof: changeFirst(slot.proof) })),
        }),
      }),
      InvalidProofError,
    ],
  ])('[W3] %s is refused', async (_, node, refusal) => {
    await expect(proveBy(node)).rejects.toThrow(refusal)
  })

  test('[W3] gives the slots’ proofs in another order, as Besu does, proves all the same', async () => {
    const sorted = lying({
      proof: ({ storageProof, ...said }) => ({ ...said, storageProof: [...storageProof].reverse() }),
    })
    expect(await proveBy(sorted)).toMatchObject({ status: 'unexplained' })
  })

  test('[W3] lags behind the read block is refused', async () => {
    const { value, block } = await read(safe)
    await expect(proveSafe(client, { value, block: block + 1n })).rejects.toThrow(StaleNodeError)
  })

  test('[W3] answers with a megabyte, or something else entirely, is refused', async () => {
    const long = lying({
      proof: (said) => ({
        ...said,
        accountProof: [concat([said.accountProof[0] ?? '0x', `0x${'00'.repeat(1_000_000)}`])],
      }),
    })
    await expect(proveBy(long)).rejects.toThrow()
    await expect(proveBy(lying({ proof: () => ({}) as Proof }))).rejects.toThrow()
    await expect(proveBy(lying({ block: () => null as unknown as Block }))).rejects.toThrow()
  })

  test('[W3] mines a block meanwhile is asked again until header and proof are of the same block', async () => {
    let isFirst = true
    const busy = lying({
      async proof(said) {
        if (!isFirst) return said
        isFirst = false
        await sender.send({ to: ben.address, value: 1n })
        return said
      },
    })
    expect(await proveBy(busy)).toMatchObject({ status: 'unexplained' })
  })
})

test('[W3] a read that has changed since proves nothing', async () => {
  const safe = await create(LANDING)
  const before = await read(safe)
  await execSafe(sender, { safe, kind: LANDING, signers: [ada], calls: [call(safe, 'enableModule', [ben.address])] })
  expect(await proveSafe(client, before)).toMatchObject({ status: 'changed' })
  const { value, block } = await read(safe)
  expect(await proveSafe(client, { value: { ...value, modules: [] }, block })).toMatchObject({ status: 'changed' })
})

describe('what is hidden in bits and slots that no getter shows', () => {
  const word = (address: Address, more: bigint) => hexToBigInt(address) | (more << 200n)

  test.each<[string, (safeState: GenuineSafe) => readonly [Hex, bigint][]]>([
    [
      'of the fallback handler',
      ({ fallbackHandler }) => [[numberToHex(FALLBACK_HANDLER_SLOT), word(fallbackHandler, 1n)]],
    ],
    ['of the guard', () => [[numberToHex(GUARD_SLOT), 1n << 200n]]],
    ['of the module guard', () => [[numberToHex(MODULE_GUARD_SLOT), 1n << 200n]]],
    ['of the number of owners', () => [[numberToHex(3, { size: 32 }), 2n]]],
    ['of an owner', () => [[mappingSlot(pad(ada.address), numberToHex(2, { size: 32 })), 1n | (1n << 200n)]]],
  ])('[W3] %s raises an alarm, and is no mere change to wait for', async (_, slotsOf) => {
    const safe = await create('1.4.1')
    const { value } = await read(safe)
    await plant(adas, safe, [...slotsOf(value), planted['a module missing from the list']])
    expect(await prove(safe)).toMatchObject({ status: 'unexplained' })
  })
})
