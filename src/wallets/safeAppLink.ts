/** Opens a page as an app inside Safe{Wallet}, on a chain by its EIP-3770 short name. */
export const safeAppLink = (pageUrl: string, prefix: string): string =>
  `https://app.safe.global/share/safe-app?appUrl=${encodeURIComponent(pageUrl)}&chain=${prefix}`
