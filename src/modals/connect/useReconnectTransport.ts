import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../ui/isFocusLost.ts'

/** Back from a wallet's screen, the focus goes to its row, unless it is somewhere already. */
export function useReconnectTransport(isOpen: boolean, row: string | undefined): void {
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (isOpen && !row && left.current && isFocusLost()) document.getElementById(left.current)?.focus()
    left.current = row
  }, [isOpen, row])
}
