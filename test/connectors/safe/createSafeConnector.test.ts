import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { SAFE_HOSTS } from '../../../src/connectors/safe/createSafeConnector.ts'
import { DEADLINES } from '../../../src/lib/config.ts'
import { SafeInfoError } from '../../../src/lib/errors.ts'
import type { SafeTxHash, TxHash } from '../../../src/lib/hash.ts'
import { createFakeFrame, HASH, SAFE, SAFE_ORIGIN, says, silent, VERSION } from '../../host/fakeFrame.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const call = { to: SAFE, value: 5n, data: '0x' } as const

/** Follows a promise without waiting for it. */
function follow<T>(promise: Promise<T>) {
  const outcome: { value?: T; error?: unknown; isSettled: boolean } = { isSettled: false }
  promise.then(
    (value) => Object.assign(outcome, { value, isSettled: true }),
    (error: unknown) => Object.assign(outcome, { error, isSettled: true }),
  )
  return outcome
}

async function connected(options?: Parameters<typeof createFakeFrame>[0]) {
  const frame = createFakeFrame(options)
  await frame.connector.connect()
  frame.log.length = 0
  const provider = await frame.connector.getProvider()
  const request = async (method: string, params?: unknown[]) => provider?.request({ method, ...(params && { params }) })
  return { ...frame, request }
}

describe('connecting', () => {
  test('[S1.3] the account is the Safe, on the chain that the host gives', async () => {
    const { connector, log } = createFakeFrame()
    expect(await connector.connect()).toEqual({ accounts: [SAFE], chainId: 1 })
    expect(log).toEqual([{ method: 'getSafeInfo', params: undefined, to: SAFE_ORIGIN, sdkVersion: VERSION }])
  })

  test('[S1.3] sends an SDK version that lets Safe sign off chain (7.11 and later)', async () => {
    const { connector, log } = createFakeFrame()
    await connector.connect()
    const [major = 0, minor = 0] = (log[0]?.sdkVersion ?? '').split('.').map(Number)
    expect(major * 1000 + minor).toBeGreaterThanOrEqual(7011)
  })

  test('[S1.3] a host that was still loading is asked once more at half of the deadline, and not again', async () => {
    const { connector, HALF, answer, log } = createFakeFrame()
    answer('getSafeInfo', silent)
    const outcome = follow(connector.connect())
    await pass(HALF - 1)
    expect(log).toHaveLength(1)
    answer('getSafeInfo', () => ({ safeAddress: SAFE, chainId: '0xa' }))
    await pass(1)
    expect(outcome.value).toEqual({ accounts: [SAFE], chainId: 10 })
    await pass(DEADLINES.safeHost)
    expect(log).toHaveLength(2)
  })

  test('[S1.3] a host that answers is not asked twice', async () => {
    const { connector, HALF, log } = createFakeFrame()
    await connector.connect()
    await pass(HALF)
    expect(log).toHaveLength(1)
  })

  test('[S8.8] a silent host: settled within two seconds, and nothing stays subscribed', async () => {
    const { answer, connector, listenerCount } = createFakeFrame()
    answer('getSafeInfo', silent)
    const outcome = follow(connector.connect())
    await pass(DEADLINES.safeHost - 1)
    expect(outcome.isSettled).toBe(false)
    await pass(1)
    expect(outcome.error).toBeInstanceOf(SafeInfoError)
    expect(outcome.error).toMatchObject({ name: 'SafeInfo', shortMessage: 'Could not load Safe information' })
    expect(DEADLINES.safeHost).toBe(2_000)
    expect(listenerCount()).toBe(0)
  })

  test('[S8.8] a host that fails is reported with its message', async () => {
    const { answer, connector } = createFakeFrame()
    answer('getSafeInfo', says('Request failed'))
    await expect(connector.connect()).rejects.toMatchObject({ name: 'SafeInfo', details: 'Request failed' })
  })

  test.each([
    ['nothing', undefined],
    ['no address', { chainId: 1 }],
    ['a bad address', { safeAddress: '0x12', chainId: 1 }],
    ['no chain', { safeAddress: SAFE }],
    ['chain zero', { safeAddress: SAFE, chainId: 0 }],
    ['a list', []],
    ['a string', 'safe'],
  ])('[S8.8] %s is no Safe', async (_, info) => {
    const { answer, connector } = createFakeFrame()
    answer('getSafeInfo', () => info)
    await expect(connector.connect()).rejects.toBeInstanceOf(SafeInfoError)
    expect(await connector.isAuthorized()).toBe(false)
  })
})

