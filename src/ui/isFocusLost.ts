/** Whether the focused element was removed or hidden. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.getClientRects().length === 0
}
