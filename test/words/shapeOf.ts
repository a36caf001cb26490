type Place = { path: string; text: string; holes: string }

/** The value for each argument of a sentence, by its index; a string is not a count, so the widest form is used. */
const hole = (index: number): string => `⟦${index}⟧`

/** The arguments of a sentence. */
const holesOf = (text: string): string => [...new Set(text.match(/⟦\d⟧|\{\w+\}/g))].sort().join()

/**
 * Every sentence in a set of messages, in order, and its arguments.
 * @param count given to every sentence with arguments; without it, each gets a marker per argument
 */
export function shapeOf(said: unknown, count?: number, path = ''): Place[] {
  if (typeof said === 'string') return [{ path, text: said, holes: holesOf(said) }]
  if (typeof said === 'function') {
    const given = Array.from({ length: said.length }, (_, index) => count ?? hole(index))
    return shapeOf(said(...given), count, `${path}(${said.length})`)
  }
  return Object.entries(said as object).flatMap(([key, value]) => shapeOf(value, count, `${path}.${key}`))
}
