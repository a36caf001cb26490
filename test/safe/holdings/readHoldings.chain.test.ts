import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { demoDeeds, demoDollar, mintDeeds, mintDollars } from '../../../src/demo/demoTokens.ts'
import { people } from '../../../src/demo/people.ts'
import { samples } from '../../../src/demo/samples.ts'
import { findTokens } from '../../../src/safe/holdings/findTokens.ts'
import { type KnownToken, knownTokens } from '../../../src/safe/holdings/knownTokens.ts'
import { readHoldings } from '../../../src/safe/holdings/readHoldings.ts'
import { readTokenKind } from '../../../src/safe/holdings/readTokenKind.ts'
import { readSafe } from '../../../src/safe/read/readSafe.ts'
import { createBatchingClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { startAnvil } from '../../../tools/anvil.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { startCappedNode } from '../cappedNode.ts'
import { deployTokens } from './deployTokens.ts'

const { ada, cleo } = people
const ETHER = 10n ** 18n
const nativeSymbol = 'ETH'
const known: KnownToken[] = [
  { address: demoDollar, symbol: 'DUSD', kind: 'erc20', decimals: 6 },
  { address: demoDeeds, symbol: 'Demo Deeds', kind: 'erc721' },
]

let world: TestWorld
let tokens: Awaited<ReturnType<typeof deployTokens>>
let salt = 500n
beforeAll(async () => {
  world = await startWorld(1)
  tokens = await deployTokens(world)
})
afterAll(() => world.anvil.stop())

const clientOf = (url = world.anvil.url) => createBatchingClient([url], 1)
const maker = () => world.senderOf(cleo.account)

/** An empty Safe of Ada's. */
const newSafe = async (): Promise<Address> =>
  createSafe(await maker(), { kind: '1.4.1', owners: [ada.account.address], threshold: 1n, saltNonce: salt++ })

async function look(safe: Address, url?: string) {
  const client = clientOf(url)
  const { value, block } = await findTokens(client, safe)
  const holdings = await readHoldings(client, safe, { known, nativeSymbol, found: value.found })
  expect(holdings.block).toBeGreaterThanOrEqual(block)
  return { ...holdings.value, search: value }
}

test('[W2] a Safe’s ether, its known dollars and each of its deeds by id', async () => {
  const { native, tokens, nfts, isComplete, search } = await look(samples.solo.address)
  expect(native).toBe(samples.solo.balance)
  expect(tokens).toEqual([
    { address: demoDollar, origin: 'known', symbol: 'DUSD', kind: 'erc20', amount: samples.solo.dollars, decimals: 6 },
  ])
  const items = [3n, 2n, 1n].map((id) => ({ id, amount: 1n }))
  expect(nfts).toEqual([
    { address: demoDeeds, origin: 'known', symbol: 'Demo Deeds', kind: 'erc721', items, unread: 0, count: 3n },
  ])
  expect(isComplete).toBe(true)
  expect(search.from).toBeGreaterThan(0)
  expect(search).not.toHaveProperty('unfinished')
})

test('[W2] sent tokens are gone, and unlisted ones are found only by their transfers', async () => {
  const safe = await newSafe()
  const address = await tokens.token(safe, 'LOOT', 8, 123n)
  const things = await tokens.things()
  await things.act('mint', safe, 7n, 2n)
  await things.act('mintBatch', safe, [8n, 9n], [1n, 4n])
  await things.act('mint', safe, 10n, 1n)
  await things.act('burn', safe, 10n, 1n)
  const gone = await look(safe)
  expect(gone.tokens).toEqual([{ address, origin: 'found', symbol: 'LOOT', kind: 'erc20', amount: 123n, decimals: 8 }])
  expect(gone.nfts).toHaveLength(1)
  expect(gone.nfts[0]).toMatchObject({
    address: things.address,
    kind: 'erc1155',
    origin: 'found',
    count: 7n,
    unread: 0,
  })
  expect(gone.nfts[0]?.items.toSorted((a, b) => Number(a.id - b.id))).toEqual([
    { id: 7n, amount: 2n },
    { id: 8n, amount: 1n },
    { id: 9n, amount: 4n },
  ])
  expect(gone.native).toBe(0n)
})

test('[W2] a token that reverts, burns all gas, floods, or returns nothing is unknown, never zero, and affects no other', async () => {
  const safe = await newSafe()
  const bad = await Promise.all(
    (['reverts', 'burns', 'floods', 'empty', 'short'] as const).map(async (mood) => await tokens.hostile(safe, mood)),
  )
  await mintDollars(await maker(), safe, 5_000_000n)
  const { tokens: held, isComplete } = await look(safe)
  expect(isComplete).toBe(false)
  expect(held[0]).toMatchObject({ symbol: 'DUSD', amount: 5_000_000n })
  const unknown = held.filter(({ amount }) => amount === 'unknown')
  expect(new Set(unknown.map(({ address }) => address))).toEqual(new Set(bad))
  expect(unknown.every(({ origin }) => origin === 'found')).toBe(true)
})

test('[W2] a token that moves a known NFT while it is read doesn’t make the Safe seem to hold it', async () => {
  const safe = await newSafe()
  const poison = await tokens.poison(safe)
  const sender = await maker()
  await mintDeeds(sender, poison, 1n)
  const byFound = await look(safe)
  expect(byFound.tokens).toMatchObject([{ address: poison, origin: 'found', symbol: 'POISON' }])
  expect(byFound.nfts).toEqual([])
  const added = [{ address: poison, kind: 'erc20' as const }]
  const byAdded = await readHoldings(clientOf(), safe, { known, nativeSymbol, added })
  expect(byAdded.value.tokens).toMatchObject([{ address: poison, origin: 'added' }])
  expect(byAdded.value.nfts).toEqual([])
})

test('[W2] no token’s metadata is trusted: decimals, a name of 10 kB, look-alike letters, a duplicate name', async () => {
  const safe = await newSafe()
  const liar = await tokens.token(safe, 'LIAR', 250, 7n)
  const huge = await tokens.token(safe, `\u202e${'x\u200b'.repeat(2_500)}`)
  const alike = await tokens.token(safe, 'DUЅD')
  const twin = await tokens.token(safe, 'DUSD', 6, 1n)
  const currency = await tokens.token(safe, 'ΕTH')
  const early = await tokens.early(safe)
  await mintDollars(await maker(), safe, 1n)
  const { tokens: held } = await look(safe)
  const of = (address: Address) => held.find((token) => token.address === address)
  expect(of(liar)).toEqual({
    address: liar,
    origin: 'found',
    symbol: 'LIAR',
    kind: 'erc20',
    amount: 7n,
    decimals: undefined,
  })
  expect(of(huge)?.symbol).toBe(`${'x'.repeat(15)}…`)
  expect(of(alike)).toMatchObject({ origin: 'found', imitates: 'DUSD' })
  expect(of(twin)).toMatchObject({ origin: 'found', symbol: 'DUSD', imitates: 'DUSD' })
  expect(of(currency)).toMatchObject({ imitates: 'ETH' })
  expect(of(early)).toMatchObject({ symbol: 'MKR', amount: 5n })
  expect(of(demoDollar)).not.toHaveProperty('imitates')
})

test('[W2] a listed token that isn’t on the chain isn’t shown, and one that the user added is', async () => {
  const safe = await newSafe()
  const address = await tokens.token(safe, 'MINE', 0, 3n)
  const client = clientOf()
  const all = await knownTokens(1)
  expect(all.length).toBeGreaterThan(300)
  const added = [{ address, kind: 'erc20' as const }]
  const { value } = await readHoldings(client, safe, { known: all, nativeSymbol, added })
  expect(value.tokens).toEqual([{ address, origin: 'added', symbol: 'MINE', kind: 'erc20', amount: 3n, decimals: 0 }])
  expect(value.nfts).toEqual([])
  expect(value.isComplete).toBe(true)
  expect(await readTokenKind(client, address, safe)).toBe('erc20')
  expect(await readTokenKind(client, demoDeeds, safe)).toBe('erc721')
  expect(await readTokenKind(client, (await tokens.things()).address, safe)).toBe('erc1155')
  expect(await readTokenKind(client, cleo.account.address, safe)).toBeUndefined()
  expect(await readTokenKind(client, await tokens.hostile(safe, 'reverts'), safe)).toBeUndefined()
})

test('[W2] a token that the user added stays listed with a zero balance, and an ERC-1155 with unknown ids is unknown', async () => {
  const safe = await newSafe()
  const none = await tokens.token(samples.solo.address, 'NONE')
  const things = await tokens.things()
  const added = [
    { address: none, kind: 'erc20' as const },
    { address: demoDeeds, kind: 'erc721' as const },
    { address: things.address, kind: 'erc1155' as const },
  ]
  const options = { known: known.slice(0, 1), nativeSymbol, added }
  const { value } = await readHoldings(clientOf(), safe, options)
  expect(value.tokens).toMatchObject([{ address: none, origin: 'added', amount: 0n }])
  expect(value.nfts).toMatchObject([
    { address: demoDeeds, origin: 'added', count: 0n, items: [] },
    { address: things.address, origin: 'added', count: 'unknown', items: [] },
  ])
  expect(value.isComplete).toBe(false)
  await things.act('mint', safe, 7n, 2n)
  const { value: search } = await findTokens(clientOf(), safe)
  const found = await readHoldings(clientOf(), safe, { ...options, found: search.found })
  expect(found.value.nfts).toMatchObject([
    { address: demoDeeds },
    { address: things.address, origin: 'added', count: 2n },
  ])
})

test('[W2] a self-destructed token isn’t shown, nor reported as unread', async () => {
  const safe = await newSafe()
  const gone = await tokens.gone(safe)
  const { tokens: held, nfts, isComplete, search } = await look(safe)
  expect(search.found.erc20).toEqual([gone])
  expect({ held, nfts, isComplete }).toEqual({ held: [], nfts: [], isComplete: true })
})

test('[W2] many tokens that burn all gas cost few calls, and known ones are read beside them', async () => {
  const safe = await newSafe()
  for (let count = 0; count < 20; count++) await tokens.hostile(safe, 'burns')
  await mintDollars(await maker(), safe, 5n)
  const { value } = await findTokens(clientOf(), safe)
  const node = await startCountingNode(world.anvil.url)
  const held = await readHoldings(clientOf(node.url), safe, { known, nativeSymbol, found: value.found })
  expect(held.value.tokens).toHaveLength(21)
  expect(held.value.tokens[0]).toMatchObject({ symbol: 'DUSD', amount: 5n })
  // one by one it would be three for each
  expect(node.calls.eth_call).toBeLessThan(2 * 21)
})

test('[W2] a node that stops answering after the well-known tokens leaves those read', async () => {
  const safe = await newSafe()
  const other = await tokens.token(safe, 'OTHER')
  await mintDollars(await maker(), safe, 5n)
  const { value } = await findTokens(clientOf(), safe)
  const node = await startCountingNode(world.anvil.url)
  node.isRefused = (body) => /82ad56cb/.test(body) && !body.includes(demoDollar.slice(2).toLowerCase())
  const held = await readHoldings(createChainClient([node.url], 1), safe, { known, nativeSymbol, found: value.found })
  expect(held.value.tokens).toMatchObject([
    { symbol: 'DUSD', amount: 5n },
    { address: other, amount: 'unknown' },
  ])
  expect(held.value.isComplete).toBe(false)
})

test('[W2] a search that a node ends early says how far it got, keeps its findings, and continues from there', async () => {
  const safe = await newSafe()
  const first = await tokens.token(safe, 'OLD')
  await world.anvil.provider.request({ method: 'anvil_mine', params: ['0xc8'] })
  const last = await tokens.token(safe, 'NEW')
  const node = await startCappedNode(world.anvil.url, 10)
  const client = clientOf(node.url)
  const some = await findTokens(client, safe, { most: 12 })
  expect(some.value.unfinished).toMatchObject({ why: 'bound', from: some.value.from })
  expect(some.value.found.erc20).toEqual([last])
  let { before, value } = some
  for (let looks = 0; value.unfinished && looks < 20; looks++)
    ({ before, value } = await findTokens(client, safe, { before, isGoingOn: true, most: 12 }))
  expect(value).not.toHaveProperty('unfinished')
  expect(value.found.erc20).toEqual([last, first])
  node.most = 0
  const refused = await findTokens(clientOf(node.url), safe)
  expect(refused.value.unfinished?.why).toBe('refused')
  const after = await tokens.token(safe, 'AFTER')
  node.most = 1_000
  const more = await findTokens(client, safe, { before })
  expect(more.value.found.erc20).toEqual([after, last, first])
})

test('[W2] a later poll covers only new blocks, unless the user continues the search', async () => {
  const safe = await newSafe()
  await world.anvil.provider.request({ method: 'anvil_mine', params: ['0x190'] })
  const node = await startCappedNode(world.anvil.url, 10)
  const client = clientOf(node.url)
  const first = await findTokens(client, safe, { most: 20 })
  const { unfinished } = first.value
  expect(unfinished?.why).toBe('bound')
  node.asked.length = 0
  const token = await tokens.token(safe, 'LATE')
  const again = await findTokens(client, safe, { before: first.before })
  expect(again.value.found.erc20).toEqual([token])
  expect(again.value.unfinished).toEqual(unfinished)
  expect(Math.min(...node.asked.map(({ from }) => from))).toBeGreaterThan(unfinished?.to ?? 0)
  const all = await findTokens(client, safe, { before: again.before, isGoingOn: true })
  expect(all.value).not.toHaveProperty('unfinished')
  expect(all.value.found.erc20).toEqual([token])
})

test('[W2] a stopped search sends no more requests, and leaves nothing to continue', async () => {
  const safe = await newSafe()
  await world.anvil.provider.request({ method: 'anvil_mine', params: ['0xc8'] })
  const node = await startCappedNode(world.anvil.url, 10)
  const leaving = new AbortController()
  const search = findTokens(clientOf(node.url), safe, { onProgress: () => leaving.abort(), signal: leaving.signal })
  await expect(search).rejects.toMatchObject({ name: 'Superseded' })
  expect(node.asked.filter(({ isRefused }) => !isRefused)).toHaveLength(1)
})

test('[W2] findings aren’t used for a chain that was reset, and are kept where a node lags behind', async () => {
  const safe = await newSafe()
  const token = await tokens.token(safe, 'KEPT')
  const client = clientOf()
  const request = (method: string, params: unknown[] = []) => world.anvil.provider.request({ method, params })
  const snapshot = await request('evm_snapshot')
  await request('anvil_mine', ['0xc8'])
  const ahead = await findTokens(client, safe)
  await request('evm_revert', [snapshot])
  const behind = await findTokens(client, safe, { before: ahead.before })
  expect(behind.value).toEqual(ahead.value)
  expect(behind.value.found.erc20).toEqual([token])
  expect(behind.block).toBe(ahead.block)

  const anew = await startAnvil({ chainId: 1 })
  onTestFinished(() => anew.stop())
  for (const blocks of [ahead.value.from - 1, 2, 300]) {
    await anew.provider.request({ method: 'anvil_mine', params: [`0x${blocks.toString(16)}`] })
    const { value, block } = await findTokens(clientOf(anew.url), safe, { before: ahead.before })
    expect(value.found.erc20).toEqual([])
    expect(value.from).toBeLessThanOrEqual(Number(block))
  }
})

test('[W2] a dead node throws, and the Safe isn’t called empty', async () => {
  const gone = createBatchingClient(['http://127.0.0.1:9'], 1)
  await expect(readHoldings(gone, samples.solo.address, { known, nativeSymbol })).rejects.toMatchObject({
    name: 'NetworkUnreachable',
  })
  await expect(findTokens(gone, samples.solo.address)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
  await expect(readTokenKind(gone, demoDollar, samples.solo.address)).rejects.toMatchObject({
    name: 'NetworkUnreachable',
  })
})

/** A proxy RPC that counts HTTP requests and the calls in them, and refuses some. */
async function startCountingNode(target: string) {
  const node = {
    ...{ url: '', requests: 0 },
    calls: {} as Record<string, number>,
    isRefused: (_body: string): boolean => false,
  }
  const server = createServer(async (request, response) => {
    node.requests++
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    for (const { method } of [JSON.parse(body)].flat() as { method: string }[])
      node.calls[method] = (node.calls[method] ?? 0) + 1
    if (node.isRefused(body)) return void response.writeHead(503).end()
    const headers = { 'content-type': 'application/json' }
    const said = await fetch(target, { method: 'POST', headers, body })
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(await said.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return node
}

test('[W2] a Safe with 20 tokens is read within 12 requests, including its own state but not the search', async () => {
  const safe = await newSafe()
  const all: KnownToken[] = [...known]
  for (let number = 1; number <= 10; number++)
    all.push({ address: await tokens.token(safe, `T${number}`), symbol: `T${number}`, kind: 'erc20', decimals: 18 })
  for (let number = 11; number <= 18; number++) await tokens.token(safe, `T${number}`, 18, ETHER)
  const sender = await maker()
  await mintDollars(sender, safe, 1n)
  await mintDeeds(sender, safe, 2n)
  const { value } = await findTokens(clientOf(), safe)
  const node = await startCountingNode(world.anvil.url)
  const [state, holdings] = await Promise.all([
    readSafe(createChainClient([node.url], 1), safe),
    readHoldings(clientOf(node.url), safe, { known: all, nativeSymbol, found: value.found }),
  ])
  expect(state.value.kind).toBe('safe')
  expect(holdings.value.tokens.length + holdings.value.nfts.length).toBe(20)
  expect(holdings.value.isComplete).toBe(true)
  expect(node.requests).toBeLessThanOrEqual(12)
})
