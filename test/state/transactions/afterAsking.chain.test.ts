// @vitest-environment happy-dom
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Asked, Transaction } from '../../../src/state/transactions/transactionLog.ts'
import { adasWallet, ONE, type SendWorld, startSend, visit } from './startSend.ts'

// A wallet has been asked to send 1 ETH out of a sealed Safe. Its answer may differ from what it has done.

let world: SendWorld
beforeAll(async () => {
  world = await startSend()
})
afterAll(() => world.anvil.stop())
afterEach(() => localStorage.clear())

const stranger = () => privateKeyToAddress(generatePrivateKey())

const throwing = (thrown: unknown) => () => {
  throw thrown
}

/** Answers in place of a hash. */
const ANSWERS: [string, () => unknown][] = [
  ['already known', throwing({ code: -32000, message: 'already known' })],
  ['Internal JSON-RPC error.', throwing({ code: -32603, message: 'Internal JSON-RPC error.' })],
  ['Failed to fetch', throwing(new TypeError('Failed to fetch'))],
  ['nonce too low', throwing({ code: -32000, message: 'nonce too low: next nonce 5, tx nonce 4' })],
  ['4900', throwing({ code: 4900, message: 'The provider is disconnected from all chains.' })],
  ['a node’s "transaction was rejected"', throwing({ code: -32003, message: 'Transaction was rejected' })],
  ['insufficient funds, of the second broadcast', throwing({ code: -32000, message: 'insufficient funds for gas' })],
  ['a node’s -32601 inside', throwing({ code: -32603, message: 'failed', data: { code: -32601 } })],
  ['-32002, of a node that rests', throwing({ code: -32002, message: 'RPC endpoint returned too many errors' })],
  ['a string', throwing('wallet exploded')],
  ['nothing thrown', throwing(undefined)],
  ['null', () => null],
  ['0x', () => '0x'],
  ['true', () => true],
  ['an unknown hash', () => `0x${'ab'.repeat(32)}`],
  ['an object without a hash', () => ({ result: 'ok' })],
]

describe('a wallet that sends, and answers', () => {
  test.each(ANSWERS)('[S8.4] %s: logged, found on the chain, sent once', async (_, answer) => {
    const to = stranger()
    const wallet = adasWallet()
    wallet.answer('eth_sendTransaction', async (params) => {
      await world.broadcast(params)
      return answer()
    })
    const page = await visit(world.anvil.url, wallet)
    const state = await page.send(to)
    expect(state).toMatchObject({ status: 'logged' })
    await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed', kind: 'execute' }))
    expect(page.getTransactions()).toHaveLength(1)
    expect(await world.wealthOf(to)).toBe(ONE)
  })

  test.each([
    ['an object that holds it', (hash: string) => ({ hash })],
    ['the hash without its 0x', (hash: string) => hash.slice(2)],
  ])('[S3.4] %s: followed by it', async (_, answer) => {
    const to = stranger()
    const wallet = adasWallet()
    wallet.answer('eth_sendTransaction', async (params) => answer(await world.broadcast(params)))
    const page = await visit(world.anvil.url, wallet)
    await page.send(to)
    await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed' }))
    expect(await world.wealthOf(to)).toBe(ONE)
  })

  test('[S4.7] nothing until the page is reloaded: resumed, and found', async () => {
    const to = stranger()
    const wallet = adasWallet()
    wallet.answer('eth_sendTransaction', () => new Promise(() => undefined))
    const before = await visit(world.anvil.url, wallet)
    void before.send(to)
    await before.until(() => expect(wallet.asked('eth_sendTransaction')).toBe(1))
    await world.broadcast(wallet.log.findLast(({ method }) => method === 'eth_sendTransaction')?.params ?? [])
    const page = await visit(world.anvil.url, wallet)
    await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed' }))
    expect(await world.wealthOf(to)).toBe(ONE)
  })

  test('[S9.4] nothing in time: shown as unanswered, and the late answer still counts', async () => {
    const to = stranger()
    const wallet = adasWallet()
    wallet.answer('eth_sendTransaction', (params) => world.broadcast(params))
    const prompt = wallet.hold('eth_sendTransaction')
    const page = await visit(world.anvil.url, wallet)
    Object.assign(page.DEADLINES, { walletPrompt: 50 })
    expect(await page.send(to)).toMatchObject({ status: 'logged' })
    expect(page.newest()).toMatchObject({ status: 'asked' })
    prompt.approve()
    await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed' }))
    expect(page.getTransactions()).toHaveLength(1)
    expect(await world.wealthOf(to)).toBe(ONE)
  })

  test('[S9.4] a late rejection: nothing is left of it', async () => {
    const to = stranger()
    const wallet = adasWallet()
    const prompt = wallet.hold('eth_sendTransaction')
    const page = await visit(world.anvil.url, wallet)
    Object.assign(page.DEADLINES, { walletPrompt: 50 })
    await page.send(to)
    prompt.reject()
    await page.until(() =>
      expect(page.stateOf(to)).toMatchObject({ status: 'refused', error: { name: 'UserRejected' } }),
    )
    expect(page.getTransactions()).toEqual([])
  })
})

