import { type Address, concat, encodeFunctionData, type Hex, pad, size, slice, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import type { SafeKind } from '../../../src/demo/safeKinds.ts'
import { createWrapCalls, wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import { createBatchingClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { SearchRefusedError } from '../../../src/safe/rpc/searchLogs.ts'
import { safeAbi } from '../../../src/safe/safeAbi.ts'
import type { Offer } from '../../../src/safe/sale/offer.ts'
import { fulfilCall } from '../../../src/safe/sale/seaportCalls.ts'
import { seaportOrder } from '../../../src/safe/sale/seaportOrder.ts'
import { checkProposal } from '../../../src/state/transactions/checkProposal.ts'
import type { Proposal } from '../../../src/state/transactions/transactionLog.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { createSafeAnswers } from '../../host/createSafeAnswers.ts'
import { startCappedNode } from '../../safe/cappedNode.ts'

const { ada, ben, cleo } = people
const owners = [ada.account, ben.account]

let world: TestWorld
let asked: { method: string; params: unknown[] }[] = []
beforeAll(async () => {
  world = await startWorld(1)
})
afterAll(() => world.anvil.stop())
beforeEach(() => {
  asked = []
})

const request = (method: string, ...params: unknown[]) => world.anvil.provider.request({ method, params })
const client = () => createChainClient([world.anvil.url], 1)
const receiptsAskedFor = () =>
  asked.filter(({ method }) => method === 'eth_getTransactionReceipt').map(({ params }) => params[0])

let saltNonce = 40n

/** A Safe of two owners, and its host's answers. */
async function newHost(kind: SafeKind = '1.4.1', threshold = 2n) {
  const sender = await world.senderOf(cleo.account)
  const addresses = owners.map(({ address }) => address)
  const safe = await createSafe(sender, { kind, owners: addresses, threshold, saltNonce: saltNonce++ })
  return { safe, ...createSafeAnswers({ sender, safe, kind, owners }) }
}

type Host = Awaited<ReturnType<typeof newHost>>

const ask = async (host: Host, method: string, params: unknown) => host.answers[method]?.(params as never)

/** Proposes to send a wei to somebody, and logs it as the page does. */
async function propose(host: Host, to: Address = cleo.account.address): Promise<Proposal> {
  const block = await request('eth_blockNumber')
  const nonceFrom = await readContract(world.client, { address: host.safe, abi: safeAbi, functionName: 'nonce' })
  const answer = (await ask(host, 'sendTransactions', { txs: [{ to, value: '0', data: '0x12' }] })) as {
    safeTxHash: Hex
  }
  return noted(answer.safeTxHash, host.safe, Number(block), Number(nonceFrom))
}

const noted = (hash: Hex, safe: Address, sentAtBlock: number, nonceFrom: number): Proposal => {
  const safeTxHash = asSafeTxHash(hash)
  if (!safeTxHash) throw new Error('That is no hash.')
  const shared = { chainId: 1, account: safe, safe, kind: 'execute', confirmations: 0, sentAt: Date.now() } as const
  return { ...shared, safeTxHash, status: 'proposed', sentAtBlock, nonceFrom }
}

/** The host's answer about it, as the connector reads it. */
async function report(host: Host, { safeTxHash }: Proposal) {
  const { parseProposal } = await import('../../../src/connectors/safe/parseProposal.ts')
  return parseProposal(await ask(host, 'getTxBySafeTxHash', { safeTxHash }), safeTxHash)
}

/** Polls as the page does, and records the requests to the node. */
async function lookAny(proposal: Proposal, said?: Awaited<ReturnType<typeof report>>) {
  const original = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)))
    return original(input, init)
  })
  try {
    return await checkProposal(client(), proposal, said)
  } finally {
    vi.unstubAllGlobals()
  }
}

const look = lookAny as (...parameters: Parameters<typeof lookAny>) => Promise<Proposal>

