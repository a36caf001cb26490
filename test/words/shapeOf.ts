type Place = { path: string; text: string; holes: string }

/** What is put into a sentence, by the number of its argument; a string is not a count, so the widest form is said. */
const hole = (index: number): string => `⟦${index}⟧`

/** The names and numbers that stand open in a sentence. */
const holesOf = (text: string): string => [...new Set(text.match(/⟦\d⟧|\{\w+\}/g))].sort().join()

/**
 * Every sentence in a set of messages, in the order of its places, and what is put into each.
 * @param count given to every sentence that takes something; without it, each is given what marks its place
 */
export function shapeOf(said: unknown, count?: number, path = ''): Place[] {
  if (typeof said === 'string') return [{ path, text: said, holes: holesOf(said) }]
  if (typeof said === 'function') {
    const given = Array.from({ length: said.length }, (_, index) => count ?? hole(index))
    return shapeOf(said(...given), count, `${path}(${said.length})`)
  }
  return Object.entries(said as object).flatMap(([key, value]) => shapeOf(value, count, `${path}.${key}`))
}
