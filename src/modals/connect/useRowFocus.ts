import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../ui/isFocusLost.ts'

/** Restores the focus to a wallet's row after its screen was closed, unless something else has the focus. */
export function useRowFocus(isOpen: boolean, row: string | undefined): void {
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (isOpen && !row && left.current && isFocusLost()) document.getElementById(left.current)?.focus()
    left.current = row
  }, [isOpen, row])
}
