import { type Address, encodeFunctionData, type Hex, keccak256, numberToHex, parseAbi, stringToHex } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { createSender, type Sender } from '../../../src/demo/createSender.ts'
import type { Provider } from '../../../src/demo/Provider.ts'
import { builder, people } from '../../../src/demo/people.ts'
import { samples } from '../../../src/demo/samples.ts'
import { DEMO_CHAIN_ID } from '../../../src/lib/chains.ts'
import { explainSafe } from '../../../src/safe/proof/explainSafe.ts'
import { readSafe } from '../../../src/safe/read/readSafe.ts'
import { type ChainClient, createChainClient, createLocalClient } from '../../../src/safe/rpc/chainClient.ts'
import { startNode, type TestNode } from '../../demo/chain/startNode.ts'
import { startWorld } from '../../demo/startWorld.ts'
import { deployPlanter, plant } from './storagePlanter.ts'

const ada = people.ada.account
const HASH = keccak256(stringToHex('a transaction of tomorrow'))

let chain: TestNode
let adas: Sender
let clean: Address
let approved: Address
let planted: Address

beforeAll(async () => {
  chain = await startNode()
  const sender = await createSender(chain.client, builder)
  adas = await createSender(chain.client, ada)
  await deployPlanter(sender)
  const create = (saltNonce: bigint) => createSafe(sender, { kind: '1.4.1+L2', owners: [ada.address], saltNonce })
  clean = await create(7_001n)
  approved = await create(7_002n)
  planted = await create(7_003n)
  const data = encodeFunctionData({ abi: parseAbi(['function approveHash(bytes32)']), args: [HASH] })
  await adas.send({ to: approved, data })
  await plant(adas, planted, [[numberToHex(77, { size: 32 }), 1n]])
})

/** The chain behind a node with its own answers to some methods. */
function node(answers: Record<string, (params: unknown) => unknown> = {}): ChainClient & { asked: string[] } {
  const asked: string[] = []
  const provider: Provider = {
    async request(call) {
      asked.push(call.method)
      const answer = answers[call.method]
      return answer ? answer(call.params) : chain.node.request(call)
    },
  }
  return Object.assign(createLocalClient(provider), { asked })
}

const refuse = (code: number, message: string) => () => {
  throw Object.assign(new Error(message), { code })
}

async function explain(safe: Address, nodes: readonly ChainClient[], logs: ChainClient = node()) {
  const { value, block } = await readSafe(createLocalClient(chain.node), safe)
  if (value.kind !== 'safe') throw new Error(`${safe} is no Safe.`)
  return explainSafe(nodes, logs, { value, block })
}

test('[W3] a Safe with nothing hidden needs one request for its proof, and none for its events', async () => {
  const one = node()
  expect(await explain(clean, [one])).toMatchObject({ status: 'explained', approvals: [], messages: [] })
  expect(one.asked.sort()).toEqual(['eth_getBlockByNumber', 'eth_getProof'])
})

test('[W3] an owner’s approval is found in the events, and named', async () => {
  const approvals = [{ owner: ada.address, hash: HASH }]
  expect(await explain(approved, [node()])).toMatchObject({ status: 'explained', approvals, messages: [] })
})

test('[W3] a slot that no event explains stays unexplained', async () => {
  expect(await explain(planted, [node()])).toMatchObject({ status: 'unexplained' })
})

test('[W3] if not all events could be read the rest stays undetermined, and those read explain what they can', async () => {
  const silent = node({ eth_getLogs: refuse(-32_005, 'limit exceeded') })
  expect(await explain(planted, [node()], silent)).toEqual({ status: 'unsearched', why: 'refused' })
  expect(await explain(approved, [node()], silent)).toEqual({ status: 'unsearched', why: 'refused' })
  expect(await explain(clean, [node()], silent)).toMatchObject({ status: 'explained' })
})

test('[W3] after a node that can’t prove the next one is asked', async () => {
  const pruned = node({ eth_getProof: refuse(-32_000, 'distance to target block exceeds maximum proof window') })
  const without = node({ eth_getProof: refuse(-32_601, 'the method eth_getProof does not exist') })
  expect(await explain(clean, [pruned, without, node()])).toMatchObject({ status: 'explained' })
})

test('[W3] one node’s finding is dismissed neither by the next node nor because there are too many events', async () => {
  const once = (() => {
    let asked = 0
    return node({
      eth_getProof: (params) => {
        if (asked++ > 0) throw Object.assign(new Error('too many slots'), { code: -32_602 })
        return chain.node.request({ method: 'eth_getProof', params: params as unknown[] })
      },
    })
  })()
  expect(await explain(planted, [once, node()])).toEqual({ status: 'unsearched', why: 'unreachable' })
})

test('[W3] an approval given while the events are read is found, and raises no alarm', async () => {
  const late = keccak256(HASH)
  let isFirst = true
  const slow = node({
    eth_getLogs: async (params) => {
      const said = await chain.node.request({ method: 'eth_getLogs', params: params as unknown[] })
      if (isFirst) {
        isFirst = false
        const data = encodeFunctionData({ abi: parseAbi(['function approveHash(bytes32)']), args: [late] })
        await adas.send({ to: approved, data })
      }
      return said
    },
  })
  const said = await explain(approved, [node()], slow)
  expect(said).toMatchObject({ status: 'explained' })
  expect('approvals' in said && said.approvals.map(({ hash }) => hash).sort()).toEqual([HASH, late].sort())
})

test('[W3] more modules than can be read are reported as such, not as a change', async () => {
  const { value, block } = await readSafe(createLocalClient(chain.node), clean)
  if (value.kind !== 'safe') throw new Error('It is no Safe.')
  const said = await explainSafe([node()], node(), { value: { ...value, hasMoreModules: true }, block })
  expect(said).toEqual({ status: 'unproven', why: ['tooMany'] })
})

test('[W3] anvil leaves zeroed slots in its tries: what it can’t explain is unproven, and raises no alarm', async () => {
  const world = await startWorld(1)
  const { anvil } = world
  const client = createLocalClient(anvil.provider)
  const { value, block } = await readSafe(client, samples.wrapped.address)
  if (value.kind !== 'safe') throw new Error('The sample is no Safe.')
  const said = await explainSafe([client], client, { value, block })
  expect(said).toEqual({ status: 'unproven', why: ['invalid'] })
  // the same Safe, on a chain that removes them
  expect(await explain(samples.wrapped.address, [node()])).toMatchObject({ status: 'explained' })
  await anvil.stop()
})

test('[W3] where none can prove, each gives its reason', async () => {
  const without = node({ eth_getProof: refuse(-32_601, 'the method eth_getProof does not exist') })
  const wrong = node({ eth_getProof: () => ({ address: clean, accountProof: [], storageProof: [] }) })
  const behind = node({
    eth_getBlockByNumber: () => chain.node.request({ method: 'eth_getBlockByNumber', params: ['earliest', false] }),
    eth_getProof: (params) => {
      const [account, slots] = params as [Hex, Hex[]]
      return chain.node.request({ method: 'eth_getProof', params: [account, slots, 'earliest'] })
    },
  })
  expect(await explain(clean, [without, wrong])).toEqual({ status: 'unproven', why: ['unsupported', 'invalid'] })
  const down = createChainClient(['http://127.0.0.1:1'], DEMO_CHAIN_ID)
  expect(await explain(clean, [behind, down])).toEqual({ status: 'unproven', why: ['behind', 'unreachable'] })
  expect(await explain(clean, [])).toEqual({ status: 'unproven', why: [] })
})
