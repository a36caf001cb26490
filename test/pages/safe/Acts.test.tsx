import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import { asTxHash } from '../../../src/lib/hash.ts'
import { Acts } from '../../../src/pages/safe/Acts.tsx'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { logTransaction, type Sent } from '../../../src/state/transactions/transactionLog.ts'
import { writes } from '../../../src/state/transactions/writes.ts'
import { genuineSafe, SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA } from '../../wallets/testWallet.ts'

const [ethereum] = CHAINS
if (!ethereum) throw new Error('There are no chains.')
afterEach(() => writes.setState({}, true))

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
  '[S8.4] %s: done once and for all, its form is not there again until what it changed is read',
  (kind, tab) => {
    // a chain that takes its time
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const drawn = <Acts chain={ethereum} safe={genuineSafe({ wrap })} wrap={wrap} account={ADA} />
    render(drawn)
    fireEvent.click(screen.getByRole('button', { name: tab }))
    expect(screen.getByRole('checkbox')).toBeDefined()
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
