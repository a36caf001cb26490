import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NetworkBusyError } from '../../../src/lib/chainErrors.ts'
import type { Fact } from '../../../src/lib/Fact.ts'
import { SearchState } from '../../../src/pages/parts/SearchState.tsx'
import type { ScanEnd } from '../../../src/safe/rpc/scanLogs.ts'
import type { Search } from '../../../src/safe/rpc/searchOwnLogs.ts'
import { approvalsWords } from '../../../src/words/en/approvals.ts'
import { holdingsWords } from '../../../src/words/en/holdings.ts'
import { mySafesWords } from '../../../src/words/en/mySafes.ts'

type Found = Search<{ isCut: boolean }>
const lists = { tokens: holdingsWords, approvals: approvalsWords, Safes: mySafesWords.search } as const
const SAYS = {
  tokens: { more: 'There may be more tokens.', refused: 'The RPC won’t return transfer logs.' },
  approvals: { more: 'There may be more approvals.', refused: 'The RPC won’t return approval logs.' },
  Safes: { more: 'There may be more.', refused: 'The RPC won’t return these events.' },
}
const names = Object.keys(lists) as (keyof typeof lists)[]

const onGoOn = vi.fn()
const draw = (name: keyof typeof lists, search: Fact<Found>) => {
  cleanup()
  onGoOn.mockClear()
  render(<SearchState search={search} share={undefined} onGoOn={onGoOn} said={lists[name]} />)
  // a space within a number doesn't break
  return (document.body.textContent ?? '').replace(/\s/g, ' ')
}
const cutOff = (why: ScanEnd): Fact<Found> => ({
  ...{ status: 'value', block: 22_000_000n },
  value: { found: { isCut: false }, from: 100, unfinished: { from: 100, to: 20_999_999, why } },
})

test.each(names)('[W3] a search for %s that ended early says what is missing, why, and how to continue', (name) => {
  const back = 'The chain was searched back to block 21 000 000.'
  const refused = draw(name, cutOff('refused'))
  for (const said of [SAYS[name].more, back, SAYS[name].refused, 'Choose another RPC in the settings.'])
    expect(refused).toContain(said)
  expect(screen.getByRole('link', { name: 'Settings' })).toBeDefined()

  const silent = draw(name, cutOff('unreachable'))
  for (const said of [SAYS[name].more, back, 'The RPC stopped answering.']) expect(silent).toContain(said)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onGoOn).toHaveBeenCalledOnce()

  const long = draw(name, cutOff('bound'))
  for (const said of [SAYS[name].more, back]) expect(long).toContain(said)
  fireEvent.click(screen.getByRole('button', { name: 'Keep searching' }))
  expect(onGoOn).toHaveBeenCalledOnce()
})

test.each(names)(
  '[W3] when a search for %s couldn’t even begin, the page says so, never that there is nothing',
  (name) => {
    const said = draw(name, { status: 'unknown', reason: new NetworkBusyError() })
    expect(said).toContain(SAYS[name].more)
    expect(said).toContain('Wait a minute and try again, or set another RPC in the settings.')
  },
)

test.each(names)('[W3] a truncated list of %s says that the oldest are left out', (name) => {
  const value = { found: { isCut: true }, from: 0 }
  expect(draw(name, { status: 'value', block: 22_000_000n, value })).toContain('The oldest are left out.')
})
