import { type FileKind, fileKind } from './fileKind.ts'
import type { UnreadLink } from './linkItems.ts'
import { MOST_TEXT } from './mostText.ts'

/**
 * Why a file is rejected: it isn't this page's, is of another kind, or its readable part differs from the link that it
 * carries (`otherContent`).
 */
export type UnreadFile = UnreadLink | { wrong: 'file' | 'otherContent' | FileKind }

/** Whether a file has all of `said`, whatever else is in it; upper and lower case are the same. */
function says(file: unknown, said: unknown): boolean {
  if (typeof said === 'string') return typeof file === 'string' && file.toLowerCase() === said.toLowerCase()
  if (typeof said !== 'object' || said === null) return file === said
  if (typeof file !== 'object' || file === null) return false
  if (Array.isArray(said) && !(Array.isArray(file) && file.length === said.length)) return false
  return Object.entries(said).every(([key, value]) => says((file as Record<string, unknown>)[key], value))
}

/**
 * Reads a JSON file that carries the text of a link, and the same content in readable form for people and other tools.
 * @param key under which the text of the link stands
 * @param write makes such a file from what was read, as JSON; all of it but `about` is compared
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
    // it begins as one of ours, but isn't complete
    return { wrong: text.trimStart().startsWith('{') ? 'cut' : 'file' }
  }
  const link = typeof file === 'object' && file !== null ? (file as Record<string, unknown>)[key] : undefined
  if (typeof link !== 'string') return { wrong: fileKind(file) ?? 'file' }
  const content = decode(link)
  if ('wrong' in content) return content
  const { about: _, ...said } = JSON.parse(write(content)) as Record<string, unknown>
  return says(file, said) ? content : { wrong: 'otherContent' }
}
