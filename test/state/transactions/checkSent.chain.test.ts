import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asTxHash } from '../../../src/lib/hash.ts'
import { fingerprintOf } from '../../../src/safe/outcome/findReplacement.ts'
import { createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { checkSent, type Look } from '../../../src/state/transactions/checkSent.ts'
import { ENOUGH_CONFIRMATIONS, type Sent } from '../../../src/state/transactions/transactionLog.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'
import { startChain, type TestChain } from './startChain.ts'

let chain: TestChain
let clean: unknown
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.anvil.stop())
beforeEach(async () => {
  if (clean) await chain.request('evm_revert', clean)
  await chain.request('anvil_dropAllTransactions')
  clean = await chain.request('evm_snapshot')
})

const act = { to: BOB, value: 5n, data: '0x1234' } as const

const txHash = (value: unknown) => {
  const hash = asTxHash(value)
  if (!hash) throw new Error('That is no hash.')
  return hash
}

/** A transaction as the page logs it when the wallet has answered. */
const noted = (hash: string, change: Partial<Sent> = {}): Sent => ({
  hash: txHash(hash),
  chainId: 1,
  account: chain.account.address,
  safe: ADA,
  kind: 'wrap',
  status: 'pending',
  confirmations: 0,
  nonceFrom: 0,
  sentAtBlock: 0,
  fingerprint: fingerprintOf(act),
  sentAt: Date.now(),
  ...change,
})

const client = () => createChainClient([chain.anvil.url], 1)

const checkOwn = checkSent as (...asked: Parameters<typeof checkSent>) => Promise<Look<Sent>>

/** Polls as often as the page would while nothing else happens. */
async function look(sent: Sent, times = 3) {
  let seen: Look<Sent> = { next: sent }
  for (let turn = 0; turn < times; turn++) seen = await checkOwn(client(), seen.next)
  return seen
}

/** A node that refuses one method, and answers the others. */
async function refusing<T>(refused: string, error: object, doing: (url: string) => Promise<T>): Promise<T> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', async () => {
      const call = JSON.parse(body) as { id: number; method: string }
      asked.push(call.method)
      const headers = { 'content-type': 'application/json' }
      const answer =
        call.method === refused
          ? JSON.stringify({ jsonrpc: '2.0', id: call.id, error })
          : await (await fetch(chain.anvil.url, { method: 'POST', body, headers })).text()
      response.writeHead(200, headers).end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await doing(`http://127.0.0.1:${port}`)
  } finally {
    server.close()
    expect(asked).toContain(refused)
  }
}

/** A node that can't look up a sender's transaction by nonce, like most. */
const withoutDirectAnswer = <T>(doing: (url: string) => Promise<T>): Promise<T> =>
  refusing('eth_getTransactionBySenderAndNonce', { code: -32601, message: 'Method not found' }, doing)

