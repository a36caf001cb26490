import { type Address, encodeFunctionData, getAddress, slice, toEventSelector, zeroAddress } from 'viem'
import { getCode } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { demoDollar, mintDollars } from '../../../src/demo/demoTokens.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { getSafeContracts } from '../../../src/demo/safeKinds.ts'
import { findApprovals } from '../../../src/safe/approvals/findApprovals.ts'
import { readApprovals } from '../../../src/safe/approvals/readApprovals.ts'
import { PERMIT2 } from '../../../src/safe/approvals/spenders.ts'
import type { KnownToken } from '../../../src/safe/holdings/knownTokens.ts'
import { createBatchingClient } from '../../../src/safe/rpc/chainClient.ts'
import { findFirstBlock } from '../../../src/safe/rpc/findFirstBlock.ts'
import { proxyFactoryAbi, safeAbi } from '../../../src/safe/safeAbi.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { startCappedNode } from '../cappedNode.ts'
import { type Deployed, deployApprovers } from './deployApprovers.ts'

// Each approval is given by a genuine Safe, and read from its token.

const { ada, ben, cleo, dora } = people
const MOST = 2n ** 256n - 1n
const nativeSymbol = 'ETH'
const known: KnownToken[] = [{ address: demoDollar, symbol: 'DUSD', kind: 'erc20', decimals: 6 }]
const [friend, other] = [cleo.account.address, dora.account.address]

let world: TestWorld
let make: Awaited<ReturnType<typeof deployApprovers>>
let salt = 9_000n
beforeAll(async () => {
  world = await startWorld(1)
  make = await deployApprovers(world)
})
afterAll(() => world.anvil.stop())

const clientOf = (url = world.anvil.url) => createBatchingClient([url], 1)
const maker = () => world.senderOf(ben.account)

/** An empty Safe of Ada's. */
const newSafe = async (): Promise<Address> =>
  createSafe(await maker(), { kind: '1.4.1', owners: [ada.account.address], threshold: 1n, saltNonce: salt++ })

/** Makes a Safe do something, each in a block of its own. */
async function by(safe: Address, ...calls: ReturnType<Deployed['call']>[]): Promise<void> {
  for (const call of calls)
    await execSafe(await maker(), { safe, kind: '1.4.1', signers: [ada.account], calls: [call] })
}

async function look(safe: Address) {
  const client = clientOf()
  const { value: search } = await findApprovals(client, safe)
  const { isCut, ...found } = search.found
  const { value, block } = await readApprovals(client, safe, { ...found, known, nativeSymbol })
  return { ...value, block, search, isCut }
}

async function now(): Promise<number> {
  const block = (await world.anvil.provider.request({ method: 'eth_getBlockByNumber', params: ['latest', false] })) as {
    timestamp: string
  }
  return Number(block.timestamp)
}

test('[W2] an ERC-20’s amount at risk is the lesser of balance and allowance, and the newest log dates it', async () => {
  const safe = await newSafe()
  const coin = await make.coin()
  await mintDollars(await maker(), safe, 5_000_000n)
  await coin.act('mint', safe, 100n)
  await by(safe, coin.call('approve', friend, MOST), coin.call('approve', other, 30n))
  const dollars = { ...coin.call('approve', friend, 9_000_000n), to: demoDollar }
  await by(safe, dollars, dollars)
  const { live, unread, block } = await look(safe)
  expect(unread).toEqual([])
  expect(live).toMatchObject([
    { kind: 'erc20', spender: friend, allowance: 9_000_000n, atRisk: 5_000_000n, decimals: 6 },
    { kind: 'erc20', spender: other, allowance: 30n, atRisk: 30n, token: { symbol: 'COIN', origin: 'found' } },
    { kind: 'erc20', spender: friend, allowance: MOST, atRisk: 100n, token: { address: coin.address } },
  ])
  expect(live.map(({ found }) => BigInt(found.since))).toEqual([block, block - 2n, block - 3n])
})

