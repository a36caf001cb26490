import type { Methods } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'

/** A method of Safe{Wallet} that its SDK doesn't list; the host also sends the same answer, unasked, at each change. */
export const GET_THEME = 'getCurrentTheme' as Methods

const HostTheme = z.object({ darkMode: z.boolean() })

/** Parses a host's theme; undefined for any other message. */
export function parseHostTheme(said: unknown): 'light' | 'dark' | undefined {
  const theme = HostTheme.safeParse(said)
  return theme.success ? (theme.data.darkMode ? 'dark' : 'light') : undefined
}
