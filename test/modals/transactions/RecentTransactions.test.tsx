import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asUserOpHash } from '../../../src/lib/asUserOpHash.ts'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import RecentTransactions from '../../../src/modals/transactions/RecentTransactions.tsx'
import type { Operation, Proposal, Sent, Transaction } from '../../../src/state/transactions/transactionLog.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

// reads from a chain have tests of their own; here they would find no chain
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))))
afterEach(() => void vi.unstubAllGlobals())

const HASH = `0x${'ab'.repeat(32)}`
const OTHER = `0x${'cd'.repeat(32)}`
const txHash = (text: string) => asTxHash(text) as Sent['hash']

const shared = { chainId: 1, account: ADA, safe: BOB, kind: 'wrap', confirmations: 0, sentAt: Date.now() } as const
const sent = (change: Partial<Sent> = {}): Sent => ({ ...shared, hash: txHash(HASH), status: 'pending', ...change })
const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  ...shared,
  safeTxHash: asSafeTxHash(OTHER) as Proposal['safeTxHash'],
  status: 'proposed',
  ...change,
})
const operation = (change: Partial<Operation> = {}): Operation => ({
  ...shared,
  answer: asUserOpHash(OTHER) as Operation['answer'],
  status: 'pending',
  ...change,
})
const block = { number: 1, hash: HASH, seenAt: Date.now() }

const put = (...transactions: Transaction[]) =>
  localStorage.setItem('transactions', JSON.stringify({ v: 1, value: transactions }))
const show = (change: Partial<Parameters<typeof RecentTransactions>[0]> = {}) =>
  render(<RecentTransactions account={ADA} count={5} isAlways {...change} />)
const rows = () => screen.queryAllByRole('listitem')

describe('a row', () => {
  test.each<[string, Transaction]>([
    ['Pending', sent()],
    ['Pending, sped up', sent({ replacedBy: txHash(OTHER) })],
    ['Confirmed by 1 block', sent({ status: 'confirmed', confirmations: 1, block })],
    ['Confirmed by 4 blocks', sent({ status: 'confirmed', confirmations: 4, block })],
    ['Confirmed', sent({ status: 'confirmed', confirmations: 5, block })],
    ['Failed', sent({ status: 'failed', confirmations: 1, block })],
    ['Replaced', sent({ status: 'replaced', replacedBy: txHash(OTHER) })],
    ['Replaced or dropped', sent({ status: 'replaced' })],
    ['Cancelled', sent({ status: 'cancelled', replacedBy: txHash(OTHER) })],
    ['Unknown', sent({ status: 'unknown' })],
    ['Waiting for signatures', proposal()],
    ['Waiting for signatures, 1 of 3', proposal({ signed: 1, required: 3 })],
    ['Signed, pending', proposal({ status: 'pending', hash: txHash(HASH) })],
    ['Confirmed by 2 blocks', proposal({ status: 'confirmed', hash: txHash(HASH), confirmations: 2, block })],
    ['Cancelled', proposal({ status: 'cancelled' })],
    ['Done another way', proposal({ status: 'done' })],
    ['No longer possible', proposal({ status: 'void' })],
    ['Pending', operation()],
    ['Unknown', operation({ status: 'unknown' })],
    ['Failed', operation({ status: 'failed', hash: txHash(HASH), confirmations: 1, block })],
    ['Failed', proposal({ status: 'failed', hash: txHash(HASH), confirmations: 1, block })],
  ])('[S3.4] says: %s', (words, transaction) => {
    put(transaction)
    show()
    const [row] = rows()
    expect(row && within(row).getByText(words)).toBeDefined()
    expect(row?.textContent).toContain('Wrap Safe')
    expect(row?.textContent).toContain('Ethereum · ')
  })

  test('[S3.4] links to its page in the block explorer of its chain', () => {
    put(sent({ chainId: 8453 }))
    show()
    const link = screen.getByRole('link', { name: /open in Basescan/ })
    expect(link.getAttribute('href')).toBe(`https://basescan.org/tx/${HASH}`)
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('[S3.4] sped up, it links to the replacement transaction', () => {
    put(sent({ replacedBy: txHash(OTHER) }))
    show()
    expect(screen.getByRole('link').getAttribute('href')).toBe(`https://etherscan.io/tx/${OTHER}`)
  })

  test('[S3.4] a Safe transaction hash is no transaction hash: only its execution is linked', () => {
    put(proposal())
    const { unmount } = show()
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    put(proposal({ status: 'confirmed', hash: txHash(HASH) }))
    show()
    expect(screen.getByRole('link').getAttribute('href')).toBe(`https://etherscan.io/tx/${HASH}`)
  })

  test('[S4.7] one of unknown outcome can be checked again', async () => {
    // its chunk loads with the click, slowly on a busy machine
    await import('../../../src/state/transactions/watchTransactions.ts')
    put(sent({ status: 'unknown' }))
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
    // the code that polls is loaded on request, however long that takes
    await act(() => vi.dynamicImportSettled())
    expect(await screen.findByText('Pending')).toBeDefined()
  })
})

describe('an entry without a known transaction on chain', () => {
  const MAY = /^This only removes it from the list here\. What .* may still/
  const dismissing = () => screen.queryByRole('button', { name: /^Dismiss: Wrap Safe/ })

  test.each<[string, Transaction]>([
    ['a proposal', proposal()],
    ['a pending operation', operation()],
    ['a send that timed out', sent({ status: 'unknown' })],
    ['an operation that timed out', operation({ status: 'unknown', hash: txHash(HASH) })],
  ])('[S3.4] %s is dismissed for good, after a warning that this cancels nothing', (_, transaction) => {
    put(transaction)
    const { unmount } = show()
    fireEvent.click(dismissing() as HTMLElement)
    expect(screen.getByText(MAY)).toBeDefined()
    expect(document.body.textContent).not.toMatch(/nothing was sent/i)
    expect(rows()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Remove from the list' }))
    expect(rows()).toHaveLength(0)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recent transactions' }))
    unmount()
    show()
    expect(rows()).toHaveLength(0)
  })

  test('[S3.4] dismissing asks for confirmation, and a double click doesn’t confirm it', () => {
    put(proposal())
    show()
    fireEvent.click(dismissing() as HTMLElement)
    fireEvent.click(screen.getByRole('button', { name: 'Remove from the list' }), { detail: 2 })
    expect(rows()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(screen.queryByText(MAY)).toBeNull()
    expect(dismissing()).toBeDefined()
  })

  test('[S3.4] a confirmed or pending transaction can’t be dismissed', () => {
    put(
      sent(),
      sent({ hash: txHash(`0x${'12'.repeat(32)}`), status: 'confirmed', confirmations: 1, block }),
      proposal({ status: 'pending', hash: txHash(HASH) }),
      operation({ answer: asUserOpHash(`0x${'34'.repeat(32)}`) as Operation['answer'], hash: txHash(HASH) }),
    )
    show()
    expect(rows()).toHaveLength(4)
    expect(dismissing()).toBeNull()
  })

  test('[S3.4] dismissed in one tab, it is removed in the other, and a late result does not bring it back', async () => {
    const { amendTransaction, getTransactions } = await import('../../../src/state/transactions/transactionLog.ts')
    put(proposal())
    show()
    const [known] = getTransactions()
    put()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'transactions' })))
    expect(rows()).toHaveLength(0)
    expect(amendTransaction(known as Transaction, proposal({ searchedTo: 5 }))).toBe(false)
    expect(getTransactions()).toEqual([])
  })
})

