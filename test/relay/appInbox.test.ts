import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Answer, Held } from '../../src/state/inbox/inbox.ts'
import { openApp } from './apps.ts'
import { startRelay } from './relay.ts'
import { optional } from './startApp.ts'
import { eachInItsMillisecond, nextProject, sleep, until } from './table.ts'

// The page's own wallet for other apps and its inbox, over a relay of this machine, to an app with a genuine client.

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const to = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const hash = `0x${'ab'.repeat(32)}`
const safeTxHash = `0x${'cd'.repeat(32)}`
/** S9.4: what a request and an answer to it are called on the wire. */
const [REQUEST, RESPONSE] = [1108, 1109]

beforeEach(() => {
  vi.resetModules() // each test has a page of its own
  // as much of a browser as the page's half needs
  vi.stubGlobal('location', new URL('https://page.test/'))
  vi.stubGlobal('document', { title: 'Page', baseURI: 'https://page.test/' })
  vi.stubGlobal('navigator', { userAgent: '', onLine: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The page, with an app that is connected to a Safe on these networks. */
async function open(chains = [1, 10]) {
  const relay = await startRelay()
  onTestFinished(() => relay.stop())
  const { settings } = await import('../../src/state/settings/settings.ts')
  settings.write({ ...settings.read(), walletConnectProjectId: nextProject(), walletConnectRelay: relay.url })
  const { relayWallet, startRelayWallet, followCode, agreeTo } = await import('../../src/state/inbox/relayWallet.ts')
  const inbox = await import('../../src/state/inbox/inbox.ts')
  const { openWayToApps } = await import('../../src/state/connection/createRelayConnector.ts')
  onTestFinished(startRelayWallet())
  await until(() => relayWallet.getState().status === 'on', 20_000)
  const { client: wallet } = await openWayToApps()
  onTestFinished(async () => {
    await wallet.core.relayer.transportClose()
    wallet.core.heartbeat.stop()
  })
  const { client: app } = await openApp(relay.url)
  const { uri = '', approval } = await app.connect(optional(...chains))
  expect(await followCode(uri)).toBe(true)
  const approved = approval()
  await agreeTo(await until(() => relayWallet.getState().proposals[0]), safe, chains)
  const { topic } = await approved
  const ask = (method: string, params: unknown = [], chainId = 1) =>
    app
      .request({ topic, chainId: `eip155:${chainId}`, request: { method, params }, expiry: 300 })
      .then((result) => ({ result }))
      .catch((error: unknown) => ({ error })) as Promise<Answer>
  const waiting = (): Held[] => inbox.waitingIn('walletConnect', inbox.books.walletConnect.read())
  const sent = (tag: number) => relay.seen.envelopes.filter((one) => one.topic === topic && one.tag === tag).length
  const isOn = (chainId: number) => app.session.get(topic).namespaces.eip155?.chains?.includes(`eip155:${chainId}`)
  return { relay, app, wallet, topic, ask, waiting, sent, isOn, relayWallet, answer: inbox.answerRequest }
}

/** The same, with a transaction log, and a request to send that the holder's wallet is asked for. */
async function openSending() {
  const page = await open([1])
  const { logTransaction } = await import('../../src/state/transactions/transactionLog.ts')
  const { noteRequest } = await import('../../src/state/inbox/inbox.ts')
  const fingerprint = `0x${'11'.repeat(32)}`
  const log = (change: object) =>
    (logTransaction as (transaction: object) => void)({
      ...{ chainId: 1, account: to, safe, kind: 'execute', confirmations: 0, sentAt: Date.now(), fingerprint },
      ...{ askedId: 'asked-1', ...change },
    })
  const answered = vi.fn()
  const answer = page.ask('eth_sendTransaction', [{ from: safe, to, value: '0x5' }])
  void answer.then(answered)
  const { id } = await until(() => page.waiting()[0])
  noteRequest(id, { begun: { fingerprint, at: Date.now() - 1 } })
  return { ...page, log, answered, outcome: answer }
}

describe('an app that changes networks', () => {
  test('[W2] stays in its session and is told of the network it goes to, there and back', async () => {
    const { app, topic, ask, isOn } = await open()
    const told: unknown[] = []
    app.on('session_event', ({ params }) => told.push([params.chainId, params.event]))
    expect(await ask('wallet_switchEthereumChain', [{ chainId: '0xa' }])).toEqual({ result: null })
    await until(() => told.length === 1)
    expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }], 10)).toEqual({ result: null })
    await until(() => told.length === 2)
    expect(told).toEqual([
      ['eip155:10', { name: 'chainChanged', data: 10 }],
      ['eip155:1', { name: 'chainChanged', data: 1 }],
    ])
    expect(app.session.getAll().map((session) => session.topic)).toEqual([topic])
    expect([isOn(1), isOn(10)]).toEqual([true, true])
    expect(await ask('eth_chainId', [], 10)).toEqual({ result: '0xa' })
  })

  test('[W2] is refused a network on which the Safe isn’t its account, and told of nothing', async () => {
    const { app, ask } = await open()
    const told = vi.fn()
    app.on('session_event', told)
    for (const chainId of ['0x2105', '0x89'])
      expect(await ask('wallet_switchEthereumChain', [{ chainId }])).toMatchObject({ error: { code: 4902 } })
    expect(await ask('wallet_switchEthereumChain', [{ chainId: 'ten' }])).toMatchObject({ error: { code: -32602 } })
    expect(await ask('eth_chainId')).toEqual({ result: '0x1' })
    expect(told).not.toHaveBeenCalled()
  })
})

