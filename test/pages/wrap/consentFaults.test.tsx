import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import { AddSignatures } from '../../../src/pages/wrap/consent/AddSignatures.tsx'
import { ConsentStep } from '../../../src/pages/wrap/consent/ConsentStep.tsx'
import { Owners } from '../../../src/pages/wrap/consent/Owners.tsx'
import { encodeConsent } from '../../../src/safe/consent/consentLink.ts'
import type { WrapContent } from '../../../src/safe/consent/wrapContent.ts'
import { GENUINE_SINGLETONS } from '../../../src/safe/read/genuineSafes.ts'
import { SAFE } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

test('[W3] signatures that don’t count are said to be left out, and which owner is still missing', () => {
  const reading = {
    fault: undefined,
    threshold: 2,
    isAskedByHash: true,
    signers: [
      { owner: ADA, status: 'signed', isContract: false },
      { owner: BOB, status: 'waiting', isContract: true },
    ],
    given: [],
    strangers: [BOB],
    unreadable: 1,
  } as const
  const { container, rerender } = render(<Owners reading={reading} account={ADA} />)
  expect(screen.getByText('1 signature was left out: it isn’t an owner’s, or it is for something else.')).toBeDefined()
  expect(screen.getByText('1 entry was left out: it is no signature.')).toBeDefined()
  expect(screen.getByText('Not yet')).toBeDefined()
  expect(container.textContent).toContain('A passkey can’t sign on this page')
  rerender(<Owners reading={{ ...reading, strangers: [], unreadable: 0 }} account={ADA} />)
  expect(container.textContent).not.toContain('left out')
})

const [ethereum] = CHAINS
const [singleton] = GENUINE_SINGLETONS
if (!ethereum || !singleton) throw new Error('There is no chain or no version.')
const content: WrapContent = {
  chainId: 1,
  safe: SAFE,
  nonce: 0n,
  modules: [],
  holder: BOB,
  multiSend: singleton.multiSendCallOnly,
}
const linkOf = (change: Partial<WrapContent>) => encodeConsent({ content: { ...content, ...change }, signatures: [] })

test.each([
  ['another network', linkOf({ chainId: 8453 }), 'What was signed counts on that network alone.'],
  ['another Safe', linkOf({ safe: ADA }), 'What was signed counts for that Safe alone.'],
  ['nobody, since it was cut', linkOf({}).slice(0, -9), 'Ask for it again, or for the file.'],
])('[W3] a link for %s says so, and offers nothing to sign', (_, text, said) => {
  const props = {
    chain: ethereum,
    address: SAFE,
    account: ADA,
    state: undefined,
    isBlocked: false,
    isProving: false,
  } as const
  const { container } = render(<ConsentStep {...props} text={text} />)
  expect(container.textContent).toContain(said)
  expect(screen.queryByRole('button', { name: /sign/i })).toBeNull()
})

test.each([
  [0, 'There was nothing new in it.'],
  [undefined, 'This is about another wrap: other content, another holder or another nonce.'],
])('[W3] a link added twice, or of another wrap, says so (%s)', async (count, said) => {
  const { container } = render(<AddSignatures content={content} reading={undefined} onAdd={() => count} />)
  fireEvent.change(screen.getByLabelText('Link or signature'), { target: { value: linkOf({}) } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(container.textContent).toContain(said))
})
