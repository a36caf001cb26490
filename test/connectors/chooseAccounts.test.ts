import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseAccounts } from '../../src/connectors/chooseAccounts.ts'
import { DEADLINES } from '../../src/lib/config.ts'
import { ADA, type Answer, answers, BOB, createTestWallet } from '../wallets/testWallet.ts'

const PERMISSION = 'wallet_requestPermissions'
const ACCOUNTS = 'eth_requestAccounts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A wallet that shares Ada, and Bob once the user has chosen him. */
function sharing() {
  const wallet = createTestWallet({ accounts: [ADA] })
  wallet.share()
  wallet.answer(PERMISSION, () => {
    wallet.useAccounts([BOB.toLowerCase(), ADA])
    return [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: [ADA, BOB] }] }]
  })
  return wallet
}

test('[S7.2] requests a permission, and re-reads the accounts: the permission lists them in another order', async () => {
  const wallet = sharing()
  expect(await chooseAccounts(wallet.provider)).toEqual([BOB, ADA])
  expect(wallet.log).toEqual([
    { method: PERMISSION, params: [{ eth_accounts: {} }] },
    { method: 'eth_accounts', params: [] },
  ])
})

test.each([
  ['does not know it', answers.unsupported],
  ['refuses it as unsupported (4200)', () => Promise.reject({ code: 4200, message: 'Unsupported Method' })],
  ['is locked', answers.locked],
  ['rejects the parameters', answers.badParameters],
  ['breaks', answers.broken],
  ['throws a string', answers.aString],
  ['throws nothing', answers.nothing],
] satisfies [string, Answer][])('[S7.2] bug 8: a wallet that %s is asked to connect instead', async (_, answer) => {
  const wallet = sharing()
  wallet.answer(PERMISSION, answer)
  expect(await chooseAccounts(wallet.provider)).toEqual([ADA])
  expect(wallet.log.map(({ method }) => method)).toEqual([PERMISSION, ACCOUNTS])
})

test.each([
  ['null', answers.withoutEffect],
  ['an empty list', answers.empty],
  ['junk', () => 'junk'],
] satisfies [string, Answer][])(
  '[S7.2] %s for a permission is no list of accounts; they are re-read',
  async (_, answer) => {
    const wallet = sharing()
    wallet.answer(PERMISSION, answer)
    expect(await chooseAccounts(wallet.provider)).toEqual([ADA])
    expect(wallet.asked(ACCOUNTS)).toBe(0)
  },
)

test.each([
  ['S8.4', 'UserRejected', answers.rejected],
  ['S8.2', 'RequestPending', answers.pending],
  ['S8', 'Deadline', answers.hangs],
] satisfies [string, string, Answer][])('[%s] %s is final: no other request follows', async (_, name, answer) => {
  const wallet = sharing()
  wallet.answer(PERMISSION, answer)
  const outcome = expect(chooseAccounts(wallet.provider)).rejects.toMatchObject({ name })
  await vi.advanceTimersByTimeAsync(DEADLINES.walletPrompt)
  await outcome
  expect(wallet.methods()).toEqual([PERMISSION])
})

test.each([
  ['S8.4', 'UserRejected', answers.rejected],
  ['S8.2', 'RequestPending', answers.pending],
  ['S8.1', 'AccountsEmpty', answers.empty],
  ['S8', 'Deadline', answers.hangs],
] satisfies [string, string, Answer][])('[%s] %s from the fallback request to connect', async (_, name, answer) => {
  const wallet = sharing()
  wallet.answer(PERMISSION, answers.unsupported)
  wallet.answer(ACCOUNTS, answer)
  const outcome = expect(chooseAccounts(wallet.provider)).rejects.toMatchObject({ name })
  await vi.advanceTimersByTimeAsync(DEADLINES.walletPrompt)
  await outcome
})

test('[S7.2] a permission without an account leads to a request to connect', async () => {
  const wallet = createTestWallet({ accounts: [BOB] })
  wallet.answer(PERMISSION, answers.empty)
  expect(await chooseAccounts(wallet.provider)).toEqual([BOB])
  expect(wallet.methods()).toEqual(['eth_accounts', ACCOUNTS, PERMISSION])
})