describe('the inbox', () => {
  test('[W2] of fifty requests at once keeps twenty and refuses thirty, and answers each of them once', async () => {
    const { ask, waiting, sent, answer } = await open()
    const answers = await eachInItsMillisecond(50, (number) => ask('personal_sign', [`0x${10 + number}`, safe]))
    const refused: unknown[] = []
    for (const one of answers) void one.then((said) => 'error' in said && refused.push(said.error))
    await until(() => refused.length === 30, 40_000)
    expect(refused).toEqual(Array.from({ length: 30 }, () => expect.objectContaining({ code: -32005 })))
    const kept = waiting()
    expect(kept).toHaveLength(20)
    for (const { id, request } of kept) {
      answer(id, { result: request.kind === 'signMessage' && request.message })
      answer(id, { error: { code: 4001, message: 'No.' } })
    }
    const said = await Promise.all(answers)
    const own = said.map((one, number) => ('result' in one ? one.result === `0x${10 + number}` : 'refused'))
    expect(own.filter((one) => one === true)).toHaveLength(20)
    expect(own.filter((one) => one === 'refused')).toHaveLength(30)
    expect(waiting()).toEqual([])
    expect([sent(REQUEST), sent(RESPONSE)]).toEqual([50, 50])
    // there is room again
    void ask('personal_sign', ['0x68', safe])
    await until(() => waiting().length === 1)
  })

  test('[W2] takes a request that comes twice for one, before and after its answer', async () => {
    const { app, topic, waiting, sent, answer } = await open()
    const { relayer, crypto } = app.core
    const params = { request: { method: 'personal_sign', params: ['0x68', safe] }, chainId: 'eip155:1' }
    const id = Date.now() * 1_000
    const send = async () => {
      const message = await crypto.encode(topic, { id, jsonrpc: '2.0', method: 'wc_sessionRequest', params })
      await relayer.publish(topic, message, { ttl: 300, tag: REQUEST })
    }
    await send()
    await send()
    const held = await until(() => waiting()[0])
    await sleep(300)
    expect(waiting()).toHaveLength(1)
    answer(held.id, { result: '0x01' })
    await until(() => sent(RESPONSE) === 1)
    await send()
    await sleep(300)
    expect(waiting()).toEqual([])
    expect([sent(REQUEST), sent(RESPONSE)]).toEqual([3, 1])
  })

  test('[W2] gives an answer that was written while the relay was down once it is back', async () => {
    const { relay, ask, waiting, answer } = await open()
    const said = ask('personal_sign', ['0x68', safe])
    const { id } = await until(() => waiting()[0])
    await relay.kill()
    answer(id, { result: '0x01' })
    expect(waiting()).toEqual([])
    await relay.restart()
    expect(await said).toEqual({ result: '0x01' })
  })

  test('[W2] tells an app shortly before its time is over that nobody answered', async () => {
    const { ask, waiting } = await open()
    const said = ask('personal_sign', ['0x68', safe])
    await until(() => waiting()[0])
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 291_000)
    expect(await said).toMatchObject({ error: { code: -32000, message: expect.stringContaining('Nothing was sent') } })
    expect(waiting()).toEqual([])
  })

  test('[W2] forgets what an app waits for once it has left', async () => {
    const { app, topic, ask, waiting, relayWallet, sent } = await open()
    void ask('personal_sign', ['0x68', safe])
    await until(() => waiting()[0])
    await app.disconnect({ topic, reason: { code: 6000, message: 'Bye' } })
    await until(() => waiting().length === 0)
    expect(relayWallet.getState().sessions).toEqual([])
    expect(sent(RESPONSE)).toBe(0)
  })
})

describe('a Safe that holds the wrapped one', () => {
  test('[W2] proposes what an app asks for, which gets the hash of the transaction that executes it and no other', async () => {
    const { log, answered, outcome, waiting, sent } = await openSending()
    log({ safeTxHash, status: 'proposed' })
    await until(() => waiting()[0]?.transaction)
    await sleep(300)
    expect(answered).not.toHaveBeenCalled()
    log({ safeTxHash, hash, status: 'pending' })
    expect(await outcome).toEqual({ result: hash })
    expect(sent(RESPONSE)).toBe(1)
  })

  test('[W2] that hasn’t executed it while the app waits has the app told that it is proposed, without a hash', async () => {
    const { log, outcome, waiting } = await openSending()
    log({ safeTxHash, status: 'proposed' })
    await until(() => waiting()[0]?.transaction)
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 291_000)
    const said = await outcome
    expect(said).toMatchObject({ error: { code: -32000, message: expect.stringContaining('was proposed') } })
    expect(JSON.stringify(said)).not.toContain('0xcd')
  })

  test('[W2] whose owners executed something else in its place has the app told that nothing was done', async () => {
    const { log, outcome } = await openSending()
    log({ safeTxHash, status: 'proposed' })
    log({ safeTxHash, status: 'cancelled' })
    expect(await outcome).toMatchObject({ error: { code: -32003 } })
  })
})
