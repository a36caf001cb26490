import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  answerApp,
  appSessions,
  connectApp,
  leaveApp,
  pairWithApp,
  tellChain,
  turnAppAway,
} from '../../src/apps/walletConnect/appWallet.ts'
import { createMemoryStorage } from '../../src/connectors/walletConnect/createMemoryStorage.ts'
import { openApp, openWallet } from './apps.ts'
import { startRelay } from './relay.ts'
import { optional } from './startApp.ts'
import { eachInItsMillisecond, nextProject, openPage, sleep, until } from './table.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

async function openTable(app?: Parameters<typeof openApp>[1]) {
  const relay = await startRelay()
  onTestFinished(() => relay.stop())
  return { relay, app: await openApp(relay.url, app), wallet: await openWallet(relay.url) }
}

/** The same, with an app that is connected to a Safe on two networks. */
async function openConnected() {
  const table = await openTable()
  const { uri = '', approval } = await table.app.client.connect(optional(1, 10))
  await pairWithApp(table.wallet.client, uri)
  const proposal = await until(() => table.wallet.proposals[0])
  const approved = approval()
  await connectApp(table.wallet.client, proposal.id, safe, [1, 10])
  const { topic } = await approved
  const ask = (method: string, params: unknown = [], chainId = 1, expiry = 300) =>
    table.app.client.request({ topic, chainId: `eip155:${chainId}`, request: { method, params }, expiry })
  return { ...table, topic, ask }
}

describe('connecting', () => {
  test('[W2] an app gets the Safe as its account, on the approved networks', async () => {
    const { app, wallet, topic } = await openConnected()
    const session = app.client.session.get(topic)
    expect(session.namespaces.eip155?.accounts).toEqual([`eip155:1:${safe}`, `eip155:10:${safe}`])
    expect(appSessions(wallet.client)).toMatchObject([
      { topic, safe, chains: [1, 10], app: { name: 'Test App', url: 'https://app.test' } },
    ])
  })

  test('[W2] an app that is rejected learns so', async () => {
    const { app, wallet } = await openTable()
    const { uri = '', approval } = await app.client.connect(optional(1))
    await pairWithApp(wallet.client, uri)
    const { id } = await until(() => wallet.proposals[0])
    const answer = expect(approval()).rejects.toMatchObject({ code: 5000 })
    await turnAppAway(wallet.client, id, { code: 5000, message: 'User rejected.' })
    await answer
    expect(appSessions(wallet.client)).toEqual([])
  })

  test('[W2] an app’s name is shown, never trusted', async () => {
    const metadata = {
      name: `\u202eevil\u200b${'x'.repeat(500)}`,
      description: 'x',
      url: 'javascript:alert(1)',
      icons: ['https://track.test/icon.png'],
    }
    const { app, wallet } = await openTable({ metadata })
    const { uri = '' } = await app.client.connect(optional(1))
    await pairWithApp(wallet.client, uri)
    const proposal = await until(() => wallet.proposals[0])
    expect(proposal.app).toEqual({ name: `evil${'x'.repeat(60)}`, url: '' })
    expect(JSON.stringify(proposal)).not.toContain('track.test')
  })

  test('[W2] an invalid or already used pairing code is refused', async () => {
    const { app, wallet } = await openTable()
    await expect(pairWithApp(wallet.client, 'wc:nothing')).rejects.toThrow()
    const { uri = '' } = await app.client.connect(optional(1))
    await pairWithApp(wallet.client, uri)
    const { id } = await until(() => wallet.proposals[0])
    await connectApp(wallet.client, id, safe, [1])
    await expect(connectApp(wallet.client, id, safe, [1])).rejects.toThrow()
  })

  test('[W2] no service is asked to vouch for an app: only the relay is contacted', async () => {
    vi.stubEnv('IS_VITEST', 'false') // when true the client contacts nobody by itself
    onTestFinished(() => void vi.unstubAllEnvs())
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Not here.'))
    onTestFinished(() => asked.mockRestore())
    const { wallet, ask, topic } = await openConnected()
    const answered = ask('personal_sign', ['0x68', safe])
    const { id } = await until(() => wallet.asked[0])
    await answerApp(wallet.client, { topic, id }, { result: '0x01' })
    expect(await answered).toBe('0x01')
    expect(asked.mock.calls).toEqual([])
  })

  test('[W2] as a wallet the page has other keys and sessions than as an app that asks wallets', async () => {
    const relay = await startRelay()
    onTestFinished(() => relay.stop())
    const kept = { projectId: nextProject(), storage: createMemoryStorage() }
    const page = openPage(relay.url, {}, { ...kept, last: { value: undefined } })
    const connecting = page.connector.connect().catch(() => undefined)
    const { uri } = await until(() => page.codes[0])
    const wallet = await openWallet(relay.url, kept)
    await pairWithApp(wallet.client, uri)
    const { id } = await until(() => wallet.proposals[0])
    await connectApp(wallet.client, id, safe, [1])
    await connecting
    expect(await wallet.client.core.crypto.getClientId()).not.toBe(await page.client().core.crypto.getClientId())
    expect(page.client().session.getAll()[0]?.controller).toBe(wallet.client.session.getAll()[0]?.self.publicKey)
    await page.connector.disconnect()
    await until(() => appSessions(wallet.client).length === 0)
  })
})

