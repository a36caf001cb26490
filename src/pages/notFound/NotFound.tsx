import { useEffect } from 'react'
import { keepFocus } from '../../ui/keepFocus.ts'
import { pageWords } from '../../words/en/pages.ts'
import { DeadLink } from '../parts/DeadLink.tsx'

/** A link that can't be read. */
export default function NotFound() {
  useEffect(keepFocus, [])
  return <DeadLink say={pageWords.deadLink.say} />
}