describe('with a host that answers', () => {
  test('[S3.4] bug 27: proposed, n of m, executed; a receipt is requested only for the real transaction hash', async () => {
    const host = await newHost()
    const proposal = await propose(host)
    // right after proposing the host doesn't know it yet
    const first = await look(proposal)
    expect(first).toMatchObject({ status: 'proposed' })
    const second = await look(first, await report(host, proposal))
    expect(second).toMatchObject({ status: 'proposed', signed: 1, required: 2, nonce: 0 })
    const known = host.proposals.get(proposal.safeTxHash)
    if (!known) throw new Error('It is not there.')
    known.signed = 2
    const third = await look(second, await report(host, proposal))
    expect(third).toMatchObject({ status: 'proposed', signed: 2, required: 2 })
    expect(third).not.toHaveProperty('hash')
    expect(receiptsAskedFor()).toEqual([])
    await host.execute(proposal.safeTxHash)
    const done = await look(third, await report(host, proposal))
    expect(done).toMatchObject({
      status: 'confirmed',
      hash: known.hash,
      safeTxHash: proposal.safeTxHash,
      confirmations: 1,
    })
    expect(receiptsAskedFor()).toEqual([known.hash])
    await request('anvil_mine', '0x2')
    expect(await look(done)).toMatchObject({ status: 'confirmed', confirmations: 3 })
    expect(new Set(receiptsAskedFor())).toEqual(new Set([known.hash]))
  })

  test('[S3.4] it is pending while its execution is unmined, and proposed again when that is dropped', async () => {
    const host = await newHost()
    const proposal = await propose(host)
    await request('evm_setAutomine', false)
    try {
      const executing = host.execute(proposal.safeTxHash)
      await vi.waitFor(async () => expect(Object.keys(await pendingOf(cleo.account.address))).toHaveLength(1), 5_000)
      const [hash] = await pendingHashes(cleo.account.address)
      const pending = await look(proposal, { ...(hash && { hash }) })
      expect(pending).toMatchObject({ status: 'pending', hash })
      await request('evm_mine')
      await executing
      expect(await look(pending)).toMatchObject({ status: 'confirmed', hash })
      const gone = asTxHash(`0x${'ef'.repeat(32)}`)
      const dropped = await look({ ...pending, ...(gone && { hash: gone }), searchedTo: 10_000_000, searchedNonce: 1 })
      expect(dropped.status).toBe('proposed')
      expect(dropped).not.toHaveProperty('hash')
    } finally {
      await request('evm_setAutomine', true)
    }
  })

  test('[S3.4] it is not believed: neither a stranger’s transaction nor a "cancelled" that the Safe doesn’t confirm', async () => {
    const host = await newHost()
    const proposal = await propose(host)
    const other = await newHost()
    const { safeTxHash } = await propose(other)
    await other.execute(safeTxHash)
    const hash = asTxHash(other.proposals.get(safeTxHash)?.hash)
    if (!hash) throw new Error('It was not executed.')
    expect(await look(proposal, { hash, signed: 2, required: 2 })).toMatchObject({ status: 'proposed' })
    expect(await look(proposal, { isCancelled: true, nonce: 0 })).toMatchObject({ status: 'proposed' })
  })
})

