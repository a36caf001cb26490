import { type FileKind, fileKind } from './fileKind.ts'
import type { UnreadLink } from './linkItems.ts'
import { MOST_TEXT } from './mostText.ts'

/**
 * Why a file isn't taken: it is none of this page's, or one of another kind, or `otherContent`, when what it says for people isn't
 * what it carries.
 */
export type UnreadFile = UnreadLink | { wrong: 'file' | 'otherContent' | FileKind }

/** Whether a file says all of this, whatever else is in it; hex digits may be of either case. */
function says(file: unknown, said: unknown): boolean {
  if (typeof said === 'string') return typeof file === 'string' && file.toLowerCase() === said.toLowerCase()
  if (typeof said !== 'object' || said === null) return file === said
  if (typeof file !== 'object' || file === null) return false
  if (Array.isArray(said) && !(Array.isArray(file) && file.length === said.length)) return false
  return Object.entries(said).every(([key, value]) => says((file as Record<string, unknown>)[key], value))
}

/**
 * Reads a JSON file that carries the text of a link, and beside it says the same for people and other tools.
 * @param key under which the text of the link stands
 * @param write what such a file says of what was read, as JSON; all of it but `about` is compared
 */
export function readLinkFile<Content extends object>(
  text: string,
  {
    key,
    decode,
    write,
  }: { key: 'offer' | 'consent'; decode(link: string): Content | UnreadLink; write(content: Content): string },
): Content | UnreadFile {
  if (text.length > MOST_TEXT) return { wrong: 'tooLong' }
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    // what begins as one of ours does, and doesn't end so
    return { wrong: text.trimStart().startsWith('{') ? 'cut' : 'file' }
  }
  const link = typeof file === 'object' && file !== null ? (file as Record<string, unknown>)[key] : undefined
  if (typeof link !== 'string') return { wrong: fileKind(file) ?? 'file' }
  const content = decode(link)
  if ('wrong' in content) return content
  const { about: _, ...said } = JSON.parse(write(content)) as Record<string, unknown>
  return says(file, said) ? content : { wrong: 'otherContent' }
}