describe('trusted hosts', () => {
  test('[S1.3] only the one host is in the list that ships', () =>
    expect(SAFE_HOSTS).toEqual(['https://app.safe.global']))

  test.each([
    'https://app.safe.global.evil.com',
    'https://evil-app.safe.global',
    'https://evilapp.safe.global',
    'http://app.safe.global',
    'https://app.safe.global:8443',
    'https://safe.global',
    'https://APP.safe.global',
    'https://app-safe.global',
    'https://appXsafe.global',
  ])('[S1.3] %s gets no message at all', async (origin) => {
    const { connector, log } = createFakeFrame({ origin })
    const outcome = follow(connector.connect())
    await pass(0)
    expect(outcome.error).toBeInstanceOf(SafeInfoError)
    expect(log).toEqual([])
  })

  test('[S1.3] a parent whose origin the browser does not give is asked which Safe it is, and its answer dropped', async () => {
    const { connector, methods } = createFakeFrame({ origin: 'https://evil.example', isHidden: true })
    const outcome = follow(connector.connect())
    await pass(DEADLINES.safeHost)
    expect(outcome.error).toBeInstanceOf(SafeInfoError)
    expect(methods()).toEqual(['getSafeInfo', 'getSafeInfo'])
    await expect(connector.sendTransactions?.([call])).rejects.toMatchObject({ name: 'ConnectorNotFound' })
    expect(methods()).toHaveLength(2)
  })

  test('[S1.3] once the host has answered, everything else goes to its origin alone', async () => {
    const { connector, log } = createFakeFrame({ isHidden: true })
    await connector.connect()
    await connector.sendTransactions?.([call])
    expect(log.map(({ method, to }) => [method, to])).toEqual([
      ['getSafeInfo', '*'],
      ['getSafeInfo', SAFE_ORIGIN],
      ['sendTransactions', SAFE_ORIGIN],
    ])
  })

  test('[S1.3] a host from the build settings is trusted, compared in full', async () => {
    const own = { hosts: ['https://safe.example'] }
    const { connector } = createFakeFrame({ ...own, origin: 'https://safe.example' })
    expect((await connector.connect()).accounts).toEqual([SAFE])
    const other = createFakeFrame({ ...own, origin: 'https://safe.example.org' })
    await expect(other.connector.connect()).rejects.toBeInstanceOf(SafeInfoError)
  })

  test('[S1.3] messages of other windows, of other origins or of an invalid shape are ignored', async () => {
    const { connector, answer, deliver, log, parent } = createFakeFrame()
    answer('getSafeInfo', silent)
    const original = parent.postMessage
    let id = ''
    parent.postMessage = (asked, to) => {
      id = asked.id
      return original(asked, to)
    }
    const outcome = follow(connector.connect())
    await pass(0)
    const lie = { id, success: true, version: VERSION, data: { safeAddress: SAFE, chainId: 5 } }
    deliver(lie, { source: {} })
    deliver(lie, { origin: 'https://evil.example' })
    for (const junk of [null, undefined, 5, 'x', [], {}, { id }, { ...lie, version: 9 }, { ...lie, success: 'yes' }])
      deliver(junk)
    deliver({ ...lie, id: 'another' })
    deliver({ darkMode: true })
    await pass(0)
    expect(outcome.isSettled).toBe(false)
    deliver(lie)
    await pass(0)
    expect(outcome.value).toEqual({ accounts: [SAFE], chainId: 5 })
    expect(log).toHaveLength(1)
  })
})

