import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import {
  AccountChangedError,
  NetworkUnreachableError,
  RevertedError,
  WrongChainError,
} from '../../../src/lib/chainErrors.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { UserRejectedError } from '../../../src/lib/errors.ts'
import { Refusal } from '../../../src/pages/parts/WriteProgress.tsx'
import { ConsentStep } from '../../../src/pages/wrap/consent/ConsentStep.tsx'
import type { Consent } from '../../../src/safe/consent/consent.ts'
import { encodeConsent } from '../../../src/safe/consent/consentLink.ts'
import type { ConsentFault, ConsentReading } from '../../../src/safe/consent/readConsent.ts'
import { GENUINE_SINGLETONS } from '../../../src/safe/read/genuineSafes.ts'
import { queryClient } from '../../../src/state/queries/queries.ts'
import { genuineSafe, SAFE } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const ethereum = CHAINS[0] as Chain
const [ada, bob] = [toAddress(ADA) ?? ZERO_ADDRESS, toAddress(BOB) ?? ZERO_ADDRESS]
const multiSend = GENUINE_SINGLETONS[0]?.multiSendCallOnly ?? ZERO_ADDRESS
const safe = toAddress(SAFE) ?? ZERO_ADDRESS
const content = { chainId: 1, safe, nonce: 7n, multiSend, modules: [], holder: ada }
const consent: Consent = { content, signatures: [] }

beforeEach(() => {
  queryClient.clear()
  // a chain that takes its time: what it has said is given with each test
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

function draw(given: Consent, reading?: Partial<ConsentReading>) {
  if (reading)
    queryClient.setQueryData(['consent', 1, encodeConsent(given)], {
      value: { threshold: 2, signers: [], given: [], strangers: [], unreadable: 0, isAskedByHash: true, ...reading },
      block: 1n,
    })
  render(
    <ConsentStep
      chain={ethereum}
      address={safe}
      account={ada}
      state={genuineSafe({ owners: [ada, bob], threshold: 2 })}
      isBlocked={false}
      isProving={false}
      text={encodeConsent(given)}
    />,
  )
}

test.each<[ConsentFault, string, string]>([
  ['earlier', 'The Safe has moved on', 'These signatures count for nothing any more. Start again, and sign again.'],
  ['later', 'Other transactions come first', 'Execute what comes before it, or start again.'],
  ['changed', 'This isn’t what this page would do now', 'modules, version or owners have changed'],
  ['holderThere', 'The new Safe exists already', 'start again, and sign again.'],
  ['otherHash', 'The Safe gives another hash', 'Don’t sign it.'],
])('[W3] %s: what was collected can no longer be sent, in words, and nobody can sign it', (fault, title, say) => {
  draw(consent, { fault })
  expect(screen.getByText(title)).toBeDefined()
  expect(document.body.textContent).toContain(say)
  expect(screen.getByRole('link', { name: 'Start again' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
})

test('[W3] a link for another network or another Safe leads there, and nothing of it can be signed here', () => {
  draw({ ...consent, content: { ...content, chainId: 10 } })
  expect(screen.getByText('This is for another network')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open it there' }).getAttribute('href')).toContain('/oeth:')
  cleanup()
  draw({ ...consent, content: { ...content, safe: bob } })
  expect(screen.getByText('This is for another Safe')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
})

test('[W3] signatures of strangers, unreadable ones, and one that an owner’s contract refuses are said to be left out', () => {
  draw(consent, {
    signers: [{ owner: ada, status: 'invalid', isContract: true }],
    strangers: [bob],
    unreadable: 2,
  } as Partial<ConsentReading>)
  expect(screen.getByText('Its signature isn’t accepted')).toBeDefined()
  expect(screen.getByText('1 signature was left out: it isn’t an owner’s, or it is for something else.')).toBeDefined()
  expect(screen.getByText('2 entries were left out: they are no signatures.')).toBeDefined()
})

const reverted = (reason: string) => new RevertedError(reason)
test.each([
  ['a no', new UserRejectedError(), 'You declined in your wallet.', 'Nothing was sent. The Safe is unchanged.'],
  ['GS013', reverted('GS013'), "The Safe's transaction failed without a reason.", 'its guard forbids this'],
  ['GS025', reverted('GS025'), "The signature isn't an owner's.", 'Connect with an owner of the Safe.'],
  ['GS026', reverted('GS026'), "The signature isn't an owner's.", 'The Safe may have another owner now.'],
  ['GS204', reverted('GS204'), 'One of these is already an owner.', 'Name others.'],
  ['another account', new AccountChangedError(), 'You switched accounts.', 'Nothing was sent.'],
  ['another network', new WrongChainError(), 'Your wallet is on another network.', 'switch or disconnect'],
  ['no RPC', new NetworkUnreachableError(), "The network didn't answer.", 'set another RPC in the settings'],
])('[W1] %s: why nothing was sent, and what to do', (_, error, title, say) => {
  render(<Refusal error={error} chain={ethereum} onAgain={() => undefined} />)
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain(title)
  expect(alert).toContain(say)
})
