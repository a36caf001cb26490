import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { ChainSafes } from '../../../src/pages/mySafes/ChainSafes.tsx'
import { SafeCard } from '../../../src/pages/mySafes/SafeCard.tsx'
import { OwnedSafes } from '../../../src/pages/parts/owned/OwnedSafes.tsx'
import { ownedKey, ownedSafes } from '../../../src/state/mySafes/ownedSafes.ts'
import { queryClient } from '../../../src/state/queries/queries.ts'
import { genuineSafe, SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const polygon = CHAINS.find(({ id }) => id === 137) as Chain
const ada = toAddress(ADA) ?? ZERO_ADDRESS

beforeEach(() => {
  queryClient.clear()
  // a chain that never answers: each test provides the reads
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

test.each([
  ['missing', 'Our contract isn’t here yet'],
  ['other', 'There is other code at our contract’s address. Nothing here is ours.'],
] as const)('[W3] for a network where our contract is %s the page says so, without a search', (contract, said) => {
  queryClient.setQueryData(['held', 137, ada], { value: { contract, safes: [], count: 0n }, block: 1n })
  render(<ChainSafes chain={polygon} account={ada} />)
  expect(screen.getByRole('region', { name: 'Polygon' }).textContent).toContain(said)
  expect(screen.queryByRole('button', { name: 'Search for more: Polygon' })).toBeNull()
})

test('[W3] for a Safe whose NFT is in escrow the page says who has it, and that it isn’t the user’s until it is returned', () => {
  const wrap = { ...unwrapped, isLive: true, isSealed: true, driver: BOB, tokenId: 77n } as const
  const fact = { status: 'value', value: genuineSafe({ wrap }), block: 1n } as const
  const card = (standing: Parameters<typeof SafeCard>[0]['standing']) =>
    render(<SafeCard chain={polygon} address={SAFE} fact={fact} standing={standing} />).container.textContent
  const away = card({ kind: 'contract', address: BOB })
  expect(away).toContain('It isn’t yours until that contract gives it back.')
  expect(away).toContain('A contract')
  expect(card({ kind: 'you' })).not.toContain('until that contract')
  expect(card({ kind: 'yourWrapped', address: BOB })).toContain('Your wrapped Safe')
  expect(card({ kind: 'unread', address: BOB })).toContain('Couldn’t find out who that is')
})

test.each([
  [{ refused: 'busy' }, 'Safe’s service gets too many questions now'],
  [{ refused: 'refused', status: 503 }, 'Safe’s service refused to answer (HTTP 503).'],
  [
    { refused: 'unreachable' },
    'Safe’s service didn’t answer. It may be down, or something blocks the connection to it.',
  ],
  [{ refused: 'unreadable' }, 'Safe’s service gave an answer that this page can’t read.'],
] as const)(
  '[W3] where Safe’s service gives no list, %j, the page says so, and what works without it',
  (answer, said) => {
    ownedSafes.setState({ [ownedKey(137, ada)]: answer }, true)
    render(<OwnedSafes chains={[polygon]} account={ada} />)
    expect(document.body.textContent).toContain(said)
    expect(screen.getByText('You don’t need it: paste the address of your Safe.')).toBeDefined()
  },
)
