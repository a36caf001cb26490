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

test('[S1.3] where several owners must sign, the link into Safe leads to this page and this Safe', () => {
  render(<CheckUp state={shared} result={checkSafe(shared, ADA)} isOwner chain={ethereum} />)
  const link = screen.getByRole('link', { name: 'Open in Safe' })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.origin + url.pathname).toBe('https://app.safe.global/apps/open')
  expect(url.searchParams.get('safe')).toBe(`eth:${SAFE}`)
  expect(url.searchParams.get('appUrl')).toBe(location.href)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('[S1.3] a chain that Safe does not know has no such link', () => {
  const { explorer: _, ...own } = ethereum
  render(<CheckUp state={shared} result={checkSafe(shared, ADA)} isOwner chain={own} />)
  expect(screen.queryByRole('link', { name: 'Open in Safe' })).toBeNull()
})

test('[S1.3] where our contract isn’t on the network yet it says so, and how that can be changed', () => {
  const bare = genuineSafe({ wrap: 'missing' })
  render(<CheckUp state={bare} result={checkSafe(bare, ADA)} isOwner chain={ethereum} />)
  expect(screen.getByRole('heading', { name: "Our contract isn't on this network yet" })).toBeDefined()
  expect(document.body.textContent).toContain('It may be on other networks.')
  expect(screen.getByRole('link', { name: 'Prepare Ethereum' }).getAttribute('href')).toContain('eth')
})

test('[W6] for a Safe older than 1.3.0 the page says that it is too old, why that matters, and what to do', () => {
  const old = { kind: 'old', address: SAFE } as const
  render(<CheckUp state={old} result={checkSafe(old, ADA)} isOwner={false} chain={ethereum} />)
  expect(screen.getByRole('heading', { name: 'This Safe is too old' })).toBeDefined()
  const said = document.body.textContent
  expect(said).toContain('Many apps can’t verify its signatures either (ERC-1271).')
  expect(said).toContain('Move what is in it to a new Safe.')
})
