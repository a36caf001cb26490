import { expect, test } from 'vitest'
import { CHAINS } from '../../src/lib/chains.ts'
import { visible } from '../../src/lib/visible.ts'
import { captionOf } from '../../src/pages/safe/report/captionOf.ts'
import type { WrapState } from '../../src/safe/read/readSafe.ts'
import type { Check, Judgement } from '../../src/safe/report/judgeSafe.ts'
import { genuineSafe, unwrapped } from '../safe/genuineSafe.ts'
import { ADA } from '../wallets/testWallet.ts'

const [ethereum] = CHAINS
if (!ethereum) throw new Error('There are no chains.')

const wrap: WrapState = { ...unwrapped, isLive: true, isSealed: true, driver: ADA, time: 1_900_000_000 }
const pass = (id: Check['id'], block: bigint): Check => ({ id, outcome: 'pass', block, isRunning: false })
const unknown = (id: Check['id'], isRunning: boolean): Check => ({ id, outcome: 'unknown', isRunning })
const of = (judgement: Judgement) => captionOf(ethereum, genuineSafe(), { block: 1_010n, judgement, wrap })

test('[W3] a picture’s caption gives the verdict, the blocks it is based on, and the time in UTC', () => {
  const said = of({ verdict: 'clean', checks: [pass('hidden', 1_005n), pass('approvals', 1_010n)] })
  expect(said).toMatchObject({ verdict: 'Sealed and clean', tone: 'ok' })
  expect(said.open).toBeUndefined()
  expect(visible(said.seen)).toMatch(/^Ethereum · Block 1\D?005–1\D?010 · 2030-03-17 17:46 UTC$/)
  expect(said.link).toMatch(/#\/eth:0x[0-9a-fA-F]{40}$/)
})

test.each([
  ['running', true, 'Not checked to the end'],
  ['unfinished', false, 'Could not finish (1)'],
] as const)(
  '[W3] while it is %s the picture says so, names what isn’t known, and has no colour',
  (verdict, isRunning, line) => {
    const said = of({ verdict, checks: [pass('code', 1_010n), unknown('hidden', isRunning)] })
    expect(said).toMatchObject({ verdict: line, tone: 'plain', open: 'Not known: Hidden rights' })
  },
)
