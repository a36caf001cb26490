import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { FoundApprovalSchema } from '../../safe/approvals/findApprovals.ts'
import { HolderDraftSchema } from '../../state/settings/holderDrafts.ts'
import { useEntryState } from '../parts/useEntryState.ts'

const Journey = z.object({
  step: z.enum(['check', 'holder', 'review']),
  /** An account, or a new Safe of the same owners. */
  holder: z.optional(z.union([AddressSchema, z.literal('sameOwners')])),
  /** What was filled in for the holder and not submitted yet. */
  draft: z.optional(HolderDraftSchema),
  /** Whether existing approvals are left in place. */
  isSparing: z.optional(z.boolean()),
  /** The approvals to be revoked before the wrap, in the same transaction. */
  revoked: z.optional(z.array(FoundApprovalSchema)),
  /** The confirmation sentence that was agreed to. */
  agreed: z.optional(z.string()),
})

/** The user's step in the wizard, and their choices so far. */
export type Journey = z.infer<typeof Journey>
type Choice = Omit<Partial<Journey>, 'step'>

/** The wizard's steps as entries of the tab's history: Back goes one step back, and a reload changes nothing. */
export function useJourney() {
  const [journey, put] = useEntryState<Journey>('journey', Journey, { step: 'check' })
  return {
    journey,
    /** Updates choices without leaving the step. */
    amend: (choice: Choice) => put({ ...journey, ...choice }),
    /** Goes to another step, with the choices of this one. */
    go: (step: Journey['step'], choice: Choice = {}) => {
      put({ ...journey, ...choice })
      put({ ...journey, ...choice, step }, 'pushState')
    },
    back: () => history.back(),
  }
}
