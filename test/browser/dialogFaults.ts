import type { Page } from '@playwright/test'

/** What is wrong with an open dialog, whoever opened it: it has a name, and the focus is in it. */
export const dialogFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]')
    if (!open) return []
    const name = document.getElementById(open.getAttribute('aria-labelledby') ?? '')?.textContent?.trim()
    const faults = name ? [] : ['the dialog has no name']
    return open.contains(document.activeElement) ? faults : [...faults, 'the focus is outside the dialog']
  })

type Watched = { focusedOutside?: Element }

/** Remembers, from the page's load on, what had the focus last outside of any dialog. */
export const watchFocus = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog')) (window as Watched).focusedOutside = target
    })
  })

/** Closes the dialog that is open by Escape. @returns what is wrong then: the focus isn't where it was before */
export async function faultsAfterClosing(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) === 0) return []
  const before = await page.evaluateHandle(() => (window as Watched).focusedOutside)
  await page.keyboard.press('Escape')
  // in a field that searches the first one clears it
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
