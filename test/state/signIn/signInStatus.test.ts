import { expect, test } from 'vitest'
import { type Address, toAddress } from '../../../src/lib/address.ts'
import type { ConnectionState } from '../../../src/state/connection/connectionMachine.ts'
import { sessionFor } from '../../../src/state/signIn/signIn.ts'
import type { Session } from '../../../src/state/signIn/signInMachine.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const session: Session = {
  ...{ walletId: 'metaMask', account: toAddress(ADA) as Address, chainId: 1, isOwnKey: false },
  ...{ text: '', signature: '0x', checkedAt: 1_000, expiresAt: 2_000 },
}
const speaksFor = (session: Session, state: ConnectionState) =>
  sessionFor(state, { status: 'signedIn', session, epoch: 1 }) === session
const on = (id: number, account = ADA, walletId = 'metaMask') =>
  ({ status: 'connected', walletId, account, chainId: id, epoch: 1 }) as ConnectionState

test('[S4.2] a contract’s sign-in counts only on its own chain, a key’s on every chain', () => {
  expect(speaksFor(session, on(1))).toBe(true)
  expect(speaksFor(session, on(10))).toBe(false)
  expect(speaksFor({ ...session, isOwnKey: true }, on(10))).toBe(true)
})

test('[S4.2] a sign-in counts only for its own account and wallet', () => {
  expect(speaksFor(session, on(1, BOB))).toBe(false)
  expect(speaksFor(session, on(1, ADA, 'rainbow'))).toBe(false)
  expect(sessionFor(on(1), { status: 'idle', epoch: 1 })).toBeUndefined()
})
