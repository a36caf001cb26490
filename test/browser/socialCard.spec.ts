import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSite } from '../../tools/buildSite.ts'
import { inlineOf } from '../../tools/policy.ts'
import { serveBuild } from '../../tools/serveBuild.ts'
import { SOCIAL_CARD } from '../../tools/socialCard.ts'
import { expect, test } from './fixtures.ts'

/** The tags that a social card is made from, read like a crawler does: without running the page. */
const tagsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta [^>]*property="([^"]+)"[^>]* content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )

const plain = {
  'og:title': 'Wrapped Safe Wallet',
  'og:description': 'Wrap your Safe Wallet to NFT',
  'og:type': 'website',
}

test('[W3] a build without a configured address has only the tags that need none, and no address', () => {
  expect(tagsOf(readFileSync('dist/index.html', 'utf8'))).toEqual(plain)
})

test('[W3] a build with a configured address has a card of its own, whose picture exists, under the same policy', async ({
  page,
}) => {
  const folder = await buildSite({ env: { VITE_SITE_URL: 'https://wrapped.example/safes' } })
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(tagsOf(html)).toEqual({
    ...plain,
    'og:url': 'https://wrapped.example/safes/',
    'og:image': 'https://wrapped.example/safes/card.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': SOCIAL_CARD.alt,
    'twitter:card': 'summary_large_image',
  })
  expect(inlineOf(html)).toEqual(inlineOf(readFileSync('dist/index.html', 'utf8')))
  // the tags come before anything long: crawlers read only the beginning
  expect(html.indexOf('twitter:card')).toBeLessThan(4_000)
  // the tags are counted beside the budget of the page without them
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(14_200)

  const picture = readFileSync(join(folder, SOCIAL_CARD.file))
  expect(picture.length).toBeLessThanOrEqual(120_000)
  const site = await serveBuild('/safes/', { folder })
  try {
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Turn a whole Safe/)
    const seen = await page.evaluate(async (file) => {
      const image = await createImageBitmap(await (await fetch(file)).blob())
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      let drawn = 0
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) < 128) drawn++
      return { width, height, shareOfInk: drawn / (width * height) }
    }, SOCIAL_CARD.file)
    expect(seen).toMatchObject({ width: 1_200, height: 630 })
    expect(seen.shareOfInk).toBeGreaterThan(0.05)
    expect(seen.shareOfInk).toBeLessThan(0.5)
  } finally {
    await site.close()
  }
})

test('[W3] a build with an invalid address fails, and names the setting', async () => {
  const failed = await buildSite({ env: { VITE_SITE_URL: 'wrapped.example' } }).catch(({ stderr }) => String(stderr))
  expect(failed).toContain('The build was given a bad VITE_SITE_URL, "wrapped.example": it has to be where the page is')
})
