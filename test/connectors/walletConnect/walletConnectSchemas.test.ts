import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AccountRef,
  ChainRef,
  hasOneKindOfFee,
  Names,
  parseAccountRef,
  parseChainRef,
  parseEventAccounts,
  parseEventChain,
  parseNamespaces,
  parseSession,
  parseSessionEvent,
  parseTopic,
  parseUpdate,
} from '../../../src/connectors/walletConnect/walletConnectSchemas.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const TOPIC = 'ab'.repeat(32)
const EIP155 = { accounts: [`eip155:1:${ADA}`], methods: ['personal_sign'], events: ['chainChanged'] }
const session = (change: object = {}) => ({
  topic: TOPIC,
  expiry: 2_000_000_000,
  namespaces: { eip155: EIP155 },
  ...change,
})

describe('a chain', () => {
  test.each([
    'eip155:1',
    'eip155:8453',
    'cosmos:cosmoshub-3',
    'starknet:SN_GOERLI',
    'bip122:000000000019d6689c085ae165831e93',
  ])('[S5.1] accepts %s', (ref) => {
    expect(ChainRef.safeParse(ref).success).toBe(true)
  })

  test.each([
    '',
    'eip155',
    'eip155:',
    ':1',
    'EIP155:1',
    'ei:1',
    'eip155:1:2',
    'eip155:1 ',
    ' eip155:1',
    'evil ns:<x>',
    'eip155:1\n',
    `eip155:${'1'.repeat(33)}`,
    1,
    null,
    undefined,
    ['eip155:1'],
  ])('[S5.1] refuses %j', (ref) => {
    expect(ChainRef.safeParse(ref).success).toBe(false)
    expect(parseChainRef(ref)).toBeUndefined()
  })

  test.each(['eip155:0', 'eip155:01', 'eip155:0x1', 'eip155:1e3', 'eip155:9999999999999999', 'cosmos:1'])(
    '[S5.1] %s is a CAIP-2 chain, but no EVM chain id',
    (ref) => {
      expect(parseChainRef(ref)).toBeUndefined()
    },
  )
})

describe('an account', () => {
  test.each([ADA, ADA.toLowerCase(), `0x${ADA.slice(2).toUpperCase()}`])('[S5.2] accepts eip155:10:%s', (address) => {
    expect(parseAccountRef(`eip155:10:${address}`)).toEqual({ chainId: 10, address: ADA })
  })

  test('[S5.2] accepts one of another namespace as well-formed, but uses none of its accounts', () => {
    const ref = 'cosmos:cosmoshub-3:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0'
    expect(AccountRef.safeParse(ref).success).toBe(true)
    expect(parseAccountRef(ref)).toBeUndefined()
  })

  test.each([
    ADA,
    `eip155:${ADA}`,
    `eip155:0:${ADA}`,
    `eip155:0x1:${ADA}`,
    `EIP155:1:${ADA}`,
    `eip155:1:${ADA}0`,
    `eip155:1:${ADA.slice(0, -1)}`,
    `eip155:1:${ADA}:1`,
    'eip155:1:notanaddress',
    'eip155:1:',
    'x:y:z',
    `eip155:1:${ADA}\u202e`,
    {},
    null,
  ])('[S5.2] refuses %j', (ref) => {
    expect(parseAccountRef(ref)).toBeUndefined()
  })
})

describe('methods and events', () => {
  test('[S5.3] accepts arrays of non-empty strings', () => {
    expect(Names.safeParse([]).success).toBe(true)
    expect(Names.safeParse(['personal_sign', 'eth_sendTransaction']).success).toBe(true)
  })
  test.each([[['']], [['personal_sign', '']], [[1]], ['personal_sign'], [{ 0: 'a' }], [null], [['x'.repeat(101)]]])(
    '[S5.3] refuses %j',
    (names) => {
      expect(Names.safeParse(names).success).toBe(false)
      expect(parseNamespaces({ eip155: { ...EIP155, methods: names } })).toBeUndefined()
      expect(parseNamespaces({ eip155: { ...EIP155, events: names } })).toBeUndefined()
    },
  )
})

