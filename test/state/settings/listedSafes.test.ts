import { beforeEach, expect, test, vi } from 'vitest'
import { toAddress } from '../../../src/lib/address.ts'

const load = () => import('../../../src/state/settings/listedSafes.ts')
const at = (index: number) => {
  const address = toAddress(`0x${index.toString(16).padStart(40, '0')}`)
  if (!address) throw new Error('That is no address.')
  return address
}
const [ada, ben] = [at(0xada), at(0xbe2)]

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('[S3.4] a Safe is watched on one chain, and no longer once that is stopped', async () => {
  const { isWatchedIn, listedSafes, watchSafe } = await load()
  watchSafe(1, at(7), true)
  expect(isWatchedIn(listedSafes.read(), 1, at(7))).toBe(true)
  expect(isWatchedIn(listedSafes.read(), 10, at(7))).toBe(false)
  watchSafe(1, at(7), false)
  expect(listedSafes.read()).toEqual([])
})

test('[S3.4] Safes that an account held are stored once for each account, and stay when watching stops', async () => {
  const { listedSafes, noteHeld, watchSafe } = await load()
  watchSafe(1, at(7), true)
  noteHeld(1, ada, [at(7), at(8)])
  noteHeld(1, ben, [at(7)])
  const listener = vi.fn()
  listedSafes.subscribe(listener)
  noteHeld(1, ada, [at(7)])
  expect(listener).not.toHaveBeenCalled()
  watchSafe(1, at(7), false)
  expect(listedSafes.read()).toEqual([
    { chainId: 1, address: at(7), hadBy: [ben, ada] },
    { chainId: 1, address: at(8), hadBy: [ada] },
  ])
})

test('[S3.4] three hundred are kept, watched ones first, also after a reload', async () => {
  const { noteHeld, watchSafe } = await load()
  watchSafe(1, at(1), true)
  noteHeld(
    1,
    ada,
    Array.from({ length: 319 }, (_, index) => at(320 - index)),
  )
  vi.resetModules()
  const kept = (await load()).listedSafes.read()
  expect(kept).toHaveLength(300)
  expect(kept[0]?.address).toBe(at(320))
  expect(kept.at(-1)).toEqual({ chainId: 1, address: at(1), isWatched: true })
})
