/** The files that this page writes and reads, by their content: an offer, owners' signatures, a batch of calls. */
export type FileKind = 'offer' | 'consent' | 'batch'

/** What a JSON file is meant to be, by its shape; it may still be unreadable. */
export function fileKind(file: unknown): FileKind | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const { offer, consent, transactions } = file as Record<string, unknown>
  if (typeof offer === 'string') return 'offer'
  if (typeof consent === 'string') return 'consent'
  return Array.isArray(transactions) ? 'batch' : undefined
}
