import type { Methods } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'

/** What Safe{Wallet} answers, though its SDK has no name for it; it says the same unasked at each change. */
export const GET_THEME = 'getCurrentTheme' as Methods

const HostTheme = z.object({ darkMode: z.boolean() })

/** The theme in what a host says; undefined where it says something else. */
export function parseHostTheme(said: unknown): 'light' | 'dark' | undefined {
  const theme = HostTheme.safeParse(said)
  return theme.success ? (theme.data.darkMode ? 'dark' : 'light') : undefined
}