describe('by the chain alone', () => {
  test.each(['1.3.0', '1.4.1+L2', '1.5.0'] as const)('[S3.4] a Safe %s itself logs what it executed', async (kind) => {
    const host = await newHost(kind)
    const proposal = await propose(host)
    const waiting = await look(proposal)
    expect(waiting).toMatchObject({ status: 'proposed' })
    expect(asked.map(({ method }) => method)).not.toContain('eth_getLogs')
    await request('anvil_mine', '0x5')
    await host.execute(proposal.safeTxHash)
    const { hash } = host.proposals.get(proposal.safeTxHash) ?? {}
    expect(await look(waiting)).toMatchObject({ status: 'confirmed', hash })
    // and in a later visit too, from the first log entry
    expect(await look(proposal)).toMatchObject({ status: 'confirmed', hash })
  })

  test('[S3.4] a failed inner call is a failure, though the outer transaction succeeded', async () => {
    const host = await newHost('1.4.1', 1n)
    const { safe } = host
    const refusing: Address = '0x00000000000000000000000000000000000bad00'
    await request('anvil_setCode', refusing, '0x60006000fd')
    const none = [0n, 0n, zeroAddress, zeroAddress] as const
    const call = [refusing, 0n, '0x', 0, 50_000n, ...none] as const
    const contract = { address: safe, abi: safeAbi } as const
    const hash = await readContract(world.client, {
      ...contract,
      functionName: 'getTransactionHash',
      args: [...call, 0n],
    })
    const proposal = noted(hash, safe, Number(await request('eth_blockNumber')), 0)
    const sender = await world.senderOf(ada.account)
    const signature = concat([pad(ada.account.address), pad('0x'), '0x01'])
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args: [...call, signature] })
    const { status, transactionHash } = await sender.send({ to: safe, data })
    expect(status).toBe('success')
    expect(await look(proposal)).toMatchObject({ status: 'failed', hash: transactionHash })
  })

  test('[S3.4] another transaction with its nonce was executed: cancelled, and only where its nonce is known', async () => {
    const host = await newHost()
    const first = await propose(host)
    const second = await propose(host, ben.account.address)
    expect((await report(host, second))?.nonce).toBe(0)
    await host.execute(first.safeTxHash)
    expect(await look(second)).toMatchObject({ status: 'proposed' })
    expect(await look({ ...second, nonce: 0 })).toMatchObject({ status: 'cancelled' })
    const done = { ...second, nonce: 0, status: 'cancelled' } as const
    expect(await look(done)).toEqual(done)
  })

  test('[S3.4] executing the queue before it leaves it proposed', async () => {
    const host = await newHost()
    const first = await propose(host)
    await host.execute(first.safeTxHash)
    const later = { ...(await propose(host)), nonceFrom: 0, sentAtBlock: first.sentAtBlock ?? 0, nonce: 1 }
    const waiting = await look(later)
    expect(waiting).toMatchObject({ status: 'proposed', searchedNonce: 1 })
    asked = []
    await look(waiting)
    expect(asked.map(({ method }) => method)).not.toContain('eth_getLogs')
    await host.execute(later.safeTxHash)
    expect(await look(waiting)).toMatchObject({ status: 'confirmed' })
  })

  test('[S3.4] after a reorg it is proposed again, then found again', async () => {
    const host = await newHost()
    const proposal = await propose(host)
    await host.execute(proposal.safeTxHash)
    const done = await look(proposal)
    expect(done.status).toBe('confirmed')
    const raw = await request('eth_getRawTransactionByHash', done.hash)
    await request('evm_setAutomine', false)
    try {
      await request('anvil_reorg', 1, [])
      const back = await look(done)
      expect(back).toMatchObject({ status: 'proposed', confirmations: 0 })
      expect(back).not.toHaveProperty('hash')
      await request('eth_sendRawTransaction', raw)
      await request('evm_mine')
      expect(await look(back)).toMatchObject({ status: 'confirmed', hash: done.hash })
    } finally {
      await request('evm_setAutomine', true)
    }
  })
})