test('[W2] used up, revoked and fake approvals are left out, and with no balance nothing is at risk', async () => {
  const safe = await newSafe()
  const [coin, taker] = [await make.coin(), await make.coin('TAKER')]
  await coin.act('mint', safe, 100n)
  await by(safe, coin.call('approve', taker.address, 100n))
  await by(safe, coin.call('approve', friend, 5n), coin.call('approve', friend, 0n))
  expect((await look(safe)).live).toHaveLength(1)
  await taker.act('spend', coin.address, safe, 100n)
  const { live, unread, search } = await look(safe)
  expect({ live, unread }).toEqual({ live: [], unread: [] })
  expect(search.found.approvals).toHaveLength(2)
  expect(search).not.toHaveProperty('unfinished')
  await by(safe, coin.call('approve', other, MOST))
  expect((await look(safe)).live).toMatchObject([{ spender: other, atRisk: 0n, allowance: MOST }])
})

test('[W2] an approved NFT counts while the Safe has it; one that moved, was burned or was revoked doesn’t', async () => {
  const safe = await newSafe()
  const nft = await make.nft()
  for (const id of [1n, 2n, 3n, 4n]) await nft.act('mint', safe, id)
  for (const id of [1n, 2n, 3n, 4n]) await by(safe, nft.call('approve', friend, id))
  await by(safe, nft.call('approve', '0x0000000000000000000000000000000000000000', 2n))
  await by(safe, nft.call('transferFrom', safe, other, 3n))
  await nft.act('burn', 4n)
  const { live, unread } = await look(safe)
  expect(unread).toEqual([])
  expect(live).toMatchObject([{ kind: 'erc721', id: 1n, spender: friend, atRisk: 1n, token: { symbol: 'PICS' } }])
  expect(live).toHaveLength(1)
  const sticky = await make.sticky()
  for (const id of [8n, 9n]) {
    await sticky.act('mint', safe, id)
    await by(safe, sticky.call('approve', friend, id))
  }
  await sticky.act('mint', other, 9n)
  expect((await look(safe)).live).toMatchObject([{ id: 8n }, { id: 1n }])
  // the approved account comes from the chain, not from the log
  await by(safe, nft.call('approve', other, 1n))
  expect((await look(safe)).live).toMatchObject([{ id: 1n, spender: other }, { id: 8n }])
})

test('[W2] a spender that uses up its approvals while being read hides none of them', async () => {
  const safe = await newSafe()
  const [coin, nft] = [await make.coin(), await make.nft()]
  const snatcher = await make.snatcher(coin.address, nft.address)
  await coin.act('mint', safe, 100n)
  await nft.act('mint', safe, 1n)
  await by(safe, coin.call('approve', snatcher.address, 100n), nft.call('approve', snatcher.address, 1n))
  // the newest is read first
  await snatcher.act('tell', safe)
  const { live, unread, search } = await look(safe)
  expect(search.found.approvals).toHaveLength(3)
  expect(unread).toEqual([])
  expect(live).toMatchObject([
    { kind: 'erc721', spender: snatcher.address, token: { address: nft.address } },
    { kind: 'erc20', spender: snatcher.address, allowance: 100n, token: { address: coin.address } },
  ])
})

test('[W2] an ERC-20 that logs its approvals in another shape is found, and what can’t be parsed is unread', async () => {
  const safe = await newSafe()
  const [indexed, plain, empty] = [await make.odd('indexed'), await make.odd('plain'), await make.odd('empty')]
  await by(safe, indexed.call('approve', friend, MOST), indexed.call('approve', other, MOST))
  await by(
    safe,
    plain.call('approve', friend, 5n),
    plain.call('approve', friend, 7n),
    empty.call('approve', friend, 9n),
  )
  const { live, unread } = await look(safe)
  expect(live).toMatchObject([
    { kind: 'erc20', spender: friend, allowance: 7n, found: { kind: 'erc20' }, token: { address: plain.address } },
    { kind: 'erc20', spender: other, allowance: MOST, token: { address: indexed.address } },
    { kind: 'erc20', spender: friend, allowance: MOST, atRisk: 1000n, token: { address: indexed.address } },
  ])
  expect(live).toHaveLength(3)
  expect(unread).toMatchObject([{ kind: 'unclear', token: empty.address }])
  expect(unread).toHaveLength(1)
  await by(safe, indexed.call('approve', friend, 0n), plain.call('approve', friend, 0n))
  expect((await look(safe)).live).toMatchObject([{ spender: other, token: { address: indexed.address } }])
})

