import { expect, test } from 'vitest'
import { addressesOn, chooseChain, putFirst } from '../../../src/connectors/walletConnect/approvedAccounts.ts'
import type { Approved } from '../../../src/connectors/walletConnect/walletConnectSchemas.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const approved: Approved = {
  accounts: [
    { chainId: 1, address: ADA },
    { chainId: 10, address: BOB },
    { chainId: 1, address: BOB },
  ],
  methods: ['personal_sign'],
  events: [],
}

test('[S4.1] the accounts of a chain keep the order of the wallet', () => {
  expect(addressesOn(approved, 1)).toEqual([ADA, BOB])
  expect(addressesOn(approved, 10)).toEqual([BOB])
  expect(addressesOn(approved, 8453)).toEqual([])
})

test.each<[string, readonly number[], number | undefined, number | undefined]>([
  ['the last used one', [1, 10], 10, 10],
  ['the first of the page that is approved, without a last one', [8453, 10, 1], undefined, 10],
  ['the first of the page, where the last one is not approved', [1, 10], 8453, 1],
  ['the first of the page, where the page no longer has the last one', [1], 10, 1],
  ['none, where the wallet approved none of the page', [8453], undefined, undefined],
])('[S4.1] starts on %s', (_, chains, last, expected) => {
  expect(chooseChain(approved, chains, last)).toBe(expected)
})

test('[S4.3] an account put first stays approved once, and other chains stay as they are', () => {
  const next = putFirst(approved, 1, [BOB])
  expect(next.accounts).toEqual([
    { chainId: 1, address: BOB },
    { chainId: 1, address: ADA },
    { chainId: 10, address: BOB },
  ])
  expect(next.methods).toEqual(approved.methods)
})
