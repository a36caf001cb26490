const MOST_DEPTH = 30
const TOKEN = /"(?:[^"\\]|\\.)*"|0x[0-9a-f]*|-?\d[\d.]*(?:e[+-]?\d+)?/gi

/**
 * Reads a list or a struct as people and tools write it: JSON, in which an address or a number may also stand without quotes.
 * Every number comes as text, since JSON's own lose the last digits of large ones.
 * @throws SyntaxError where it still isn't JSON
 */
export function looseJson(text: string): unknown {
  const quoted = text.replace(TOKEN, (token) => (token.startsWith('"') ? token : JSON.stringify(token)))
  let depth = 0
  for (const [letter] of quoted.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (letter === '[' || letter === '{') depth++
    if (letter === ']' || letter === '}') depth--
    if (depth > MOST_DEPTH) throw new SyntaxError('It is nested too deep.')
  }
  return JSON.parse(quoted)
}
