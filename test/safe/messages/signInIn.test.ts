import { expect, test } from 'vitest'
import { signInIn } from '../../../src/safe/messages/signInIn.ts'

const ACCOUNT = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const said = (domain: string, account: string = ACCOUNT) =>
  `${domain} wants you to sign in with your Ethereum account:\n${account}\n\nURI: https://app.example`

test.each([
  ['app.example', 'app.example'],
  ['https://app.example', 'app.example'],
  ['localhost:3000', 'localhost:3000'],
])('[W2] recognises a sign-in at %s', (written, domain) => {
  expect(signInIn(said(written))).toEqual({ domain, account: ACCOUNT })
  expect(signInIn(said(written, ACCOUNT.toLowerCase()))).toEqual({ domain, account: ACCOUNT })
})

test.each([
  'Hello',
  said('app.example').replace('Ethereum', 'other'),
  said('app.example', ACCOUNT.slice(0, -1)),
  said('app.example/path'),
  `Note:\n${said('app.example')}`,
])('[W2] is no sign-in: %j', (text) => {
  expect(signInIn(text)).toBeUndefined()
})
