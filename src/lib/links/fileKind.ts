/** The files that this page writes and reads, each told by what it carries: an offer, owners' signatures, a batch of calls. */
export type FileKind = 'offer' | 'consent' | 'batch'

/** What a JSON file is meant for, by its shape; that says nothing of whether it can be read. */
export function fileKind(file: unknown): FileKind | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const { offer, consent, transactions } = file as Record<string, unknown>
  if (typeof offer === 'string') return 'offer'
  if (typeof consent === 'string') return 'consent'
  return Array.isArray(transactions) ? 'batch' : undefined
}
