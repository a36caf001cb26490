import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../ui/isFocusLost.ts'

/** The heading of a sign-in step; takes the focus when the focused element was removed with the previous screen. */
export function SignInHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus()
  }, [])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {title}
    </h3>
  )
}
