import * as z from 'zod/mini'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { type GenuineSafe, lockEndOf, type WrapState } from '../../../safe/read/readSafe.ts'
import type { Venue } from '../../../safe/sale/venue.ts'
import { useApprovals } from '../../../state/queries/useApprovals.ts'
import { useSaleApproval } from '../../../state/sale/useSaleApproval.ts'
import { useEntryState } from '../../parts/useEntryState.ts'

export const STEPS = ['keep', 'revoke', 'signing', 'lock', 'wait', 'approve', 'offer'] as const
export type Step = (typeof STEPS)[number]

/** How far a step is, by the chain alone. `advised` and `optional`: a sale works without. `signing`: of an offer that owners have yet to sign. */
type StepState = 'done' | 'todo' | 'optional' | 'advised' | 'signing' | 'unknown'

/** The step that was opened last, also after a reload. */
const Chosen = z.optional(z.enum(STEPS))

/** Where it is to be sold, also after a reload. */
const ChosenVenue = z.optional(z.enum(['asSeen', 'seaport']))

type Subject = { chain: Chain; safeState: GenuineSafe; wrap: WrapState; offered: StepState }

/** The steps before a sale: how far each is, and which is open. */
export function useSteps({ chain, safeState, wrap, offered }: Subject) {
  const approvals = useApprovals(chain, safeState.address)
  const [chosenVenue, chooseVenue] = useEntryState('sellVenue', ChosenVenue, undefined)
  const venue: Venue = chosenVenue ?? 'asSeen'
  const approval = useSaleApproval(chain.id, { tokenId: wrap.tokenId, holder: wrap.driver, venue })
  const [chosen, choose] = useEntryState('sellStep', Chosen, undefined)
  const live = known(approvals.fact)
  const search = known(approvals.search)
  const isWhole = search !== undefined && !search.unfinished && live?.unread.length === 0
  const may = known(approval.fact)
  const isReady = may?.router === 'here' && may.isApproved
  const standing = live?.live.length ?? 0
  const states: Record<Step, StepState> = {
    keep: 'optional',
    revoke: standing > 0 ? 'todo' : isWhole && approvals.fact.status === 'value' ? 'done' : 'unknown',
    signing: wrap.isSigning ? 'todo' : 'done',
    lock: lockEndOf(wrap) > 0 ? 'done' : 'advised',
    wait: wrap.quietUntil > wrap.time ? 'todo' : 'done',
    approve: may && !isReady ? 'todo' : approval.fact.status === 'value' ? 'done' : 'unknown',
    offer: offered,
  }
  // who comes back goes on where the chain says; who begins, begins at the beginning
  const hasBegun = states.lock === 'done' || isReady || offered !== 'todo'
  const first = STEPS.find((step) => states[step] === 'todo') ?? 'offer'
  const open = chosen ?? (hasBegun ? first : 'keep')
  return {
    ...{ approvals, approval, standing, states, open, choose, venue, chooseVenue },
    /** What comes after a step, that isn't done. */
    nextOf: (step: Step): Step =>
      STEPS.slice(STEPS.indexOf(step) + 1).find((other) => states[other] !== 'done') ?? 'offer',
  }
}
