import type { Translation } from '../Translation.ts'
import { about } from './about.ts'
import { account } from './account.ts'
import { appShell } from './appShell.ts'
import { connect } from './connect.ts'
import { demo } from './demo.ts'
import { errors } from './errors.ts'
import { files } from './files.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { mySafes } from './mySafes.ts'
import { ownNames } from './ownNames.ts'
import { pages } from './pages.ts'
import { phone } from './phone.ts'
import { prepare } from './prepare.ts'
import { reasons } from './reasons.ts'
import { refusal } from './refusal.ts'
import { service } from './service.ts'
import { signIn } from './signIn.ts'
import { toasts } from './toasts.ts'
import { transactions } from './transactions.ts'
import { typed } from './typed.ts'
import { wrap } from './wrap.ts'

/** The page in Spanish, but for `safeTranslation.ts`. */
export const translation: Translation = {
  about,
  account,
  appShell,
  connect,
  demo,
  errors,
  files,
  frame,
  home,
  mySafes,
  ownNames,
  pages,
  phone,
  prepare,
  reasons,
  refusal,
  service,
  signIn,
  toasts,
  transactions,
  typed,
  wrap,
}
