import { beforeEach, expect, test, vi } from 'vitest'
import { toAddress } from '../../../src/lib/address.ts'

const load = () => import('../../../src/state/settings/knownSafes.ts')
const safe = (index: number, chainId = 1) => {
  const address = toAddress(`0x${index.toString(16).padStart(40, '0')}`)
  if (!address) throw new Error('That is no address.')
  return { chainId, address }
}

beforeEach(() => void vi.resetModules())

test('[S3.4] the recently viewed Safes, newest first, each once per chain, at most twenty', async () => {
  const { knownSafes, rememberSafe } = await load()
  for (let index = 1; index <= 25; index++) rememberSafe(safe(index))
  rememberSafe(safe(20))
  rememberSafe(safe(20, 10))
  expect(knownSafes.read()).toHaveLength(20)
  expect(knownSafes.read().slice(0, 3)).toEqual([safe(20, 10), safe(20), safe(25)])
})

test('[S3.4] viewing the same one again writes nothing', async () => {
  const { knownSafes, rememberSafe } = await load()
  rememberSafe(safe(1))
  const listener = vi.fn()
  knownSafes.subscribe(listener)
  rememberSafe(safe(1))
  expect(listener).not.toHaveBeenCalled()
})
