import { expect, test } from 'vitest'
import { readAppAddress } from '../../../src/apps/frame/readAppAddress.ts'

const OWN = 'https://wrapped.example'

test.each([
  ['https://app.example/#/swap', 'https://app.example/#/swap', 'https://app.example'],
  ['  app.example/pool ', 'https://app.example/pool', 'https://app.example'],
  ['app.example:8443', 'https://app.example:8443/', 'https://app.example:8443'],
  ['http://localhost:3000/', 'http://localhost:3000/', 'http://localhost:3000'],
  ['http://127.0.0.1:5173', 'http://127.0.0.1:5173/', 'http://127.0.0.1:5173'],
  ['https://bücher.example', 'https://xn--bcher-kva.example/', 'https://xn--bcher-kva.example'],
  [
    'https://app.safe.global/share/safe-app?appUrl=https%3A%2F%2Fapp.example%2Fx&chain=eth',
    'https://app.example/x',
    'https://app.example',
  ],
])('[W6] reads %s', (text, url, origin) => {
  expect(readAppAddress(text, OWN)).toEqual({ url, origin })
})

test('[W6] refuses an address that is too long', () => {
  expect(readAppAddress(`https://app.example/${'x'.repeat(2_000)}`, OWN)).toEqual({ wrong: 'shape' })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['http://app.example', 'insecure'],
  ['javascript:alert(1)', 'shape'],
  ['data:text/html,x', 'shape'],
  ['blob:https://app.example/1', 'shape'],
  ['ftp://app.example', 'shape'],
  ['https://user:secret@app.example', 'shape'],
  ['https://app', 'shape'],
  ['not an address', 'shape'],
  ['https://wrapped.example/sample-app.html', 'own'],
  ['wrapped.example', 'own'],
  ['https://app.safe.global/share/safe-app?appUrl=javascript:alert(1)', 'shape'],
  ['https://app.safe.global/share/safe-app?appUrl=https%3A%2F%2Fwrapped.example', 'own'],
] as const)('[W6] refuses %s', (text, wrong) => {
  expect(readAppAddress(text, OWN)).toEqual({ wrong })
})
