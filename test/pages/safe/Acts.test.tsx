import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import { asTxHash } from '../../../src/lib/hash.ts'
import { Acts } from '../../../src/pages/safe/acts/Acts.tsx'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { forgetTransactions, logTransaction, type Sent } from '../../../src/state/transactions/transactionLog.ts'
import { writes } from '../../../src/state/transactions/writes.ts'
import { genuineSafe, SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const [ethereum] = CHAINS
if (!ethereum) throw new Error('There are no chains.')
afterEach(() => {
  writes.setState({}, true)
  forgetTransactions(() => true)
})

const HASH = `0x${'ab'.repeat(32)}`
const wrap: WrapState = { ...unwrapped, isLive: true, isSealed: true, driver: ADA }
const sent: Sent = {
  ...{ chainId: 1, account: ADA, safe: SAFE, confirmations: 0, sentAt: Date.now(), status: 'pending' },
  ...{ kind: 'unwrap', hash: asTxHash(HASH) as Sent['hash'], nonce: 0 },
}

test.each([
  ['transfer', 'Transfer'],
  ['unwrap', 'Unwrap'],
] as const)(
  '[S8.4] %s: an act that can happen only once doesn’t show its form again before the new state is read',
  async (kind, tab) => {
    // a chain that never answers
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const drawn = <Acts chain={ethereum} safeState={genuineSafe({ wrap })} wrap={wrap} account={ADA} readAt={1n} />
    render(drawn)
    fireEvent.click(screen.getByRole('button', { name: tab }))
    expect(await screen.findByRole('checkbox')).toBeDefined()
    const one = { ...sent, kind }
    act(() => {
      logTransaction(one)
      writes.setState({ [`1:${SAFE}:${kind}` as const]: { status: 'logged', id: HASH } as const })
    })
    expect(screen.queryByRole('checkbox')).toBeNull()
    act(() => logTransaction({ ...one, status: 'confirmed', block: { number: 1, hash: HASH, seenAt: Date.now() } }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText("It's in a block. Reading what changed…")).toBeDefined()
  },
)

const ETHER = 10n ** 18n
const send = (value: string | undefined): Sent => ({
  ...{ ...sent, kind: 'execute', fingerprint: '0x01', askedId: 'asked-1' },
  ...(value !== undefined && { summary: { to: SAFE, value } }),
})
const drawSend = async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  render(
    <Acts
      chain={ethereum}
      safeState={genuineSafe({ wrap, balance: 2n * ETHER })}
      wrap={wrap}
      account={ADA}
      readAt={1n}
    />,
  )
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: BOB } })
}
const staysIn = () => screen.getByText('Stays in it').nextElementSibling?.textContent

test('[W4] a pending amount is shown, and is neither free to be sent nor part of what stays', async () => {
  logTransaction(send((ETHER / 2n).toString()))
  await drawSend()
  expect(screen.getByText('0.5 ETH is on its way out.')).toBeDefined()
  const amount = screen.getByLabelText<HTMLInputElement>('Amount')
  fireEvent.change(amount, { target: { value: '1.6' } })
  expect(screen.getByText('Only 1.5 ETH is free to send. The rest is on its way out, or may be.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Max' }))
  expect(amount.value).toBe('1.5')
  fireEvent.change(amount, { target: { value: '0.3' } })
  expect(staysIn()).toBe('1.2 ETH')
})

test('[W4] for a pending send of unknown amount the page says that less may be left, never that it is nothing', async () => {
  logTransaction(send(undefined))
  await drawSend()
  expect(screen.getByText(/amount isn't known here: less may be left/)).toBeDefined()
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '0.3' } })
  expect(staysIn()).toBe('1.7 ETH at most')
})

test('[W4] a doubtful send that is being repeated reduces nothing, and the page says that it may be on its way', async () => {
  logTransaction({ ...send((2n * ETHER).toString()), status: 'unknown' })
  writes.setState({ [`1:${SAFE}:execute` as const]: { status: 'reset', inDoubt: 'asked-1' } as const })
  await drawSend()
  expect(screen.getByText(/^2 ETH may be on its way out/)).toBeDefined()
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '2' } })
  expect(staysIn()).toBe('0 ETH')
})