describe('the theme', () => {
  const unasked = { id: 'unasked', success: true, version: VERSION }

  test('[S1.3] is requested only from the host once it is known, and follows each change', async () => {
    const { connector, deliver, themesTo } = createFakeFrame({ isHidden: true })
    const heard: unknown[] = []
    connector.events.on('message', (message) => heard.push(message))
    await connector.connect()
    await pass(0)
    expect(themesTo).toEqual([SAFE_ORIGIN])
    deliver({ ...unasked, data: { darkMode: false } })
    expect(heard).toEqual([
      { type: 'theme', data: 'dark' },
      { type: 'theme', data: 'light' },
    ])
  })

  test('[S1.3] is accepted from nobody else, and in no other shape', async () => {
    const { connector, deliver } = createFakeFrame()
    await connector.connect()
    await pass(0)
    const heard: unknown[] = []
    connector.events.on('message', (message) => heard.push(message))
    const said = { ...unasked, data: { darkMode: false } }
    deliver(said, { source: {} })
    deliver(said, { origin: 'https://evil.example' })
    for (const data of [undefined, null, 'dark', { darkMode: 'yes' }, { theme: 'dark' }, []])
      deliver({ ...unasked, data })
    deliver({ ...said, success: false })
    deliver({ darkMode: false })
    expect(heard).toEqual([])
  })
})

