import type { Holdings } from '../holdings/holding.ts'
import { assertHeld } from '../sale/assertHeld.ts'
import type { WritePlan } from './prepareWrite.ts'

/**
 * The same plan, provided that a Safe still has all that somebody saw in it: re-read on every build, so right before
 * the wallet is asked. The state's fingerprint can't show it: old approvals take tokens without using the Safe.
 */
export const whileHeld = (plan: WritePlan, seen: Holdings): WritePlan => ({
  ...plan,
  async build(client) {
    await assertHeld(client, plan.safe, seen)
    return plan.build(client)
  },
})