describe('what a wrap or the act itself has superseded', () => {
  const none = { mayBeSent: true } as const

  /** A Safe of two owners, wrapped and sealed, whose NFT another Safe of theirs holds. */
  async function held() {
    const holder = await newHost('1.4.1')
    const { safe } = await newHost('1.4.1')
    const sender = await world.senderOf(cleo.account)
    const tokenId = await wrapSafe(sender, { safe, kind: '1.4.1', signers: owners, to: holder.safe })
    return { holder, safe, tokenId }
  }

  /** Has one of their Safes execute calls at once, which the log doesn't know of. */
  const exec = async (safe: Address, ...calls: Parameters<typeof execSafe>[1]['calls']) =>
    execSafe(await world.senderOf(cleo.account), { safe, kind: '1.4.1', signers: owners, calls })

  const wrapperCall = (data: Hex) => ({ to: wrappedSafeAddress as Address, value: 0n, data })
  const encode = (functionName: string, args: readonly unknown[]): Hex =>
    encodeFunctionData({ abi: wrappedSafeAbi, functionName, args } as never)

  /** Proposes one call to our contract to the holder's owners, as the page logs it. */
  async function proposeCall({ holder, safe }: Awaited<ReturnType<typeof held>>, kind: Proposal['kind'], data: Hex) {
    const block = Number(await request('eth_blockNumber'))
    const nonce = await readContract(world.client, { address: holder.safe, abi: safeAbi, functionName: 'nonce' })
    const txs = [{ to: wrappedSafeAddress, value: '0', data }]
    const { safeTxHash } = (await ask(holder, 'sendTransactions', { txs })) as { safeTxHash: Hex }
    const callStart = slice(data, 0, Math.min(132, size(data)))
    return { ...noted(safeTxHash, holder.safe, block, Number(nonce)), ...none, safe, kind, callStart }
  }

  test('[S3.4] proposed without a nonce, and wrapped by another transaction: done', async () => {
    const host = await newHost('1.4.1')
    const proposal: Proposal = { ...(await propose(host)), kind: 'wrap', ...none }
    expect(await look(proposal)).toMatchObject({ status: 'proposed' })
    await exec(host.safe, ...createWrapCalls(host.safe, ada.account.address))
    const done = await look(proposal)
    expect(done).toMatchObject({ status: 'done' })
    expect(await look(done)).toEqual(done)
  })

  test('[S3.4] wrapped by the proposal itself: confirmed, not only done', async () => {
    const host = await newHost('1.4.1')
    const calls = createWrapCalls(host.safe, ada.account.address).map((call) => ({ ...call, value: '0' }))
    const block = Number(await request('eth_blockNumber'))
    const { safeTxHash } = (await ask(host, 'sendTransactions', { txs: calls })) as { safeTxHash: Hex }
    const proposal: Proposal = { ...noted(safeTxHash, host.safe, block, 0), kind: 'wrap' }
    await host.execute(safeTxHash)
    expect(await look(proposal)).toMatchObject({ status: 'confirmed' })
  })

  test('[S3.4] any other proposal from before the wrap is void, also once the Safe is its owners’ again', async () => {
    const host = await newHost('1.4.1')
    const sender = await world.senderOf(cleo.account)
    const other = await newHost('1.4.1')
    const proposal: Proposal = { ...(await propose(host)), safe: other.safe, ...none }
    const tokenId = await wrapSafe(sender, {
      safe: host.safe,
      kind: '1.4.1',
      signers: owners,
      to: ada.account.address,
    })
    expect(await look(proposal)).toMatchObject({ status: 'void' })
    const { safe } = host
    const addresses = owners.map(({ address }) => address)
    const read = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
    const wrap = await readContract(world.client, { ...read, functionName: 'getWrap', args: [safe] })
    const terms = [tokenId, addresses, 2n, wrap.previousFallbackHandler, wrap.previousSingleton, false]
    await (await world.senderOf(ada.account)).send({ to: wrappedSafeAddress, data: encode('unwrap', terms) })
    expect(await look(proposal)).toMatchObject({ status: 'void' })
    // one proposed since isn't void
    const later: Proposal = { ...(await propose(host)), safe: other.safe, ...none }
    expect(await look(later)).toMatchObject({ status: 'proposed' })
  })

  test('[S3.4] a seal that somebody else has made: done', async () => {
    const { safe } = await newHost('1.4.1')
    const holder = await newHost('1.4.1')
    await exec(safe, ...createWrapCalls(safe, holder.safe))
    const proposal = await proposeCall({ holder, safe, tokenId: 0n }, 'seal', encode('seal', [safe]))
    expect(await look(proposal)).toMatchObject({ status: 'proposed' })
    await (await world.senderOf(ben.account)).send({ to: wrappedSafeAddress, data: encode('seal', [safe]) })
    expect(await look(proposal)).toMatchObject({ status: 'done' })
  })

  test('[S3.4] a longer lock makes a proposed lock done, a shorter one doesn’t', async () => {
    const all = await held()
    const now = Number(((await request('eth_getBlockByNumber', 'latest', false)) as { timestamp: Hex }).timestamp)
    const proposal = await proposeCall(all, 'lock', encode('lockAccount', [all.tokenId, BigInt(now + 9_000)]))
    await exec(all.holder.safe, wrapperCall(encode('lockAccount', [all.tokenId, BigInt(now + 8_000)])))
    expect(await look(proposal)).toMatchObject({ status: 'proposed' })
    await exec(all.holder.safe, wrapperCall(encode('lockAccount', [all.tokenId, BigInt(now + 10_000)])))
    expect(await look(proposal)).toMatchObject({ status: 'done' })
  })

  test('[S3.4] signing turned on by another transaction: done', async () => {
    const all = await held()
    const proposal = await proposeCall(all, 'signing', encode('setSigning', [all.tokenId, true]))
    expect(await look(proposal)).toMatchObject({ status: 'proposed' })
    await exec(all.holder.safe, wrapperCall(encode('setSigning', [all.tokenId, true])))
    // the very same call, but under another hash: with the next nonce
    const later = { ...proposal, safeTxHash: asSafeTxHash(`0x${'5a'.repeat(32)}`) ?? proposal.safeTxHash }
    expect(await look(later)).toMatchObject({ status: 'done' })
  })

  test('[W3] a sale approved by another transaction: done; approved for somebody else: not', async () => {
    const all = await held()
    const approve = (to: Address) => encode('approve', [to, all.tokenId])
    const proposal = await proposeCall(all, 'approveSale', approve(asSeenAddress))
    await exec(all.holder.safe, wrapperCall(approve(ben.account.address)))
    expect(await look(proposal)).toMatchObject({ status: 'proposed' })
    await exec(all.holder.safe, { to: cleo.account.address, value: 0n })
    await exec(all.holder.safe, wrapperCall(approve(asSeenAddress)))
    expect(await look(proposal)).toMatchObject({ status: 'done' })
  })

  test('[W3] a Seaport order that a Safe would fill isn’t treated as void: its call has the token too far back', async () => {
    const all = await held()
    const { tokenId, holder } = all
    const offer: Offer = {
      ...{ chainId: 1, tokenId, currency: zeroAddress, price: 1n, buyer: zeroAddress, deadline: 2 ** 33 },
      state: { nonce: 1n, epoch: 1n, lockedUntil: 0, quietUntil: 0 },
    }
    const listing = { seller: holder.safe, startTime: 0, salt: 1n, counter: 0n }
    const proposal = await proposeCall(all, 'buy', fulfilCall(seaportOrder(offer, listing), '0x').data)
    expect(await look(proposal)).toMatchObject({ status: 'proposed' })
  })

  test('[S3.4] transferred to the same account by another transaction: done; to another one: it may come back', async () => {
    const all = await held()
    const { holder, tokenId } = all
    const give = (to: Address) => encode('transferFrom', [holder.safe, to, tokenId])
    const toAda = await proposeCall(all, 'transfer', give(ada.account.address))
    const toBen = await proposeCall(all, 'transfer', give(ben.account.address))
    await request('evm_increaseTime', 700)
    await exec(holder.safe, { to: cleo.account.address, value: 0n })
    await exec(holder.safe, wrapperCall(give(ben.account.address)))
    expect(await look(toAda)).toMatchObject({ status: 'proposed' })
    expect(await look(toBen)).toMatchObject({ status: 'done' })
  })

  test('[S3.4] with its token burned an unwrap is done, everything else void', async () => {
    const all = await held()
    const { holder, safe, tokenId } = all
    const read = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
    const { previousFallbackHandler: handler, previousSingleton: singleton } = await readContract(world.client, {
      ...read,
      functionName: 'getWrap',
      args: [safe],
    })
    const unwrapFor = (owner: Address) => encode('unwrap', [tokenId, [owner], 1n, handler, singleton, false])
    const unwrap = await proposeCall(all, 'unwrap', unwrapFor(ben.account.address))
    const sending = await proposeCall(all, 'execute', encode('execute', [tokenId, []]))
    expect(await look(sending)).toMatchObject({ status: 'proposed' })
    await exec(holder.safe, { to: cleo.account.address, value: 0n })
    await exec(holder.safe, wrapperCall(unwrapFor(ada.account.address)))
    expect(await look(unwrap)).toMatchObject({ status: 'done' })
    expect(await look(sending)).toMatchObject({ status: 'void' })
  })

  test('[S3.4] revoking who may transfer the NFT waits for the owners, and is done once another transaction revoked it', async () => {
    const all = await held()
    const { holder, tokenId } = all
    const friend = cleo.account.address
    const approve = (to: Address) => encode('approve', [to, tokenId])
    const approveAll = (isOn: boolean) => encode('setApprovalForAll', [friend, isOn])
    await exec(holder.safe, wrapperCall(approve(friend)), wrapperCall(approveAll(true)))
    const one = await proposeCall(all, 'revoke', approve(zeroAddress))
    const every = await proposeCall(all, 'revoke', approveAll(false))
    expect(await look(one)).toMatchObject({ status: 'proposed' })
    expect(await look(every)).toMatchObject({ status: 'proposed' })
    // with nonces of their own, so that neither is the proposed one
    await exec(holder.safe, { to: friend, value: 0n })
    await exec(holder.safe, wrapperCall(approve(zeroAddress)))
    expect(await look(one)).toMatchObject({ status: 'done' })
    expect(await look(every)).toMatchObject({ status: 'proposed' })
    await exec(holder.safe, wrapperCall(approveAll(false)))
    expect(await look(every)).toMatchObject({ status: 'done' })
  })

  test('[W3] an owner that is a Safe approves a wrap: proposed, done by an equal transaction, void once it was wrapped', async () => {
    const inner = await newHost('1.4.1')
    const sender = await world.senderOf(cleo.account)
    const shared = async () => {
      const owners = [ada.account.address, inner.safe]
      const safe = await createSafe(sender, { kind: '1.4.1', owners, threshold: 1n, saltNonce: saltNonce++ })
      const hash: Hex = `0x${'7b'.repeat(32)}`
      const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] })
      return { safe, data, proposal: await proposeCall({ holder: inner, safe, tokenId: 0n }, 'approveHash', data) }
    }
    const [first, second] = [await shared(), await shared()]
    expect(await look(first.proposal)).toMatchObject({ status: 'proposed' })
    await exec(inner.safe, { to: cleo.account.address, value: 0n })
    await exec(inner.safe, { to: first.safe, value: 0n, data: first.data })
    expect(await look(first.proposal)).toMatchObject({ status: 'done' })
    expect(await look(second.proposal)).toMatchObject({ status: 'proposed' })
    const calls = createWrapCalls(second.safe, cleo.account.address)
    await execSafe(sender, { safe: second.safe, kind: '1.4.1', signers: [ada.account], calls })
    expect(await look(second.proposal)).toMatchObject({ status: 'void' })
  })

  test('[S3.4] a contract that somebody else has deployed: done', async () => {
    const host = await newHost()
    const nowhere: Address = '0x00000000000000000000000000000000000d3910'
    const proposal: Proposal = { ...(await propose(host)), kind: 'deploy', safe: nowhere }
    expect(await look(proposal)).toMatchObject({ status: 'proposed' })
    await request('anvil_setCode', nowhere, '0x00')
    expect(await look(proposal)).toMatchObject({ status: 'done' })
  })
})

