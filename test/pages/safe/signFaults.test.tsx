import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import SignMessage from '../../../src/pages/safe/message/SignMessage.tsx'
import { SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const ethereum = CHAINS[0] as Chain
const wrap = { ...unwrapped, isLive: true, isSealed: true, isSigning: true, driver: ADA, tokenId: 77n } as const
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

beforeEach(() => {
  // a chain that never answers
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

/** What the page shows about a text, or typed data, before it is signed. */
function read(kind: 'Text' | 'Typed data', value: string): string {
  cleanup()
  render(<SignMessage chain={ethereum} safe={SAFE} account={ADA} wrap={wrap} />)
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${kind}`) }))
  const label = kind === 'Text' ? 'Text to sign' : 'Typed data (JSON)'
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return document.body.textContent ?? ''
}
const canSign = () =>
  screen
    .getAllByRole('button')
    .some((one) => one.getAttribute('type') === 'submit' && one.getAttribute('aria-disabled') !== 'true')

type Message = { type: string; fields: Record<string, [type: string, value: unknown]>; chainId?: number }
const typed = ({ type, fields, chainId = 1 }: Message) =>
  JSON.stringify({
    types: {
      EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
      [type]: Object.entries(fields).map(([name, [type]]) => ({ name, type })),
    },
    primaryType: type,
    domain: { chainId },
    message: Object.fromEntries(Object.entries(fields).map(([name, [, value]]) => [name, value])),
  })

test('[W4] a text that is too long is refused in words', () => {
  expect(read('Text', 'x'.repeat(20_001))).toContain(
    'That is too long. This page signs texts of up to 20,000 characters.',
  )
  expect(canSign()).toBe(false)
})

test('[W4] invisible characters, and hex that is taken as text, are pointed out', () => {
  expect(read('Text', 'Hello\u200b')).toContain('There are characters in it that nobody sees. They are signed too.')
  expect(read('Text', '0xabcd')).toContain(
    'It is signed as the characters you see, not as the bytes they may stand for.',
  )
})

const signInAs = (account: string) =>
  `app.example wants you to sign in with your Ethereum account:\n${account}\n\nURI: https://app.example\nVersion: 1\nChain ID: 1\nNonce: abcdefgh\nIssued At: 2026-11-30T00:00:00Z`

test('[W4] for a sign-in the page says who signs in where, and for one with another account that the app won’t accept it', () => {
  expect(read('Text', signInAs(SAFE))).toContain('whoever has the signature is let in at app.example as this Safe.')
  const other = read('Text', signInAs(BOB))
  expect(other).toContain('This is a sign-in for another account, not for this Safe. The app won’t accept it.')
})

const permit: Message = {
  type: 'Permit',
  fields: {
    owner: ['address', SAFE],
    spender: ['address', BOB],
    value: ['uint256', '1000000'],
    nonce: ['uint256', '0'],
    deadline: ['uint256', '1800000000'],
  },
}

test.each([
  ['is too long', 'x'.repeat(100_001), 'This page reads typed data of up to 100,000 characters.'],
  ['is no JSON', '{', 'That isn’t valid JSON. Copy it again, from the first { to the last }.'],
  ['is something else', '{"a":1}', 'That isn’t typed data: it needs types, primaryType, domain and message.'],
  ['has an invalid type', typed({ type: 'Mail', fields: { to: ['uint7', 1] } }), 'isn’t one that EIP-712 has.'],
  ['lacks a value', typed(permit).replace('"nonce":"0",', ''), 'is missing.'],
  ['has a value of another type', typed(permit).replace('"1000000"', '"much"'), 'doesn’t match its type.'],
  ['has a number that JSON rounds', typed(permit).replace('"1000000"', '9007199254740993'), 'It must stand in quotes.'],
])('[W4] typed data that %s is refused in words', (_, text, words) => {
  expect(read('Typed data', text)).toContain(words)
  expect(canSign()).toBe(false)
})

const message = (type: string, fields: Message['fields']): Message => ({ type, fields })
test.each<[string, Message, string, string]>([
  ['a permit', permit, 'This lets someone take tokens.', 'until its deadline the spender can take this token'],
  [
    'a permit of an NFT',
    message('Permit', { spender: ['address', BOB], tokenId: ['uint256', '7'], deadline: ['uint256', '1800000000'] }),
    'This lets someone take an NFT.',
    'until its deadline the spender can take this NFT',
  ],
  [
    'a transfer',
    message('TransferWithAuthorization', { from: ['address', SAFE], to: ['address', BOB], value: ['uint256', '1'] }),
    'This sends tokens away.',
    'Whoever has the signature can send these tokens from the Safe to the recipient at any time it allows.',
  ],
  [
    'an order',
    message('Order', { sellToken: ['address', TOKEN], buyToken: ['address', BOB] }),
    'This is an order.',
    'Whoever fills it takes what it offers from the Safe, for what it asks.',
  ],
  [
    'an unknown kind of message',
    message('Mail', { contents: ['string', 'Hello'] }),
    'This page doesn’t know this kind of message.',
    'It can’t tell what the signature allows. Sign only what you understand, for an app that you trust.',
  ],
  ['another network', { ...permit, chainId: 10 }, 'This is for OP Mainnet, not for Ethereum.', 'is another account'],
])('[W4] what signing %s lets somebody do is said before it is signed', (_, data, title, say) => {
  const said = read('Typed data', typed(data))
  expect(said).toContain(title)
  expect(said).toContain(say)
})
