import fc from 'fast-check'
import { checksumAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseRoute, type SafeRef, safePath, wrapPath } from '../../src/lib/routes.ts'

const ADDRESS = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const safeRef: SafeRef = { prefix: 'eth', address: ADDRESS }

const anySafe: fc.Arbitrary<SafeRef> = fc.record({
  prefix: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
  address: fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => checksumAddress(`0x${Buffer.from(bytes).toString('hex')}`)),
})

describe('parseRoute', () => {
  test.each([
    ['', { page: 'home' }],
    ['/', { page: 'home' }],
    ['/wrap', { page: 'wrap' }],
    ['/wallets', { page: 'wallets' }],
    ['/wallets/', { page: 'wallets' }],
    ['/about', { page: 'about' }],
    ['/settings?x=/y', { page: 'settings' }],
    ['/settings/?x=y', { page: 'settings' }],
    ['/demo?rpc=http://127.0.0.1:8545/', { page: 'demo' }],
    [`/eth:${ADDRESS}`, { page: 'safe', safeRef, query: '' }],
    [`/eth:${ADDRESS}?block=7&state=0x`, { page: 'safe', safeRef, query: 'block=7&state=0x' }],
    [`/eth:${ADDRESS.toLowerCase()}`, { page: 'safe', safeRef, query: '' }],
    [`/wrap/eth:${ADDRESS}`, { page: 'wrap', safeRef, query: '' }],
    [`/wrap/eth:${ADDRESS}?d=-H4B`, { page: 'wrap', safeRef, query: 'd=-H4B' }],
    ['/wrap/new', { page: 'wrap', isNew: true }],
    ['/prepare/arb1', { page: 'prepare', prefix: 'arb1' }],
  ] as const)('[S2.1] %j is a page', (path, route) => {
    expect(parseRoute(path)).toEqual(route)
  })

  test.each([
    '/nothing',
    '/wallets/more',
    '/prepare',
    '/wrap/new/more',
    '/prepare/ETH',
    '/prepare/eth/more',
    `/${ADDRESS}`,
    `/ETH:${ADDRESS}`,
    `/eth:${ADDRESS}/more`,
    `/eth:${ADDRESS}:more`,
    `/eth:eth:${ADDRESS}`,
    `/eth:${ADDRESS.slice(0, -1)}`,
    `/eth:${ADDRESS.replace('b', 'B')}`,
    `/${'a'.repeat(21)}:${ADDRESS}`,
    '/wrap/nothing',
    `/wrap/eth:${ADDRESS}/more`,
    '/constructor',
    '/__proto__',
    '/%00',
    '/<script>',
    '/../../etc',
  ])('[S2.1] %j is notFound', (path) => {
    expect(parseRoute(path)).toEqual({ page: 'notFound' })
  })

  test('[S2.1] any text gives a route, never an error', () => {
    const pages = ['home', 'wrap', 'safe', 'wallets', 'settings', 'demo', 'notFound']
    const pieces = fc.constantFrom('/', ':', '?', '#', 'wrap', 'eth', ADDRESS, '%', '\u202e', 'wallets')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    )
    fc.assert(fc.property(text, (path) => pages.includes(parseRoute(path).page)))
  })

  test('[S2.1] a long row of slashes costs nothing', () => {
    expect(parseRoute(`a${'/'.repeat(1_000_000)}b`)).toEqual({ page: 'notFound' })
  })
})

test('[S2.1] a path that we write is parsed back to its route', () => {
  fc.assert(
    fc.property(anySafe, (ref) => {
      expect(parseRoute(safePath(ref))).toEqual({ page: 'safe', safeRef: ref, query: '' })
      expect(parseRoute(wrapPath(ref))).toEqual({ page: 'wrap', safeRef: ref, query: '' })
    }),
  )
  expect(parseRoute(wrapPath())).toEqual({ page: 'wrap' })
})
