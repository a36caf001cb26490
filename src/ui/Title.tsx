import { type ReactNode, useEffect } from 'react'
import { words } from '../words/en/appShell.ts'

/** A page's heading, and the document's title with it. */
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
  return <h1 className={className}>{children}</h1>
}
