import { afterEach, expect, test, vi } from 'vitest'
import { wrappedSafeAddress as safe } from '../../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../../src/demo/people.ts'
import type { SealKey } from '../../../src/safe/sealKey/sealKey.ts'

const [address, payer] = [people.ada.account.address, people.ben.account.address]
const key: SealKey = { chainId: 1, safe, address, privateKey: `0x${'1f'.repeat(32)}`, payer, sent: [] }

/** The store after a load. */
async function load() {
  vi.resetModules()
  return import('../../../src/state/sealKey/keptSealKeys.ts')
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('[W2] a one-time key is kept until it is dropped, which leaves nothing behind', async () => {
  const { keepSealKey, isKeptForLater } = await load()
  expect(keepSealKey(key)).toBe(true)
  expect(isKeptForLater(key)).toBe(true)
  const { keptSealKeys, dropSealKey } = await load()
  expect(keptSealKeys.read()).toEqual([key])
  dropSealKey(address)
  expect(localStorage.getItem('sealKeys')).toBeNull()
})

test('[W2] an unreadable key affects none of the others', async () => {
  localStorage.setItem('sealKeys', JSON.stringify({ v: 1, value: [{ ...key, privateKey: '0x1f' }, null, key] }))
  const { keptSealKeys } = await load()
  expect(keptSealKeys.read()).toEqual([key])
})

test('[W2] where storage is denied it is only in memory, which the page knows', async () => {
  const { keepSealKey, isKeptForLater, keptSealKeys } = await load()
  vi.stubGlobal('localStorage', undefined)
  expect(keepSealKey(key)).toBe(false)
  expect(isKeptForLater(key)).toBe(false)
  expect(keptSealKeys.read()).toEqual([key])
})
