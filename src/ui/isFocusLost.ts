/** Whether what had the focus is gone from the page, or no longer shown. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.getClientRects().length === 0
}
