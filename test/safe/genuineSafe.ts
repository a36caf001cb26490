import { ZERO_ADDRESS } from '../../src/lib/address.ts'
import { GENUINE_SINGLETONS } from '../../src/safe/read/genuineSafes.ts'
import type { GenuineSafe, UnknownCode, WrapState } from '../../src/safe/read/readSafe.ts'
import { ADA } from '../wallets/testWallet.ts'

export const SAFE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

export const unwrapped: WrapState = {
  isLive: false,
  isSealed: false,
  tokenId: 0n,
  driver: ZERO_ADDRESS,
  previousSingleton: ZERO_ADDRESS,
  previousFallbackHandler: ZERO_ADDRESS,
  nonce: 0n,
  epoch: 0n,
  isSigning: false,
  lockedUntil: 0,
  quietUntil: 0,
  time: 1_700_000_000,
  problems: 0n,
}

/** A Safe of Ada's that can be wrapped, on a version that needs no migration, with a test's changes. */
export function genuineSafe(change: Partial<GenuineSafe> = {}): GenuineSafe {
  const singleton = GENUINE_SINGLETONS.at(-1)
  if (!singleton) throw new Error('There are no genuine singletons.')
  return {
    kind: 'safe',
    address: SAFE,
    singleton,
    owners: [ADA],
    threshold: 1,
    nonce: 0n,
    modules: [],
    hasMoreModules: false,
    guard: ZERO_ADDRESS,
    moduleGuard: ZERO_ADDRESS,
    fallbackHandler: singleton.fallbackHandler,
    balance: 0n,
    wrap: unwrapped,
    ...change,
  }
}

/** A proxy with code that isn't Safe's, with a test's changes. */
export function unknownCode(change: Partial<UnknownCode> = {}): UnknownCode {
  return {
    kind: 'unknownSingleton',
    address: SAFE,
    singleton: ADA,
    raw: {
      owners: { addresses: [ADA], end: 'whole' },
      ownerCount: 1n,
      threshold: 1n,
      modules: { addresses: [], end: 'whole' },
      guard: ZERO_ADDRESS,
      moduleGuard: ZERO_ADDRESS,
      fallbackHandler: ZERO_ADDRESS,
    },
    wrap: unwrapped,
    ...change,
  }
}
