import { type SafeRef, wrapPath } from '../routes.ts'

/** Where owners sign a Safe's wrap together; the signatures are in the URL's fragment, which no server sees. */
export const consentPath = (safeRef: SafeRef, consent: string): string => `${wrapPath(safeRef)}?d=${consent}`

/** What the query of such a link carries; undefined where it carries nothing. */
export const consentIn = (query: string | undefined): string | undefined =>
  new URLSearchParams(query).get('d') ?? undefined
