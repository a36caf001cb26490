import { type ReactNode, useEffect, useRef } from 'react'
import { words } from '../words/en/appShell.ts'

/** A page's heading, which also sets the document's title. After a navigation it takes the focus, to be read first. */
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
  // while the page loads, `main` has the focus
  useEffect(() => {
    if (document.activeElement?.matches('main')) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
