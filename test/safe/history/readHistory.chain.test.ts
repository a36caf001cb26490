import { type Address, encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { getSafeContracts, type SafeKind } from '../../../src/demo/safeKinds.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { type Change, eventsIn } from '../../../src/safe/history/eventsIn.ts'
import { type HistoryBefore, readHistory } from '../../../src/safe/history/readHistory.ts'
import { SENTINEL } from '../../../src/safe/read/genuineSafes.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { startCappedNode } from '../cappedNode.ts'

const ada = people.ada.account
const ben = people.ben.account
const MODULE = toAddress(numberToHex(0xabc, { size: 20 })) ?? SENTINEL
const HANDLER = toAddress(numberToHex(0xdef, { size: 20 })) ?? SENTINEL

const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function disableModule(address previous, address module)',
  'function setFallbackHandler(address handler)',
])

let chain: TestWorld
let client: ChainClient
let saltNonce = 5_500n
beforeAll(async () => {
  chain = await startWorld(1)
  client = createChainClient([chain.anvil.url], 1)
})
afterAll(() => chain.anvil.stop())

type Call = Parameters<typeof encodeFunctionData<typeof abi>>[0]
const dataOf = (functionName: string, ...args: unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as unknown as Call)

async function act(safe: Address, kind: SafeKind, data: Hex): Promise<void> {
  await execSafe(await chain.senderOf(ada), { safe, kind, signers: [ada], calls: [{ to: safe, data }] })
}

const create = async (kind: SafeKind) =>
  createSafe(await chain.senderOf(ada), { kind, owners: [ada.address], saltNonce: saltNonce++ })

/** The holder's calls to our contract. */
async function hold(functionName: string, ...args: unknown[]): Promise<void> {
  const call = { abi: wrappedSafeAbi, functionName, args } as Parameters<typeof encodeFunctionData>[0]
  await (await chain.senderOf(ada)).send({ to: wrappedSafeAddress, data: encodeFunctionData(call) })
}

const changesOf = ({ value }: Awaited<ReturnType<typeof readHistory>>): (string | readonly Change[])[] =>
  value.entries.map((entry) => (entry.kind === 'changes' ? entry.changes : `${entry.count} others`))

test.each(['1.3.0', '1.3.0+L2', '1.4.1', '1.5.0'] as const)(
  '[W3] a Safe %s lists what changed who can use it, newest first, and counts its other transactions',
  async (kind) => {
    const safe = await create(kind)
    await act(safe, kind, dataOf('enableModule', MODULE))
    await act(safe, kind, dataOf('addOwnerWithThreshold', ben.address, 1n))
    const pay = { safe, kind, signers: [ada], calls: [{ to: ben.address, value: 0n }] as const }
    await execSafe(await chain.senderOf(ada), { ...pay, calls: [...pay.calls] })
    await execSafe(await chain.senderOf(ada), { ...pay, calls: [...pay.calls] })
    await act(safe, kind, dataOf('setFallbackHandler', HANDLER))
    await act(safe, kind, dataOf('removeOwner', SENTINEL, ben.address, 1n))
    await act(safe, kind, dataOf('disableModule', SENTINEL, MODULE))
    const history = await readHistory(client, safe)
    expect(changesOf(history)).toEqual([
      [{ kind: 'moduleRemoved', address: MODULE }],
      [{ kind: 'ownerRemoved', address: ben.address }],
      [{ kind: 'handler', address: HANDLER }],
      '2 others',
      [{ kind: 'ownerAdded', address: ben.address }],
      [{ kind: 'moduleAdded', address: MODULE }],
      [{ kind: 'created', owners: [ada.address], threshold: 1 }],
    ])
    expect(history.value).not.toHaveProperty('unfinished')
    expect(history.block).toBe(await getBlockNumber(client, { cacheTime: 0 }))
  },
)

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  '[W3] a Safe %s that was wrapped lists each wrap and its own NFT, not another one’s',
  async (kind) => {
    const safe = await create(kind)
    const other = await create(kind)
    const wrap = { kind, signers: [ada], to: ada.address }
    const tokenId = await wrapSafe(await chain.senderOf(ben), { ...wrap, safe })
    await wrapSafe(await chain.senderOf(ben), { ...wrap, safe: other })
    await passQuietTime(chain.anvil)
    await hold('setSigning', tokenId, true)
    await hold('setSigning', tokenId, false)
    await passQuietTime(chain.anvil)
    await hold('transferFrom', ada.address, ben.address, tokenId)
    const back = {
      abi: wrappedSafeAbi,
      functionName: 'transferFrom',
      args: [ben.address, ada.address, tokenId],
    } as const
    await (await chain.senderOf(ben)).send({ to: wrappedSafeAddress, data: encodeFunctionData(back) })
    const until = Number((await getBlock(chain.client)).timestamp) + 3_600
    await hold('lockAccount', tokenId, BigInt(until))
    await chain.anvil.provider.request({ method: 'evm_increaseTime', params: [3_601] })
    await hold('execute', tokenId, [{ to: ben.address, value: 0n, data: '0x' }])
    const { singleton, fallbackHandler } = getSafeContracts(kind)
    await hold('unwrap', tokenId, [ben.address, ada.address], 2n, fallbackHandler, singleton, false)
    const changes = changesOf(await readHistory(client, safe))
    const kinds = changes.map((one) => (typeof one === 'string' ? one : one.map(({ kind }) => kind)))
    expect(kinds[0]).toContain('unwrapped')
    expect(changes[0]).toContainEqual({ kind: 'unwrapped', owners: [ben.address, ada.address], threshold: 2 })
    expect(changes.slice(1, 7)).toEqual([
      '1 others',
      [{ kind: 'locked', until }],
      [{ kind: 'transferred', from: ben.address, address: ada.address }],
      [{ kind: 'transferred', from: ada.address, address: ben.address }],
      [{ kind: 'signingOff' }],
      [{ kind: 'signingOn' }],
    ])
    expect(changes[7]).toEqual([{ kind: 'sealed', address: ada.address }])
    expect(changes[8]).toContainEqual({ kind: 'wrapped', address: ada.address })
    expect(changes[8]).toContainEqual({ kind: 'moduleAdded', address: wrappedSafeAddress })
    expect(changes.slice(9)).toEqual([[{ kind: 'created', owners: [ada.address], threshold: 1 }]])
  },
)

