import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CHAINS } from '../../../src/lib/chains.ts'
import { PictureActs } from '../../../src/pages/parts/PictureActs.tsx'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { drawArt } from '../../../src/ui/art/drawArt.ts'
import { SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA } from '../../wallets/testWallet.ts'

const [ethereum] = CHAINS
if (!ethereum) throw new Error('There are no chains.')

test.each([
  ['is locked', 1, unwrapped.time + 1],
  ['is no longer locked', 0, 0],
])('[W7] the saved picture of a Safe that %s shows it so, by its chain’s clock', async (_, left, drawnUntil) => {
  const lockedUntil = unwrapped.time + left
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const wrap: WrapState = { ...unwrapped, isLive: true, isSealed: true, driver: ADA, lockedUntil }
  render(<PictureActs chain={ethereum} safe={SAFE} wrap={wrap} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save as SVG' }))
  expect(await screen.findByText(`Your browser is saving it as wrapped-safe-eth-${SAFE}.svg.`)).toBeDefined()
  expect(await saved[0]?.text()).toBe(drawArt(SAFE, 1, drawnUntil))
})
