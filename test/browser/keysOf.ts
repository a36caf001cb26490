import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** More tab stops than any screen has. */
const MOST_STOPS = 90

/** Runs in the page: whether the focused element was removed and focus is lost. */
function watchFocus(): void {
  let last: Element | undefined
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element
  })
  // after the last stop focus goes to the browser's own controls
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') last = undefined
  })
  const lostFocus = () => {
    const active = document.activeElement
    const isLost = !active || active === document.body || active.getClientRects().length === 0
    return isLost ? last?.outerHTML.slice(0, 160) : undefined
  }
  Object.assign(window, { lostFocus })
}

/** Runs in the page: the focused element's accessible name, and what covers it; undefined when it is out of view. */
function readFocus() {
  const active = document.activeElement as HTMLInputElement | null
  if (!active || active === document.body) return undefined
  const labels = [...(active.labels ?? [])].map((label) => label.textContent).join(' ')
  const name = (active.getAttribute('aria-label') || labels || active.textContent).trim()
  const isRinged = (element: Element | null, depth: number): boolean => {
    if (!element || depth === 0) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || isRinged(element.parentElement, depth - 1)
  }
  const { left, right, top, bottom } = active.getBoundingClientRect()
  const seen = document.elementFromPoint((left + right) / 2, (Math.max(0, top) + Math.min(bottom, innerHeight)) / 2)
  const isUncovered = seen !== null && (active.contains(seen) || seen.contains(active))
  const behind = isUncovered ? 'nothing' : seen?.outerHTML.slice(0, 160)
  return { name, isRinged: isRinged(active, 3), behind }
}

/** A page used by keyboard alone. */
export async function keysOf(page: Page) {
  await page.addInitScript(watchFocus)
  const { press, type } = page.keyboard

  /** Waits until a screen has taken the focus; fails when it is lost. */
  const expectFocusKept = () =>
    expect
      .poll(() => page.evaluate(() => (window as unknown as { lostFocus(): string | undefined }).lostFocus()))
      .toBeUndefined()

  /** Content loaded since may have pushed it out of view: focusing it again scrolls it back. */
  const focusSeen = async () => {
    const focus = await page.evaluate(readFocus)
    if (!focus || focus.behind) return focus
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    return page.evaluate(readFocus)
  }

  /** Presses Tab until an element of that name has focus; at each stop the focus must be visible. */
  const tabTo = async (name: string | RegExp): Promise<void> => {
    await expectFocusKept()
    const met: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await page.keyboard.press('Tab')
      const focus = await focusSeen()
      if (!focus) continue
      met.push(focus.name)
      expect(focus, `where the focus is can be seen: ${focus.name}`).toMatchObject({
        isRinged: true,
        behind: 'nothing',
      })
      if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return
    }
    throw new Error(`Tab never came to ${name}, but to ${met.join(' | ')}.`)
  }

  /** Tabs to it and presses it, once it is enabled. */
  const act = async (name: string | RegExp, key = 'Enter'): Promise<void> => {
    await tabTo(name)
    await expect(page.locator(':focus')).not.toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press(key)
  }

  return {
    tabTo,
    act,
    press: press.bind(page.keyboard),
    type: type.bind(page.keyboard),

    /** Selects the test wallet, which answers faster than a person, once the dialog is complete. */
    async connect(): Promise<void> {
      await act('Connect wallet')
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/WalletScreen-')),
      )
      // one letter: of several a slow machine takes the last for a new word
      await page.keyboard.press('t')
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' })).toBeFocused()
      await page.keyboard.press('Enter')
    },

    expectFocusKept,
  }
}