describe('a request', () => {
  test('[W2] is received with its network and expiry, and answered', async () => {
    const { wallet, ask } = await openConnected()
    const before = Date.now()
    const answered = ask('personal_sign', ['0x68', safe], 10)
    const heard = await until(() => wallet.asked[0])
    expect(heard).toMatchObject({ chainId: 10, method: 'personal_sign', params: ['0x68', safe], session: { safe } })
    expect((heard.expiresAt ?? 0) - before).toBeGreaterThan(250_000)
    await answerApp(wallet.client, { topic: heard.session.topic, id: heard.id }, { result: '0x01' })
    expect(await answered).toBe('0x01')
  })

  test('[W2] is refused with a code and a message', async () => {
    const { wallet, ask } = await openConnected()
    const answered = ask('eth_sendTransaction', [{}]).catch((thrown: unknown) => thrown)
    const { id, session } = await until(() => wallet.asked[0])
    await answerApp(wallet.client, { topic: session.topic, id }, { error: { code: 4001, message: 'No.' } })
    expect(await answered).toMatchObject({ code: 4001, message: 'No.' })
  })

  test('[W2] of fifty at once each is received without waiting for another, and gets its own answer', async () => {
    const { wallet, ask, topic } = await openConnected()
    const asked = await eachInItsMillisecond(50, (number) => ask('personal_sign', [`0x${number}`, safe]))
    const answers = Promise.all(asked)
    await until(() => wallet.asked.length === 50, 30_000)
    for (const { id, params } of wallet.asked.toReversed())
      await answerApp(wallet.client, { topic, id }, { result: (params as string[])[0] })
    expect(await answers).toEqual(Array.from({ length: 50 }, (_, number) => `0x${number}`))
  })

  test('[W2] on a network that wasn’t approved never arrives: the client refuses it', async () => {
    const { wallet, ask } = await openConnected()
    await expect(ask('personal_sign', ['0x68', safe], 8453)).rejects.toThrow()
    expect(wallet.asked).toEqual([])
  })

  test('[W2] is received once, also over a relay that goes down and comes back', async () => {
    const { wallet, ask, relay, topic } = await openConnected()
    const answered = ask('personal_sign', ['0x68', safe])
    const { id } = await until(() => wallet.asked[0])
    await relay.kill()
    await relay.restart()
    await until(() => wallet.changes.reached > 0, 20_000)
    await sleep(500)
    expect(wallet.asked).toHaveLength(1)
    await answerApp(wallet.client, { topic, id }, { result: '0x01' })
    expect(await answered).toBe('0x01')
  })

  test('[W2] survives a reload of the page, and its answer reaches an app that was reloaded too', async () => {
    const { wallet, ask, relay, topic, app } = await openConnected()
    const answered = ask('personal_sign', ['0x68', safe])
    const { id } = await until(() => wallet.asked[0])
    wallet.stop()
    await wallet.client.core.relayer.transportClose()
    const again = await openWallet(relay.url, wallet.kept)
    expect(again.asked).toMatchObject([{ id, method: 'personal_sign', session: { topic, safe } }])
    await answerApp(again.client, { topic, id }, { result: '0x01' })
    expect(await answered).toBe('0x01')
    await app.client.core.relayer.transportClose()
    const { client } = await openApp(relay.url, { storage: app.storage })
    const more = client.request({
      topic,
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x69', safe] },
    })
    const next = await until(() => again.asked[1])
    await answerApp(again.client, { topic, id: next.id }, { result: '0x02' })
    expect(await more).toBe('0x02')
  })

  test('[W2] made while the relay is down arrives once it is back', async () => {
    const { wallet, ask, relay, topic } = await openConnected()
    await relay.kill()
    const answered = ask('personal_sign', ['0x68', safe]).catch(() => ask('personal_sign', ['0x68', safe]))
    await relay.restart()
    const { id } = await until(() => wallet.asked[0], 40_000)
    await answerApp(wallet.client, { topic, id }, { result: '0x01' })
    expect(await answered).toBe('0x01')
  })

  test('[W2] that nobody answered in time has expired, and an answer to it reaches nobody', async () => {
    const { wallet, ask, topic } = await openConnected()
    const answered = ask('personal_sign', ['0x68', safe]).catch((thrown: unknown) => thrown)
    const { id } = await until(() => wallet.asked[0])
    wallet.client.core.expirer.set(id, Math.floor(Date.now() / 1_000) - 1)
    await until(() => wallet.client.getPendingSessionRequests().length === 0)
    wallet.stop()
    await leaveApp(wallet.client, topic, () => undefined)
    await answerApp(wallet.client, { topic, id }, { result: '0x01' })
    expect(await answered).not.toBe('0x01')
  })
})

describe('a session', () => {
  test('[W2] can be ended by either side, and the other one learns of it', async () => {
    const { app, wallet, topic } = await openConnected()
    const ended = vi.fn()
    app.client.on('session_delete', ended)
    const gone = vi.fn(() => expect(appSessions(wallet.client)).toEqual([]))
    await leaveApp(wallet.client, topic, gone)
    expect(gone).toHaveBeenCalledOnce()
    await until(() => ended.mock.calls.length === 1)
    const second = await openConnected()
    await second.app.client.disconnect({ topic: second.topic, reason: { code: 6000, message: 'Bye' } })
    await until(() => second.wallet.changes.sessions > 0)
    expect(appSessions(second.wallet.client)).toEqual([])
  })

  test('[W2] gets an event when the network changes', async () => {
    const { app, wallet, topic } = await openConnected()
    const told = vi.fn()
    app.client.on('session_event', told)
    await tellChain(wallet.client, topic, 10)
    await until(() => told.mock.calls.length === 1)
    expect(told.mock.calls[0]?.[0]).toMatchObject({
      params: { chainId: 'eip155:10', event: { name: 'chainChanged', data: 10 } },
    })
  })
})