describe('one that is 600 blocks old', () => {
  let proposal: Proposal
  let hash: unknown
  beforeAll(async () => {
    const host = await newHost()
    proposal = await propose(host)
    for (let times = 0; times < 6; times++) await request('anvil_mine', '0x64')
    await host.execute(proposal.safeTxHash)
    hash = host.proposals.get(proposal.safeTxHash)?.hash
  }, 120_000)

  const kinds = ['-32602', '-32600', '-32005', 'a 200 with an error'] as const
  test.each([500, 10].flatMap((most) => kinds.map((kind) => [most, kind] as const)))(
    '[S4.7] is found through a node that gives the logs of %i blocks at once and refuses more by %s',
    async (most, kind) => {
      const node = await startCappedNode(world.anvil.url, most, kind)
      const client = createBatchingClient([node.url], 1)
      let known = proposal
      for (let round = 0; round < 12 && known.status === 'proposed'; round++)
        known = (await checkProposal(client, known)) as Proposal
      expect(known).toMatchObject({ status: 'confirmed', hash })
    },
  )
})

test('[S4.7] a node that gives no logs at all is reported as such, and nothing is made up', async () => {
  const host = await newHost()
  const proposal = await propose(host)
  await host.execute(proposal.safeTxHash)
  const node = await startCappedNode(world.anvil.url, 0)
  const client = createChainClient([node.url], 1)
  await expect(checkProposal(client, proposal)).rejects.toThrow(SearchRefusedError)
  node.isDown = true
  await expect(checkProposal(client, proposal)).rejects.not.toThrow(SearchRefusedError)
  Object.assign(node, { isDown: false, most: 5 })
  expect(await checkProposal(client, proposal)).toMatchObject({ status: 'confirmed' })
})

