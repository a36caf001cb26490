import { describe, expect, test } from 'vitest'
import { readApp } from '../../src/apps/readApp.ts'
import { readProposal } from '../../src/apps/walletConnect/readProposal.ts'

const namespace = (change: object = {}) => ({
  chains: ['eip155:1'],
  methods: ['personal_sign'],
  events: ['chainChanged'],
  ...change,
})
const propose = (params: object) =>
  readProposal({
    id: 7,
    params: {
      proposer: { metadata: { name: 'App', url: 'https://app.test/path?x=1' } },
      expiryTimestamp: 1_000,
      ...params,
    },
  })

describe('what an app proposes', () => {
  test('[W2] names the networks it needs and those it could use', () => {
    expect(
      propose({
        requiredNamespaces: { eip155: namespace() },
        optionalNamespaces: {
          eip155: namespace({ chains: ['eip155:1', 'eip155:10'] }),
          cosmos: namespace({ chains: ['cosmos:x'] }),
        },
      }),
    ).toEqual({
      id: 7,
      app: { name: 'App', url: 'https://app.test' },
      needed: [1],
      named: [1, 10],
      expiresAt: 1_000_000,
    })
    expect(propose({ optionalNamespaces: { 'eip155:10': { methods: [], events: [] } } })).toMatchObject({ named: [10] })
  })

  test.each<[string, object, string]>([
    ['another kind of chain', { cosmos: namespace({ chains: ['cosmos:x'] }) }, 'namespace'],
    ['an invalid chain', { eip155: namespace({ chains: ['eip155:01'] }) }, 'namespace'],
    ['a method that no wrapped Safe has', { eip155: namespace({ methods: ['eth_signTransaction'] }) }, 'method'],
    ['an event that is never emitted', { eip155: namespace({ events: ['weather'] }) }, 'method'],
  ])('[W2] a proposal that needs %s is recognised before anybody approves it', (_, requiredNamespaces, wrong) => {
    expect(propose({ requiredNamespaces })).toMatchObject({ wrong })
  })

  test.each([
    ['nothing', undefined],
    ['another shape', { id: 'x', params: {} }],
    [
      'too many methods',
      { id: 1, params: { optionalNamespaces: { eip155: namespace({ methods: Array(201).fill('x') }) } } },
    ],
  ])('[W2] a proposal that is %s is ignored', (_, told) => {
    expect(readProposal(told)).toBeUndefined()
  })
})

test.each<[unknown, object]>([
  [undefined, { name: '', url: '' }],
  [
    { name: 7, url: 7 },
    { name: '', url: '' },
  ],
  [
    { name: '\u202egnp.exe', url: 'javascript:alert(1)' },
    { name: 'gnp.exe', url: '' },
  ],
  [
    { name: 'x'.repeat(5_000), url: 'https://user:pass@app.test:8080/a' },
    { name: 'x'.repeat(64), url: 'https://app.test:8080' },
  ],
  [
    { name: 'A', url: `https://${'a'.repeat(300)}.test` },
    { name: 'A', url: '' },
  ],
  [
    { name: 'A', url: 'https://аpp.test' },
    { name: 'A', url: 'https://xn--pp-6kc.test' },
  ],
])('[W2] of an app’s metadata, %j, only what can safely be shown is kept', (given, read) => {
  expect(readApp(given)).toEqual(read)
})
