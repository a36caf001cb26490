import { isFocusLost } from './isFocusLost.ts'

const TAKES_FOCUS = 'a[href], button, input, select, textarea, summary, [tabindex]'

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0

const isDialog = (element: Element): boolean => element.matches('dialog')

/** An element and all around it, from the inside out; nothing where nothing has the focus. */
function pathOf(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...pathOf(element.parentElement)] : []
}

/** What takes the focus there: it, where it is made for that; the header's last button, which is the connection's. */
function placeIn(around: Element): HTMLElement | undefined {
  if (!isShown(around)) return undefined
  if (around.matches('header')) return [...around.querySelectorAll('button')].filter(isShown).at(-1)
  return around instanceof HTMLElement && around.matches(TAKES_FOCUS) ? around : undefined
}

/**
 * Keeps the focus from falling back to the top when what had it is taken away: the nearest place around it has it then.
 * What happens within an open dialog is the dialog's own. @returns the way to stop
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
  const look = () => {
    const [lost] = last
    if (!lost || isShown(lost) || !isFocusLost() || document.querySelector('dialog[open]')) return
    const place = [...(last.some(isDialog) ? opener : []), ...last].map(placeIn).find(Boolean)
    place?.focus()
    // the whole screen was replaced: the new one is read from its top
    if (place?.matches('main')) scrollTo(0, 0)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', forget)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', forget)
  }
}
