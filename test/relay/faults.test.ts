import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryStorage } from '../../src/connectors/walletConnect/createMemoryStorage.ts'
import { loadRelayClient } from '../../src/connectors/walletConnect/relayClient.ts'
import { people } from '../../src/demo/people.ts'
import { readEnvelope, readToken, startBlackHole, startRelay } from './relay.ts'
import { heldPauses, newPage, openConnected, openPage, sleep, until } from './table.ts'

const ada = people.ada.account
const QUICK = { relay: 700, pairing: 60_000, goodbye: 300 }
const METADATA = { name: 'Page', description: '', url: 'https://page.test', icons: [] }

describe('a relay that is unreachable', () => {
  test('[S8.11] refuses the socket: reported at our own deadline, not when the client gives up', async () => {
    const relay = await startRelay()
    await relay.kill()
    const { connector, codes } = openPage(relay.url, { deadlines: QUICK })
    await expect(connector.connect()).rejects.toMatchObject({ name: 'RelayUnreachable' })
    expect(codes).toEqual([])
  })

  test('[S8.11] accepts the socket and stays silent', async () => {
    const hole = await startBlackHole()
    onTestFinished(() => hole.stop())
    const { connector, codes } = openPage(hole.url, { deadlines: QUICK })
    await expect(connector.connect()).rejects.toMatchObject({ name: 'RelayUnreachable' })
    expect(codes).toEqual([])
  })

  test('[S8.11] becomes reachable within the deadline: a code is shown after all', async () => {
    const relay = await startRelay()
    onTestFinished(() => relay.stop())
    await relay.kill()
    const { connector, codes } = openPage(relay.url, { deadlines: { ...QUICK, relay: 20_000 } })
    const leaving = new AbortController()
    const connecting = connector.connect({ signal: leaving.signal })
    await sleep(300)
    await relay.restart()
    expect((await until(() => codes[0], 20_000)).uri).toMatch(/^wc:/)
    leaving.abort()
    await expect(connecting).rejects.toMatchObject({ name: 'Superseded' })
  })

  test('[S5.4] refuses the project id: reported at once, with its reason', async () => {
    const relay = await startRelay()
    onTestFinished(() => relay.stop())
    relay.refuse(3000)
    const { pauses, pause } = heldPauses()
    const { connector } = openPage(relay.url, { deadlines: { ...QUICK, relay: 20_000 } }, { ...newPage(), pause })
    await expect(connector.connect()).rejects.toMatchObject({
      name: 'RelayRefused',
      code: 3000,
      details: expect.stringContaining('origin not allowed'),
    })
    // by itself the client reconnects hundreds of times a second; it waits here until the pause ends
    const { milliseconds, end } = await until(() => pauses[0])
    expect([relay.seen.refused, milliseconds > 0 && milliseconds <= 2_000]).toEqual([1, true])
    end()
    await until(() => relay.seen.refused > 1)
    relay.refuse(undefined)
    const { codes, connector: other } = openPage(relay.url)
    other.connect().catch(() => undefined)
    await until(() => codes[0])
  })
})

