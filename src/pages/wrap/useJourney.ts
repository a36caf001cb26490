import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { FoundApprovalSchema } from '../../safe/approvals/findApprovals.ts'
import { HolderDraftSchema } from '../../state/settings/holderDrafts.ts'
import { useEntryState } from '../parts/useEntryState.ts'

const Journey = z.object({
  step: z.enum(['check', 'holder', 'review']),
  /** An account, or a new Safe of the same owners. */
  holder: z.optional(z.union([AddressSchema, z.literal('sameOwners')])),
  /** What was filled in of that, and not gone on with yet. */
  draft: z.optional(HolderDraftSchema),
  /** Whether approvals are to be left as they are. */
  isSparing: z.optional(z.boolean()),
  /** The approvals to be revoked ahead of the wrap. */
  revoked: z.optional(z.array(FoundApprovalSchema)),
  /** The sentence that was agreed to. */
  agreed: z.optional(z.string()),
})

/** How far a person has come in the wizard, and what they chose on the way. */
export type Journey = z.infer<typeof Journey>
type Choice = Omit<Partial<Journey>, 'step'>

/** The wizard's steps as entries of the tab's history: Back goes one step back, and a reload changes nothing. */
export function useJourney() {
  const [journey, put] = useEntryState<Journey>('journey', Journey, { step: 'check' })
  return {
    journey,
    /** Notes a choice on this step. */
    amend: (choice: Choice) => put({ ...journey, ...choice }),
    /** Goes on to a further step, with what was chosen on this one. */
    go: (step: Journey['step'], choice: Choice = {}) => {
      put({ ...journey, ...choice })
      put({ ...journey, ...choice, step }, 'pushState')
    },
    back: () => history.back(),
  }
}
