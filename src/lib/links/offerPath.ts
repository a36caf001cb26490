import { type SafeRef, safePath } from '../routes.ts'

/** Where a wrapped Safe is bought by its seller's offer, which is in the URL's fragment that no server sees. */
export const offerPath = (safeRef: SafeRef, offer: string): string => `${safePath(safeRef)}?offer=${offer}`

/** What the query of such a link carries; undefined where it carries none. */
export const offerIn = (query: string): string | undefined => new URLSearchParams(query).get('offer') ?? undefined
