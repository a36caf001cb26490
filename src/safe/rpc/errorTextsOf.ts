import { BaseError } from 'viem'
import { peek } from '../../lib/errors.ts'

const LAYERS = ['cause', 'data', 'error', 'originalError'] as const

/**
 * A node's own error messages, outermost first, without viem's wording around them.
 * @returns each cut to 500 characters, six layers deep at most
 */
export function errorTextsOf(thrown: unknown): string[] {
  const words: string[] = []
  let layer = thrown
  for (let depth = 0; depth < 6 && typeof layer === 'object' && layer !== null; depth++) {
    const of = layer as Record<string, unknown>
    const said = peek(() => (of instanceof BaseError ? of.details : of.message))
    if (typeof said === 'string' && said !== '') words.push(said.slice(0, 500))
    layer = LAYERS.map((key) => peek(() => of[key])).find((inner) => typeof inner === 'object' && inner !== null)
  }
  return words
}
