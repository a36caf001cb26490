import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { BatchFile, type Told } from '../../../src/pages/safe/acts/calls/BatchFile.tsx'
import { CallForm } from '../../../src/pages/safe/acts/calls/CallForm.tsx'
import { SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const ethereum = CHAINS[0] as Chain
const wrap = { ...unwrapped, isLive: true, isSealed: true, driver: ADA } as const

beforeEach(() => {
  // a chain that never answers
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

const draw = () =>
  render(<CallForm {...{ chain: ethereum, safe: SAFE, account: ADA, wrap, balance: 0n, readAt: 1n }} />)
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const said = () => document.body.textContent ?? ''

test.each([
  [SAFE, 'That is the Safe itself. While it is wrapped, nobody changes its owners, modules or guards.'],
  [wrappedSafeAddress, 'That is our contract. It isn’t called through the Safe: use the other tabs.'],
])('[W4] a call to %s is refused at its field, in words', (to, words) => {
  draw()
  type('Contract', to)
  expect(said()).toContain(words)
})

test.each([
  ['x'.repeat(500_001), 'That is too long to be read here.'],
  ['0x123', 'Data has 0x in front, and two hex digits for each byte.'],
  ['[{', 'That is no ABI: its JSON can’t be read.'],
  ['[]', 'No function in it changes anything: there is nothing to send.'],
  ['transfer(', 'That is no signature. It looks like transfer(address,uint256).'],
])('[W4] input that names no function is refused in words: %#', (what, words) => {
  draw()
  type('Function, ABI or data', what)
  expect(said()).toContain(words)
})

test.each([
  ['uint8', '256', 'The number is beyond what uint8 can hold.'],
  ['uint256', '1.5', 'That isn’t a whole number.'],
  ['bytes', '123', 'It has 0x in front, and two hex digits for each byte.'],
  ['bytes4', '0x12', 'It doesn’t have as many bytes as bytes4.'],
  ['uint8[2]', '[1]', 'It doesn’t have as many entries as it should.'],
  ['uint8[]', 'one', 'It doesn’t have the form of a list or a struct.'],
  ['uint8[]', '[1, 300]', 'The number is beyond what uint8 can hold.'],
  ['address[]', '["0x12"]', 'That isn’t an address.'],
])('[W4] an argument of type %s that isn’t one, %s, is refused at its field', (kind, value, words) => {
  draw()
  type('Function, ABI or data', `f(${kind})`)
  type(/^Argument 1/, value)
  expect(said()).toContain(words)
})

const row = (change: object) => ({ to: BOB, value: '0', data: '0x', ...change })
const fileOf = (rows: unknown[], change: object = {}) =>
  JSON.stringify({ version: '1.0', chainId: '1', createdAt: 1, meta: { name: 'x' }, transactions: rows, ...change })

test.each([
  ['invalid JSON', '{', 'That file isn’t JSON.'],
  ['something else in it', '{}', 'That isn’t a file of Safe’s transaction builder.'],
  ['an offer in it', '{"offer":"abc"}', 'This is an offer to sell a Safe. Open it on the home page'],
  ['signatures in it', '{"consent":"abc"}', 'These are owners’ signatures for wrapping a Safe.'],
  ['too many bytes', ' '.repeat(1_000_001), 'The file is too large.'],
  ['no calls', fileOf([]), 'There are no calls in that file.'],
  [
    'too many calls',
    fileOf(Array.from({ length: 500 }, () => row({}))),
    /The file has 500 calls. A batch has \d+ at most./,
  ],
  ['another network', fileOf([row({})], { chainId: '10' }), /OP Mainnet.*Ethereum/],
  ['an invalid value', fileOf([row({ value: 'all' })]), 'its value isn’t a number of wei.'],
  ['invalid data', fileOf([row({ data: '0xzz' })]), 'its data isn’t in hex.'],
  ['an entry that is no call', fileOf([7]), 'it isn’t a call.'],
  ['a call to our contract', fileOf([row({ to: wrappedSafeAddress })]), 'it is for our contract.'],
])('[W4] a file with %s is refused in words, and none of it is used', async (_, text, words) => {
  const told: Told[] = []
  render(<BatchFile chain={ethereum} safe={SAFE} calls={[]} told={undefined} setTold={(one) => told.push(one)} />)
  fireEvent.change(screen.getByLabelText('Import', { selector: 'input' }), {
    target: { files: [new File([text], 'batch.json')] },
  })
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]?.kind).toBe('danger')
  expect(told[0]?.lines.join(' ')).toMatch(words)
  expect(localStorage.getItem('batches')).toBeNull()
})
