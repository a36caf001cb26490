import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shortAddress } from '../../../src/lib/address.ts'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import AccountLabel from '../../../src/modals/account/AccountLabel.tsx'
import { logTransaction, type Proposal, type Sent } from '../../../src/state/transactions/transactionLog.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

// the watcher has tests of its own; here it would find no chain
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))))
afterEach(() => void vi.unstubAllGlobals())

const shared = { chainId: 1, account: ADA, safe: BOB, kind: 'wrap', confirmations: 0, sentAt: Date.now() } as const
const hash = (digit: number) => asTxHash(`0x${String(digit).repeat(64)}`) as Sent['hash']
const sent = (digit: number, change: Partial<Sent> = {}): Sent => ({
  ...shared,
  hash: hash(digit),
  status: 'pending',
  ...change,
})
const proposed: Proposal = {
  ...shared,
  safeTxHash: asSafeTxHash(`0x${'9'.repeat(64)}`) as Proposal['safeTxHash'],
  status: 'proposed',
}

test('[S3.4] the account’s button counts its own unmined transactions in a ring: not other accounts’, nor proposals that wait for owners', () => {
  const heard: string[] = []
  render(
    <button type="button" aria-describedby="pending">
      <AccountLabel account={ADA} chainId={1} id="pending" onPending={(pending) => void heard.push(pending)} />
    </button>,
  )
  const log = (transaction: Sent | Proposal) => act(() => logTransaction(transaction))
  const said = () => document.getElementById('pending')?.textContent
  const shown = () => screen.getByRole('button').textContent
  for (const transaction of [
    sent(1, { account: BOB }),
    sent(2, { chainId: 424242 }),
    sent(3, { status: 'unknown' }),
    proposed,
  ])
    log(transaction)
  expect(said()).toBeUndefined()
  expect(shown()).toBe(shortAddress(ADA))
  log(sent(4))
  expect(shown()).toContain('1 pending')
  expect(heard.at(-1)).toBe('1 pending')
  expect(said()).toBe('A transaction is on its way.')
  expect(screen.getByTitle('A transaction is on its way.')).toBeDefined()
  log({ ...proposed, status: 'pending', hash: hash(5) })
  expect(said()).toBe('2 transactions are on their way.')
  log(sent(4, { status: 'failed' }))
  log({ ...proposed, status: 'confirmed', hash: hash(5) })
  expect(said()).toBeUndefined()
})
