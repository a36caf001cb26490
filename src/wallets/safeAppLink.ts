import { SAFE_APP } from '../lib/safeApp.ts'

/** Opens a page as an app inside Safe{Wallet}, on a chain by its EIP-3770 short name. */
export const safeAppLink = (pageUrl: string, prefix: string): string =>
  `${SAFE_APP}/share/safe-app?appUrl=${encodeURIComponent(pageUrl)}&chain=${prefix}`
