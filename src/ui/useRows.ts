import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Longest pause, in milliseconds, between two letters of one search. */
const TYPING = 600

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
]

/** A row's name; the letter that stands in for an icon isn't part of it. */
const nameOf = (row: HTMLElement): string => row.dataset.name ?? row.textContent?.trim() ?? ''

const isNamed = (row: HTMLElement, text: string): boolean => nameOf(row).toLocaleLowerCase().startsWith(text)

/**
 * Makes the buttons of a list one stop for the Tab key, and moves between them by arrows, Home, End and by typing the
 * first letters of a name (WAI-ARIA, roving tabindex). `/` focuses a search field in front of them, and the down arrow
 * leaves it for the rows.
 */
export function useRows<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  const stop = useRef<HTMLElement>(undefined)

  const holdStop = (row: HTMLElement | undefined) => {
    stop.current = row
    for (const other of rowsOf(ref.current)) {
      const index = other === row ? 0 : -1
      // writing an unchanged value would still restyle hundreds of rows
      if (other.getAttribute('tabindex') !== `${index}`) other.tabIndex = index
    }
  }

  // after each render, since rows come and go
  useLayoutEffect(() => {
    const rows = rowsOf(ref.current)
    const isThere = stop.current && rows.includes(stop.current)
    holdStop(isThere ? stop.current : (rows.find((row) => row.ariaCurrent === 'true') ?? rows[0]))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only reads refs
  useEffect(() => {
    const list = ref.current
    if (!list) return
    let typed = { text: '', at: 0 }

    /** The row that a key moves to from row `from`. */
    const rowFor = (event: KeyboardEvent, rows: HTMLElement[], from: number): HTMLElement | undefined => {
      const last = rows.length - 1
      const ends = { Home: 0, End: last, ArrowDown: Math.min(from + 1, last), ArrowUp: Math.max(from - 1, 0) }
      if (event.key in ends) return rows[ends[event.key as keyof typeof ends]]
      const isNewWord = event.timeStamp - typed.at > TYPING
      // a space that continues some row's name is typed; any other presses the row
      const isSpace = event.key === ' ' && !isNewWord && rows.some((row) => isNamed(row, `${typed.text} `))
      if (!isSpace && !/^\S$/u.test(event.key)) {
        typed = { text: '', at: 0 }
        return undefined
      }
      typed = { text: (isNewWord ? '' : typed.text) + event.key.toLocaleLowerCase(), at: event.timeStamp }
      // a new word searches from the next row, so that repeating a letter cycles through the matches
      const start = from + (isNewWord ? 1 : 0)
      const order = rows.map((_, index) => rows[(start + index) % rows.length])
      return order.find((row) => row && isNamed(row, typed.text))
    }

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const field = list.querySelector<HTMLInputElement>('input[type="search"]')
      const rows = rowsOf(list)
      const from = rows.indexOf(event.target as HTMLElement)
      const isInField = event.target === field
      if (isInField && event.key !== 'ArrowDown') return
      const next = isInField ? stop.current : field && event.key === '/' ? field : rowFor(event, rows, from)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    // some browsers click a button on keyup of the space bar
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && typed.text.endsWith(' ')) event.preventDefault()
    }
    const onFocus = (event: FocusEvent) => {
      const row = rowsOf(list).find((other) => other === event.target)
      if (row) holdStop(row)
    }

    list.addEventListener('keydown', onKeyDown)
    list.addEventListener('keyup', onKeyUp)
    list.addEventListener('focusin', onFocus)
    return () => {
      list.removeEventListener('focusin', onFocus)
      list.removeEventListener('keyup', onKeyUp)
      list.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return ref
}
