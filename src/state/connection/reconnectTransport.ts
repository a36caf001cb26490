import type { Way } from '../../wallets/wallets.ts'
import { findSure, type Last, waysBackTo } from './wallets.ts'

/** How a wallet that was used last can be asked again at this moment; undefined while it can't. */
export const wayBackTo = (last: Last): Way | undefined =>
  waysBackTo(last).find((way) => way !== 'injected' || findSure(last.walletId))
