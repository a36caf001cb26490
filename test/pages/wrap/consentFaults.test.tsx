import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Address, toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { ConsentStep } from '../../../src/pages/wrap/consent/ConsentStep.tsx'
import type { Consent } from '../../../src/safe/consent/consent.ts'
import { consentFile } from '../../../src/safe/consent/consentFile.ts'
import { encodeConsent } from '../../../src/safe/consent/consentLink.ts'
import type { ConsentFault, ConsentReading } from '../../../src/safe/consent/readConsent.ts'
import { hashesOf } from '../../../src/safe/consent/wrapContent.ts'
import { GENUINE_SINGLETONS } from '../../../src/safe/read/genuineSafes.ts'
import { keepConsent } from '../../../src/state/consent/keptConsents.ts'
import { queryClient } from '../../../src/state/queries/queries.ts'
import { genuineSafe, SAFE } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

// The messages on the screen where several owners sign, once something is wrong.

const ethereum = CHAINS[0] as Chain
const [ada, bob] = [toAddress(ADA) ?? ZERO_ADDRESS, toAddress(BOB) ?? ZERO_ADDRESS]
const multiSend = GENUINE_SINGLETONS[0]?.multiSendCallOnly ?? ZERO_ADDRESS
const safe = toAddress(SAFE) ?? ZERO_ADDRESS
const content = { chainId: 1, safe, nonce: 7n, multiSend, modules: [], holder: ada }
const consent: Consent = { content, signatures: [] }

