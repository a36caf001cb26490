import type { Holdings } from '../holdings/holding.ts'
import { assertHeld } from '../sale/assertHeld.ts'
import type { WritePlan } from './prepareWrite.ts'

/**
 * The same plan, as long as a Safe has all that somebody saw in it: read again each time it is built, and so right before the
 * wallet is asked. The state's fingerprint doesn't tell, since an old approval takes tokens without a use of the Safe.
 */
export const whileHeld = (plan: WritePlan, seen: Holdings): WritePlan => ({
  ...plan,
  async build(client) {
    await assertHeld(client, plan.safe, seen)
    return plan.build(client)
  },
})
