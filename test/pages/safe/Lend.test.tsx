import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { Lend } from '../../../src/pages/safe/lend/Lend.tsx'
import { Report } from '../../../src/pages/safe/report/Report.tsx'
import Safe from '../../../src/pages/safe/Safe.tsx'
import type { AccountKind } from '../../../src/safe/read/readAccountKind.ts'
import type { SafeState, WrapState } from '../../../src/safe/read/readSafe.ts'
import { stateFingerprint } from '../../../src/safe/read/stateFingerprint.ts'
import { queryClient } from '../../../src/state/queries/queries.ts'
import { lendingWords } from '../../../src/words/en/lending.ts'
import { reportWords } from '../../../src/words/en/report.ts'
import { genuineSafe, SAFE, unknownCode, unwrapped } from '../../safe/genuineSafe.ts'
import { BOB } from '../../wallets/testWallet.ts'

const ethereum = CHAINS[0] as Chain
/** A network without an RPC: each read of it fails at once. */
const silent: Chain = { ...ethereum, id: 424_242 }
const wrap: WrapState = { ...unwrapped, isLive: true, isSealed: true, driver: BOB, tokenId: 77n }
const said = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')
/** The value shown beside the name of a fact. */
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const copies = () => screen.queryAllByRole('button', { name: 'Copy' })

beforeEach(() => {
  queryClient.clear()
  // a chain that never answers: each test provides the reads
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

type World = { state?: SafeState; kind?: AccountKind; chain?: Chain }

function draw({ state = genuineSafe({ wrap }), kind, chain = ethereum }: World = {}) {
  queryClient.setQueryData(['safe', chain.id, SAFE], { value: state, block: 9n })
  if (kind) queryClient.setQueryData(['accountKind', chain.id, BOB], { value: kind, block: 9n })
  render(<Lend chain={chain} address={SAFE} />)
}
const wrapped = (change: Partial<WrapState>) => genuineSafe({ wrap: { ...wrap, ...change } })

test('[W3] a Safe that isn’t locked: its state is shown beside what to ask for, with the fingerprint for the terms', () => {
  draw({ kind: { kind: 'plain' } })
  expect(factOf('Holder of the NFT')).toContain(BOB)
  expect(factOf('Holder of the NFT')).toContain('An account with one key.')
  expect(factOf('Lock')).toBe('Not locked')
  expect(factOf('Signing')).toBe('Off')
  expect(factOf('Quiet time')).toBe('Over')
  expect(factOf('Fingerprint')).toBe(stateFingerprint(wrap))
  expect(said()).toContain('Read at block 9')
  expect(copies()).toHaveLength(1)
  const { lend, escrow, inherit } = lendingWords
  for (const points of [lend.points, escrow.points, inherit.ways, inherit.points])
    for (const { ask, why } of Object.values(points)) expect(said()).toContain(`${ask}${why}`)
  expect(said()).toContain('There is no dead man’s switch')
  expect(said()).toContain('to be read, not used')
})

test('[W3] lock and quiet time go by the chain’s clock, not by the device’s', () => {
  draw({ state: wrapped({ lockedUntil: wrap.time + 86_400, quietUntil: wrap.time + 600 }) })
  expect(factOf('Lock')).toContain('Until November 15, 2023')
  expect(factOf('Quiet time')).toContain('Until November 14, 2023')
})

test('[W3] a lock that has ended by the chain’s clock doesn’t count', () => {
  draw({ state: wrapped({ lockedUntil: wrap.time, quietUntil: wrap.time }) })
  expect(factOf('Lock')).toBe('Not locked')
  expect(factOf('Quiet time')).toBe('Over')
})

test('[W3] where signing is on, its consequences are named', () => {
  draw({ state: wrapped({ isSigning: true }) })
  expect(factOf('Signing')).toContain('On: the NFT can’t be transferred')
})

test.each<[AccountKind, string]>([
  [{ kind: 'contract' }, 'A contract. Its code decides what happens to the Safe'],
  [{ kind: 'safe', threshold: 1 }, 'A Safe: one of its owners is enough'],
  [{ kind: 'safe', threshold: 3 }, 'A Safe: 3 of its owners must sign'],
  [{ kind: 'delegated', to: SAFE }, 'also runs code (EIP-7702)'],
])('[W3] a holder of another kind is named as such: %o', (kind, text) => {
  draw({ kind })
  expect(factOf('Holder of the NFT')).toContain(text)
})

test('[W3] a holder whose kind is still being read is neither key nor contract', () => {
  draw()
  expect(factOf('Holder of the NFT')).toBe(`${BOB}Reading what kind of account that is…`)
})

test('[W3] nor is one whose kind couldn’t be read, at first or after a reread', async () => {
  draw({ chain: silent, kind: { kind: 'plain' } })
  await waitFor(() => expect(factOf('Holder of the NFT')).toContain('so it isn’t known what kind of account that is.'))
  expect(factOf('Holder of the NFT')).not.toContain('one key')
})

test.each<[string, SafeState, string]>([
  ['isn’t wrapped', genuineSafe(), 'This Safe isn’t wrapped.'],
  ['is on a network without our contract', genuineSafe({ wrap: 'missing' }), 'This Safe isn’t wrapped.'],
  ['isn’t sealed', wrapped({ isSealed: false }), 'It isn’t sealed.'],
  ['runs unknown code', unknownCode({ wrap }), 'That code can bypass its NFT.'],
  ['is no Safe', { kind: 'nothing', address: SAFE }, 'There is no wrapped Safe at this address.'],
])('[W3] what %s has no state for the terms, and the demands stay', (_, state, text) => {
  draw({ state })
  expect(said()).toContain(text)
  expect(screen.queryByText('Fingerprint', { selector: 'dt' })).toBeNull()
  expect(copies()).toHaveLength(0)
  expect(said()).toContain(lendingWords.lend.points.holds.ask)
})

test('[W3] a Safe that others can still use is said to be no collateral', () => {
  draw({ state: wrapped({ problems: 8n }) })
  expect(said()).toContain('Somebody else can still use it.Don’t lend against it.')
})

test('[W3] a Safe that couldn’t be read is unknown, and the demands are shown', async () => {
  render(<Lend chain={silent} address={SAFE} />)
  await screen.findByRole('button', { name: 'Try again' })
  for (const name of ['Lock', 'Signing', 'Fingerprint']) expect(screen.queryByText(name, { selector: 'dt' })).toBeNull()
  expect(said()).toContain(lendingWords.lend.points.seen.ask)
})

test('[W3] a state from before the network fell silent is shown with its block, and can’t be copied', async () => {
  draw({ chain: silent })
  await screen.findByText('As of block 9')
  expect(copies()).toHaveLength(0)
  expect(said()).toContain('Copy it once the network answers again.')
})

test('[W3] the report links to it, also without a wallet, and the link opens it', async () => {
  const safeState = genuineSafe({ wrap })
  render(
    <Report
      chain={ethereum}
      safeState={safeState}
      block={9n}
      staleReason={undefined}
      seen={undefined}
      acts={() => null}
    />,
  )
  const href = `#/${ethereum.prefix}:${SAFE}?lend`
  expect(screen.getByRole('link', { name: reportWords.lend }).getAttribute('href')).toBe(href)
  render(<Safe safeRef={{ prefix: ethereum.prefix, address: SAFE }} query="lend" />)
  expect(await screen.findByRole('heading', { name: lendingWords.title })).toBeDefined()
})
