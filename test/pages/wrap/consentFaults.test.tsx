import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Owners } from '../../../src/pages/wrap/consent/Owners.tsx'
import { ADA, BOB } from '../../wallets/testWallet.ts'

test('[W3] signatures that don’t count are said to be left out, and which owner is still missing', () => {
  const reading = {
    fault: undefined,
    threshold: 2,
    isAskedByHash: true,
    signers: [
      { owner: ADA, status: 'signed', isContract: false },
      { owner: BOB, status: 'waiting', isContract: true },
    ],
    given: [],
    strangers: [BOB],
    unreadable: 1,
  } as const
  const { container, rerender } = render(<Owners reading={reading} account={ADA} />)
  expect(screen.getByText('1 signature was left out: it isn’t an owner’s, or it is for something else.')).toBeDefined()
  expect(screen.getByText('1 entry was left out: it is no signature.')).toBeDefined()
  expect(screen.getByText('Not yet')).toBeDefined()
  expect(container.textContent).toContain('A passkey can’t sign on this page')
  rerender(<Owners reading={{ ...reading, strangers: [], unreadable: 0 }} account={ADA} />)
  expect(container.textContent).not.toContain('left out')
})
