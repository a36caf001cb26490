import { describe, expect, test } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import {
  GENUINE_SINGLETONS,
  genuineSingleton,
  isOldSingleton,
  isOwnHandler,
  isProxyCode,
  SAFE_L2_150,
} from '../../../src/safe/read/genuineSafes.ts'
import { safeDeployments, safeL2Chains } from '../../../tools/safeDeployments.generated.ts'

const kinds = [
  ['1.3.0', 'canonical', 'gnosis_safe'],
  ['1.3.0', 'eip155', 'gnosis_safe'],
  ['1.4.1', 'canonical', 'safe'],
  ['1.5.0', 'canonical', 'safe'],
] as const

describe.each(kinds)('Safe %s, %s', (version, kind, singleton) => {
  const addressOf = (record: string) => safeDeployments[version]?.[record]?.[kind]?.address
  const expected = {
    version,
    multiSendCallOnly: addressOf('multi_send_call_only'),
    fallbackHandler: addressOf('compatibility_fallback_handler'),
  }

  test.each([
    [false, singleton],
    [true, `${singleton}_l2`],
  ])('[W2] the singleton with L2 %s is the one that Safe lists, with its batcher and handler', (isL2, record) => {
    const address = addressOf(record)
    expect(address).toBeDefined()
    expect(genuineSingleton(address ?? '')).toEqual({ address, isL2, ...expected })
    expect(genuineSingleton(address?.toLowerCase() ?? '')).toBeDefined()
    expect(isOwnHandler(expected.fallbackHandler ?? '')).toBe(true)
  })
})

test('[W2] there are eight, and no other is genuine', () => {
  expect(GENUINE_SINGLETONS).toHaveLength(8)
  expect(new Set(GENUINE_SINGLETONS.map(({ address }) => address)).size).toBe(8)
  const old = safeDeployments['1.1.1']?.gnosis_safe?.canonical?.address
  expect(old).toBeDefined()
  for (const other of [old ?? '', '', '0x', SAFE_L2_150.slice(0, -1)]) expect(genuineSingleton(other)).toBeUndefined()
})

test.each(['1.0.0', '1.1.1', '1.2.0'])('[W6] a Safe %s is recognised as too old', (version) => {
  const old = safeDeployments[version]?.gnosis_safe?.canonical?.address ?? ''
  expect(isOldSingleton(old.toLowerCase())).toBe(true)
  expect(genuineSingleton(old)).toBeUndefined()
  for (const { address } of GENUINE_SINGLETONS) expect(isOldSingleton(address)).toBe(false)
})

test.each(CHAINS)('[W2] the singleton of wrapped Safes is listed for $name', ({ id }) => {
  expect(safeDeployments['1.5.0']?.safe_l2?.canonical?.address).toBe(SAFE_L2_150)
  expect(safeL2Chains).toContain(id)
})

test('[W2] a proxy is recognised by its code alone', () => {
  expect(isProxyCode('0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000')).toBe(true)
  expect(isProxyCode(`0x${'0'.repeat(64)}`)).toBe(false)
})
