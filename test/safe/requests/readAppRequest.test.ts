import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { AppRequestSchema, keptRequest, toAppRequest } from '../../../src/safe/requests/appRequest.ts'
import { readAppCalls, readAppRequest } from '../../../src/safe/requests/readAppRequest.ts'
import { toRpcError } from '../../../src/safe/requests/refusals.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const other = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const subject = { safe, chainId: 1, chains: [1, 10] } as const
const read = (method: string, ...params: unknown[]) => readAppRequest(subject, { method, params })
const refused = (why: string) => ({ kind: 'refused', why })

const typedData = {
  types: { EIP712Domain: [{ name: 'chainId', type: 'uint256' }], Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  domain: { chainId: 1 },
  message: { text: 'Hello' },
}

describe('what is answered at once', () => {
  test.each([
    ['eth_accounts', [safe]],
    ['eth_requestAccounts', [safe]],
    ['eth_chainId', '0x1'],
    ['net_version', '1'],
    [
      'wallet_getCapabilities',
      { '0x1': { atomic: { status: 'supported' } }, '0xa': { atomic: { status: 'supported' } } },
    ],
  ])('[W2] %s', (method, result) => {
    expect(read(method)).toEqual({ kind: 'answer', result })
  })

  test('[W2] capabilities are those of the requested networks', () => {
    expect(read('wallet_getCapabilities', safe, ['0xa', '0x64'])).toEqual({
      kind: 'answer',
      result: { '0xa': { atomic: { status: 'supported' } } },
    })
    expect(read('wallet_getCapabilities', other)).toEqual(refused('account'))
  })

  test('[W2] a switch goes only to networks on which the Safe is wrapped', () => {
    expect(read('wallet_switchEthereumChain', { chainId: '0xa' })).toEqual({ kind: 'switch', chainId: 10 })
    expect(read('wallet_switchEthereumChain', { chainId: '0x64' })).toEqual(refused('switchChain'))
    expect(read('wallet_switchEthereumChain', { chainId: 10 })).toEqual(refused('params'))
    expect(toRpcError('switchChain').code).toBe(4902)
  })
})

describe('a transaction', () => {
  const call = { to: other, value: 5n, data: '0x' }
  const send = (change: object) => read('eth_sendTransaction', { from: safe.toLowerCase(), to: other, ...change })

  test('[W2] is read in any letter case, with its data under either name', () => {
    expect(send({ value: '0x5', gas: '0x5208', nonce: '0x7' })).toEqual({
      kind: 'ask',
      request: { kind: 'send', calls: [call] },
    })
    const withData = { kind: 'ask', request: { kind: 'send', calls: [{ to: other, value: 0n, data: '0xabcd' }] } }
    expect(send({ data: '0xABCD' })).toEqual(withData)
    expect(send({ input: '0xabcd' })).toEqual(withData)
    expect(send({ input: '0xabcd', data: '0xABCD' })).toEqual(withData)
  })

  test.each<[string, object, string]>([
    ['from another account', { from: other }, 'account'],
    ['from nobody', { from: undefined }, 'params'],
    ['for another network', { chainId: '0xa' }, 'chain'],
    ['to nobody', { to: undefined, data: '0x60' }, 'creation'],
    ['to something that is no address', { to: '0x12' }, 'params'],
    ['with two kinds of data', { data: '0x01', input: '0x02' }, 'params'],
    ['with half a byte', { data: '0x123' }, 'params'],
    ['with a negative value', { value: '-1' }, 'params'],
    ['with a value as a number', { value: 5 }, 'params'],
    ['by a delegatecall', { operation: 1 }, 'delegatecall'],
    ['with a delegation (EIP-7702)', { authorizationList: [{}] }, 'params'],
    ['to the Safe itself', { to: safe }, 'self'],
    ['to the wrapper', { to: wrappedSafeAddress, data: '0xdeadbeef' }, 'wrapper'],
    ['to the handler', { to: wrappedSafeHandlerAddress }, 'wrapper'],
    ['with more data than can be stored', { data: `0x${'00'.repeat(50_000)}` }, 'tooLarge'],
  ])('[W2] %s is refused', (_, change, why) => {
    expect(send(change)).toEqual(refused(why))
  })

  test.each([[[]], [[null]], [['0x']], ['eth'], [undefined]])('[W2] the parameters %j are refused', (params) => {
    expect(readAppRequest(subject, { method: 'eth_sendTransaction', params })).toEqual(refused('params'))
  })
})

describe('a batch (EIP-5792)', () => {
  const batch = {
    version: '2.0.0',
    from: safe,
    chainId: '0x1',
    atomicRequired: true,
    calls: [{ to: other }, { to: other, value: '0x1' }],
  }
  const calls = [
    { to: other, value: 0n, data: '0x' },
    { to: other, value: 1n, data: '0x' },
  ]

  test('[W2] keeps its own id, or is given a unique one', () => {
    expect(read('wallet_sendCalls', { ...batch, id: 'mine' })).toEqual({
      kind: 'ask',
      request: { kind: 'send', calls, callsId: 'mine' },
    })
    const [one, another] = [read('wallet_sendCalls', batch), read('wallet_sendCalls', batch)]
    expect(one).toMatchObject({ request: { calls, callsId: expect.stringMatching(/^0x[0-9a-f]{64}$/) } })
    expect(one).not.toEqual(another)
  })

  test.each<[string, object, string]>([
    ['for another network', { chainId: '0xa' }, 'callsChain'],
    ['from another account', { from: other }, 'account'],
    ['without calls', { calls: [] }, 'params'],
    ['with too many', { calls: Array.from({ length: 251 }, () => ({ to: other })) }, 'tooManyCalls'],
    ['with a required capability', { capabilities: { paymasterService: { url: 'https://pay.test' } } }, 'capability'],
    ['with a call that needs one', { calls: [{ to: other, capabilities: { x: {} } }] }, 'capability'],
    ['with one call to the Safe', { calls: [{ to: other }, { to: safe }] }, 'self'],
  ])('[W2] %s is refused', (_, change, why) => {
    expect(read('wallet_sendCalls', { ...batch, ...change })).toEqual(refused(why))
  })

  test('[W2] optional capabilities are left out', () => {
    const capabilities = { paymasterService: { url: 'https://pay.test', optional: true } }
    expect(read('wallet_sendCalls', { ...batch, id: 'mine', capabilities })).toMatchObject({ request: { calls } })
  })

  test('[W2] is looked up by its id', () => {
    expect(read('wallet_getCallsStatus', 'mine')).toEqual({ kind: 'status', callsId: 'mine' })
    expect(read('wallet_getCallsStatus', 7)).toEqual(refused('params'))
  })
})

describe('a message', () => {
  const asked = (message: string) => ({ kind: 'ask', request: { kind: 'signMessage', message } })

  test('[W2] comes as bytes or as text, before or after the account', () => {
    expect(read('personal_sign', '0x68656C6C6f', safe)).toEqual(asked(stringToHex('hello')))
    expect(read('personal_sign', 'hello', safe.toLowerCase())).toEqual(asked(stringToHex('hello')))
    expect(read('personal_sign', safe, 'hello')).toEqual(asked(stringToHex('hello')))
    expect(read('personal_sign', 'hello', other)).toEqual(refused('account'))
    expect(read('personal_sign', 7, safe)).toEqual(refused('params'))
    expect(read('personal_sign', 'x'.repeat(60_000), safe)).toEqual(refused('tooLarge'))
  })

  test('[W2] typed data comes as JSON or as an object, and complete', () => {
    const asked = { kind: 'ask', request: { kind: 'signTypedData', typedData: JSON.stringify(typedData) } }
    expect(read('eth_signTypedData_v4', safe, JSON.stringify(typedData))).toEqual(asked)
    expect(read('eth_signTypedData', safe, typedData)).toEqual(asked)
    expect(read('eth_signTypedData_v4', safe, { ...typedData, message: {} })).toEqual(refused('typedData'))
    expect(read('eth_signTypedData', [{ type: 'string', name: 'a', value: 'b' }], safe)).toEqual(refused('account'))
    expect(read('eth_signTypedData_v4', safe, { ...typedData, message: { text: 'x'.repeat(100_001) } })).toEqual(
      refused('tooLarge'),
    )
  })

  test('[W2] a bare hash, and any unknown method, is refused', () => {
    expect(read('eth_sign', safe, '0x00')).toEqual(refused('ethSign'))
    expect(read('eth_signTransaction', {})).toEqual(refused('method'))
    expect(read('toString')).toEqual(refused('method'))
  })

  test('[W2] what can’t be traversed is refused, without throwing', () => {
    const loop: Record<string, unknown> = { ...typedData }
    loop.message = loop
    expect(read('eth_signTypedData_v4', safe, loop)).toEqual(refused('params'))
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('hostile')
        },
      },
    )
    expect(read('eth_sendTransaction', hostile)).toEqual(refused('params'))
  })
})

test('[W2] calls from a framed app have values in decimal text, and all are read or none', () => {
  const given = [
    { to: other, value: '12', data: '0x' },
    { to: other.toLowerCase(), value: '0' },
  ]
  expect(readAppCalls(safe, given)).toEqual([
    { to: other, value: 12n, data: '0x' },
    { to: other, value: 0n, data: '0x' },
  ])
  expect(readAppCalls(safe, [...given, { to: other, operation: 1 }])).toBe('delegatecall')
})

test('[W2] a request is stored as JSON, and read back unchanged', () => {
  const requests = [
    { kind: 'send', calls: [{ to: other, value: 2n ** 255n, data: '0xabcd' }], callsId: 'mine' },
    { kind: 'send', calls: [{ to: other, value: 0n, data: '0x' }] },
    { kind: 'signMessage', message: '0x68' },
    { kind: 'signTypedData', typedData: JSON.stringify(typedData) },
  ] as const
  for (const request of requests) {
    const text = JSON.stringify(keptRequest(request))
    expect(toAppRequest(AppRequestSchema.parse(JSON.parse(text)))).toEqual(request)
  }
})
