import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SmallArt } from '../../src/ui/art/Art.tsx'
import { drawArt } from '../../src/ui/art/drawArt.ts'
import { rosetteOf } from '../../src/ui/art/rosetteOf.ts'
import { SAFE } from '../safe/genuineSafe.ts'

/** The shackle of a padlock, open or shut: half a circle, in both sizes. */
const SHACKLE = /a(15 15|26 26) 0 0 1/
/** The edge of a seal, unlike any other line: dots without length. */
const SCALLOPS = /stroke-?dasharray="\.01 \.99"/i
const signsOf = (svg: string) => [SHACKLE.test(svg), SCALLOPS.test(svg)]
const small = (mark?: 'seal' | 'lock') => renderToStaticMarkup(SmallArt({ address: SAFE, chainId: 1, mark }))

test('[W7] a padlock is drawn only with a lock, a seal only without one, and a proof has neither', () => {
  expect(signsOf(drawArt(SAFE, 1))).toEqual([false, true])
  expect(drawArt(SAFE, 1)).toContain('<desc>Sealed, ETHEREUM</desc>')
  expect(signsOf(drawArt(SAFE, 1, 1_900_000_000))).toEqual([true, false])
  expect(signsOf(drawArt(SAFE, 1, 0, true))).toEqual([false, false])
  expect(drawArt(SAFE, 1, 0, true)).toContain('<desc>Proof, ETHEREUM</desc>')
  expect(signsOf(small('seal'))).toEqual([false, true])
  expect(signsOf(small('lock'))).toEqual([true, false])
  expect(signsOf(small())).toEqual([false, false])
})

test("[W7] the page's twelve inks on white equal those of the picture", () => {
  const css = readFileSync('src/ui/tokens.css', 'utf8')
  const onWhite = /:root,\s*\.onWhite \{([^}]*)\}/.exec(css)?.[1] ?? ''
  const drawn = new Map<number, string>()
  for (let index = 0; drawn.size < 12 && index < 500; index++) {
    const safe = `0x${index.toString(16).padStart(40, '0')}` as const
    drawn.set(rosetteOf(safe, 1).ink, /stroke="(#\w+)"/.exec(drawArt(safe, 1))?.[1] ?? '')
  }
  expect(drawn.size).toBe(12)
  for (const [index, ink] of drawn) expect(onWhite).toContain(`--ink-${index}: ${ink};`)
})