describe('a relay that dies', () => {
  test('[S4.1] while connected: the session lives on, and a request made meanwhile is answered afterwards', async () => {
    const { relay, provider, phone, heard, client } = await openConnected()
    await relay.kill()
    await until(() => !client().core.relayer.connected && !phone.isConnected())
    const asked = provider.request({ method: 'personal_sign', params: ['0x68', ada.address] })
    await sleep(300)
    await relay.restart()
    expect(await asked).toMatch(/^0x/)
    expect(heard).toEqual([])
  })

  test('[S4.1] and takes no subscription when it comes back: they are made anew, and the wallet is heard', async () => {
    const { relay, phone, heard, client } = await openConnected()
    const { subscriber } = client().core.relayer
    const limit = subscriber as unknown as { subscribeTimeout: number }
    expect(limit.subscribeTimeout).toBe(20_000)
    limit.subscribeTimeout = 300
    relay.unheard.add('irn_batchSubscribe')
    const asked = () => relay.seen.methods.irn_batchSubscribe ?? 0
    const before = asked()
    await relay.kill()
    await until(() => !client().core.relayer.connected && !phone.isConnected())
    await relay.restart()
    await until(() => asked() >= before + 2)
    relay.unheard.clear()
    await phone.say('chainChanged', 10, 10)
    await until(() => heard.length > 0)
    expect(heard).toMatchObject([{ change: { chainId: 10 } }])

    // the next time that the connection is lost it comes back as before
    await relay.kill()
    await until(() => !client().core.relayer.connected && !phone.isConnected())
    await relay.restart()
    await phone.say('chainChanged', 1, 1)
    await until(() => heard.length > 1)
  })

  test('[S4.1] once the wallet has ended the session: it ends here too, though the answer is never published', async () => {
    const { relay, phone, heard, page } = await openConnected()
    relay.unanswered.add('irn_publish')
    phone.kit.disconnectSession({ topic: phone.topic(), reason: { code: 6000, message: 'Bye' } }).catch(() => undefined)
    await until(() => heard.length > 0)
    expect(heard).toEqual([{ disconnect: { reason: 'ended' } }])
    expect(page.last.value?.topic).toBeUndefined()
  })

  test('[S4.1] while disconnecting: this page disconnects at once, whether or not the wallet learns of it', async () => {
    const { relay, connector, client, page } = await openConnected({ page: { deadlines: QUICK } })
    await relay.kill()
    await until(() => !client().core.relayer.connected)
    const leaving = connector.disconnect()
    expect(await connector.getAccounts()).toEqual([])
    expect(page.last.value?.topic).toBeUndefined()
    await leaving
  })
})

describe('the relay client', () => {
  const options = (change: object = {}) => {
    const { projectId } = newPage()
    const storage = createMemoryStorage()
    return { projectId, relayUrl: 'ws://127.0.0.1:1', metadata: METADATA, storage, deadline: 5_000, ...change }
  }

  test('[S7.3] bug 26: is loaded once however often it is requested, and again after a failure', async () => {
    const broken = createMemoryStorage()
    const read = vi.spyOn(broken, 'getItem').mockRejectedValue(new Error('IndexedDB is denied.'))
    const same = options({ storage: broken })
    await expect(loadRelayClient(same)).rejects.toMatchObject({ name: 'RelayUnreachable' })
    read.mockRestore()
    const [first, second] = await Promise.all([loadRelayClient(same), loadRelayClient(same)])
    expect(second).toBe(first)
    first.core.heartbeat.stop()
  })

  test('[S9.4] that takes too long to load times out, and is the same one the next time', async () => {
    const slow = createMemoryStorage()
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const { getItem } = slow
    slow.getItem = async (key) => {
      await gate
      return getItem(key)
    }
    const asked = options({ storage: slow, deadline: 100 })
    await expect(loadRelayClient(asked)).rejects.toMatchObject({
      name: 'RelayUnreachable',
      cause: { name: 'Deadline' },
    })
    open()
    const client = await loadRelayClient({ ...asked, deadline: 5_000 })
    expect(client.core.relayer).toBeDefined()
    client.core.heartbeat.stop()
  })

  test('[S5.4] is not loaded without a project id', async () => {
    await expect(loadRelayClient(options({ projectId: undefined }))).rejects.toMatchObject({ name: 'ProjectId' })
  })

  test('[S7.3] asks no third party to vouch for the page', async () => {
    const client = await loadRelayClient(options())
    expect(await client.core.verify.register({ id: 'x', decryptedId: 'x' } as never)).toBe('')
    client.core.heartbeat.stop()
  })

  /** As in a browser: the clients of one page share a global core. */
  function shareCores() {
    const { DISABLE_GLOBAL_CORE } = process.env
    delete process.env.DISABLE_GLOBAL_CORE
    onTestFinished(() => void Object.assign(process.env, { DISABLE_GLOBAL_CORE }))
  }

  test.each([
    ['one digit of it', (id: string) => `${id.slice(0, 8)}${'b'.repeat(24)}`],
    ['the whole of it', (id: string) => `b${id.slice(1)}`],
  ])(
    '[S5.4] a corrected project id, %s, is used at once, and the client with the wrong one is closed',
    async (_, mend) => {
      shareCores()
      const relay = await startRelay()
      onTestFinished(() => relay.stop())
      const { pauses, pause } = heldPauses()
      const wrong = openPage(relay.url, {}, { ...newPage(), pause })
      relay.refuse(3000)
      await expect(wrong.connector.connect()).rejects.toMatchObject({ name: 'RelayRefused' })
      relay.refuse(undefined)
      const mended = openPage(relay.url, {}, { ...wrong.page, projectId: mend(wrong.page.projectId) })
      const leaving = new AbortController()
      const connecting = mended.connector.connect({ signal: leaving.signal })
      expect((await until(() => mended.codes[0], 20_000)).uri).toMatch(/^wc:/)
      expect(mended.client().core.projectId).toBe(mended.page.projectId)
      leaving.abort()
      await expect(connecting).rejects.toMatchObject({ name: 'Superseded' })
      const old = wrong.client().core.relayer
      await until(() => !old.connected && !old.connecting, 30_000)
      await until(() => relay.open() === 1, 30_000)
      const { sockets } = relay.seen
      // it resumes from its pause, and opens nothing
      for (const { end } of pauses) end()
      await until(() => !old.connecting)
      expect([relay.seen.sockets, relay.open()]).toEqual([sockets, 1])
    },
  )

  test('[S4.1] another project id does not end the session in use', async () => {
    const { provider, relay, phone } = await openConnected()
    await loadRelayClient(options({ relayUrl: relay.url })).then(({ core }) => core.heartbeat.stop())
    expect(await provider.request({ method: 'personal_sign', params: ['0x68', ada.address] })).toMatch(/^0x/)
    expect(phone.requests).toHaveLength(1)
  })

  test('[S7.3] bug 26: a second load never gets the client of another relay', async () => {
    shareCores()
    const first = await loadRelayClient(options())
    const same = options({ projectId: first.core.projectId, relayUrl: 'ws://127.0.0.1:2' })
    const second = await loadRelayClient(same)
    expect(second.core.relayUrl).toBe('ws://127.0.0.1:2')
    expect(await loadRelayClient(same)).toBe(second)
    second.core.heartbeat.stop()
  })
})