describe('in a block', () => {
  test('[S4.7] pending until it is mined, then confirmed, with the confirmations counted up to enough', async () => {
    const hash = await chain.send({ nonce: 0, ...act })
    const waiting = await look(noted(hash))
    expect(waiting.next).toMatchObject({ status: 'pending', nonce: 0, confirmations: 0 })
    expect(waiting.next).not.toHaveProperty('block')
    await chain.mine()
    const first = await look(waiting.next, 1)
    expect(first.next).toMatchObject({ status: 'confirmed', confirmations: 1, block: { number: 1 } })
    await chain.mine(2)
    const second = await look(first.next, 1)
    expect(second.next).toMatchObject({ status: 'confirmed', confirmations: 3 })
    await chain.mine(20)
    expect((await look(second.next, 1)).next.confirmations).toBe(ENOUGH_CONFIRMATIONS)
  })

  test('[S4.7] a transaction that reverted is shown as failed', async () => {
    // code that reverts at once
    await chain.request('anvil_setCode', BOB, '0x60006000fd')
    const hash = await chain.send({ nonce: 0, ...act })
    await chain.mine()
    expect((await look(noted(hash))).next).toMatchObject({ status: 'failed', confirmations: 1 })
  })

  test.each([
    ['ExecutionFailure', 'failed', ADA],
    ['ExecutionSuccess', 'confirmed', ADA],
    ['ExecutionFailure', 'confirmed', BOB],
  ] as const)('[S4.7] %s inside a successful transaction: %s, when %s is the Safe', async (event, status, safe) => {
    const { EXECUTION_FAILURE, EXECUTION_SUCCESS } = await import('../../../src/safe/outcome/readOutcome.ts')
    const topic = event === 'ExecutionFailure' ? EXECUTION_FAILURE : EXECUTION_SUCCESS
    // LOG1(0, 64, topic), from the address of the Safe
    await chain.request('anvil_setCode', ADA, `0x7f${topic.slice(2)}60406000a1`)
    const hash = await chain.send({ nonce: 0, ...act, to: ADA })
    await chain.mine()
    expect((await look(noted(hash, { safe }))).next.status).toBe(status)
  })

  test('[S4.7] after a reorg it is pending again, until another block includes it', async () => {
    const hash = await chain.send({ nonce: 0, ...act })
    await chain.mine()
    const { next: confirmed } = await look(noted(hash))
    expect(confirmed).toMatchObject({ status: 'confirmed' })
    await chain.request('anvil_reorg', 1, [])
    const { next: back } = await look(confirmed, 1)
    expect(back).toMatchObject({ status: 'pending', confirmations: 0, wasUnsettled: true })
    expect(back).not.toHaveProperty('block')
    await chain.request('anvil_dropAllTransactions')
    expect(await chain.send({ nonce: 0, ...act })).toBe(hash)
    await chain.mine(2)
    const { next: again } = await look(back, 1)
    expect(again).toMatchObject({ status: 'confirmed' })
    expect(again.block?.hash).not.toBe(confirmed.block?.hash)
  })

  test('[S4.7] a node that lags, or only lacks the receipt, changes nothing', async () => {
    const hash = await chain.send({ nonce: 0, ...act })
    await chain.mine()
    const { next: confirmed } = await look(noted(hash))
    const elsewhere = { ...confirmed, hash: txHash(`0x${'ab'.repeat(32)}`) }
    expect((await look(elsewhere)).next).toEqual(elsewhere)
    const block = { number: 9_999, hash: `0x${'cd'.repeat(32)}`, seenAt: 1 }
    expect((await look({ ...elsewhere, block })).next).toEqual({ ...elsewhere, block })
  })
})

