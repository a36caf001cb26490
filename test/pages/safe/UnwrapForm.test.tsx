import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import { UnwrapForm } from '../../../src/pages/safe/acts/UnwrapForm.tsx'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA } from '../../wallets/testWallet.ts'

const [ethereum] = CHAINS
if (!ethereum) throw new Error('There are no chains.')
const wrap: WrapState = { ...unwrapped, isLive: true, isSealed: true, driver: ADA }

test('[W4] for a threshold above the number of owners the page gives the valid range, and simulates nothing', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  render(<UnwrapForm chain={ethereum} safe={SAFE} account={ADA} wrap={wrap} warning={null} />)
  const threshold = screen.getByLabelText('Threshold')
  for (const text of ['2', '0', '']) {
    fireEvent.change(threshold, { target: { value: text } })
    expect(screen.getByText('From 1 to 1.')).toBeDefined()
    expect(threshold.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Simulating on the network…')).toBeNull()
  }
  fireEvent.change(threshold, { target: { value: '1' } })
  expect(screen.queryByText('From 1 to 1.')).toBeNull()
  expect(screen.getByText('Simulating on the network…')).toBeDefined()
})
