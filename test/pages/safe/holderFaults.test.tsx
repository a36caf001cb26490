import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { RevertedError } from '../../../src/lib/chainErrors.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { Refusal } from '../../../src/pages/parts/WriteProgress.tsx'
import { Acts } from '../../../src/pages/safe/acts/Acts.tsx'
import { OwnActs } from '../../../src/pages/safe/acts/OwnActs.tsx'
import type { Holdings } from '../../../src/safe/holdings/holding.ts'
import { SENTINEL } from '../../../src/safe/read/genuineSafes.ts'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { connection } from '../../../src/state/connection/connection.ts'
import { queryClient } from '../../../src/state/queries/queries.ts'
import { rpcUrlsOf } from '../../../src/state/queries/rpcUrlsOf.ts'
import { genuineSafe, SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const ethereum = CHAINS[0] as Chain
const TOKEN_ID = 77n
const wrap: WrapState = { ...unwrapped, isLive: true, isSealed: true, driver: ADA, tokenId: TOKEN_ID }

beforeEach(() => {
  queryClient.clear()
  // a chain that never answers: each test provides the reads
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

const draw = (change: Partial<WrapState> = {}) => {
  const now = { ...wrap, ...change }
  return render(<Acts chain={ethereum} safeState={genuineSafe({ wrap: now })} wrap={now} account={ADA} readAt={1n} />)
}
const alertOf = (field: HTMLElement) => field.closest('div')?.parentElement?.textContent

const reverted = (reason: string, ...args: unknown[]) => new RevertedError(reason, args)
test.each([
  ['it was transferred meanwhile', reverted('NotDriver', BOB), "You don't hold this Safe's NFT.", 'Nothing was sent.'],
  ['the lock', reverted('AccountLocked', 1n, 1_800_000_000n), 'This Safe is locked.', 'It ends on January 15, 2027'],
  [
    'the quiet time',
    reverted('QuietTime', 1n, 1_800_000_000n),
    'sealed or used a moment ago',
    'It ends on January 15, 2027',
  ],
  [
    'a call within a call',
    reverted('Busy'),
    'The Safe is in the middle of a transaction.',
    'Try again once it is done.',
  ],
  ['a circle of owners', reverted('OwnershipCycle'), 'That would lock the key inside the box.', 'Choose an address'],
  ['a call to itself', reverted('SelfCall'), 'That would change the Safe itself.', 'To change its owners, unwrap it.'],
  ['a call that fails', reverted('CallFailed'), 'The recipient rejected it.', 'Check that it can receive.'],
  ['a Safe that isn’t sealed', reverted('NotSealed'), "It isn't sealed yet.", 'Seal it first.'],
  ['a lock in the past', reverted('LockTooShort'), 'That date is too early.', 'can only be extended.'],
  ['a lock of years', reverted('LockTooLong'), 'That date is too late.', '365 days from now at most.'],
  ['signing turned on', reverted('SigningEnabled'), 'Signing is on for this Safe.', 'must turn signing off first'],
  ['an invalid holder', reverted('InvalidDriver'), "That address can't hold it.", 'Choose another holder.'],
  [
    'a contract that can’t receive NFTs',
    reverted('CannotReceive'),
    "This contract can't receive NFTs.",
    'Choose another holder.',
  ],
  ['an NFT that isn’t theirs', reverted('ERC721InsufficientApproval'), "isn't yours to transfer.", 'Connect with such'],
  ['a wrap that ended', reverted('UnknownToken'), 'This wrap has ended.', 'Look the Safe up again.'],
  ['a hidden module', reverted('ModuleRefused'), 'A hidden module tried to use it', 'Never unwrap this Safe.'],
  ['a delegatecall', reverted('DelegateCallRefused'), 'makes no delegatecalls.', 'Make a regular call instead.'],
  ['too many owners', reverted('TooManyOwners'), 'too many owners for one transaction.', '250 at most.'],
  ['tampered storage', reverted('NotReleased'), "didn't end up as requested.", 'Move what is in it out instead.'],
  ['a step of the unwrap', reverted('StepFailed'), 'The Safe rejected a step.', 'may have been tampered with.'],
  [
    'a handler',
    reverted('BadFallbackHandler'),
    "That fallback handler can't be used.",
    'Use one of Safe’s own, or none.',
  ],
  ['a module guard', reverted('ModuleGuardUnsupported'), 'has no module guard.', 'Unwrap without keeping it.'],
  [
    'a transaction of its owners',
    reverted('ExecTransactionRefused'),
    "its owners' transactions.",
    'Use it through its NFT, or unwrap it.',
  ],
  ['an offer that is over', reverted('OfferExpired'), 'This offer has expired.', 'Ask the seller for a new one.'],
  ['an offer to another', reverted('NotForYou'), 'This offer is for somebody else.', 'one that names you.'],
  ['another price', reverted('WrongPayment'), "That isn't the price.", 'Pay exactly what the offer says.'],
  ['an offer changed', reverted('NotOffered'), "The holder didn't sign this offer.", 'Nothing was paid.'],
  ['a Safe that changed', reverted('StateChanged'), 'Something changed since you looked.', 'Look at the Safe again'],
  ['a reason in words', reverted('Too late'), 'This transaction would fail.', 'The contract says: “Too late”.'],
  ['a planted owner', reverted('GS204'), 'One of these is already an owner.', 'Name others.'],
  ['an impossible owner', reverted('BadOwner', SAFE), "One of these can't be an owner.", 'Name another.'],
  ['a threshold too high', reverted('BadThreshold', 3n, 2n), "That threshold isn't possible.", 'the number of owners.'],
])('[W1] %s: what the contract refuses a holder, and what to do, in words', (_, error, title, say) => {
  render(<Refusal error={error} chain={ethereum} onAgain={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toContain(title)
  expect(screen.getByRole('alert').textContent).toContain(say)
})

test('[W1] the NFT of a Safe isn’t sent out of that Safe: it says so before anything is simulated', async () => {
  const nft = { kind: 'erc721', address: wrappedSafeAddress, origin: 'found', symbol: 'WSAFE', unread: 0 } as const
  const value: Holdings = {
    ...{ native: 0n, tokens: [], isComplete: true },
    nfts: [{ ...nft, items: [{ id: TOKEN_ID, amount: 1n }], count: 1n }],
  }
  queryClient.setQueryData(['holdings', 1, SAFE, rpcUrlsOf(ethereum).join(' ')], { value, block: 1n })
  draw()
  const picker = await screen.findByLabelText('Token')
  fireEvent.change(picker, { target: { value: `erc721:${wrappedSafeAddress}` } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: BOB } })
  expect(screen.getByText('That is the NFT of this Safe itself. The Safe can’t send it.')).toBeDefined()
  const act = screen.getAllByRole('button', { name: /^Send/ }).at(-1)
  expect(act?.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['the Safe itself', SAFE, "The Safe itself and our contract can't be owners."],
  ['our contract', wrappedSafeAddress, "The Safe itself and our contract can't be owners."],
  ['the zero address', ZERO_ADDRESS, "Nobody has the key of that address, so it can't be an owner."],
  ['the sentinel of Safe’s owner list', SENTINEL, "Nobody has the key of that address, so it can't be an owner."],
  ['the same owner again', ADA, 'An owner is listed twice.'],
])('[W4] unwrapping to %s is refused at its field, in words', async (_, owner, said) => {
  draw()
  fireEvent.click(screen.getByRole('button', { name: 'Unwrap' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add an owner' }))
  const field = screen.getByLabelText('Owner 2')
  fireEvent.change(field, { target: { value: owner } })
  expect(alertOf(field)).toContain(said)
  expect(screen.getByRole('button', { name: 'Unwrap and destroy the NFT' }).getAttribute('aria-disabled')).toBe('true')
})

test('[W4] a threshold above the number of new owners is refused at its field, in words', async () => {
  draw()
  fireEvent.click(screen.getByRole('button', { name: 'Unwrap' }))
  const field = await screen.findByLabelText('Threshold')
  fireEvent.change(field, { target: { value: '2' } })
  expect(alertOf(field)).toContain('From 1 to 1.')
})

test('[W4] a locked Safe can’t be unwrapped: the end of the lock is shown in place of the form', async () => {
  const time = Math.floor(Date.now() / 1_000)
  draw({ time, lockedUntil: time + 86_400 })
  fireEvent.click(screen.getByRole('button', { name: 'Unwrap' }))
  expect(await screen.findByText(/^Locked until \w+ \d+, \d{4}/)).toBeDefined()
  expect(screen.getByText(/Until then nobody can use or unwrap it, not even a buyer./)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Unwrap and destroy the NFT' })).toBeNull()
})

test('[W4] with the NFT in escrow its former holder can only view the Safe, and nobody is offered an unwrap', () => {
  const connected = { epoch: 1, since: 1, status: 'connected', walletId: 'metaMask', transport: 'injected' } as const
  connection.setState({ ...connected, account: ADA, chainId: 1 }, true)
  render(<OwnActs chain={ethereum} safeState={genuineSafe({ wrap: { ...wrap, driver: BOB } })} block={1n} />)
  expect(screen.getByText('You are only viewing it. Only its holder can use it.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Unwrap' })).toBeNull()
})

test('[W4] a locked Safe’s signing can’t be switched: the page says until when, and that it signs nothing meanwhile', async () => {
  const time = Math.floor(Date.now() / 1_000)
  draw({ time, lockedUntil: time + 86_400 })
  fireEvent.click(screen.getByRole('button', { name: 'Signing' }))
  expect(await screen.findByText(/^A locked Safe signs nothing, whoever holds it./)).toBeDefined()
  expect(screen.getAllByText(/^Locked until \w+ \d+, \d{4}/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Turn signing on' })).toBeNull()
})
