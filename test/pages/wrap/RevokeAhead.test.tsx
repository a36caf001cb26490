import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RevokeAhead } from '../../../src/pages/wrap/RevokeAhead.tsx'
import type { LiveApproval } from '../../../src/safe/approvals/liveApproval.ts'
import type { ApprovalsRead } from '../../../src/state/queries/useApprovals.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const found = { kind: 'operator', token: ADA, spender: BOB, since: 1 } as const
const token = { address: ADA, origin: 'found', symbol: 'DEED' } as const
const live: LiveApproval = { kind: 'operator', found, spender: BOB, atRisk: 1n, token }
const approvals: ApprovalsRead = {
  fact: { status: 'value', value: { live: [live], unread: [] }, block: 7n },
  search: { status: 'value', value: { found: { approvals: [found], unclear: [], isCut: false }, from: 0 }, block: 7n },
  share: undefined,
  again: () => undefined,
  goOn: () => undefined,
}

test('[W3] a sole owner is offered to revoke along with the wrap, and may decline', () => {
  const spare = vi.fn()
  render(<RevokeAhead approvals={approvals} sparing={[false, spare]} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Revoke this approval in the same transaction' }))
  expect(spare).toHaveBeenCalledWith(true)
})

test('[W3] several owners are offered nothing that their link can’t carry, and are told when to revoke instead', () => {
  render(<RevokeAhead approvals={approvals} sparing={undefined} />)
  expect(screen.getByRole('table').textContent).toContain('DEED')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(
    screen.getByText(/^What several owners sign together only wraps the Safe and revokes none of these\./).textContent,
  ).toContain('Revoke them in Safe first, or have the holder do it after the wrap, on the Safe’s page.')
})
