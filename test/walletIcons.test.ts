import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { WALLETS } from '../src/wallets/wallets.ts'
import { drawWalletIcons } from '../tools/walletIcons.ts'

const kilobytes = (svg: string) => gzipSync(svg, { level: 9 }).length / 1_000

test('[S7.5] each wallet that has a picture in the set gets a file of its own, and all of them are light', () => {
  const drawn = drawWalletIcons()
  const named = WALLETS.flatMap(({ icon }) => icon ?? [])
  expect(named).toEqual(['safe', 'metamask', 'coinbase', 'rainbow', 'wallet-connect', 'ledger'])
  expect(drawn.map(({ path }) => path)).toEqual(named.map((name) => `icons/wallets/${name}.svg`))
  for (const { path, svg } of drawn) expect([path, kilobytes(svg) < 1.5]).toEqual([path, true])
  expect(drawn.reduce((sum, { svg }) => sum + kilobytes(svg), 0)).toBeLessThan(14)
})

test('[S7.5] a picture is drawing alone: no script, no style, nothing that is fetched', () => {
  for (const { svg } of drawWalletIcons()) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24">.*<\/svg>$/s)
    expect(svg).not.toMatch(/<(script|style|image|foreignObject|use|a)\b|\son\w+=|(?:href|src)=|url\((?!#)/i)
  }
})
