import type { Translation } from '../Translation.ts'
import { about } from './about.ts'
import { account } from './account.ts'
import { approvals } from './approvals.ts'
import { appShell } from './appShell.ts'
import { connect } from './connect.ts'
import { demo } from './demo.ts'
import { elsewhere } from './elsewhere.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { history } from './history.ts'
import { holder } from './holder.ts'
import { holdings } from './holdings.ts'
import { home } from './home.ts'
import { modules } from './modules.ts'
import { newSafe } from './newSafe.ts'
import { ownNames } from './ownNames.ts'
import { pages } from './pages.ts'
import { phone } from './phone.ts'
import { prepare } from './prepare.ts'
import { proof } from './proof.ts'
import { reasons } from './reasons.ts'
import { refusal } from './refusal.ts'
import { report } from './report.ts'
import { service } from './service.ts'
import { signIn } from './signIn.ts'
import { toasts } from './toasts.ts'
import { transactions } from './transactions.ts'
import { typed } from './typed.ts'
import { wrap } from './wrap.ts'

/** The page in French. */
export const translation: Translation = {
  about,
  account,
  approvals,
  appShell,
  connect,
  demo,
  elsewhere,
  errors,
  frame,
  history,
  holder,
  holdings,
  home,
  modules,
  newSafe,
  ownNames,
  pages,
  phone,
  prepare,
  proof,
  report,
  reasons,
  refusal,
  service,
  signIn,
  toasts,
  transactions,
  typed,
  wrap,
}