describe('proposing', () => {
  test('[W3] calls are sent as one batch, and the answer is the hash of a proposal', async () => {
    const { connector, log } = await connected()
    const hash = await connector.sendTransactions?.([call, { ...call, data: '0x12' }])
    expect(hash).toBe(HASH)
    if (hash) {
      expectTypeOf(hash).toEqualTypeOf<SafeTxHash>()
      expectTypeOf(hash).not.toExtend<TxHash>()
    }
    const txs = [
      { to: SAFE, value: '5', data: '0x' },
      { to: SAFE, value: '5', data: '0x12' },
    ]
    expect(log.at(-1)).toMatchObject({ method: 'sendTransactions', params: { txs }, to: SAFE_ORIGIN })
  })

  test.each([undefined, {}, { safeTxHash: '0x12' }, { hash: HASH }, HASH])(
    '[S8] the answer %s is no proposal hash, and leaves open whether there is a proposal',
    async (answered) => {
      const { answer, connector } = await connected()
      answer('sendTransactions', () => answered)
      await expect(connector.sendTransactions?.([call])).rejects.toMatchObject({ name: 'Unknown' })
    },
  )

  test('[S8] the provider takes no eth_sendTransaction: the answer would pass for a transaction hash', async () => {
    const { methods, request } = await connected()
    await expect(request('eth_sendTransaction', [{}])).rejects.toMatchObject({ name: 'UnsupportedMethod', code: 4200 })
    expect(methods()).toEqual([])
  })

  test.each(['Transaction was rejected', 'Message was rejected', 'User denied', 'Signing cancelled'])(
    '[S8.1] "%s" is a rejection',
    async (words) => {
      const { answer, connector } = await connected()
      answer('sendTransactions', says(words))
      await expect(connector.sendTransactions?.([call])).rejects.toMatchObject({ name: 'UserRejected', code: 4001 })
    },
  )

  test('[S8] "Request failed" is not taken for a rejection', async () => {
    const { answer, connector } = await connected()
    answer('sendTransactions', says('Request failed'))
    const failure = { name: 'Unknown', details: 'Request failed' }
    await expect(connector.sendTransactions?.([call])).rejects.toMatchObject(failure)
  })

  test('[S8.2] prompts are shown one at a time, also when the first is rejected', async () => {
    const { answer, connector, methods } = await connected()
    let refuse = (_: unknown) => {}
    answer('sendTransactions', () => new Promise((_, reject) => (refuse = reject)))
    const first = follow(connector.sendTransactions?.([call]) ?? Promise.reject())
    const second = follow(connector.sendTransactions?.([call]) ?? Promise.reject())
    await pass(0)
    expect(methods()).toEqual(['getSafeInfo', 'sendTransactions'])
    answer('sendTransactions', () => ({ safeTxHash: HASH }))
    refuse('Transaction was rejected')
    await pass(0)
    expect(first.error).toMatchObject({ name: 'UserRejected' })
    expect(second.value).toBe(HASH)
  })

  test('[S3.4] an answer after a prompt’s deadline still counts, and blocks nothing meanwhile', async () => {
    const { answer, connector, methods } = await connected()
    let answerLate = (_: unknown) => {}
    answer('sendTransactions', () => new Promise((resolve) => (answerLate = resolve)))
    const first = follow(connector.sendTransactions?.([call]) ?? Promise.reject())
    const second = follow(connector.sendTransactions?.([call]) ?? Promise.reject())
    await pass(DEADLINES.walletPrompt - 1)
    expect(methods()).toEqual(['getSafeInfo', 'sendTransactions'])
    answer('sendTransactions', says('Transaction was rejected'))
    await pass(1)
    expect(second.error).toMatchObject({ name: 'UserRejected' })
    expect(first.isSettled).toBe(false)
    answerLate({ safeTxHash: HASH })
    await pass(0)
    expect(first.value).toBe(HASH)
  })

  test.each(['sendTransactions', 'personal_sign', 'eth_signTypedData_v4', 'signMessage'])(
    '[S1.3] %s: where no owner is connected to the host, it fails with SafeReadOnly, without a prompt',
    async (method) => {
      const { answer, connector, methods, request } = await connected()
      const act = () => {
        if (method === 'sendTransactions') return connector.sendTransactions?.([call])
        if (method === 'signMessage') return connector.signMessage?.('hello')
        return request(method, method === 'personal_sign' ? ['0x12', SAFE] : [SAFE, '{}'])
      }
      answer('getSafeInfo', () => ({ safeAddress: SAFE, chainId: 1, isReadOnly: true }))
      await expect(act()).rejects.toMatchObject({ name: 'SafeReadOnly' })
      expect(methods()).toEqual(['getSafeInfo'])
      // an owner has been connected there since
      answer('getSafeInfo', () => ({ safeAddress: SAFE, chainId: 1, isReadOnly: false }))
      const later = follow(Promise.resolve(act()))
      await pass(0)
      expect(later.error).toBeUndefined()
      expect(methods()).toContain(
        method === 'eth_signTypedData_v4' ? 'signTypedMessage' : method.replace('personal_sign', 'signMessage'),
      )
    },
  )

  test('[S1.3] a host that does not answer whether its user is an owner gets the proposal all the same; after a disconnect it doesn’t', async () => {
    const { answer, connector, methods } = await connected()
    answer('getSafeInfo', silent)
    const outcome = follow(connector.sendTransactions?.([call]) ?? Promise.reject())
    await pass(DEADLINES.safeHost)
    expect(outcome.value).toBe(HASH)
    const left = follow(connector.sendTransactions?.([call]) ?? Promise.reject())
    await pass(1)
    await connector.disconnect()
    await pass(DEADLINES.safeHost)
    expect(left.error).toMatchObject({ name: 'WalletDisconnected' })
    expect(methods().filter((method) => method === 'sendTransactions')).toHaveLength(1)
  })

  test('[S4.1] disconnecting stops listening and rejects pending requests', async () => {
    const { answer, connector, listenerCount } = await connected()
    answer('sendTransactions', silent)
    const outcome = follow(connector.sendTransactions?.([call]) ?? Promise.reject())
    await pass(0)
    await connector.disconnect()
    await pass(0)
    expect(outcome.error).toMatchObject({ name: 'WalletDisconnected' })
    expect(listenerCount()).toBe(0)
  })
})

