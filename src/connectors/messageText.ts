import { UnsupportedMethodError } from '../lib/errors.ts'

/** The text of a `personal_sign` parameter. Owners are shown text, so bytes that aren't UTF-8 are refused. */
export function messageText(message: unknown): string {
  if (typeof message !== 'string') throw new UnsupportedMethodError({ details: 'There is no message.' })
  if (!/^0x([0-9a-f]{2})*$/i.test(message)) return message
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UnsupportedMethodError({ details: 'The message is no text.' })
  }
}