describe('a Safe over a wallet that may send at once', () => {
  test('[S3.4] a transaction hash is recognised, and logged as sent', async () => {
    const sender = await world.senderOf(ben.account)
    const { transactionHash } = await sender.send({ to: cleo.account.address, value: 1n })
    const { safe } = await newHost()
    const proposal: Proposal = { ...noted(transactionHash, safe, 0, 0), mayBeSent: true }
    const sent = await lookAny(proposal)
    expect(sent).toMatchObject({ status: 'pending', hash: transactionHash })
    expect(sent).not.toHaveProperty('safeTxHash')
  })

  test('[S3.4] a Safe transaction hash stays a proposal’s', async () => {
    const host = await newHost()
    const proposal: Proposal = { ...(await propose(host)), mayBeSent: true }
    expect(await look(proposal)).toMatchObject({ status: 'proposed', safeTxHash: proposal.safeTxHash })
    await host.execute(proposal.safeTxHash)
    expect(await look(proposal)).toMatchObject({ status: 'confirmed' })
    expect(receiptsAskedFor()).not.toContain(proposal.safeTxHash)
  })
})

async function pendingOf(account: Address): Promise<Record<string, { hash: string }>> {
  const { pending } = (await request('txpool_content')) as { pending: Record<string, Record<string, { hash: string }>> }
  return Object.entries(pending).find(([from]) => from.toLowerCase() === account.toLowerCase())?.[1] ?? {}
}

const pendingHashes = async (account: Address) =>
  Object.values(await pendingOf(account)).map(({ hash }) => asTxHash(hash))