describe('signing', () => {
  test('[S1.2] a message is shown as text, signed off chain, and its signature awaited', async () => {
    const { answer, log, request } = await connected()
    answer('getOffChainSignature', () => '')
    const outcome = follow(request('personal_sign', ['0x68656c6c6f20c3a4', SAFE]))
    await pass(5_000)
    expect(outcome.isSettled).toBe(false)
    answer('getOffChainSignature', () => '0x1234')
    await pass(2_000)
    expect(outcome.value).toBe('0x1234')
    expect(log.slice(0, 4)).toMatchObject([
      { method: 'getSafeInfo' },
      { method: 'rpcCall', params: { call: 'safe_setSettings', params: [{ offChainSigning: true }] } },
      { method: 'signMessage', params: { message: 'hello ä' } },
      { method: 'getOffChainSignature', params: HASH },
    ])
  })

  test('[S1.2] a signature in the first answer is used', async () => {
    const { answer, methods, request } = await connected()
    answer('signMessage', () => ({ messageHash: HASH, signature: '0xabcd' }))
    expect(await request('personal_sign', ['plain text', SAFE])).toBe('0xabcd')
    expect(methods()).not.toContain('getOffChainSignature')
  })

  test('[S1.2] typed data may come as text', async () => {
    const { log, request } = await connected()
    const typed = { domain: {}, types: {}, primaryType: 'A', message: {} }
    expect(await request('eth_signTypedData_v4', [SAFE, JSON.stringify(typed)])).toBe('0x1234')
    expect(log).toContainEqual(expect.objectContaining({ method: 'signTypedMessage', params: { typedData: typed } }))
  })

  test.each([
    ['a message that only a transaction can sign', () => ({ safeTxHash: HASH })],
    ['a malformed answer', () => HASH],
  ])('[S1.2] %s gives no signature', async (_, answered) => {
    const { answer, request } = await connected()
    answer('signMessage', answered)
    await expect(request('personal_sign', ['hello', SAFE])).rejects.toMatchObject({ name: 'UnsupportedMethod' })
  })

  test('[S1.2] bytes that are no text are refused before any prompt', async () => {
    const { methods, request } = await connected()
    await expect(request('personal_sign', ['0xff00', SAFE])).rejects.toMatchObject({ name: 'UnsupportedMethod' })
    expect(methods()).toEqual([])
  })

  test('[S8] where owners never sign, waiting and polling end at the deadline', async () => {
    const { answer, log, request } = await connected()
    answer('getOffChainSignature', () => '0x')
    const outcome = follow(request('personal_sign', ['hello', SAFE]))
    await pass(DEADLINES.walletPrompt + 5_000)
    expect(outcome.error).toMatchObject({ name: 'Deadline' })
    const asked = log.length
    await pass(60_000)
    expect(log).toHaveLength(asked)
  })
})

describe('the provider', () => {
  test('[S7.2] answers account and chain', async () => {
    const { request } = await connected()
    expect(await request('eth_accounts')).toEqual([SAFE])
    expect(await request('eth_requestAccounts')).toEqual([SAFE])
    expect(await request('eth_chainId')).toBe('0x1')
  })

  test('[S7] reads go to the host, with a deadline', async () => {
    const { answer, log, request } = await connected()
    expect(await request('eth_getBalance', [SAFE, 'latest'])).toBe('0x1')
    expect(log).toMatchObject([{ params: { call: 'eth_getBalance', params: [SAFE, 'latest'] } }])
    answer('rpcCall', silent)
    const outcome = follow(request('eth_blockNumber'))
    await pass(DEADLINES.rpc)
    expect(outcome.error).toMatchObject({ name: 'Deadline' })
  })

  test.each(['eth_sign', 'wallet_switchEthereumChain', 'wallet_requestPermissions', 'eth_sendRawTransaction', 'x'])(
    '[S8] %s is refused',
    async (method) => {
      const { methods, request } = await connected()
      await expect(request(method, [])).rejects.toMatchObject({ name: 'UnsupportedMethod' })
      expect(methods()).toEqual([])
    },
  )

  test('[S4.5] a Safe can’t switch chains', async () => {
    const { connector } = await connected()
    const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const
    const chain = { id: 10, name: 'OP Mainnet', currency, rpcUrls: [] }
    await expect(connector.switchChain(chain)).rejects.toMatchObject({ name: 'SwitchUnsupported' })
  })
})