test('[W3] it ends at its limit or when stopped, says so, and continues from there without duplicates', async () => {
  const safe = await create('1.4.1')
  for (let index = 0; index < 3; index++) {
    await chain.anvil.provider.request({ method: 'anvil_mine', params: ['0x64'] })
    await act(safe, '1.4.1', dataOf('setFallbackHandler', index === 1 ? ZERO_ADDRESS : HANDLER))
  }
  const whole = await readHistory(client, safe)
  expect(changesOf(whole)).toHaveLength(4)
  const node = await startCappedNode(chain.anvil.url, 50)
  const capped = createChainClient([node.url], 1)
  const progress: number[] = []
  // the first requests only find the node's limit
  let look = await readHistory(capped, safe, { most: 8, onProgress: (left, all) => progress.push(left / all) })
  expect(look.value.unfinished).toMatchObject({ why: 'bound', from: whole.value.from })
  expect(changesOf(look)).toEqual(changesOf(whole).slice(0, changesOf(look).length))
  expect(changesOf(look).length).toBeLessThan(4)
  expect(progress).toEqual(progress.toSorted((a, b) => b - a))
  const stop = new AbortController()
  const going: { before: HistoryBefore; isGoingOn: boolean } = { before: look.before, isGoingOn: true }
  look = await readHistory(capped, safe, { ...going, signal: stop.signal, onProgress: () => stop.abort() })
  expect(look.value.unfinished).toMatchObject({ why: 'stopped' })
  for (let times = 0; look.value.unfinished && times < 9; times++)
    look = await readHistory(capped, safe, { before: look.before, isGoingOn: true, most: 3 })
  expect(look.value).toEqual(whole.value)
})

test('[W3] a node that refuses logs, or never answers, doesn’t mean an empty history', async () => {
  const safe = await create('1.4.1')
  const node = await startCappedNode(chain.anvil.url, 0)
  const { value } = await readHistory(createChainClient([node.url], 1), safe)
  expect(value).toMatchObject({ entries: [], unfinished: { why: 'refused' } })
  node.isDown = true
  await expect(readHistory(createChainClient([node.url], 1), safe)).rejects.toMatchObject({
    name: 'NetworkUnreachable',
  })
})

test('[W3] a malformed log, or one of another contract, is ignored', async () => {
  const safe = await create('1.4.1')
  const { before } = await readHistory(client, safe)
  const [setup] = before.logs
  if (!setup) throw new Error('The Safe has no log.')
  expect(eventsIn([setup], safe)).toMatchObject([{ kind: 'changes' }])
  for (const change of [{ data: '0x' as const }, { data: '0x01' as const }, { address: ben.address }, { topics: [] }])
    expect(eventsIn([{ ...setup, ...change }], safe)).toMatchObject([{ kind: 'others', count: 1 }])
})

test('[W3] a later poll requests only the new blocks, and starts over on another chain', async () => {
  const safe = await create('1.5.0')
  await chain.anvil.provider.request({ method: 'anvil_mine', params: ['0x200'] })
  const first = await readHistory(client, safe)
  const snapshot = await chain.anvil.provider.request({ method: 'evm_snapshot', params: [] })
  await act(safe, '1.5.0', dataOf('enableModule', MODULE))
  const node = await startCappedNode(chain.anvil.url, 1_000_000)
  const second = await readHistory(createChainClient([node.url], 1), safe, { before: first.before })
  expect(changesOf(second)).toHaveLength(2)
  expect(Math.min(...node.asked.map(({ from }) => from))).toBe(first.before.to - 64)
  // what a reorg removed is gone from the history
  await chain.anvil.provider.request({ method: 'evm_revert', params: [snapshot] })
  await chain.anvil.provider.request({ method: 'anvil_mine', params: ['0x2'] })
  expect(changesOf(await readHistory(client, safe, { before: second.before }))).toHaveLength(1)
  const strange = {
    ...second.before,
    marks: second.before.marks.map((mark) => ({ ...mark, hash: `0x${'1'.repeat(64)}` as const })),
  }
  node.asked.length = 0
  await readHistory(createChainClient([node.url], 1), safe, { before: strange })
  expect(Math.min(...node.asked.map(({ from }) => from))).toBe(first.value.from)
})
