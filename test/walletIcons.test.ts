import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { WALLET_RECORDS } from '../src/wallets/walletRecords.ts'
import { drawLetter, drawWalletIcons } from '../tools/walletIcons.ts'

const kilobytes = (svg: string) => gzipSync(svg, { level: 9 }).length / 1_000

test('[S7.5] every wallet except Browser Wallet gets a file of its own, and all of them are small', () => {
  const drawn = drawWalletIcons()
  const named = WALLET_RECORDS.flatMap(({ icon }) => icon ?? [])
  expect(named).toEqual(['safe', 'metamask', 'coinbase', 'rainbow', 'wallet-connect', 'brave', 'ledger'])
  expect(drawn.map(({ name }) => name)).toEqual(named.map((name) => `${name}.svg`))
  for (const { name, svg } of drawn) expect([name, kilobytes(svg) < 1.5]).toEqual([name, true])
  expect(drawn.reduce((sum, { svg }) => sum + kilobytes(svg), 0)).toBeLessThan(14)
})

test('[S7.5] an icon only draws: no script, no style, nothing that is fetched', () => {
  for (const { svg } of drawWalletIcons()) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24">.*<\/svg>$/s)
    expect(svg).not.toMatch(/<(script|style|image|foreignObject|use|a)\b|\son\w+=|(?:href|src)=|url\((?!#)/i)
  }
})

test('[S5.5] a letter is drawn on its wallet’s accent colour, in three or six hex digits', () => {
  for (const accent of ['#fb542b', '#FB542B', '#f52'])
    expect(drawLetter('Élan', accent)).toMatch(new RegExp(`fill="${accent}".*>É</text>`))
})

test.each(['fb542b', '#fb54', '#fb542g', 'orange', 'rgb(0,0,0)', '', ' #fb542b', '#fb542b"/><script>', '#fb542b\n'])(
  '[S5.5] an accent colour that is no hex value is refused, with its wallet’s name: %j',
  (accent) => {
    expect(() => drawLetter('Brave Wallet', accent)).toThrow(
      'The accent colour of Brave Wallet must be a hex value, like #1d4ed8',
    )
    const [first] = WALLET_RECORDS
    expect(() => drawWalletIcons(first && [{ ...first, accent }])).toThrow('must be a hex value')
  },
)
