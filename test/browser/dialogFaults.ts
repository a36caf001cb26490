import type { Page } from '@playwright/test'

/** Milliseconds that the focus may take to move, on a slow machine too. */
const FOCUS_LIMIT = 30_000

/** The faults of an open dialog: it must have an accessible name, and the focus come to be in it. */
export async function dialogFaults(page: Page): Promise<string[]> {
  const isFocusIn = () => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? true
  // the focused element may be re-rendering
  const lost = await page.waitForFunction(isFocusIn, undefined, { timeout: FOCUS_LIMIT }).then(
    () => [],
    () => ['the focus is outside the dialog'],
  )
  const isNamed = await page.evaluate(() => {
    const open = document.querySelector('dialog[open]')
    return !open || !!document.getElementById(open.getAttribute('aria-labelledby') ?? '')?.textContent?.trim()
  })
  return isNamed ? lost : ['the dialog has no name', ...lost]
}

type Watched = { focusedOutside?: Element }

/** Records, from the page's load on, the last focused element outside dialogs. */
export const watchFocus = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog')) (window as Watched).focusedOutside = target
    })
  })

/** Closes the open dialog by Escape. @returns a fault when the focus isn't restored */
export async function faultsAfterClosing(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) === 0) return []
  const before = await page.evaluateHandle(() => (window as Watched).focusedOutside)
  await page.keyboard.press('Escape')
  // in a search field the first Escape clears it
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const now = await page.evaluate((before) => {
    const { activeElement } = document
    if (activeElement && activeElement === before) return undefined
    const nameOf = (element: Element | null | undefined) => element?.outerHTML.slice(0, 120) ?? 'nothing'
    return `closed, the focus is on ${nameOf(activeElement)} instead of ${nameOf(before)}`
  }, before)
  return now === undefined ? [] : [now]
}
