import { activeConnector } from './connection.ts'

/** Whether the connected wallet is a Safe's, reached through a relay, by its own word. */
export const sharesSafe = (): boolean => activeConnector()?.sharesSafe?.() ?? false
