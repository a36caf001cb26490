import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestWatch } from '../../src/connectors/requestWatch.ts'
import { DEADLINES } from '../../src/lib/config.ts'
import { ADA, type Answer, answers, createTestWallet } from '../wallets/testWallet.ts'

const WATCH = 'wallet_watchAsset'
const nft = { contract: ADA, tokenId: 2n ** 160n + 1n } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function answering(answer: Answer) {
  const wallet = createTestWallet({ accounts: [ADA] })
  wallet.answer(WATCH, answer)
  return wallet
}

test('[S7.2] asks for one NFT, its id in full as text', async () => {
  const wallet = answering(() => true)
  expect(await requestWatch(wallet.provider, nft)).toBe(true)
  const options = { address: ADA, tokenId: '1461501637330902918203684832716283019655932542977' }
  expect(wallet.log).toEqual([{ method: WATCH, params: { type: 'ERC721', options } }])
})

test.each([
  ['null', answers.withoutEffect],
  ['false without an error', () => false],
  ['text', () => 'true'],
  ['a list', answers.empty],
] satisfies [string, Answer][])('[S7.2] %s does not mean that it is listed', async (_, answer) => {
  expect(await requestWatch(answering(answer).provider, nft)).toBe(false)
})

test.each([
  ['S8.4', 'UserRejected', answers.rejected],
  ['S8.2', 'RequestPending', answers.pending],
  ['S8', 'UnsupportedMethod', answers.unsupported],
  ['S8', 'Unknown', answers.aString],
  ['S8', 'Unknown', answers.nothing],
  ['S8', 'Deadline', answers.hangs],
] satisfies [string, string, Answer][])('[%s] %s is thrown as such after one request', async (_, name, answer) => {
  const wallet = answering(answer)
  const outcome = expect(requestWatch(wallet.provider, nft)).rejects.toMatchObject({ name })
  await vi.advanceTimersByTimeAsync(DEADLINES.walletPrompt)
  await outcome
  expect(wallet.asked(WATCH)).toBe(1)
})
