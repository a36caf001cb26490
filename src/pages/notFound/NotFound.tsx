import { useEffect } from 'react'
import { keepFocus } from '../../ui/keepFocus.ts'
import { pageWords } from '../../words/en/pages.ts'
import { DeadLink } from '../parts/DeadLink.tsx'

/** The page for a link that can't be parsed. */
export default function NotFound() {
  useEffect(keepFocus, [])
  return <DeadLink say={pageWords.deadLink.say} />
}