describe('a session', () => {
  test('[S5.2] is parsed, with its accounts in order and without duplicates', () => {
    const accounts = [`eip155:10:${BOB}`, `eip155:1:${ADA}`, `eip155:1:${ADA.toLowerCase()}`, 'junk', 7]
    expect(parseSession(session({ namespaces: { eip155: { ...EIP155, accounts } } }))).toEqual({
      topic: TOPIC,
      expiry: 2_000_000_000,
      peerName: undefined,
      accounts: [
        { chainId: 10, address: BOB },
        { chainId: 1, address: ADA },
      ],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    })
  })

  test.each([
    ['\u202eefaS\u202c', 'efaS'],
    ['Safe{Wallet}', 'Safe{Wallet}'],
    ['x'.repeat(10_000), 'x'.repeat(64)],
    ['', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('[S5.2] is parsed whatever name its wallet gives: %j', (name, peerName) => {
    expect(parseSession(session({ peer: { metadata: { name } } }))).toMatchObject({ topic: TOPIC, peerName })
  })

  test('[S5.1] a namespace of one chain gives only accounts on that chain', () => {
    const accounts = [`eip155:1:${ADA}`, `eip155:10:${BOB}`]
    expect(parseNamespaces({ 'eip155:10': { ...EIP155, accounts } })?.accounts).toEqual([{ chainId: 10, address: BOB }])
  })

  test('[S5.1] other namespaces are ignored, even invalid ones', () => {
    expect(parseNamespaces({ eip155: EIP155, solana: 'what' })?.accounts).toHaveLength(1)
    expect(parseNamespaces({ solana: EIP155 })).toEqual({ accounts: [], methods: [], events: [] })
  })

  test.each([
    ['no topic', { topic: undefined }],
    ['a short topic', { topic: 'ab' }],
    ['no expiry', { expiry: '7' }],
    ['no namespaces', { namespaces: undefined }],
    ['a list of namespaces', { namespaces: [EIP155] }],
    ['a namespace with a strange key', { namespaces: { 'EIP155!': EIP155 } }],
    ['a namespace without accounts', { namespaces: { eip155: { ...EIP155, accounts: undefined } } }],
    ['invalid chains', { namespaces: { eip155: { ...EIP155, chains: ['1'] } } }],
  ])('[S5.1] refuses one with %s', (_, change) => {
    expect(parseSession(session(change))).toBeUndefined()
  })

  test('[S5.1] any value is parsed or refused, without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        parseSession(anything)
        parseSession(session({ namespaces: anything }))
        parseUpdate(anything)
        parseSessionEvent(anything)
        parseTopic(anything)
        parseEventChain(anything)
        parseEventAccounts(anything, 1)
        hasOneKindOfFee(anything)
      }),
    )
  })
})

describe('an event', () => {
  test.each([10, '10', '0xa', 'eip155:10'])('[S5.1] gives chain 10 as %j', (data) => {
    expect(parseEventChain(data)).toBe(10)
  })
  test.each(['ten', -1, 1.5, 'cosmos:10', null, [10], { chainId: 10 }])('[S5.1] gives no chain as %j', (data) => {
    expect(parseEventChain(data)).toBeUndefined()
  })

  test('[S5.2] gives accounts plain or as CAIP-10, without those of other chains', () => {
    const data = [ADA.toLowerCase(), `eip155:1:${BOB}`, `eip155:10:${ADA}`, '<b>', 5]
    expect(parseEventAccounts(data, 1)).toEqual([ADA, BOB])
    expect(parseEventAccounts('0x', 1)).toBeUndefined()
  })

  test.each([
    { topic: TOPIC, params: { chainId: '1', event: { name: 'chainChanged', data: 1 } } },
    { topic: TOPIC, params: { chainId: 'cosmos:1', event: { name: 'chainChanged', data: 1 } } },
    { topic: TOPIC, params: { chainId: 'eip155:1', event: { name: '', data: 1 } } },
    { topic: 'x', params: { chainId: 'eip155:1', event: { name: 'chainChanged', data: 1 } } },
    { topic: TOPIC, params: null },
  ])('[S5.3] is refused: %j', (event) => {
    expect(parseSessionEvent(event)).toBeUndefined()
  })
})

describe('fees', () => {
  test.each([
    {},
    { gasPrice: '0x1' },
    { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' },
    { gasPrice: '0x1', maxFeePerGas: null },
    { maxFeePerGas: '0x1', gasPrice: undefined },
  ])('[S5.7] accepts %j', (fees) => {
    expect(hasOneKindOfFee({ to: ADA, ...fees })).toBe(true)
  })
  test.each([
    { gasPrice: '0x1', maxFeePerGas: '0x1' },
    { gasPrice: '0x1', maxPriorityFeePerGas: '0x1' },
    { gasPrice: 0, maxFeePerGas: 0 },
  ])('[S5.7] refuses %j', (fees) => {
    expect(hasOneKindOfFee({ to: ADA, ...fees })).toBe(false)
  })
  test('[S5.7] a value that is no transaction has no fees to check', () => {
    expect(hasOneKindOfFee('0x')).toBe(false)
    expect(hasOneKindOfFee(undefined)).toBe(false)
  })
})
