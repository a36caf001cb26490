/** Whether a relay client asks wallets, or is a wallet that other apps ask. Each has its own keys and sessions. */
export type Role = 'asks' | 'isAsked'

/** The storage prefix of a relay client, by its project and role. */
export const prefixOf = (projectId: string, role: Role): string =>
  `${projectId.slice(0, 8)}${role === 'asks' ? '' : '-wallet'}`