test('[W2] an NFT of a paused collection is unread while it has a spender, and dropped once it has none', async () => {
  const safe = await newSafe()
  const nft = await make.pausing()
  for (const id of [1n, 2n, 3n]) await nft.act('mint', safe, id)
  const approve = (id: bigint, to: Address = friend) => nft.call('approve', to, id)
  await by(
    safe,
    approve(1n),
    approve(1n, other),
    approve(2n),
    approve(2n, '0x0000000000000000000000000000000000000000'),
  )
  const before = await look(safe)
  expect(before).toMatchObject({ live: [{ id: 1n, spender: other }], unread: [] })
  await nft.act('pause', true)
  const paused = await look(safe)
  expect(paused.live).toEqual([])
  expect(paused.unread).toMatchObject([{ kind: 'erc721', id: 1n }])
  expect(paused.unread).toHaveLength(1)
})

test('[W2] an operator may take every NFT in the Safe, and of an ERC-1155 an unknown number', async () => {
  const safe = await newSafe()
  const [nft, things] = [await make.nft(), await make.things()]
  await nft.act('mint', safe, 1n)
  await nft.act('mint', safe, 2n)
  await by(safe, nft.call('setApprovalForAll', friend, true), nft.call('setApprovalForAll', other, true))
  await by(safe, nft.call('setApprovalForAll', other, false), things.call('setApprovalForAll', other, true))
  const { live } = await look(safe)
  expect(live).toMatchObject([
    { kind: 'operator', spender: other, atRisk: 'unknown', token: { address: things.address } },
    { kind: 'operator', spender: friend, atRisk: 2n, token: { address: nft.address } },
  ])
  expect(live).toHaveLength(2)
})

test('[W2] through Permit2 it is the least of balance and both allowances, until it has expired by the chain’s clock', async () => {
  const safe = await newSafe()
  const { permit2 } = make
  const coin = await make.coin()
  await coin.act('mint', safe, 100n)
  const soon = (await now()) + 1_000
  await by(safe, permit2.call('approve', coin.address, friend, 2n ** 160n - 1n, soon))
  // without the token's own approval of Permit2 nothing can be taken
  expect((await look(safe)).live).toMatchObject([{ kind: 'permit2', spender: friend, atRisk: 0n, expiration: soon }])
  await by(safe, coin.call('approve', PERMIT2, 60n))
  await permit2.act('permitted', safe, coin.address, other, 40n, 2 ** 48 - 1)
  await (await make.imitation()).act('permitted', safe, coin.address, ben.account.address, 40n, 2 ** 48 - 1)
  const both = await look(safe)
  expect(both.search.found.approvals).toHaveLength(3)
  expect(both.live).toMatchObject([
    { kind: 'permit2', spender: other, atRisk: 40n, allowance: 40n, expiration: 2 ** 48 - 1 },
    { kind: 'erc20', spender: PERMIT2, atRisk: 60n },
    { kind: 'permit2', spender: friend, atRisk: 60n, allowance: 2n ** 160n - 1n },
  ])
  await world.anvil.provider.request({ method: 'evm_increaseTime', params: [1_001] })
  await world.anvil.provider.request({ method: 'evm_mine', params: [] })
  expect((await look(safe)).live.map(({ spender }) => spender)).toEqual([other, PERMIT2])
  await by(safe, permit2.call('lockdown', [{ token: coin.address, spender: other }]))
  expect((await look(safe)).live.map(({ spender }) => spender)).toEqual([PERMIT2])
})

