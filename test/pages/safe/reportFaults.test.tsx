import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NetworkUnreachableError } from '../../../src/lib/chainErrors.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import type { Fact } from '../../../src/lib/Fact.ts'
import { HoldingRow } from '../../../src/pages/parts/holdings/HoldingRow.tsx'
import { Elsewhere } from '../../../src/pages/safe/report/Elsewhere.tsx'
import { OldVerdict, VerdictView } from '../../../src/pages/safe/report/VerdictView.tsx'
import type { TokenHolding } from '../../../src/safe/holdings/holding.ts'
import type { Elsewhere as Found } from '../../../src/safe/read/readElsewhere.ts'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { type Findings, judgeSafe } from '../../../src/safe/report/judgeSafe.ts'
import { queryClient } from '../../../src/state/queries/queries.ts'
import { genuineSafe, SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const ethereum = CHAINS[0] as Chain
const reason = new NetworkUnreachableError()
const HASH = `0x${'ab'.repeat(32)}` as const
const DAY = 86_400
const said = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')

beforeEach(() => {
  queryClient.clear()
  // a chain that never answers: each test provides the reads
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

const value = <T,>(value: T): Fact<T> => ({ status: 'value', value, block: 7n })
const block = { number: 7n, hash: HASH, time: 0 } as const
const clean: Findings = {
  proof: value({ status: 'explained', block, approvals: [], messages: [] }),
  approvals: value({ live: 0, unread: 0, search: 'all' }),
  rights: value({ operators: [], isBack: false }),
  collections: value({ collections: [], unread: 0 }),
}
const locked: WrapState = { ...unwrapped, isLive: true, isSealed: true, driver: BOB, tokenId: 77n }
locked.lockedUntil = locked.time + 9 * DAY

/** The verdict that is shown first for a Safe with these findings. */
function verdictOn(found: Partial<Findings>, change: Partial<WrapState> = {}): string {
  const safeState = genuineSafe({ wrap: { ...locked, ...change } })
  render(<VerdictView safeState={safeState} judgement={judgeSafe(safeState, 7n, { ...clean, ...found })} />)
  return said()
}

test.each<[string, Partial<Findings>, Partial<WrapState>, string[]]>([
  ['all is well', {}, {}, ['Sealed and clean', 'nobody can move anything before the lock ends.']],
  ['it isn’t locked', {}, { lockedUntil: 0 }, ['Clean, not locked', 'But its holder can still empty it']],
  ['its lock ends soon', {}, { lockedUntil: locked.time + 9 }, ['Clean, lock ends soon', 'ask for a lock first']],
  [
    'something is hidden',
    { proof: value({ status: 'unexplained', block }) },
    {},
    ['Do not buy: something is hidden in it', 'Something is hidden'],
  ],
  [
    'a signature counts',
    { proof: value({ status: 'explained', block, approvals: [], messages: [HASH] }) },
    {},
    ['Needs attention (1)', 'Every check was finished. Read these before you buy:', '1 signature still valid'],
  ],
  [
    'others may take from it',
    { approvals: value({ live: 2, unread: 0, search: 'all' }) },
    {},
    ['Needs attention (1)', '2 live token approvals'],
  ],
  [
    'the search for approvals was cut short',
    { approvals: value({ live: 2, unread: 0, search: 'ended' }) },
    {},
    ['Could not finish (1)', '2 live token approvals, perhaps more'],
  ],
  ['its holder signs', {}, { isSigning: true }, ['Needs attention (1)', 'Its holder can sign for it']],
  [
    'the RPCs disagree',
    { newest: value({ asked: 2, times: [0, 100_000] }) },
    {},
    ['RPCs disagree on the newest block: this may be an old state'],
  ],
  [
    'no RPC gave a proof',
    { proof: { status: 'unknown', reason } },
    {},
    ['Could not finish (2)', 'What these would have shown is unknown:', 'Hidden rights', 'Signed messages'],
  ],
  [
    'a check is still running',
    { proof: { status: 'loading' } },
    {},
    ['Checking…', 'These checks aren’t finished yet:'],
  ],
])('[W3] %s: the verdict says so in words', (_, found, change, words) => {
  const text = verdictOn(found, change)
  for (const word of words) expect(text).toContain(word)
})

test('[W3] each way in which somebody else can use it is named', () => {
  const text = verdictOn({}, { problems: 254n })
  for (const problem of [
    'Do not buy: somebody else can use it',
    "Its code isn't that of a genuine Safe.",
    "It doesn't run on SafeL2 1.5.0.",
    'It has another module.',
    'It has another owner.',
    'Its guard is not ours.',
    'Its module guard is not ours.',
    'Its fallback handler is not ours.',
  ])
    expect(text).toContain(problem)
  expect(text).not.toContain("It isn't wrapped.")
})

test('[W3] a stale state is shown as of its block, without a verdict', () => {
  render(<OldVerdict safeState={genuineSafe({ wrap: { ...locked, problems: 8n } })} block={7n} reason={reason} />)
  expect(said()).toContain('As of block 7')
  expect(said()).toContain('Somebody else could use it then.')
  expect(said()).toContain("Couldn't refresh it. This is its last known state.")
})

test.each<[Found, string]>([
  [{ kind: 'nothing' }, 'Nothing there. A Safe with this one’s first owners may still be created there.'],
  [{ kind: 'other' }, 'Other code, which isn’t a genuine Safe.'],
  [{ kind: 'safe', isSame: true, owners: [ADA], threshold: 1 } as Found, 'A Safe with the same owners.'],
  [{ kind: 'safe', isSame: false, owners: [BOB], threshold: 1 } as Found, 'A Safe with other owners:'],
  [{ kind: 'wrapped', driver: BOB } as Found, 'A Safe that is wrapped there too, controlled by:'],
])('[W3] what is at the address on another network is shown: %j', (found, words) => {
  const safeState = genuineSafe()
  queryClient.setQueryData(['elsewhere', 10, SAFE, safeState.threshold, ...safeState.owners], value(found))
  render(<Elsewhere chain={ethereum} safeState={safeState} />)
  fireEvent.click(screen.getByRole('button', { name: 'Look on other networks' }))
  expect(said()).toContain(words)
  expect(said()).toContain('An NFT holds the Safe on its own network alone: here, the one on Ethereum.')
})

const token: TokenHolding = {
  ...{ kind: 'erc20', address: BOB, origin: 'found', symbol: 'USDC', amount: 5n, decimals: 0 },
}
test.each<[string, Partial<TokenHolding>, string]>([
  ['can’t be read', { amount: 'unknown' }, 'Couldn’t be read'],
  ['imitates another', { imitates: 'USDC' }, 'Not the real USDC: different contract.'],
  ['has letters of another script', { symbol: 'UЅDC' }, 'Unusual letters in its name: it may pass for another token.'],
  ['doesn’t tell its decimals', { decimals: undefined }, '5 base units (decimals unknown)'],
  ['doesn’t tell its name', { symbol: undefined }, 'Unnamed'],
])('[W3] a token that %s is shown as such, never as no token', (_, change, words) => {
  render(<HoldingRow holding={{ ...token, ...change }} chain={ethereum} />)
  expect(said()).toContain(words)
})
