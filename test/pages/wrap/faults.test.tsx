import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  AccountChangedError,
  ChangedError,
  NetworkUnreachableError,
  RevertedError,
  WrongChainError,
} from '../../../src/lib/chainErrors.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { toRefusal } from '../../../src/lib/toRefusal.ts'
import { Refusal } from '../../../src/pages/parts/WriteProgress.tsx'

const ethereum = CHAINS[0] as Chain
const reverted = (reason: string) => new RevertedError(reason)
const noFunds = { code: -32000, message: 'insufficient funds for gas * price + value: have 0 want 210000000000000' }

test.each([
  [
    'a rejection',
    toRefusal({ code: 4001 }),
    'You declined in your wallet.',
    'Nothing was sent. The Safe is unchanged.',
  ],
  ['GS013', reverted('GS013'), "The Safe's transaction failed without a reason.", 'its guard forbids this'],
  ['GS025', reverted('GS025'), "The signature isn't an owner's.", 'Connect with an owner of the Safe.'],
  ['GS026', reverted('GS026'), "The signature isn't an owner's.", 'The Safe may have another owner now.'],
  ['GS204', reverted('GS204'), 'One of these is already an owner.', 'Name others.'],
  ['a module added', reverted('ForeignModules'), 'It has other modules.', 'Somebody added one since the check-up.'],
  ['a threshold', reverted('BadThreshold'), "That threshold isn't possible.", 'from 1 to the number of owners'],
  ['a change', new ChangedError(), 'Something changed since the check.', 'Look at it again first.'],
  [
    'no funds',
    toAppError(noFunds),
    'Not enough for the fee.',
    'Nothing was sent. Top up your account, then try again.',
  ],
  ['another account', new AccountChangedError(), 'You switched accounts.', 'Nothing was sent.'],
  ['another network', new WrongChainError(), 'Your wallet is on another network.', 'switch or disconnect'],
  ['no RPC', new NetworkUnreachableError(), "The network didn't answer.", 'set another RPC in the settings'],
])('[W1] %s: why nothing was sent, and what to do', (_, error, title, say) => {
  render(<Refusal error={error} chain={ethereum} onAgain={() => undefined} />)
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain(title)
  expect(alert).toContain(say)
})

test('[W2] where Safe’s factory is missing, the page says that anyone can deploy it, and where', () => {
  render(<Refusal error={reverted('FactoryMissing')} chain={ethereum} onAgain={() => undefined} />)
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain("Safe's proxy factory isn't on this network.")
  expect(alert).toContain('Anyone can deploy it.')
  expect(screen.getByRole('link', { name: /Ethereum/ }).getAttribute('href')).toBe('#/prepare/eth')
})

/** As wallets pass it on: LedgerHQ/app-ethereum issue 230, MetaMask/metamask-extension issues 14703 and 6922, and bare. */
const ENABLE = 'Please enable Blind signing or Contract data in the Ethereum app Settings'
test.each([
  ['MetaMask’s', { code: -32603, message: ENABLE }],
  ['an older MetaMask’s', new Error('TransportStatusError: Ledger device: Invalid data received (0x6a80)')],
  [
    'one nested by an RPC layer',
    { code: -32603, message: 'Internal error', data: { originalError: { message: ENABLE } } },
  ],
  ['Ledger’s own', Object.assign(new Error(ENABLE), { name: 'EthAppPleaseEnableContractData' })],
  ['a name alone', 'EthAppPleaseEnableContractData'],
])('[W1] a hardware wallet with blind signing off, with the message of %s: what to turn on, and where', (_, thrown) => {
  render(<Refusal error={toRefusal(thrown)} chain={ethereum} onAgain={() => undefined} />)
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain("Your hardware wallet didn't sign.")
  expect(alert).toContain('Nothing was sent. Turn on blind signing on the device, in the settings of its Ethereum app')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
