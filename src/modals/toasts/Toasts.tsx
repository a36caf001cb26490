import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { dialogs } from '../../state/dialogs.ts'
import { tellConnection } from '../../state/toasts/tellConnection.ts'
import { tellStorage } from '../../state/toasts/tellStorage.ts'
import { tellTransactions } from '../../state/toasts/tellTransactions.ts'
import { type Toast, toasts, withdrawToast } from '../../state/toasts/toasts.ts'
import { keepFocus } from '../../ui/keepFocus.ts'
import styles from '../../ui/Toast.module.css'
import { toastWords } from '../../words/en/toasts.ts'
import { ToldToast } from './ToldToast.tsx'

const MOST_SHOWN = 3

// keyed by content: a toast whose text changes restarts its timer
const keyOf = (toast: Toast): string => (toast.kind === 'network' ? `${toast.id} ${toast.chainId}` : toast.id)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null

/** Moves the focus out of a toast before it is removed: to another toast, or back to the page. */
function moveFocusFrom(region: HTMLElement | null, id: string): void {
  if (!region?.contains(document.activeElement)) return
  const stays = new Set(toasts.getState().map((toast) => toast.id))
  stays.delete(id)
  const others = [...region.querySelectorAll('li')].filter(({ dataset }) => stays.has(dataset.toast ?? ''))
  const next = others.at(-1)?.querySelector<HTMLElement>('button:last-child')
  const places = [next, document.getElementById('main')]
  places.find((place) => place && place.getClientRects().length > 0)?.focus({ preventScroll: true })
}

/**
 * The one live region of the page, mounted before it has content. Behind a modal dialog it is neither announced nor
 * reachable, so new toasts wait until the dialog is closed.
 */
export default function Toasts(): ReactNode {
  const told = useStore(toasts)
  const isHeld = useStore(dialogs, ({ open }) => open !== undefined)
  const [shown, setShown] = useState<readonly Toast[]>([])
  const region = useRef<HTMLDivElement>(null)

  useEffect(tellConnection, [])
  useEffect(tellStorage, [])
  useEffect(tellTransactions, [])
  useEffect(keepFocus, []) // on every page, also when a wallet was reconnected from an earlier visit
  // in an effect: a screen reader announces additions to a live region, not its initial content
  useEffect(() => {
    setShown((before) => (isHeld ? before.filter((toast) => told.includes(toast)) : told.slice(-MOST_SHOWN)))
  }, [isHeld, told])

  const dismiss = useCallback((id: string) => {
    moveFocusFrom(region.current, id)
    withdrawToast(id)
  }, [])

  useEffect(() => {
    if (shown.length === 0) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return // the dialog handles Escape
      const focused = event.target instanceof Element && event.target.closest<HTMLElement>('[data-toast]')
      // read from the store: a second press may come before the next render
      const id = (focused ? focused.dataset.toast : undefined) ?? toasts.getState().at(-1)?.id
      if (id !== undefined) dismiss(id)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shown, dismiss])

  return (
    <div ref={region} role="status" aria-label={toastWords.label} aria-atomic="false" className={styles.toasts}>
      <ol>
        {shown.map((toast) => (
          <ToldToast key={keyOf(toast)} toast={toast} isHeld={isHeld} onDismiss={dismiss} />
        ))}
      </ol>
    </div>
  )
}
