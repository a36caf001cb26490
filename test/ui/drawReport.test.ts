import { expect, test } from 'vitest'
import { drawArt } from '../../src/ui/art/drawArt.ts'
import { drawReport, type ReportCaption } from '../../src/ui/art/drawReport.ts'

const art = drawArt('0x8ba1f109551bD432803012645Ac136ddd64DBA72', 1)
const caption: ReportCaption = {
  verdict: 'Do not buy: something is hidden in it',
  tone: 'danger',
  seen: 'Ethereum · Block 21,000,000 · 2026-11-30 01:30 UTC',
  check: 'A picture can be faked. Check this Safe yourself:',
  direction: 'ltr',
  link: 'https://example.org/#/eth:0x8ba1f109551bD432803012645Ac136ddd64DBA72',
}

const textsIn = (svg: string): string[] =>
  [...svg.matchAll(/<text x="300" y="\d+"[^>]*>([^<]*)/g)].map(([, text]) => text ?? '')
const yOf = (svg: string): number[] => [...svg.matchAll(/<text x="300" y="(\d+)"/g)].map(([, y]) => Number(y))

test('[W3] below the drawing a report’s picture says what was seen, where, when, and how to check it', () => {
  const { svg, height } = drawReport(art, { ...caption, open: 'Not known: Token approvals' })
  const drawn = svg.slice(svg.indexOf('</svg>'))
  expect(textsIn(drawn).join(' ')).toBe(
    [caption.verdict, 'Not known: Token approvals', caption.seen, caption.check, caption.link].join(' '),
  )
  const lines = yOf(drawn)
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  expect(Math.min(...lines)).toBeGreaterThan(600)
  expect(Math.max(...lines)).toBeLessThan(height)
  expect(svg).toContain(art.slice(art.indexOf('viewBox')))
})

test.each([
  ['Latin letters', 'Needs attention and then a great deal more than fits into a single line of it'],
  ['no spaces', 'このウォレットには一覧にもイベントにも表れない権限が隠れているおそれがあります。'],
])('[W3] a long verdict in %s is wrapped onto further lines, and none of it is lost', (_, verdict) => {
  const { svg } = drawReport(art, { ...caption, verdict })
  const drawn = svg.slice(svg.indexOf('</svg>'))
  const lines = [...drawn.matchAll(/font-size="27"[^>]*>([^<]*)/g)].map(([, text]) => text ?? '')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('').replaceAll(' ', '')).toBe(verdict.replaceAll(' ', ''))
})

test('[W3] any words are escaped as text, never as SVG markup', () => {
  const { svg } = drawReport(art, { ...caption, verdict: '</text><image href="https://evil.example"/>&' })
  expect(svg).not.toContain('<image')
  expect(svg).toContain('&#60;image<')
})
