import { expect, test } from 'vitest'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { driverIn, isOwnSafe, standingOf } from '../../../src/safe/read/standingOf.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'
import { genuineSafe, SAFE, unknownCode, unwrapped } from '../genuineSafe.ts'

const live: WrapState = { ...unwrapped, isLive: true, driver: BOB }

test('[S3.4] the account itself, its Safe, its wrapped Safe, a stranger, a contract, and what couldn’t be read', () => {
  expect(standingOf(ADA, ADA.toLowerCase() as typeof ADA, undefined)).toEqual({ kind: 'you' })
  expect(standingOf(SAFE, ADA, { kind: 'safe', owners: [BOB, ADA], threshold: 2 })).toEqual({
    ...{ kind: 'yourSafe', address: SAFE, threshold: 2, owners: 2 },
  })
  expect(standingOf(SAFE, ADA, { kind: 'safe', owners: [BOB], threshold: 1, driver: ADA })).toEqual({
    kind: 'yourWrapped',
    address: SAFE,
  })
  expect(standingOf(SAFE, ADA, { kind: 'safe', owners: [BOB], threshold: 1 }).kind).toBe('contract')
  expect(standingOf(BOB, ADA, { kind: 'account' })).toEqual({ kind: 'account', address: BOB })
  expect(standingOf(BOB, ADA, { kind: 'contract' }).kind).toBe('contract')
  expect(standingOf(BOB, ADA, undefined)).toEqual({ kind: 'unread', address: BOB })
})

test('[S3.4] nobody is “you” where no account is connected', () => {
  expect(standingOf(SAFE, undefined, { kind: 'safe', owners: [ADA], threshold: 1 }).kind).toBe('contract')
  expect(standingOf(SAFE, undefined, undefined).kind).toBe('unread')
})

test('[S3.4] the driver of a live wrap comes from our contract, whatever code the Safe runs', () => {
  expect(driverIn(genuineSafe({ wrap: live }))).toBe(BOB)
  expect(driverIn(unknownCode({ wrap: live }))).toBe(BOB)
  expect(driverIn(genuineSafe({ wrap: { ...live, isLive: false } }))).toBeUndefined()
  expect(driverIn(genuineSafe({ wrap: 'missing' }))).toBeUndefined()
  expect(driverIn({ kind: 'nothing', address: SAFE })).toBeUndefined()
  expect(driverIn(undefined)).toBeUndefined()
})

test('[S3.4] a Safe is one’s own as its owner, or while driving it; unknown code never is', () => {
  expect(isOwnSafe(genuineSafe(), ADA)).toBe(true)
  expect(isOwnSafe(genuineSafe(), BOB)).toBe(false)
  expect(isOwnSafe(genuineSafe({ wrap: live }), BOB)).toBe(true)
  expect(isOwnSafe(unknownCode({ wrap: live }), BOB)).toBe(false)
  expect(isOwnSafe(undefined, ADA)).toBe(false)
})
