/** What stands below the picture of a Safe, for who sees the picture alone. */
export type ReportCaption = {
  verdict: string
  tone: 'ok' | 'attention' | 'danger' | 'plain'
  /** What wasn't found out, and that it wasn't; nothing where all was. */
  open?: string | undefined
  /** Where and when it was seen. */
  seen: string
  /** That a picture proves nothing, and the address at which anybody can look. */
  check: string
  link: string
  /** In which its sentences run. */
  direction: 'ltr' | 'rtl'
}

/** As the tokens of the same names are on white. */
const TONES = { ok: '#0b6b3a', attention: '#8a5200', danger: '#b42318', plain: '#0a0a0a' } as const

const WIDTH = 600
const MARGIN = 36

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** About how wide a text is, in ems: what is written without spaces is as wide as it is high. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 1 : 0.56), 0)

/** Where a text may go on in another line: at a space, and beside each sign of a script that knows none. */
const wordsOf = (text: string): string[] =>
  text.match(/[\u2e80-\uffef][、。，：；」）]?|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []

function linesOf(text: string, size: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of wordsOf(text)) {
    if (line !== '' && widthOf((line + word).trimEnd()) * size > WIDTH - 2 * MARGIN) {
      lines.push(line)
      line = ''
    }
    line += word
  }
  return [...lines, line].map((one) => one.trim()).filter((one) => one !== '')
}

/**
 * The picture of a Safe with what its report says below it, as SVG of a size of its own: sent alone, it still says what was
 * seen and when.
 * @param art as `drawArt` draws it, 600 by 600
 * @returns the drawing, and how high it is where it is 600 wide
 */
export function drawReport(
  art: string,
  { verdict, tone, open, seen, check, link, direction }: ReportCaption,
): { svg: string; height: number } {
  let y = 600
  const parts: string[] = []
  const add = (text: string, size: number, look: string, above: number) => {
    y += above
    for (const line of linesOf(text, size)) {
      y += size * 1.35
      parts.push(`<text x="300" y="${Math.round(y)}" font-size="${size}" ${look}>${escaped(line)}</text>`)
    }
  }
  add(verdict, 27, `fill="${TONES[tone]}" font-weight="600"`, 12)
  if (open) add(open, 18, 'fill="#0a0a0a"', 6)
  add(seen, 18, 'fill="#0a0a0a"', 10)
  add(check, 15, 'fill="#5c5c5c"', 10)
  // an address is read sign by sign, and has no place to break
  const size = Math.min(15, (WIDTH - 2 * MARGIN) / (0.61 * link.length))
  y += size * 1.5
  const mono = 'font-family="ui-monospace,Menlo,Consolas,monospace" direction="ltr"'
  parts.push(
    `<text x="300" y="${Math.round(y)}" font-size="${size.toFixed(2)}" fill="#5c5c5c" ${mono}>${escaped(link)}</text>`,
  )
  const height = Math.ceil(y + 30)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><rect width="${WIDTH}" height="${height}" fill="#fff"/>` +
    art.replace('<svg ', '<svg width="600" height="600" ') +
    `<g text-anchor="middle" direction="${direction}" font-family="system-ui,-apple-system,'Segoe UI',sans-serif">${parts.join('')}</g></svg>`
  return { svg, height }
}
