import { describe, expect, test, vi } from 'vitest'
import { DEADLINES } from '../../src/lib/config.ts'
import { openInbox, openSending, safe } from './openInbox.ts'
import { eachInItsMillisecond, sleep, until } from './table.ts'

const hash = `0x${'ab'.repeat(32)}`
const safeTxHash = `0x${'cd'.repeat(32)}`
/** S9.4: the relay tags of a request and of its response. */
const [REQUEST, RESPONSE] = [1108, 1109]

describe('an app that changes networks', () => {
  test('[W2] stays in its session and gets an event for each switch, there and back', async () => {
    const { app, topic, ask, isOn } = await openInbox()
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

  test('[W2] is refused a network on which it wasn’t given the Safe, and gets no event', async () => {
    const { app, ask } = await openInbox()
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
    const { ask, waiting, sent, answer } = await openInbox()
    const answers = await eachInItsMillisecond(50, (number) => ask('personal_sign', [`0x${10 + number}`, safe]))
    const refused: unknown[] = []
    for (const one of answers) void one.then((said) => 'error' in said && refused.push(said.error))
    await until(() => refused.length === 30, 40_000)
    expect(refused).toEqual(Array.from({ length: 30 }, () => expect.objectContaining({ code: -32005 })))
    const kept = waiting()
    expect(kept).toHaveLength(20)
    for (const { id, request } of kept) {
      answer(id, { result: request.kind === 'signMessage' && request.message })
      answer(id, { refused: 'rejected' })
    }
    const said = await Promise.all(answers)
    const own = said.map((one, number) => ('result' in one ? one.result === `0x${10 + number}` : 'refused'))
    expect(own.filter((one) => one === true)).toHaveLength(20)
    expect(own.filter((one) => one === 'refused')).toHaveLength(30)
    expect(waiting()).toEqual([])
    expect([sent(REQUEST), sent(RESPONSE)]).toEqual([50, 50])
    // the inbox has room again
    void ask('personal_sign', ['0x68', safe])
    await until(() => waiting().length === 1)
  })

  test('[W2] treats a duplicate request as one, before and after its answer', async () => {
    const { app, topic, waiting, sent, answer } = await openInbox()
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

  test('[W2] delivers an answer from while the relay was down once it is back', async () => {
    const { relay, ask, waiting, answer } = await openInbox()
    const said = ask('personal_sign', ['0x68', safe])
    const { id } = await until(() => waiting()[0])
    await relay.kill()
    answer(id, { result: '0x01' })
    expect(waiting()).toEqual([])
    await relay.restart()
    expect(await said).toEqual({ result: '0x01' })
  })

  test('[W2] forgets an app’s requests once it has disconnected', async () => {
    const { app, topic, ask, waiting, relayWallet, sent } = await openInbox()
    void ask('personal_sign', ['0x68', safe])
    await until(() => waiting()[0])
    await app.disconnect({ topic, reason: { code: 6000, message: 'Bye' } })
    await until(() => waiting().length === 0)
    expect(relayWallet.getState().sessions).toEqual([])
    expect(sent(RESPONSE)).toBe(0)
  })
})

describe('an app that is disconnected while the relay is down', () => {
  test('[W2] is listed until the relay knows of the disconnect, and no longer', async () => {
    const { relay, app, topic, relayWallet } = await openInbox([1])
    const { endAppSession } = await import('../../src/state/inbox/relayWallet.ts')
    await relay.kill()
    const ending = endAppSession(topic).catch((thrown: unknown) => thrown)
    await sleep(DEADLINES.goodbye)
    expect(relayWallet.getState().sessions).toHaveLength(1)
    await relay.restart()
    await until(() => relayWallet.getState().sessions.length === 0, 60_000)
    await until(() => app.session.keys.length === 0, 60_000)
    await ending
  })
})

describe('a Safe that holds the wrapped one', () => {
  test('[W2] proposes an app’s request, and the app gets only the hash of the transaction that executes it', async () => {
    const { log, answered, outcome, waiting, sent } = await openSending()
    log({ safeTxHash, status: 'proposed' })
    await until(() => waiting()[0]?.transaction)
    await sleep(300)
    expect(answered).not.toHaveBeenCalled()
    log({ safeTxHash, hash, status: 'pending' })
    expect(await outcome).toEqual({ result: hash })
    expect(sent(RESPONSE)).toBe(1)
  })
})
