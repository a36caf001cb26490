import { type ReactNode, useEffect, useRef } from 'react'
import { words } from '../words/en/appShell.ts'

/** A page's heading, and the document's title with it. After a navigation the focus is on it, so that it is read first. */
export function Title({
  children,
  name,
  className,
}: {
  children: ReactNode
  name?: string
  className?: string | undefined
}) {
  const text = name ?? (typeof children === 'string' ? children.replace(/\.$/, '') : '')
  useEffect(() => {
    document.title = text ? `${text} · ${words.appName}` : words.appName
  }, [text])
  const heading = useRef<HTMLHeadingElement>(null)
  // until the page has come, the place for it holds the focus
  useEffect(() => {
    if (document.activeElement?.matches('main')) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