describe('a wallet that sends nothing, and answers', () => {
  test.each(ANSWERS.slice(0, 6))(
    '[S8.4] %s: unknown, searched for, and sent once more only on request',
    async (_, answer) => {
      const to = stranger()
      const wallet = adasWallet()
      wallet.answer('eth_sendTransaction', answer)
      const page = await visit(world.anvil.url, wallet)
      await page.send(to)
      expect(page.newest()).toMatchObject({ status: 'unknown' })
      await page.until(() => expect(page.newest()).toMatchObject({ searchedTo: expect.any(Number) }))
      wallet.answer('eth_sendTransaction', (params) => world.broadcast(params))
      page.resetWrite(page.planFor(to), page.newest())
      await page.send(to)
      await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed' }))
      expect(await world.wealthOf(to)).toBe(ONE)
    },
  )

  test('[S8.4] that its hardware does no blind signing: refused in words, and nothing is left of it', async () => {
    const to = stranger()
    const wallet = adasWallet()
    const message = 'Please enable Blind signing or Contract data in the Ethereum app Settings'
    wallet.answer('eth_sendTransaction', throwing({ code: -32603, message }))
    const page = await visit(world.anvil.url, wallet)
    await page.send(to)
    expect(page.stateOf(to)).toMatchObject({ status: 'refused', error: { name: 'BlindSigning', details: message } })
    expect(page.getTransactions()).toEqual([])
  })

  test('[S8.4] found right before it would be sent again: the wallet is not asked', async () => {
    const to = stranger()
    const wallet = adasWallet()
    wallet.answer('eth_sendTransaction', ANSWERS[0]?.[1])
    const page = await visit(world.anvil.url, wallet)
    await page.send(to)
    await page.until(() => expect(page.newest()).toMatchObject({ searchedTo: expect.any(Number) }))
    const [asked] = wallet.log.filter(({ method }) => method === 'eth_sendTransaction')
    await world.broadcast(asked?.params ?? [])
    page.resetWrite(page.planFor(to), page.newest())
    await page.send(to)
    expect(wallet.asked('eth_sendTransaction')).toBe(1)
    await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed' }))
    expect(await world.wealthOf(to)).toBe(ONE)
  })

  test.each([
    ['found', (found: Transaction) => found],
    ['unchanged, searched once more', (_: Transaction, known: Transaction) => ({ ...known, searchedTo: 0 })],
  ])(
    '[S8.4] logged as %s by a poll during the search before sending again: the wallet is not asked',
    async (_, next) => {
      const to = stranger()
      const wallet = adasWallet()
      wallet.answer('eth_sendTransaction', ANSWERS[0]?.[1])
      const page = await visit(world.anvil.url, wallet)
      const plan = page.planFor(to)
      const reviewed = await page.prepare(plan)
      await page.sendWrite(plan, reviewed)
      await page.until(() => expect(page.newest()).toMatchObject({ searchedTo: expect.any(Number) }))
      const known = page.newest() as Asked
      const [asked] = wallet.log.filter(({ method }) => method === 'eth_sendTransaction')
      await world.broadcast(asked?.params ?? [])
      const { clientOf } = await import('../../../src/state/queries/clients.ts')
      const { checkAsked } = await import('../../../src/state/transactions/checkAsked.ts')
      const found = await checkAsked(await clientOf(1), known, new Set())
      expect(found).toMatchObject({ status: 'confirmed' })
      page.resetWrite(plan)
      const { fetch } = globalThis
      // with the first request of the search
      const round = vi.spyOn(globalThis, 'fetch').mockImplementationOnce((...parameters) => {
        page.logTransaction(next(found, known))
        return fetch(...parameters)
      })
      await page.sendWrite(plan, reviewed)
      round.mockRestore()
      expect(wallet.asked('eth_sendTransaction')).toBe(1)
      expect(page.stateOf(to)).toMatchObject({ status: 'logged' })
      await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed' }))
      expect(page.getTransactions()).toHaveLength(1)
      expect(await world.wealthOf(to)).toBe(ONE)
    },
  )

  test('[S4.7] a transaction requested twice and sent once is logged once, under the later request', async () => {
    const to = stranger()
    const wallet = adasWallet()
    wallet.answer('eth_sendTransaction', throwing({ code: -32603, message: 'Internal JSON-RPC error.' }))
    const page = await visit(world.anvil.url, wallet)
    await page.send(to)
    await page.until(() => expect(page.newest()).toHaveProperty('searchedTo'))
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    wallet.answer('eth_sendTransaction', async (params) => {
      const hash = await world.broadcast(params)
      await answered
      return hash
    })
    page.resetWrite(page.planFor(to), page.newest())
    const sent = page.send(to)
    await page.until(() => expect(page.getTransactions().map(({ status }) => status)).toContain('confirmed'))
    expect(page.getTransactions()).toMatchObject([{ status: 'confirmed' }, { status: 'unknown' }])
    answer()
    await sent
    const [, first] = page.getTransactions()
    const before = first && 'searchedTo' in first ? first.searchedTo : undefined
    await world.request('evm_mine')
    page.watchAgain(first as Asked)
    await page.until(() => expect((page.getTransactions()[1] as Asked).searchedTo).toBeGreaterThan(before ?? 0))
    expect(page.getTransactions()).toMatchObject([{ status: 'confirmed' }, { status: 'unknown' }])
    expect(await world.wealthOf(to)).toBe(ONE)
  })

  test('[S8.4] an act that has happened and can’t be repeated is found, not refused as if nothing had been sent', async () => {
    const to = stranger()
    const wallet = adasWallet()
    wallet.answer('eth_sendTransaction', ANSWERS[0]?.[1])
    const page = await visit(world.anvil.url, wallet)
    const plan = page.planFor(to)
    const reviewed = await page.prepare(plan)
    await page.sendWrite(plan, reviewed)
    await page.until(() => expect(page.newest()).toMatchObject({ searchedTo: expect.any(Number) }))
    const [asked] = wallet.log.filter(({ method }) => method === 'eth_sendTransaction')
    await world.broadcast(asked?.params ?? [])
    const wealth = await world.empty()
    page.resetWrite(plan, page.newest())
    await page.sendWrite(plan, reviewed)
    expect(page.stateOf(to)).toMatchObject({ status: 'logged' })
    await page.until(() => expect(page.newest()).toMatchObject({ status: 'confirmed' }))
    expect(wallet.asked('eth_sendTransaction')).toBe(1)
    expect(await world.wealthOf(to)).toBe(ONE)
    await world.empty(wealth)
  })

  test.each([
    ['4001', { code: 4001, message: 'User rejected the request.' }],
    ['4001 inside -32603', { code: -32603, message: 'Internal', data: { originalError: { code: 4001 } } }],
    ['a message that names the user', new Error('MetaMask Tx Signature: User denied transaction signature.')],
    ['4200', { code: 4200, message: 'Unsupported method' }],
    ['4100', { code: 4100, message: 'Not authorised' }],
  ])('[S8.1] %s: nothing was sent, and nothing is logged', async (_, thrown) => {
    const to = stranger()
    const wallet = adasWallet()
    wallet.answer('eth_sendTransaction', throwing(thrown))
    const page = await visit(world.anvil.url, wallet)
    expect(await page.send(to)).toMatchObject({ status: 'refused' })
    expect(page.getTransactions()).toEqual([])
  })
})
