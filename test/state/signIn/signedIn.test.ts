import { expect, test } from 'vitest'
import { type Address, toAddress } from '../../../src/lib/address.ts'
import type { ConnectionState } from '../../../src/state/connection/connectionMachine.ts'
import { speaksFor } from '../../../src/state/signIn/signedIn.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const who = { walletId: 'metaMask', account: toAddress(ADA) as Address, chainId: 1, isOwnKey: false, expiresAt: 2_000 }
const on = (id: number, account = ADA, walletId = 'metaMask') =>
  ({ status: 'connected', walletId, account, chainId: id, epoch: 1 }) as ConnectionState

test('[S4.2] what code has said counts on its own chain alone, what a key has said on every one', () => {
  expect(speaksFor(who, on(1))).toBe(true)
  expect(speaksFor(who, on(10))).toBe(false)
  expect(speaksFor({ ...who, isOwnKey: true }, on(10))).toBe(true)
})

test('[S4.2] a sign-in speaks for its own account and wallet alone', () => {
  expect(speaksFor(who, on(1, BOB))).toBe(false)
  expect(speaksFor(who, on(1, ADA, 'rainbow'))).toBe(false)
  expect(speaksFor(undefined, on(1))).toBe(false)
})
