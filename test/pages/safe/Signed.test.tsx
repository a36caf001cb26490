import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import { Signed } from '../../../src/pages/safe/message/Signed.tsx'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { signingWords } from '../../../src/words/en/signing.ts'
import { SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA } from '../../wallets/testWallet.ts'

const [ethereum] = CHAINS
if (!ethereum) throw new Error('There are no chains.')

const SIGNATURE = `0x${'5a'.repeat(65)}` as const
const wrap: WrapState = {
  ...unwrapped,
  isLive: true,
  isSealed: true,
  driver: ADA,
  isSigning: true,
  tokenId: 7n,
  epoch: 3n,
}
const signed = { status: 'signed', signature: SIGNATURE, hash: `0x${'ab'.repeat(32)}`, tokenId: 7n, epoch: 3n } as const
const drawn = (wrap: WrapState, isLocked = false, onAnother = () => {}) => (
  <Signed chain={ethereum} safe={SAFE} content={{ text: 'Hello' }} {...{ wrap, signed, isLocked, onAnother }} />
)

test('[W2] a signature can be copied, with its epoch and how long it is valid', () => {
  render(drawn(wrap))
  expect(screen.getByText(SIGNATURE)).toBeDefined()
  expect(screen.getByText('3')).toBeDefined()
  expect(screen.getByText(signingWords.until)).toBeDefined()
  expect(document.activeElement?.textContent).toBe(signingWords.signed)
})

test.each([
  ['signing is off', { ...wrap, isSigning: false }, false],
  ['it was turned off and on again', { ...wrap, epoch: 5n }, false],
  ['the Safe was wrapped again', { ...wrap, tokenId: 8n }, false],
  ['the Safe is locked', wrap, true],
])('[W2] it is void once %s, and no longer shown', (_, now, isLocked) => {
  const onAnother = vi.fn()
  const { rerender } = render(drawn(wrap, false, onAnother))
  rerender(drawn(now, isLocked, onAnother))
  expect(screen.queryByText(SIGNATURE)).toBeNull()
  expect(screen.queryByText(signingWords.copy)).toBeNull()
  expect(screen.getByText(signingWords.isVoid.title)).toBeDefined()
  fireEvent.click(screen.getByText(signingWords.another))
  expect(onAnother).toHaveBeenCalledOnce()
})
