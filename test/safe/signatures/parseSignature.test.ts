import { describe, expect, test } from 'vitest'
import { parseSignature } from '../../../src/safe/signatures/parseSignature.ts'

describe('a wallet’s signature', () => {
  test.each([
    ['as it should be', '0xab12', '0xab12'],
    ['without 0x', 'ab12', '0xab12'],
    ['in capitals', '0XAB12', '0xab12'],
    ['empty, as a Safe gives it', '0x', '0x'],
    ['of 64 bytes', `0x${'1'.repeat(128)}`, `0x${'1'.repeat(128)}`],
    ['of a kilobyte', `0x${'1'.repeat(2000)}`, `0x${'1'.repeat(2000)}`],
  ])('[S8.9] %s is read', (_, given, read) => expect(parseSignature(given)).toBe(read))

  test.each([
    [''],
    ['0x1'],
    ['0xzz'],
    [' 0x12'],
    [null],
    [undefined],
    [12],
    [['0x12']],
    [{ signature: '0x12' }],
    ['a'.repeat(300_000)],
  ])('[S8.9] %j is refused', (given) => expect(parseSignature(given)).toBeUndefined())
})
