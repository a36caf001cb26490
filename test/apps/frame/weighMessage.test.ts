import { expect, test } from 'vitest'
import { weighMessage } from '../../../src/apps/frame/weighMessage.ts'

test.each([
  ['a text', 'hello'],
  ['a request', { id: '1', method: 'rpcCall', params: { call: 'eth_call', params: [{ to: '0x1' }, 'latest', null] } }],
  ['an undefined field', { id: '1', params: undefined }],
  ['numbers', [1, 2.5, true]],
])('[W6] weighs %s as plain', (_, message) => {
  expect(weighMessage(message, 1_000)).toBe('plain')
})

const circle: Record<string, unknown> = {}
circle.self = circle
let deep: unknown = 1
for (let depth = 0; depth < 100_000; depth++) deep = [deep]

test.each([
  ['a long text', 'x'.repeat(1_000)],
  ['a long name of a field', { ['x'.repeat(1_000)]: 1 }],
  ['many small values', Array.from({ length: 400 }, () => 1)],
  ['a list that claims to be long', Object.assign([], { length: 2 ** 32 - 1 })],
  ['one that contains itself', circle],
  ['one that is nested deep', deep],
])('[W6] reports %s as too large', (_, message) => {
  expect(weighMessage(message, 1_000)).toBe('tooLarge')
})

test.each([
  ['bytes', new Uint8Array(10_000_000)],
  ['a map', { id: new Map() }],
  ['a big number', { id: 1n }],
])('[W6] reports %s as something that JSON can’t carry', (_, message) => {
  expect(weighMessage(message, 1_000)).toBe('other')
})

test('[W6] the limit counts characters, field names and values together', () => {
  expect(weighMessage({ ab: 'cd' }, 6)).toBe('plain')
  expect(weighMessage({ ab: 'cd' }, 5)).toBe('tooLarge')
})
