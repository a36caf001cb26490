import fc from 'fast-check'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { parseSeen, seenQuery } from '../../src/lib/seen.ts'

const STATE: Hex = `0x${'5e'.repeat(32)}`

test('[W3] what a report link carries of its author’s view is parsed back unchanged', () => {
  const block = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n })
  fc.assert(
    fc.property(block, fc.boolean(), (block, isWrapped) => {
      const seen = { block, ...(isWrapped && { fingerprint: STATE }) }
      expect(parseSeen(seenQuery(seen).slice(1))).toEqual(seen)
    }),
  )
})

test.each([
  '',
  'block=',
  'block=-1',
  'block=1e3',
  'block=0x1',
  `block=${'9'.repeat(16)}`,
  `state=${STATE}`,
  'blocks=1',
])('[W3] %j says nothing', (query) => expect(parseSeen(query)).toBeUndefined())

test.each([`0x${'5E'.repeat(32)}`, '0x', STATE.slice(0, -1), `${STATE}00`, '<b>'])(
  '[W3] the fingerprint %j is refused',
  (state) => expect(parseSeen(`block=7&state=${encodeURIComponent(state)}`)).toEqual({ block: 7n }),
)
