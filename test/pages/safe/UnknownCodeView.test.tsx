import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NetworkUnreachableError } from '../../../src/lib/chainErrors.ts'
import { CHAINS } from '../../../src/lib/chains.ts'
import { UnknownCodeView } from '../../../src/pages/safe/UnknownCodeView.tsx'
import { CheckUp } from '../../../src/pages/wrap/CheckUp.tsx'
import { checkSafe } from '../../../src/safe/plans/checkSafe.ts'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { unknownCode, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const textOf = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')

test('[W6] a Safe on unknown code names that code, says whether it is wrapped, and marks its storage as raw', () => {
  const { raw } = unknownCode()
  const owners = { addresses: [ADA], end: 'more' } as const
  const modules = { addresses: [BOB], end: 'broken' } as const
  const safe = unknownCode({ singleton: BOB, raw: { ...raw, owners, modules } })
  render(<UnknownCodeView safe={safe} block={12n} />)
  expect(textOf()).toContain(`Singleton${BOB}`)
  expect(textOf()).toContain('WrappedNo')
  expect(screen.getByRole('heading', { name: 'Raw storage' })).toBeTruthy()
  expect(textOf()).toContain(`Owners${ADA}There are more.`)
  expect(textOf()).toContain(`Modules${BOB}The list breaks off here.`)
  expect(textOf()).toContain('Read at block 12')
  expect(textOf()).not.toMatch(/genuine\.|is genuine|isn't a Safe/)
})

test('[W6] where it is wrapped, the page says that its NFT doesn’t protect it', () => {
  const wrap: WrapState = { ...unwrapped, isLive: true, isSealed: true, tokenId: 77n, driver: ADA, problems: 4n }
  render(<UnknownCodeView safe={unknownCode({ singleton: BOB, wrap })} block={12n} />)
  expect(textOf()).toContain('WrappedYes, sealed')
  expect(textOf()).toContain(`Holder of the NFT${ADA}Token ID77`)
  expect(textOf()).toContain("Don't buy it, and send nothing to it.")
})

test('[W3] the verdict on unknown code is the same as in every report, and none is given on a stale read', () => {
  const safe = unknownCode({ singleton: BOB })
  const { rerender } = render(<UnknownCodeView safe={safe} block={12n} />)
  expect(document.querySelector('[data-verdict=stop]')?.textContent).toBe('Do not buy: it runs unknown code')
  rerender(<UnknownCodeView safe={safe} block={12n} staleReason={new NetworkUnreachableError()} />)
  expect(document.querySelector('[data-verdict]')).toBeNull()
})

test("[W6] where our contract is missing, it isn't wrapped", () => {
  render(<UnknownCodeView safe={unknownCode({ wrap: 'missing' })} block={12n} />)
  expect(textOf()).toContain("WrappedNo: our contract isn't on this network")
})

test('[W6] the check-up names the code too, and calls nothing genuine', () => {
  const safe = unknownCode({ singleton: BOB })
  render(<CheckUp state={safe} result={checkSafe(safe, ADA)} isOwner={false} chain={CHAINS[0]} />)
  expect(textOf()).toContain(BOB)
  expect(textOf()).not.toMatch(/genuine/i)
})
