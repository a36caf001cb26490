import {
  getCompatibilityFallbackHandlerDeployment,
  getMultiSendCallOnlyDeployment,
  getSafeL2SingletonDeployment,
  getSafeSingletonDeployment,
} from '@safe-global/safe-deployments'
import { describe, expect, test } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import {
  GENUINE_SINGLETONS,
  genuineSingleton,
  isOwnHandler,
  isProxyCode,
  SAFE_L2_150,
} from '../../../src/safe/read/genuineSafes.ts'

type Deployment = ReturnType<typeof getSafeSingletonDeployment>
const kinds = [
  ['1.3.0', 'canonical'],
  ['1.3.0', 'eip155'],
  ['1.4.1', 'canonical'],
  ['1.5.0', 'canonical'],
] as const

describe.each(kinds)('Safe %s, %s', (version, kind) => {
  const addressOf = (deployment: Deployment) => deployment?.deployments[kind]?.address
  const expected = {
    version,
    multiSendCallOnly: addressOf(getMultiSendCallOnlyDeployment({ version })),
    fallbackHandler: addressOf(getCompatibilityFallbackHandlerDeployment({ version })),
  }

  test.each([
    [false, getSafeSingletonDeployment],
    [true, getSafeL2SingletonDeployment],
  ])('[W2] the singleton with L2 %s is the one that Safe lists, with its batcher and handler', (isL2, find) => {
    const address = addressOf(find({ version }))
    expect(address).toBeDefined()
    expect(genuineSingleton(address ?? '')).toEqual({ address, isL2, ...expected })
    expect(genuineSingleton(address?.toLowerCase() ?? '')).toBeDefined()
    expect(isOwnHandler(expected.fallbackHandler ?? '')).toBe(true)
  })
})

test('[W2] there are eight, and no other is genuine', () => {
  expect(GENUINE_SINGLETONS).toHaveLength(8)
  expect(new Set(GENUINE_SINGLETONS.map(({ address }) => address)).size).toBe(8)
  const old = getSafeSingletonDeployment({ version: '1.1.1' })?.deployments.canonical?.address
  for (const other of [old ?? '', '', '0x', SAFE_L2_150.slice(0, -1)]) expect(genuineSingleton(other)).toBeUndefined()
})

test.each(CHAINS)('[W2] what every wrapped Safe runs on is listed for $name', ({ id }) => {
  const deployment = getSafeL2SingletonDeployment({ version: '1.5.0', network: String(id) })
  expect(deployment?.networkAddresses[String(id)]).toContain(SAFE_L2_150)
})

test('[W2] a proxy is known by its code alone', () => {
  expect(isProxyCode('0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000')).toBe(true)
  expect(isProxyCode(`0x${'0'.repeat(64)}`)).toBe(false)
})
