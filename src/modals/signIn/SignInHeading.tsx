import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../ui/isFocusLost.ts'

/** What a sign-in is at; the focus comes here when what had it went with the screen before. */
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
