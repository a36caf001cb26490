import { type SafeRef, wrapPath } from '../routes.ts'

/** Where owners sign the wrap of a Safe together; what they signed travels behind `#`, which no server sees. */
export const consentPath = (safe: SafeRef, consent: string): string => `${wrapPath(safe)}?d=${consent}`

/** What the query of such a link carries; undefined where it carries nothing. */
export const consentIn = (query: string | undefined): string | undefined =>
  new URLSearchParams(query).get('d') ?? undefined
