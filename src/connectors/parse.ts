import { type Address, toAddress } from '../lib/address.ts'
import { peek } from '../lib/errors.ts'
import { parsePicture } from '../lib/parse/parsePicture.ts'
import { check, object, text, unknown } from '../lib/parse/schemas.ts'
import type { Accounts } from './connector.ts'

export const isFilled = (accounts: readonly Address[]): accounts is Accounts => accounts.length > 0

/** Parses a list of accounts from a wallet: any case, duplicates and invalid entries dropped, order kept. */
export function parseAccounts(value: unknown): Address[] {
  const listed = peek(() => (Array.isArray(value) ? [...value.slice(0, 1_000)] : [])) ?? []
  const accounts = listed.map(toAddress)
  return [...new Set(accounts)].filter((account) => account !== undefined)
}

/** Parses a chain id from a wallet: a number, hex or decimal text. Undefined for anything else. */
export function parseChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^(0x[0-9a-f]{1,13}|[0-9]{1,16})$/i.test(value)
  if (!isText && typeof value !== 'number') return undefined
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

type Info = { uuid: string; name: string; rdns: string; icon: unknown }

const Announcement = object<{ info: Info; provider: object }>({
  info: object<Info>({
    uuid: text(64, /./s),
    name: text(),
    rdns: text(253, /^[a-z0-9-]+(\.[a-z0-9_-]+)+$/i),
    icon: unknown,
  }),
  provider: check(
    (value): value is object => typeof (value as { request?: unknown } | null | undefined)?.request === 'function',
  ),
})

export type AnnouncedInfo = { uuid: string; name: string; rdns: string; icon: string | undefined }

/** Removes characters that could hide or reorder a name: controls, zero-width and bidirectional marks. */
export const cleanName = (name: string): string =>
  [
    ...name
      .slice(0, 1_000)
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
      .trim(),
  ]
    .slice(0, 64)
    .join('')

/**
 * Reads an EIP-6963 announcement. Name and icon are chosen by the wallet: they prove nothing.
 * A bad icon is dropped (only `data:` images, never fetched), anything else bad drops the announcement.
 */
export function parseAnnouncement(detail: unknown): { info: AnnouncedInfo; provider: object } | undefined {
  try {
    const parsed = Announcement.safeParse(detail)
    if (!parsed.success) return undefined
    const { uuid, rdns, icon } = parsed.data.info
    const name = cleanName(parsed.data.info.name)
    if (name === '') return undefined
    return { info: { uuid, name, rdns, icon: parsePicture(icon) }, provider: parsed.data.provider }
  } catch {
    return undefined // a hostile getter threw
  }
}
