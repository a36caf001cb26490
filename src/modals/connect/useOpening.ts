import { useEffect, useState } from 'react'
import { DEADLINES } from '../../lib/config.ts'

/** The outcome of an app link: not tapped, nothing opened, page left for the app, back from the app. */
export type Opening = 'untried' | 'unopened' | 'left' | 'returned'

/**
 * No browser reports whether a link has opened an app. It is inferred: opened when the page is hidden or, beside an app in a
 * window of its own, loses focus; not opened when neither happens in time.
 */
export function useOpening(link: string): { opening: Opening; onOpen: () => void } {
  const [opening, setOpening] = useState<Opening>('untried')
  const [tap, setTap] = useState<{ link: string }>()
  useEffect(() => {
    if (!tap) return
    const timer = setTimeout(() => setOpening('unopened'), DEADLINES.app)
    const leave = () => {
      clearTimeout(timer)
      setOpening('left')
    }
    const comeBack = () => setOpening((before) => (before === 'left' ? 'returned' : before))
    const look = () => (document.visibilityState === 'hidden' ? leave() : comeBack())
    document.addEventListener('visibilitychange', look)
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', comeBack)
      window.removeEventListener('blur', leave)
      document.removeEventListener('visibilitychange', look)
    }
  }, [tap])
  const onOpen = () => {
    setOpening('untried')
    setTap({ link })
  }
  // a new code is a new link
  return { opening: tap?.link === link ? opening : 'untried', onOpen }
}
