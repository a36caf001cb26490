import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { drawArt } from '../src/ui/art/drawArt.ts'
import { words } from '../src/words/en/appShell.ts'
import { findBrowser } from './findBrowser.ts'
import { SOCIAL_CARD } from './socialCard.ts'

// Draws the picture that a site shows with a link to the page (`tools/socialCard.ts`), from the token's own drawing.

const root = fileURLToPath(new URL('..', import.meta.url))
const SAMPLE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

const base64 = (path: string): string => readFileSync(`${root}${path}`).toString('base64')
const dataUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const art = drawArt(SAMPLE, 1)
const ink = /stroke="(#\w+)"/.exec(art)?.[1] ?? '#000'

const html = `<!doctype html>
<meta charset="utf-8" />
<style>
  @font-face { font-family: Newsreader; src: url(data:font/woff2;base64,${base64('src/ui/newsreader-display.woff2')}); }
  * { box-sizing: border-box; margin: 0; }
  body { width: ${SOCIAL_CARD.width}px; height: ${SOCIAL_CARD.height}px; padding: 36px; background: #fff; color: #0a0a0a; }
  main { position: relative; display: flex; align-items: center; justify-content: center; gap: 44px; height: 100%; padding: 0 40px; border: 1.5px solid ${ink}; outline: 6px double ${ink}; outline-offset: 8px; }
  img { width: 480px; height: 480px; flex: none; }
  h1 { font: 400 55px/1.15 Newsreader, Georgia, serif; letter-spacing: -0.012em; }
  h1 span { display: block; white-space: nowrap; }
  p { margin-top: 30px; padding-top: 20px; border-top: 1.5px solid ${ink}; font: 400 30px/1.3 Newsreader, Georgia, serif; color: ${ink}; }
</style>
<main>
  <img src="${dataUri(art)}" alt="" />
  <div>
    <h1>${words.home.title.map((line) => `<span>${line}</span>`).join('')}</h1>
    <p>Wrapped Safe Wallet</p>
  </div>
</main>`

/** Eight shades each from white to the ink and to the colour of the words: more, and the file is twice as large. */
const palette = [ink, '#0a0a0a'].flatMap((colour) =>
  Array.from({ length: 8 }, (_, shade) =>
    [1, 3, 5].map((at) => Math.round(255 + ((Number.parseInt(colour.slice(at, at + 2), 16) - 255) * shade) / 7)),
  ),
)

/** The pixels of a picture, red, green, blue and alpha each: the browser reads its own screenshots best. */
const readPixels = (page: Page, picture: Buffer): Promise<number[]> =>
  page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.drawImage(image, 0, 0)
    return [...context.getImageData(0, 0, image.width, image.height).data]
  }, picture.toString('base64'))

/** The index of the nearest colour of the palette, as a hex digit. */
function indexOf(colour: readonly number[]): string {
  const distances = palette.map((known) => known.reduce((sum, part, at) => sum + (part - (colour[at] ?? 0)) ** 2, 0))
  return distances.indexOf(Math.min(...distances)).toString(16)
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** A PNG of four bits a pixel (https://www.w3.org/TR/png-3/), which no browser writes. */
function encode(pixels: readonly number[]): Buffer {
  const { width, height } = SOCIAL_CARD
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 3, 0, 0, 0], 8) // bit depth, palette, default compression and filter, not interlaced
  const unfiltered = Array.from({ length: height }, (_, y) => {
    const row = Array.from({ length: width }, (_, x) =>
      indexOf(pixels.slice(4 * (y * width + x), 4 * (y * width + x) + 3)),
    )
    return Buffer.from(`00${row.join('')}`, 'hex')
  })
  return Buffer.concat([
    Buffer.from([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(Buffer.concat(unfiltered), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const path = await findBrowser()
const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
try {
  const { width, height } = SOCIAL_CARD
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]))
  const picture = encode(await readPixels(page, await page.screenshot()))
  writeFileSync(`${root}public/${SOCIAL_CARD.file}`, picture)
  console.log(`wrote public/${SOCIAL_CARD.file}, ${picture.length} bytes`)
} finally {
  await browser.close()
}
