import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../../../src/safe/requests/refusals.ts'
import type { Waiting } from '../../../src/state/inbox/books.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const other = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const hash = `0x${'ab'.repeat(32)}`
const fingerprint = `0x${'11'.repeat(32)}`
const NOW = 1_800_000_000_000

const asked = (id: string, callsId?: string, expiresAt = NOW + 300_000): Waiting => ({
  ...{
    id,
    source: 'walletConnect',
    session: 'topic',
    app: { name: 'App', url: '' },
    chainId: 1,
    safe,
    receivedAt: NOW,
    expiresAt,
  },
  request: { kind: 'send', calls: [{ to: other, value: 5n, data: '0x' }], ...(callsId && { callsId }) },
})

const shared = (change: object) => ({
  ...{
    chainId: 1,
    account: other,
    safe,
    kind: 'execute',
    confirmations: 0,
    sentAt: NOW + 5,
    fingerprint,
    askedId: 'asked-1',
  },
  ...change,
})
const sent = (change: object = {}) => shared({ hash, status: 'pending', ...change })
const proposal = (change: object = {}) => shared({ safeTxHash: `0x${'cd'.repeat(32)}`, status: 'proposed', ...change })
const doubted = (change: object = {}) => shared({ sender: 'key', status: 'asked', ...change })

/** An open page that follows its inbox, with the answers to apps by request. */
async function open() {
  vi.resetModules()
  const inbox = await import('../../../src/state/inbox/inbox.ts')
  const { logTransaction } = await import('../../../src/state/transactions/transactionLog.ts')
  const { followInbox } = await import('../../../src/state/inbox/followInbox.ts')
  const { callsStatus } = await import('../../../src/state/inbox/callsStatus.ts')
  const answers: Record<string, Answer[]> = {}
  const add = (waiting: Waiting) =>
    inbox.addRequest(waiting, (answer) => {
      answers[waiting.id] = [...(answers[waiting.id] ?? []), answer]
    })
  const begin = (id: string) => inbox.noteRequest(id, { begun: { fingerprint, at: Date.now() } })
  const log = logTransaction as (transaction: object) => void
  const status = (callsId: string) => callsStatus('walletConnect', 'topic', callsId)
  return { ...inbox, answers, add, begin, log, status, stop: followInbox() }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW })
  return () => vi.useRealTimers()
})

describe('an app’s answer', () => {
  test('[W2] is the transaction’s hash, once the wallet has returned it', async () => {
    const { add, begin, log, answers } = await open()
    add(asked('a'))
    begin('a')
    log(doubted())
    expect(answers).toEqual({})
    log(sent())
    expect(answers).toEqual({ a: [{ result: hash }] })
  })

  test('[W2] is never a proposal’s hash: it waits for the transaction that executes it', async () => {
    const { add, begin, log, answers } = await open()
    add(asked('a'))
    begin('a')
    log(proposal())
    expect(answers).toEqual({})
    log(proposal({ status: 'pending', hash }))
    expect(answers).toEqual({ a: [{ result: hash }] })
  })

  test('[W2] is that it was proposed, if nobody executed it in time', async () => {
    const { add, begin, log, answers } = await open()
    add(asked('a'))
    begin('a')
    log(proposal())
    vi.advanceTimersByTime(296_000)
    expect(answers).toEqual({ a: [{ refused: 'proposed' }] })
  })

  test('[W2] is that nothing was sent, if the user did nothing in time', async () => {
    const { add, answers } = await open()
    add(asked('a'))
    vi.advanceTimersByTime(280_000)
    expect(answers).toEqual({})
    vi.advanceTimersByTime(20_000)
    expect(answers).toEqual({ a: [{ refused: 'expired' }] })
  })

  test('[W2] is doubt, if the wallet didn’t say whether it sent', async () => {
    const { add, begin, log, answers } = await open()
    add(asked('a'))
    begin('a')
    log(doubted())
    vi.advanceTimersByTime(300_000)
    expect(answers).toEqual({ a: [{ refused: 'inDoubt' }] })
  })

  test('[W2] is a rejection, if the proposal was cancelled', async () => {
    const { add, begin, log, answers } = await open()
    add(asked('a'))
    begin('a')
    log(proposal({ status: 'cancelled' }))
    expect(answers).toEqual({ a: [{ refused: 'cancelled' }] })
  })

  test('[W2] is about its own transaction: two equal requests get one each, and never an older one', async () => {
    const { add, begin, log, answers } = await open()
    log(sent({ askedId: 'asked-0', sentAt: NOW - 5 }))
    add(asked('a'))
    add(asked('b'))
    begin('a')
    expect(answers).toEqual({})
    log(sent())
    begin('b')
    log(sent({ askedId: 'asked-2', sentAt: NOW + 9, hash: `0x${'ef'.repeat(32)}` }))
    expect(answers).toEqual({ a: [{ result: hash }], b: [{ result: `0x${'ef'.repeat(32)}` }] })
  })

  test('[W2] comes after a reload too, for a transaction sent before it', async () => {
    const before = await open()
    before.add(asked('a'))
    before.begin('a')
    before.log(proposal())
    before.stop()
    const { add, log, answers } = await open()
    log(proposal({ status: 'confirmed', hash }))
    expect(answers).toEqual({})
    add(asked('a'))
    await vi.advanceTimersByTimeAsync(0)
    expect({ ...before.answers, ...answers }).toEqual({})
    vi.advanceTimersByTime(3_000)
    expect(answers).toEqual({ a: [{ result: hash }] })
  })
})

test('[W2] a tab that isn’t connected to the apps answers only its own ones in frames', async () => {
  const { add, answers, begin, log, stop } = await open()
  stop()
  const { followInbox } = await import('../../../src/state/inbox/followInbox.ts')
  const stopAgain = followInbox(['frame'])
  add(asked('a'))
  add({ ...asked('b'), source: 'frame' })
  begin('b')
  begin('a')
  log(sent())
  vi.advanceTimersByTime(300_000)
  stopAgain()
  expect(Object.keys(answers)).toEqual(['b'])
})

test('[W2] requests that expired while no tab was open are dropped without an answer', async () => {
  const before = await open()
  before.add(asked('a'))
  before.add(asked('b', undefined, NOW + 900_000))
  before.stop()
  vi.setSystemTime(NOW + 300_001)
  const { answers, findRequest } = await open()
  expect(findRequest('a')).toBeUndefined()
  expect(findRequest('b')).toBeDefined()
  expect({ ...before.answers, ...answers }).toEqual({})
})

describe('calls (EIP-5792)', () => {
  test('[W2] get their id as soon as the wallet has accepted them, and a status from then on', async () => {
    const { add, begin, log, answers, status } = await open()
    add(asked('a', 'mine'))
    begin('a')
    log(doubted())
    expect(answers).toEqual({})
    expect(await status('mine')).toMatchObject({ result: { status: 100 } })
    log(proposal())
    expect(answers).toEqual({ a: [{ result: { id: 'mine' } }] })
    expect(await status('mine')).toEqual({
      result: { version: '2.0.0', id: 'mine', chainId: '0x1', atomic: true, status: 100 },
    })
    log(proposal({ status: 'cancelled' }))
    expect(await status('mine')).toMatchObject({ result: { status: 400 } })
    expect(await status('other')).toEqual({ refused: 'unknownCalls' })
  })

  test('[W2] that were declined were not sent', async () => {
    const { add, answerRequest, status } = await open()
    add(asked('a', 'mine'))
    answerRequest('a', { refused: 'rejected' })
    expect(await status('mine')).toMatchObject({ result: { status: 400 } })
  })
})
