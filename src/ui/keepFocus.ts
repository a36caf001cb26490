import { isFocusLost } from './isFocusLost.ts'
import { lastButtonIn } from './lastButtonIn.ts'

const TAKES_FOCUS = 'a[href], button, input, select, textarea, summary, [tabindex]'

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0

const isDialog = (element: Element): boolean => element.matches('dialog')

/** An element and its ancestors, from the inside out; empty when nothing has the focus. */
function pathOf(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...pathOf(element.parentElement)] : []
}

/** Where the focus can go: the element itself, if focusable; for the header its last button, the connection's. */
function placeIn(around: Element): HTMLElement | undefined {
  if (!isShown(around)) return undefined
  if (around.matches('header')) return lastButtonIn(around)
  return around instanceof HTMLElement && around.matches(TAKES_FOCUS) ? around : undefined
}

/**
 * Keeps the focus from falling back to the top when the focused element is removed: its nearest ancestor takes it.
 * Focus inside an open dialog is left to the dialog. @returns unsubscribe
 */
export function keepFocus(): () => void {
  let last = pathOf(document.activeElement)
  let opener: Element[] = []
  const note = ({ target }: FocusEvent) => {
    const path = pathOf(target as Element)
    if (path.some(isDialog) && !last.some(isDialog)) opener = last
    last = path
  }
  // a click on the background removes the focus on purpose
  const forget = () => {
    last = []
  }
  const restore = () => {
    const [lost] = last
    if (!lost || isShown(lost) || !isFocusLost() || document.querySelector('dialog[open]')) return
    const place = [...(last.some(isDialog) ? opener : []), ...last].map(placeIn).find(Boolean)
    place?.focus()
    // the whole screen was replaced: the new one is read from its top
    if (place?.matches('main')) scrollTo(0, 0)
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', forget)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', forget)
  }
}