beforeEach(() => {
  queryClient.clear()
  // a chain that never answers: each test provides the reads
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

type Drawn = { reading?: Partial<ConsentReading>; account?: Address; text?: string }

function draw(given: Consent, { reading, account = ada, text = encodeConsent(given) }: Drawn = {}) {
  if (reading)
    queryClient.setQueryData(['consent', 1, text], {
      value: { threshold: 2, signers: [], given: [], strangers: [], unreadable: 0, isAskedByHash: true, ...reading },
      block: 1n,
    })
  render(
    <ConsentStep
      chain={ethereum}
      address={safe}
      account={account}
      state={genuineSafe({ owners: [ada, bob], threshold: 2 })}
      isBlocked={false}
      isProving={false}
      text={text}
    />,
  )
}

const shown = () => document.body.textContent

test.each<[ConsentFault, string, string]>([
  ['earlier', 'The Safe has moved on', 'These signatures count for nothing any more. Start again, and sign again.'],
  ['later', 'Other transactions come first', 'Execute what comes before it, or start again.'],
  ['changed', 'This isn’t what this page would do now', 'modules, version or owners have changed'],
  ['holderThere', 'The new Safe exists already', 'start again, and sign again.'],
  ['otherHash', 'The Safe gives another hash', 'Don’t sign it.'],
])(
  '[W3] %s: the page says that what was collected can no longer be sent, and nobody can sign it',
  (fault, title, say) => {
    draw(consent, { reading: { fault } })
    expect(screen.getByText(title)).toBeDefined()
    expect(shown()).toContain(say)
    expect(screen.getByRole('link', { name: 'Start again' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
  },
)

test('[W3] a link for another network or another Safe leads there, and nothing of it can be signed here', () => {
  draw({ ...consent, content: { ...content, chainId: 10 } })
  expect(screen.getByText('This is for another network')).toBeDefined()
  expect(shown()).toContain('What was signed counts on that network alone.')
  expect(screen.getByRole('link', { name: 'Open it there' }).getAttribute('href')).toContain('/oeth:')
  cleanup()
  draw({ ...consent, content: { ...content, safe: bob } })
  expect(screen.getByText('This is for another Safe')).toBeDefined()
  expect(shown()).toContain('What was signed counts for that Safe alone.')
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
})

test('[W3] a truncated link is reported, and the next step is to ask for it again or to start over', () => {
  draw(consent, { text: encodeConsent(consent).slice(0, -9) })
  expect(screen.getByText('This can’t be read.')).toBeDefined()
  expect(shown()).toContain('Ask for it again, or for the file.')
  expect(screen.getByRole('link', { name: 'Start with this Safe' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /sign/i })).toBeNull()
})

test('[W3] signatures of strangers, unreadable ones, and one that an owner’s contract refuses are reported as left out', () => {
  const signers = [
    { owner: ada, status: 'invalid', isContract: true },
    { owner: bob, status: 'waiting', isContract: false },
  ] as const
  draw(consent, { reading: { signers, strangers: [bob], unreadable: 2 } })
  expect(screen.getByText('Its signature isn’t accepted')).toBeDefined()
  expect(screen.getByText('Not yet')).toBeDefined()
  expect(shown()).toContain('A passkey can’t sign on this page')
  expect(screen.getByText('1 signature was left out: it isn’t an owner’s, or it is for something else.')).toBeDefined()
  expect(screen.getByText('2 entries were left out: they are no signatures.')).toBeDefined()
  cleanup()
  draw({ ...consent, content: { ...content, nonce: 8n } }, { reading: { signers } })
  expect(shown()).not.toContain('left out')
})

test.each([
  ['twice', () => encodeConsent(consent), 'There was nothing new in it.'],
  [
    'of another wrap',
    () => encodeConsent({ ...consent, content: { ...content, holder: bob } }),
    'This is about another wrap: other content, another holder or another nonce.',
  ],
])('[W3] a link added %s is reported', async (_, textOf, said) => {
  draw(consent, { reading: {} })
  fireEvent.change(screen.getByLabelText('Link or signature'), { target: { value: textOf() } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(shown()).toContain(said))
})

test('[W3] two wraps signed at one nonce: both hashes are shown, with a note that only one can execute', () => {
  const other = { ...content, holder: bob }
  keepConsent({ content: other, signatures: [] })
  draw(consent, { reading: {} })
  expect(screen.getByText('Another wrap of this Safe is being signed')).toBeDefined()
  expect(shown()).toContain('Only one of the two can happen. Its hash:')
  const hashes = [content, other].map((each) => hashesOf(each).safeTxHash)
  expect(new Set(hashes).size).toBe(2)
  for (const hash of hashes) expect(screen.getByText(hash)).toBeDefined()
  cleanup()
  // at another nonce it doesn't compete with this one
  draw({ ...consent, content: { ...content, nonce: 8n } }, { reading: {} })
  expect(screen.queryByText('Another wrap of this Safe is being signed')).toBeNull()
})

test('[W3] with all signatures collected, somebody who is no owner reads that any account can send it', () => {
  const signers = [ada, bob].map((owner) => ({ owner, status: 'signed', isContract: false }) as const)
  const given = [ada, bob].map((owner) => ({ owner, by: 'approval' }) as const)
  draw(consent, { reading: { signers, given }, account: safe })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Enough owners have agreed.')
  expect(screen.getByText('Any account can send it now, and pays the network fee.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Wrap this Safe' })).toBeDefined()
  expect(screen.queryByText(/The connected account isn’t an owner/)).toBeNull()
})

test('[W3] where the link is shared the page says that it never expires, and what ends it', () => {
  draw(consent, { reading: {} })
  expect(shown()).toContain('Nothing in them expires: the signatures count until the Safe executes another transaction')
})

test('[W3] the page says that what owners sign revokes no approvals, and who can revoke them afterwards', () => {
  draw(consent, { reading: {} })
  expect(
    screen.getByText('It revokes no approvals: they keep working until the holder revokes them, on the Safe’s page.'),
  ).toBeDefined()
})

describe('[W3] a browser without clipboard access', () => {
  test.each<[string, Partial<Clipboard> | undefined]>([
    ['has none', undefined],
    ['refuses it', { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) }],
  ])('[W3] that %s: the link is shown and selected, and nothing says that it was copied', async (_, clipboard) => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)
    draw(consent, { reading: {} })
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Your browser blocked the clipboard. Select the text and copy it by hand.')
    const link = `${location.href.replace(/#.*$/, '')}#/wrap/eth:${safe}?d=${encodeConsent(consent)}`
    expect(alert.querySelector('code')?.textContent).toBe(link)
    expect(getSelection()?.toString()).toBe(link)
    expect(screen.queryByText('Copied')).toBeNull()
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeDefined()
  })
})

test('[W3] an added signature file is read; an offer, a batch or half a file is named as such', async () => {
  draw(consent, { reading: {} })
  const choose = (text: string) => {
    const file = new File([text], 'wrap.json', { type: 'application/json' })
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } })
  }
  choose(JSON.stringify({ offer: 'abc' }))
  await waitFor(() => expect(shown()).toContain('This is an offer to sell a Safe. Open it on the home page'))
  choose(JSON.stringify({ chainId: '1', transactions: [] }))
  await waitFor(() =>
    expect(shown()).toContain('This is a batch of calls. The holder imports it on the page of the Safe'),
  )
  choose(consentFile(consent).slice(0, -9))
  await waitFor(() => expect(shown()).toContain('The file is incomplete or was altered.'))
  choose(consentFile(consent))
  await waitFor(() => expect(shown()).toContain('There was nothing new in it.'))
})
