import { describe, expect, test } from 'vitest'
import type { Address } from '../../../src/lib/address.ts'
import { type Blocker, checkSafe, type Fix } from '../../../src/safe/plans/checkSafe.ts'
import type { Explanation } from '../../../src/safe/proof/explainSafe.ts'
import { GENUINE_SINGLETONS } from '../../../src/safe/read/genuineSafes.ts'
import type { GenuineSafe, SafeState } from '../../../src/safe/read/readSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'
import { genuineSafe, SAFE, unknownCode, unwrapped } from '../genuineSafe.ts'

const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('[W3] a clean Safe of one’s own has no blockers and no fixes', () => {
  expect(checkSafe(genuineSafe(), ADA)).toEqual({ blockers: [], fixes: [], consent: 'one' })
  expect(checkSafe(genuineSafe(), ADA.toLowerCase() as Address).blockers).toEqual([])
})

test('[W3] unexplained storage blocks a wrap; explained or undetermined storage does not', () => {
  const block = { number: 1n, hash: `0x${'00'.repeat(32)}`, time: 0 } as const
  const blockersBy = (found: Explanation) => checkSafe(genuineSafe(), ADA, found).blockers
  expect(blockersBy({ status: 'unexplained', block })).toEqual([{ id: 'hidden' }])
  expect(blockersBy({ status: 'explained', block, approvals: [], messages: [] })).toEqual([])
  expect(blockersBy({ status: 'unproven', why: ['unsupported'] })).toEqual([])
  expect(blockersBy({ status: 'unsearched', why: 'refused' })).toEqual([])
})

describe('what blocks a wrap', () => {
  test.each<[SafeState, Address | undefined, Blocker[]]>([
    [{ kind: 'nothing', address: SAFE }, ADA, [{ id: 'nothing' }]],
    [{ kind: 'foreign', address: SAFE }, ADA, [{ id: 'foreign' }]],
    [{ kind: 'wrapper', address: SAFE }, ADA, [{ id: 'wrapper' }]],
    [unknownCode({ singleton: OTHER }), ADA, [{ id: 'unknownSingleton', singleton: OTHER }]],
    [genuineSafe({ wrap: 'missing' }), ADA, [{ id: 'contractMissing' }]],
    [genuineSafe({ wrap: { ...unwrapped, isLive: true, driver: BOB } }), ADA, [{ id: 'alreadyWrapped', driver: BOB }]],
    [genuineSafe(), undefined, [{ id: 'noAccount' }]],
    [genuineSafe({ owners: [BOB] }), ADA, [{ id: 'notOwner', owners: [BOB] }]],
    [genuineSafe({ owners: [ADA, BOB], threshold: 2 }), ADA, []],
    [genuineSafe({ owners: [BOB, OTHER], threshold: 2 }), ADA, [{ id: 'notOwner', owners: [BOB, OTHER] }]],
    [genuineSafe({ owners: [ADA, BOB] }), BOB, []],
    [genuineSafe({ owners: [ADA, BOB], threshold: 2 }), SAFE, []],
    [genuineSafe({ owners: [BOB] }), SAFE.toLowerCase() as Address, []],
    [genuineSafe({ hasMoreModules: true }), SAFE, [{ id: 'tooManyModules' }]],
    [genuineSafe({ hasMoreModules: true }), ADA, [{ id: 'tooManyModules' }]],
    [genuineSafe({ hasMoreModules: true }), undefined, [{ id: 'noAccount' }, { id: 'tooManyModules' }]],
  ])('[W3] %#: %o', (state, account, blockers) => {
    expect(checkSafe(state, account).blockers).toEqual(blockers)
  })
})

test.each([
  [genuineSafe(), ADA, 'one'],
  [genuineSafe({ owners: [ADA, BOB] }), ADA, 'one'],
  [genuineSafe({ owners: [ADA, BOB], threshold: 2 }), ADA, 'several'],
  [genuineSafe({ owners: [ADA, BOB], threshold: 2 }), undefined, 'several'],
  [genuineSafe({ owners: [ADA, BOB], threshold: 2 }), SAFE, 'own'],
] as const)('[W3] whose consent is needed: %#', (state, account, consent) => {
  expect(checkSafe(state, account).consent).toBe(consent)
})

describe('what the same transaction fixes', () => {
  const old = GENUINE_SINGLETONS.filter(({ version, isL2 }) => version !== '1.5.0' || !isL2)
  const fixesOf = (change: Partial<GenuineSafe>) => checkSafe(genuineSafe(change), ADA).fixes

  test.each<[Partial<GenuineSafe>, Fix]>([
    [{ modules: [OTHER, BOB] }, { id: 'modules', modules: [OTHER, BOB] }],
    [{ guard: OTHER }, { id: 'guard', address: OTHER }],
    [{ moduleGuard: OTHER }, { id: 'moduleGuard', address: OTHER }],
    [{ fallbackHandler: OTHER }, { id: 'handler', address: OTHER }],
  ])('[W3] %#: %o', (change, fix) => {
    expect(fixesOf(change)).toEqual([fix])
  })

  test.each(old)('[W3] version $version with L2 $isL2 moves', (singleton) => {
    expect(fixesOf({ singleton, fallbackHandler: singleton.fallbackHandler })).toEqual([
      { id: 'version', version: singleton.version },
    ])
  })

  test('[W3] fixes come in the order of the list, also where something blocks the wrap', () => {
    const change: Partial<GenuineSafe> = {
      modules: [OTHER],
      guard: OTHER,
      moduleGuard: OTHER,
      fallbackHandler: OTHER,
      owners: [BOB],
    }
    expect(fixesOf(change).map(({ id }) => id)).toEqual(['modules', 'guard', 'moduleGuard', 'handler'])
  })
})
