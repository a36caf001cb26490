import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NetworkUnreachableError } from '../../../src/lib/chainErrors.ts'
import type { Fact } from '../../../src/lib/Fact.ts'
import { ProofState } from '../../../src/pages/parts/ProofState.tsx'
import type { Explanation } from '../../../src/safe/proof/explainSafe.ts'
import { BOB } from '../../wallets/testWallet.ts'

const again = vi.fn()
function draw(fact: Fact<Explanation>): string {
  render(<ProofState proof={{ fact, share: undefined, again }} isWrapped />)
  return document.body.textContent ?? ''
}
const found = (value: Explanation): Fact<Explanation> => ({ status: 'value', value, block: 1n })

/** Without a proof the page offers a retry, and another RPC. */
function expectWaysOn() {
  again.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(again).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Choose another RPC' }).getAttribute('href')).toBe('#/settings')
}

test.each([
  ['unsupported', 'The RPC gave no storage proof (eth_getProof).'],
  ['invalid', 'The RPC’s proof is invalid.'],
  ['behind', 'The RPC’s newest block is older than what was read.'],
  ['unreachable', 'The RPC didn’t answer.'],
  ['mixed', 'The RPC’s answers are from different blocks.'],
  ['tooMany', 'The Safe has more modules than this page reads.'],
] as const)('[W3] no proof, %s: says why, and that nothing is ruled out', (why, said) => {
  const text = draw(found({ status: 'unproven', why: [why, why] }))
  for (const part of ['Hidden rights couldn’t be ruled out', said, 'No RPC for this network returned a valid proof.'])
    expect(text).toContain(part)
  expect(text.split(said)).toHaveLength(2)
  expectWaysOn()
})

test('[W3] an RPC that doesn’t answer, and a proof from before, prove nothing', () => {
  expect(draw({ status: 'unknown', reason: new NetworkUnreachableError() })).toContain('The RPC didn’t answer.')
  expectWaysOn()
})

test('[W3] a proof that contradicts what was read is reported', () => {
  const text = draw(found({ status: 'changed' } as Explanation))
  expect(text).toContain('What was read isn’t what the block proves')
  expect(text).toContain('If this persists, the RPC may be returning wrong data: don’t rely on it.')
  expectWaysOn()
})

test('[W3] slots that only events could explain aren’t called hidden while the RPC lacks some of them', () => {
  const text = draw(found({ status: 'unsearched' } as Explanation))
  expect(text).toContain('Hidden rights couldn’t be ruled out yet')
  expect(text).toContain('the RPC didn’t return all of them')
  expectWaysOn()
})

test.each([
  [true, 'but apps that ask the Safe itself may accept them.', 'While the Safe is wrapped these count for nothing.'],
  [false, 'once enough owners have approved it', 'Each of these counts as signed by this Safe now.'],
])(
  '[W3] earlier approvals and signatures are listed, with whether they still count; wrapped: %j',
  (isWrapped, hashes, messages) => {
    const [approved, signed] = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const
    const block = { number: 7n, hash: approved, time: 0 } as const
    const approvals = [{ owner: BOB, hash: approved }] as const
    const fact = found({ status: 'explained', block, approvals, messages: [signed] } as Explanation)
    render(<ProofState proof={{ fact, share: undefined, again }} isWrapped={isWrapped} />)
    const text = document.body.textContent ?? ''
    for (const part of [approved, signed, hashes, messages]) expect(text).toContain(part)
  },
)
