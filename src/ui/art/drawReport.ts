/** The text below a Safe's picture, for people who see only the picture. */
export type ReportCaption = {
  verdict: string
  tone: 'ok' | 'attention' | 'danger' | 'plain'
  /** What couldn't be checked; undefined when everything was. */
  open?: string | undefined
  /** The network, block and time of the report. */
  seen: string
  /** That a picture proves nothing, and that anybody can check at `link`. */
  check: string
  link: string
  /** The writing direction of its sentences. */
  direction: 'ltr' | 'rtl'
}

/** The values of the tokens of the same names on white. */
const TONES = { ok: '#0b6b3a', attention: '#8a5200', danger: '#b42318', plain: '#0a0a0a' } as const

const WIDTH = 600
const MARGIN = 36

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Approximate width of a text, in ems; characters of scripts without spaces (CJK) are as wide as high. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 1 : 0.56), 0)

/** Splits a text where a line may break: at spaces, and between the characters of scripts without them. */
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
 * A Safe's picture with its report below, as one SVG with its own size: shared alone, it still says what was
 * found and when.
 * @param art as `drawArt` draws it, 600 by 600
 * @returns the drawing, and its height at a width of 600
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
  // a link has no place to break, so it is scaled to fit
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
