import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import { CheckUp } from '../../../src/pages/wrap/CheckUp.tsx'
import { checkSafe } from '../../../src/safe/plans/checkSafe.ts'
import { genuineSafe, SAFE } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const [ethereum] = CHAINS
if (!ethereum) throw new Error('There are no chains.')
const shared = genuineSafe({ owners: [ADA, BOB], threshold: 2 })

test('[S1.3] where several must agree, the way into Safe leads to this page and this Safe', () => {
  render(<CheckUp state={shared} result={checkSafe(shared, ADA)} isOwner chain={ethereum} />)
  const link = screen.getByRole('link', { name: 'Open in Safe' })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.origin + url.pathname).toBe('https://app.safe.global/apps/open')
  expect(url.searchParams.get('safe')).toBe(`eth:${SAFE}`)
  expect(url.searchParams.get('appUrl')).toBe(location.href)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('[S1.3] a chain that Safe does not know has no such way', () => {
  const { explorer: _, ...own } = ethereum
  render(<CheckUp state={shared} result={checkSafe(shared, ADA)} isOwner chain={own} />)
  expect(screen.queryByRole('link', { name: 'Open in Safe' })).toBeNull()
})
