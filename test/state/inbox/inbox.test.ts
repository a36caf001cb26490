import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../../../src/safe/requests/refusals.ts'
import type { Waiting } from '../../../src/state/inbox/books.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const other = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

const asked = (id: string, change: Partial<Waiting> = {}): Waiting => ({
  id,
  source: 'walletConnect',
  session: 'topic',
  app: { name: 'App', url: 'https://app.test' },
  chainId: 1,
  safe,
  request: { kind: 'send', calls: [{ to: other, value: 5n, data: '0x' }] },
  receivedAt: 1,
  ...change,
})

/** The inbox of a freshly opened page. */
async function load() {
  vi.resetModules()
  const { books, MOST_WAITING } = await import('../../../src/state/inbox/books.ts')
  return { ...(await import('../../../src/state/inbox/inbox.ts')), books, MOST_WAITING }
}

const said = () => {
  const answers: Answer[] = []
  return { answers, respond: (answer: Answer) => void answers.push(answer) }
}
const yes = { result: '0x01' }
const later = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => localStorage.clear())

describe('an answer', () => {
  test('[W2] is sent once, whatever later answers there are and however often the request is repeated', async () => {
    const { addRequest, answerRequest, findRequest } = await load()
    const { answers, respond } = said()
    addRequest(asked('a'), respond)
    addRequest(asked('a'), respond)
    expect(findRequest('a')?.request).toEqual(asked('a').request)
    answerRequest('a', yes)
    answerRequest('a', { result: '0x02' })
    await later()
    addRequest(asked('a'), respond)
    await later()
    expect(answers).toEqual([yes])
    expect(findRequest('a')).toBeUndefined()
  })

  test('[W2] from before a reload isn’t sent again; waiting requests are answered when their app sends them again', async () => {
    const before = await load()
    const first = said()
    before.addRequest(asked('a'), first.respond)
    before.addRequest(asked('b'), first.respond)
    before.answerRequest('a', yes)
    await later()
    const after = await load()
    const second = said()
    expect(after.findRequest('b')).toEqual(asked('b'))
    expect(after.isReachable('b')).toBe(false)
    for (const id of ['a', 'b']) after.addRequest(asked(id), second.respond)
    after.answerRequest('a', yes)
    after.answerRequest('b', yes)
    await later()
    expect(first.answers).toEqual([yes])
    expect(second.answers).toEqual([yes])
  })

  test('[W2] that couldn’t be delivered is delivered unchanged when the app repeats its request', async () => {
    const before = await load()
    before.addRequest(asked('a'), () => Promise.reject(new Error('offline')))
    before.answerRequest('a', yes)
    await later()
    const after = await load()
    const { answers, respond } = said()
    after.answerRequest('a', { result: '0x02' })
    after.addRequest(asked('a'), respond)
    await later()
    expect(answers).toEqual([yes])
  })

  test('[W2] in flight isn’t sent a second time', async () => {
    const { addRequest, answerRequest } = await load()
    const respond = vi.fn(() => new Promise<void>(() => undefined))
    addRequest(asked('a'), respond)
    answerRequest('a', yes)
    addRequest(asked('a'), respond)
    await later()
    expect(respond).toHaveBeenCalledTimes(1)
  })

  test('[W2] of another tab counts here', async () => {
    const [here, there] = [await load(), await load()]
    const { answers, respond } = said()
    here.addRequest(asked('a'), respond)
    there.answerRequest('a', yes)
    here.answerRequest('a', { result: '0x02' })
    await later()
    expect(answers).toEqual([])
    here.addRequest(asked('a'), respond)
    await later()
    expect(answers).toEqual([yes])
  })
})

describe('a waiting request', () => {
  test('[W2] is refused beyond the number that a user can read', async () => {
    const { addRequest, MOST_WAITING, books } = await load()
    const { answers, respond } = said()
    for (let number = 0; number < 50; number++)
      addRequest(asked(`${number}`, { source: number % 2 ? 'frame' : 'walletConnect' }), respond)
    await later()
    const waiting = [...books.walletConnect.read().waiting, ...books.frame.read().waiting]
    expect(waiting).toHaveLength(MOST_WAITING)
    expect(answers).toHaveLength(50 - MOST_WAITING)
    for (const answer of answers) expect(answer).toEqual({ refused: 'full' })
  })

  test('[W2] from a frame ends with the page', async () => {
    const before = await load()
    before.addRequest(asked('a', { source: 'frame' }), said().respond)
    expect(before.findRequest('a')?.source).toBe('frame')
    expect((await load()).findRequest('a')).toBeUndefined()
  })

  test('[W2] for an app that is gone is forgotten', async () => {
    const { addRequest, dropRequests, findRequest, isReachable } = await load()
    addRequest(asked('a'), said().respond)
    addRequest(asked('b', { session: 'other' }), said().respond)
    dropRequests('walletConnect', (session) => session === 'topic')
    expect([findRequest('a'), isReachable('a')]).toEqual([undefined, false])
    expect(findRequest('b')).toBeDefined()
  })

  test('[W2] that was stored in an invalid shape is dropped, without an error', async () => {
    localStorage.setItem('inbox', JSON.stringify({ v: 1, value: { waiting: [{ id: 7 }], answered: [] } }))
    const { books } = await load()
    expect(books.walletConnect.read()).toEqual({ waiting: [], answered: [] })
  })

  test('[W2] and was answered in the first storage version is still known; an error from then may be requested again', async () => {
    const before = await load()
    before.addRequest(asked('a'), said().respond)
    before.addRequest(asked('b'), said().respond)
    before.answerRequest('b', yes)
    await later()
    const { waiting, answered } = before.books.walletConnect.read()
    const old = [...answered, { ...answered[0], id: 'c', answer: { error: { code: 4001, message: 'No.' } } }]
    localStorage.setItem('inbox', JSON.stringify({ v: 1, value: { waiting, answered: old } }))
    expect((await load()).books.walletConnect.read()).toEqual({ waiting, answered })
  })
})

test('[W2] calls are identified by their id within a session, and an id can be used once', async () => {
  const { addRequest, answerRequest, findCalls, noteRequest } = await load()
  const { answers, respond } = said()
  const calls = (id: string, session: string) =>
    asked(id, { session, request: { kind: 'send', calls: [{ to: other, value: 0n, data: '0x' }], callsId: 'mine' } })
  addRequest(calls('a', 'one'), respond)
  addRequest(calls('b', 'one'), respond)
  addRequest(calls('c', 'two'), respond)
  await later()
  expect(answers).toEqual([{ refused: 'duplicate' }])
  noteRequest('a', { transaction: 'asked-1' })
  answerRequest('a', { result: { id: 'mine' } })
  expect(findCalls('walletConnect', 'one', 'mine')).toMatchObject({ transaction: 'asked-1' })
  expect(findCalls('walletConnect', 'two', 'mine')?.transaction).toBeUndefined()
  expect(findCalls('walletConnect', 'three', 'mine')).toBeUndefined()
})
