import { describe, expect, test } from 'vitest'
import { GENUINE_SINGLETONS } from '../../../src/safe/read/genuineSafes.ts'
import { heldSafesSchema } from '../../../src/safe/read/readHeldSafes.ts'
import type { SafeState } from '../../../src/safe/read/readSafe.ts'
import { safeStateSchema } from '../../../src/safe/read/safeStateSchema.ts'
import { decode, encode } from '../../../src/state/queries/encode.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'
import { genuineSafe, SAFE, unknownCode, unwrapped } from '../genuineSafe.ts'

/** A round trip through the browser's storage. */
const keptAndRecalled = (value: unknown) => safeStateSchema.safeParse(decode(encode(value)))

describe('a stored Safe', () => {
  test.each<[string, SafeState]>([
    ['a Safe', genuineSafe({ balance: 10n ** 30n, modules: [BOB] })],
    ['a wrapped one', genuineSafe({ wrap: { ...unwrapped, isLive: true, isSealed: true, tokenId: 2n ** 170n } })],
    ['one where our contract is missing', genuineSafe({ wrap: 'missing' })],
    ['nothing', { kind: 'nothing', address: SAFE }],
    ['foreign code', { kind: 'foreign', address: SAFE }],
    ['an old Safe', { kind: 'old', address: SAFE }],
    ['our contract', { kind: 'wrapper', address: SAFE }],
    ['an unknown singleton', unknownCode({ singleton: BOB })],
  ])('[S9.6] round-trips: %s', (_, state) => {
    expect(keptAndRecalled(state)).toEqual({ success: true, data: state })
  })

  const [first] = GENUINE_SINGLETONS
  test.each<[string, object]>([
    ['another kind', { kind: 'token' }],
    ['invalid owners', { owners: ['ada.eth'] }],
    ['an address in another case', { address: SAFE.toLowerCase() }],
    ['a balance that isn’t a bigint', { balance: 1 }],
    ['a made-up singleton', { singleton: { ...first, address: ADA } }],
    ['a genuine singleton with another version', { singleton: { ...first, version: '1.5.0' } }],
    ['half a wrap', { wrap: { isLive: true } }],
    ['no guard', { guard: undefined }],
  ])('[S9.6] with %s is dropped', (_, change) => {
    expect(keptAndRecalled({ ...genuineSafe(), ...change }).success).toBe(false)
  })
})

test('[S9.6] a list of held Safes round-trips, and an invalid one is dropped', () => {
  const held = { contract: 'here', safes: [{ address: SAFE, tokenId: 2n ** 165n }], count: 1n }
  expect(heldSafesSchema.safeParse(decode(encode(held)))).toEqual({ success: true, data: held })
  for (const safe of [
    { address: SAFE, tokenId: 1 },
    { address: 'x', tokenId: 1n },
  ])
    expect(heldSafesSchema.safeParse({ ...held, safes: [safe] }).success).toBe(false)
})