describe.each(['a node that can look up by nonce', 'any other node'])('replaced, seen by %s', (kind) => {
  const looking = async (sent: Sent) => {
    if (kind !== 'any other node') return look(sent)
    return withoutDirectAnswer(async (url) => {
      let seen: Look<Sent> = { next: sent }
      for (let turn = 0; turn < 3; turn++) seen = await checkOwn(createChainClient([url], 1), seen.next)
      return seen
    })
  }

  test('[S4.7] a speed-up of the same call at a higher fee is followed to its outcome', async () => {
    const first = await chain.send({ nonce: 0, ...act })
    const { next: waiting } = await look(noted(first))
    const second = await chain.send({ nonce: 0, ...act, gwei: 30 })
    await chain.mine(3)
    const { next } = await looking(waiting)
    expect(next).toMatchObject({ status: 'confirmed', hash: first, replacedBy: second, block: { number: 1 } })
  })

  test('[S4.7] also when that outcome is a revert', async () => {
    const first = await chain.send({ nonce: 0, ...act })
    const { next: waiting } = await look(noted(first))
    await chain.request('anvil_setCode', BOB, '0x60006000fd')
    const second = await chain.send({ nonce: 0, ...act, gwei: 30 })
    await chain.mine(2)
    expect((await looking(waiting)).next).toMatchObject({ status: 'failed', hash: first, replacedBy: second })
  })

  test('[S4.7] a transaction cancelled in the wallet is shown as cancelled, never as a success', async () => {
    const first = await chain.send({ nonce: 0, ...act })
    const { next: waiting } = await look(noted(first))
    const second = await chain.send({ nonce: 0, to: chain.account.address, gwei: 30 })
    await chain.mine(2)
    expect((await looking(waiting)).next).toMatchObject({ status: 'cancelled', hash: first, replacedBy: second })
  })

  test.each([
    ['another value', { value: 6n }],
    ['other data', { data: '0x12' }],
    ['another recipient', { to: ADA }],
    ['data for itself', { to: 'self', value: 0n }],
  ] as const)('[S4.7] %s counts as another transaction', async (_, change) => {
    const first = await chain.send({ nonce: 0, ...act })
    const { next: waiting } = await look(noted(first))
    const other = { ...act, ...change, gwei: 30, nonce: 0 }
    const second = await chain.send(
      other.to === 'self' ? { ...other, to: chain.account.address } : { ...other, to: other.to },
    )
    await chain.mine(2)
    expect((await looking(waiting)).next).toMatchObject({ status: 'replaced', replacedBy: second })
  })

  test('[S4.7] one that none of our nodes ever saw is recognised by its call, whatever was sent before it', async () => {
    const never = noted(`0x${'ab'.repeat(32)}`)
    expect((await look(never)).next).toEqual(never)
    await chain.send({ nonce: 0, to: ADA, value: 1n })
    const private_ = await chain.send({ nonce: 1, ...act })
    await chain.mine(2)
    expect((await looking(never)).next).toMatchObject({ status: 'confirmed', replacedBy: private_, nonce: 1 })
  })

  test('[S4.7] if none of them contains its call, nothing is claimed', async () => {
    const never = noted(`0x${'ab'.repeat(32)}`)
    await chain.send({ nonce: 0, to: ADA, value: 1n })
    await chain.mine(2)
    expect((await looking(never)).next).toEqual(never)
  })
})

describe('dropped', () => {
  test('[S4.7] with its nonce unused it may still be mined: pending', async () => {
    const hash = await chain.send({ nonce: 0, ...act })
    const { next: waiting } = await look(noted(hash))
    await chain.request('anvil_dropTransaction', hash)
    await chain.mine(2)
    expect((await look(waiting)).next).toEqual(waiting)
  })

  test('[S4.7] dropped, then another sent in its place', async () => {
    const hash = await chain.send({ nonce: 0, ...act })
    const { next: waiting } = await look(noted(hash))
    await chain.request('anvil_dropTransaction', hash)
    const second = await chain.send({ nonce: 0, ...act, gwei: 12 })
    await chain.mine()
    expect((await look(waiting)).next).toMatchObject({ status: 'confirmed', replacedBy: second })
  })

  test('[S4.7] a nonce used by a transaction that cannot be found: lost, and nothing is made up', async () => {
    const hash = await chain.send({ nonce: 0, ...act })
    const { next: waiting } = await look(noted(hash))
    await chain.request('anvil_dropTransaction', hash)
    await chain.request('anvil_setNonce', chain.account.address, '0x1')
    await chain.mine()
    const { next, isLost } = await look(waiting)
    expect(isLost).toBe(true)
    expect(next).toEqual(waiting)
  })

  test('[S4.7] a rate limited node that withholds the receipt changes nothing', async () => {
    const hash = await chain.send({ nonce: 0, ...act })
    const { next: waiting } = await look(noted(hash))
    await chain.mine(2)
    const busy = { code: -32005, message: 'limit exceeded' }
    const looking = refusing('eth_getTransactionReceipt', busy, (url) => checkOwn(createChainClient([url], 1), waiting))
    await expect(looking).rejects.toThrow('limit exceeded')
    expect((await look(waiting)).next).toMatchObject({ status: 'confirmed' })
  })

  test('[S4.7] a silent network changes nothing', async () => {
    const sent = noted(`0x${'ab'.repeat(32)}`)
    await expect(checkOwn(createChainClient(['http://127.0.0.1:1'], 1), sent)).rejects.toThrow()
  })
})
