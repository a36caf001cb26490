import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type Address, toAddress } from '../../lib/address.ts'

const Journey = z.object({
  step: z.enum(['check', 'holder', 'review']),
  holder: z.optional(z.custom<Address>((value) => toAddress(value) === value)),
  /** The sentence that was agreed to. */
  agreed: z.optional(z.string()),
})

/** How far a person has come in the wizard, and what they chose on the way. */
export type Journey = z.infer<typeof Journey>

const read = (): Journey => {
  const parsed = z.object({ journey: Journey }).safeParse(history.state)
  return parsed.success ? parsed.data.journey : { step: 'check' }
}

/**
 * The wizard's steps as entries of the tab's history: Back goes one step back, and a reload changes nothing. What was chosen
 * stands in the entry itself, so that it lasts as long as the tab, and ends with it.
 */
export function useJourney() {
  const [journey, setJourney] = useState(read)
  useEffect(() => {
    const follow = () => setJourney(read())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const put = (how: 'pushState' | 'replaceState', next: Journey) => {
    history[how]({ ...history.state, journey: next }, '')
    setJourney(next)
  }
  return {
    journey,
    /** Notes a choice on this step. */
    amend: (choice: Omit<Partial<Journey>, 'step'>) => put('replaceState', { ...journey, ...choice }),
    /** Goes on to a further step, with what was chosen on this one. */
    go: (step: Journey['step'], choice: Omit<Partial<Journey>, 'step'> = {}) => {
      put('replaceState', { ...journey, ...choice })
      put('pushState', { ...journey, ...choice, step })
    },
    back: () => history.back(),
  }
}