test('[W2] a token that reverts, burns all gas, floods or returns nothing is unread, never dropped, and affects no other', async () => {
  const safe = await newSafe()
  const bad = []
  for (const mood of ['reverts', 'burns', 'floods', 'empty', 'short'] as const) bad.push(await make.hostile(mood))
  for (const token of bad) await token.act('tell', safe, friend)
  const [zero, gone] = [await make.hostile('zero'), await make.gone(safe)]
  await zero.act('tell', safe, friend)
  await mintDollars(await maker(), safe, 5n)
  const coin = await make.coin()
  await by(safe, { ...coin.call('approve', friend, 9n), to: demoDollar })
  const { live, unread, search } = await look(safe)
  expect(live).toMatchObject([{ token: { symbol: 'DUSD' }, atRisk: 5n }])
  expect(live).toHaveLength(1)
  expect(new Set(unread.map(({ token }) => token))).toEqual(new Set(bad.map(({ address }) => address)))
  expect(search.found.approvals.map(({ token }) => token)).toContain(gone.address)
})

test('[W2] approvals from before a Safe was destroyed and created again at its address are found', async () => {
  const coin = await make.coin()
  const life = await make.shortLife()
  const { singleton, proxyFactory, fallbackHandler } = getSafeContracts('1.4.1')
  const { data } = life.call('approveAndGo', coin.address, friend)
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [[ada.account.address], 1n, life.address, data, fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  const create = async () => {
    const args = [singleton, initializer, salt] as const
    const call = encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'createProxyWithNonce', args })
    const { logs } = await (await maker()).send({ to: proxyFactory, data: call })
    const created = logs.find(({ topics }) => topics[0] === toEventSelector('ProxyCreation(address,address)'))
    return getAddress(slice(created?.topics[1] ?? '0x', 12))
  }
  const former = await create()
  expect(await getCode(clientOf(), { address: former })).toBeUndefined()
  await life.act('turnOff')
  const safe = await create()
  expect(safe).toBe(former)
  const { live, search, block } = await look(safe)
  expect(live).toMatchObject([{ kind: 'erc20', spender: friend, allowance: 7n, token: { address: coin.address } }])
  expect(search.from).toBe(0)

  // a stored search that began with the second deployment doesn't count
  const born = await findFirstBlock(clientOf(), safe, Number(block))
  expect(born).toBeGreaterThan(live[0]?.found.since ?? 0)
  const { before } = await findApprovals(clientOf(), safe)
  const found = { approvals: [], unclear: [], isCut: false }
  const marks = before.marks.slice(1)
  const again = await findApprovals(clientOf(), safe, { before: { ...before, found, marks, from: born } })
  expect(again.value.found.approvals).toMatchObject([{ spender: friend }])
})

test('[W2] a node that ends the search early is reported, and the rest is searched later', async () => {
  const safe = await newSafe()
  const coin = await make.coin()
  await by(safe, coin.call('approve', friend, 1n))
  await world.anvil.provider.request({ method: 'anvil_mine', params: ['0xc8'] })
  await by(safe, coin.call('approve', other, 1n))
  const node = await startCappedNode(world.anvil.url, 10)
  const client = clientOf(node.url)
  const some = await findApprovals(client, safe, { most: 12 })
  expect(some.value.unfinished?.why).toBe('bound')
  expect(some.value.found.approvals.map((one) => 'spender' in one && one.spender)).toEqual([other])
  const all = await findApprovals(client, safe, { before: some.before, isGoingOn: true })
  expect(all.value).not.toHaveProperty('unfinished')
  expect(all.value.found.approvals.map((one) => 'spender' in one && one.spender)).toEqual([other, friend])
  await expect(findApprovals(clientOf('http://127.0.0.1:9'), safe)).rejects.toMatchObject({
    name: 'NetworkUnreachable',
  })
})
