import { keccak256, stringToBytes } from 'viem'

/** Serialises JSON as Safe's transaction builder does before hashing: keys sorted, their list before the values. */
function written(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(written).join(',')}]`
  if (typeof json !== 'object' || json === null) return JSON.stringify(json ?? null)
  const keys = Object.keys(json).sort()
  const fields = keys.map((key) => `${written((json as Record<string, unknown>)[key])},`)
  return `{${JSON.stringify(keys)}${fields.join('')}}`
}

/**
 * The checksum of a file of Safe's transaction builder, over all of it but its name and the checksum itself:
 * https://github.com/safe-global/safe-react-apps/blob/development/apps/tx-builder/src/lib/checksum.ts
 */
export function builderChecksum(file: object): string {
  const { checksum: _, ...meta } = ((file as { meta?: Record<string, unknown> }).meta ?? {}) as Record<string, unknown>
  return keccak256(stringToBytes(written({ ...file, meta: { ...meta, name: null } })))
}
