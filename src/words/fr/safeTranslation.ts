import type { SafeTranslation } from '../SafeTranslation.ts'
import { appFrame } from './appFrame.ts'
import { approvals } from './approvals.ts'
import { apps } from './apps.ts'
import { buying } from './buying.ts'
import { calls } from './calls.ts'
import { consent } from './consent.ts'
import { elsewhere } from './elsewhere.ts'
import { history } from './history.ts'
import { holder } from './holder.ts'
import { holdings } from './holdings.ts'
import { lending } from './lending.ts'
import { modules } from './modules.ts'
import { newSafe } from './newSafe.ts'
import { proof } from './proof.ts'
import { refused } from './refused.ts'
import { report } from './report.ts'
import { sealKey } from './sealKey.ts'
import { seaport } from './seaport.ts'
import { selling } from './selling.ts'
import { sending } from './sending.ts'
import { signing } from './signing.ts'
import { sweep } from './sweep.ts'

/** What only the pages of a Safe and of wrapping say, in French. */
export const safeTranslation: SafeTranslation = {
  appFrame,
  approvals,
  apps,
  consent,
  buying,
  calls,
  elsewhere,
  history,
  holder,
  holdings,
  lending,
  modules,
  newSafe,
  proof,
  refused,
  report,
  sealKey,
  seaport,
  selling,
  signing,
  sweep,
  sending,
}
