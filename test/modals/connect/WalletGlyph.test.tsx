import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WalletGlyph } from '../../../src/modals/connect/WalletGlyph.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const fail = (container: HTMLElement): void => {
  const picture = container.querySelector('img')
  if (picture) fireEvent.error(picture)
}

test('[S2.4] a picture that is unmounted before its retry leaves no timer behind', () => {
  const { container, unmount } = render(<WalletGlyph name="Wallet" icon="icons/wallets/none.svg" />)
  const before = vi.getTimerCount()
  fail(container)
  expect(vi.getTimerCount()).toBe(before + 1)
  unmount()
  expect(vi.getTimerCount()).toBe(before)
})