describe('the list', () => {
  test('[S3.4] lists the account’s transactions on all chains, whatever the case of its address', () => {
    put(sent(), proposal({ chainId: 10 }), sent({ hash: txHash(`0x${'12'.repeat(32)}`), account: BOB }))
    show({ account: ADA.toLowerCase() as typeof ADA })
    expect(rows()).toHaveLength(2)
  })

  test('[S2.4] without an account it lists all transactions of this browser', () => {
    put(sent(), sent({ hash: txHash(OTHER), account: BOB }))
    render(<RecentTransactions count={3} />)
    expect(rows()).toHaveLength(2)
  })

  test('[S2.4] is shortened at first, and shown in full on request', () => {
    put(...Array.from({ length: 7 }, (_, index) => sent({ hash: txHash(`0x${`${index}`.repeat(64)}`) })))
    show({ count: 3 })
    expect(rows()).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }))
    expect(rows()).toHaveLength(7)
  })

  test('[S2.5] shows that the list is empty only where requested', () => {
    const { unmount } = show()
    expect(screen.getByText(/^None yet/)).toBeDefined()
    unmount()
    const { container } = render(<RecentTransactions count={3} />)
    expect(container.textContent).toBe('')
  })

  test('[S3.4] leaves out a chain that the page does not work on now', () => {
    put(sent({ chainId: 11155111 }), sent({ hash: txHash(OTHER), chainId: 0x5afede70 }))
    show()
    expect(rows()).toHaveLength(0)
  })

  test('[S3.4] clearing keeps pending transactions and those of other accounts', () => {
    const others = sent({ hash: txHash(`0x${'12'.repeat(32)}`), account: BOB, status: 'failed' })
    const done = sent({ hash: txHash(`0x${'34'.repeat(32)}`), status: 'confirmed', confirmations: 5, block })
    put(done, proposal(), sent(), others)
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Clear list' }))
    expect(rows()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Clear list' })).toBeNull()
    const kept = JSON.parse(localStorage.getItem('transactions') ?? '').value as Sent[]
    expect(kept.map(({ account, status }) => [account, status])).toEqual([
      [ADA, 'proposed'],
      [ADA, 'pending'],
      [BOB, 'failed'],
    ])
  })

  test('[S3.4] follows writes of another tab', () => {
    put(sent())
    show()
    put(sent({ status: 'confirmed', confirmations: 5, block }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'transactions' })))
    expect(screen.getByText('Confirmed')).toBeDefined()
  })
})
