import type { Address } from '../address.ts'
import { readSafe } from '../safe/readSafe.ts'
import { clientOf } from './clients.ts'
import { useFact } from './queries.ts'

const LOOK_EVERY = 12_000

/** What is at an address of a chain, read again every 12 seconds while it is on screen. */
export const useSafe = (chainId: number, address: Address) =>
  useFact({
    key: ['safe', chainId, address],
    read: async () => readSafe(await clientOf(chainId), address),
    every: LOOK_EVERY,
  })
