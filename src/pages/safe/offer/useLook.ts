import { useState } from 'react'
import type { Holdings } from '../../../safe/holdings/holding.ts'
import type { Check } from '../../../safe/report/judgeSafe.ts'
import type { Less } from '../../../safe/sale/lessOf.ts'
import {
  acceptIn,
  type Content,
  countedIn,
  fallingIn,
  lessIn,
  lookAt,
  NOTHING_SEEN,
  worseIn,
} from '../../../safe/sale/look.ts'

/** What has changed since a buyer was shown it, and what they can say to that. */
export type LookState = {
  less: readonly Less[]
  worse: readonly Check[]
  /** Of what is less, what isn't well known and has become less before. */
  falling: readonly Less[]
  /** What they count on finding in the Safe; undefined until it was shown. */
  seen: Holdings | undefined
  /** They take all as it is now. */
  accept: () => void
  /** The same, and what keeps falling doesn't matter to them. */
  ignore: () => void
}

/**
 * What has become less, or worse, since a buyer was last shown it. What they pay for is what they looked at: an old approval may
 * take it out of the Safe without changing its fingerprint.
 */
export function useLook(now: Content, checks: readonly Check[]): LookState {
  const [kept, setKept] = useState(NOTHING_SEEN)
  const look = lookAt(kept, now, checks)
  if (look !== kept) setKept(look)
  const less = lessIn(look, now)
  const falling = fallingIn(look, less)
  return {
    ...{ less, falling, worse: worseIn(look, checks), seen: countedIn(look) },
    accept: () => setKept(acceptIn(look, now, checks)),
    ignore: () => setKept(acceptIn(look, now, checks, falling)),
  }
}
