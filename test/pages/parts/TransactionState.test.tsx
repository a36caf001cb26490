import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asUserOpHash } from '../../../src/lib/asUserOpHash.ts'
import { CHAINS } from '../../../src/lib/chains.ts'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import { TransactionState } from '../../../src/pages/parts/TransactionState.tsx'
import {
  getTransactions,
  logTransaction,
  type Operation,
  type Proposal,
  type Transaction,
} from '../../../src/state/transactions/transactionLog.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

// reads from a chain have tests of their own; here they would find no chain
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const HASH = `0x${'ab'.repeat(32)}`
const hash = asTxHash(HASH) as NonNullable<ReturnType<typeof asTxHash>>
const [ethereum] = CHAINS
if (!ethereum) throw new Error('There is no chain.')
const shared = { chainId: 1, account: ADA, safe: BOB, kind: 'wrap', confirmations: 0, sentAt: Date.now() } as const
const block = { number: 1, hash: HASH, seenAt: Date.now() }
const operation = (change: Partial<Operation> = {}): Operation => ({
  ...shared,
  answer: asUserOpHash(HASH) as Operation['answer'],
  status: 'pending',
  ...change,
})
const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  ...shared,
  safeTxHash: asSafeTxHash(HASH) as Proposal['safeTxHash'],
  status: 'proposed',
  ...change,
})

const show = (transaction: Transaction) =>
  render(<TransactionState transaction={transaction} chain={ethereum} onAgain={() => undefined} />)

test.each<[Operation]>([
  [operation()],
  [operation({ hash })],
  [operation({ status: 'unknown' })],
  [operation({ status: 'failed', hash, confirmations: 1, block })],
])('[S4.7] for an account that is no Safe no other owners are mentioned, whatever the state (%j)', (transaction) => {
  const { container } = show(transaction)
  expect(container.textContent).not.toMatch(/owner|propos|sign/i)
  expect(container.textContent).toContain('0xab')
})

test('[S4.7] the hash of an operation is not shown as a transaction’s', () => {
  show(operation())
  expect(screen.getByText('Hash from your wallet')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('[S4.7] a failed inner call is not called the network’s refusal', () => {
  show(operation({ status: 'failed', hash, confirmations: 1, block }))
  expect(screen.getByRole('alert').textContent).toContain('The transaction went through, but what your smart account')
})

test.each([
  ['done', 'It is done, though not by this proposal.'],
  ['void', "It can't be executed any more."],
] as const)('[S3.4] a superseded proposal says so: %s', (status, title) => {
  show(proposal({ status }))
  expect(screen.getByText(title)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
})

test.each<[string, Transaction]>([
  ['proposed', proposal()],
  ['given up on', operation({ status: 'unknown' })],
])('[S3.4] what is %s is dismissed on its own screen, and nothing else with it', (_, transaction) => {
  const other = proposal({ safeTxHash: asSafeTxHash(`0x${'cd'.repeat(32)}`) as Proposal['safeTxHash'] })
  logTransaction(other)
  logTransaction(transaction)
  show(transaction)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByText(/may still (be signed and executed elsewhere|go through)\.$/)).toBeDefined()
  expect(getTransactions()).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Remove from the list' }))
  expect(getTransactions()).toEqual([other])
  expect(JSON.parse(localStorage.getItem('transactions') ?? '').value).toEqual([other])
})

const plain = { ...shared, hash, status: 'pending' } as const
test.each<[Transaction, string]>([
  [plain, 'Sent. Waiting for Ethereum.'],
  [{ ...plain, status: 'unknown' }, "Don't send it twice: raise the fee in your wallet instead."],
  [{ ...plain, status: 'replaced' }, "Your account has used its nonce, and we can't find what for."],
  [{ ...plain, status: 'failed' }, 'The transaction was reverted, so nothing changed except the fee you paid.'],
  [proposal({ status: 'cancelled' }), 'It had the same nonce and was executed first.'],
])('[S4.7] says its state and what to do, with its hash: %j', (transaction, said) => {
  const { container } = show(transaction)
  expect(container.textContent).toContain(said)
  expect(container.textContent).toContain('0xab')
})

test.each<Transaction>([{ ...plain, wasUnsettled: true }, proposal({ wasUnsettled: true })])(
  '[S4.7] after a reorg the page says that it hasn’t happened, and waits for another block: %j',
  (transaction) => {
    const { container } = show(transaction)
    expect(container.textContent).toContain(
      'It was in a block that is no longer part of the chain, so it hasn’t happened.',
    )
    cleanup()
    show({ ...transaction, wasUnsettled: false } as Transaction)
    expect(screen.queryByText(/no longer part of the chain/)).toBeNull()
  },
)

const replacedBy = asTxHash(`0x${'cd'.repeat(32)}`) as typeof hash
test.each<[Transaction, string, string]>([
  [
    { ...plain, status: 'replaced', replacedBy },
    'You replaced it in your wallet.',
    'Another transaction with the same nonce went through instead. This one had no effect.',
  ],
  [
    { ...plain, status: 'cancelled', replacedBy },
    'You cancelled it in your wallet.',
    'It had no effect. You paid only the cancellation fee.',
  ],
  [
    { ...plain, replacedBy },
    'Sent. Waiting for Ethereum.',
    'You sped it up in your wallet: this transaction took its place.',
  ],
])('[S4.7] the transaction that replaced it in the wallet is named, with its hash: %j', (transaction, title, say) => {
  const { container } = show(transaction)
  expect(container.textContent).toContain(title)
  expect(container.textContent).toContain(say)
  expect(container.textContent).toContain('0xcd')
  expect(container.textContent).not.toContain('0xab')
})