describe("the tests' own relay", () => {
  const base58 = (bytes: Buffer) => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    let value = BigInt(`0x${bytes.toString('hex')}`)
    let text = ''
    for (; value > 0n; value /= 58n) text = `${letters[Number(value % 58n)]}${text}`
    return text
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const iss = `did:key:z${base58(Buffer.concat([Buffer.from('ed01', 'hex'), key]))}`
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = (claims: object, by = privateKey) => {
    const body = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ iss, aud: 'ws://relay', ...claims })}`
    return `${body}.${sign(null, Buffer.from(body), by).toString('base64url')}`
  }

  test('[S9.4] accepts a token that its key has signed for it', () => {
    expect(readToken(token({}), 'ws://relay')).toBe(iss)
  })

  test.each([
    ['for another relay', () => token({ aud: 'ws://other' })],
    ['by another key', () => token({}, generateKeyPairSync('ed25519').privateKey)],
    ['changed afterwards', () => token({}).replace(/\.[^.]+\./, `.${part({ iss, aud: 'ws://relay', act: 'x' })}.`)],
    ['that is malformed', () => 'x.y.z'],
  ])('[S9.4] refuses a token %s', (_, make) => {
    expect(() => readToken(make(), 'ws://relay')).toThrow()
  })

  test('[S9.4] reads type, key and nonce before the sealed box', () => {
    const [sender, nonce, sealed] = [
      createHash('sha256').update('a').digest(),
      Buffer.alloc(12, 7),
      Buffer.alloc(40, 9),
    ]
    const zero = Buffer.concat([Buffer.from([0]), nonce, sealed]).toString('base64')
    expect(readEnvelope(zero)).toEqual({ type: 0, senderKey: undefined, nonce: '07'.repeat(12), sealed: 40 })
    const one = Buffer.concat([Buffer.from([1]), sender, nonce, sealed]).toString('base64')
    expect(readEnvelope(one)).toEqual({
      type: 1,
      senderKey: sender.toString('hex'),
      nonce: '07'.repeat(12),
      sealed: 40,
    })
  })
})
