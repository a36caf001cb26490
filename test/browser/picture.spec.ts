import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { samples } from '../../src/demo/samples.ts'
import { safePath, wrapPath } from '../../src/lib/routes.ts'
import { drawArt } from '../../src/ui/art/drawArt.ts'
import { reportWords } from '../../src/words/en/report.ts'
import { expect, expectAccessible, keepOwnRpc, onAPhone, test } from './fixtures.ts'

const ref = { prefix: 'eth', address: samples.wrapped.address }
const NAME = `wrapped-safe-eth-${ref.address}`
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Opens what else there is to share with, once the verdict above it is final: what moves under a click doesn't open. */
async function openMore(page: Page): Promise<void> {
  await expect(page.getByText(reportWords.verdict.unfinished(2), { exact: true }).first()).toBeVisible()
  await page.getByText(reportWords.share.more).click()
}

async function download(page: Page, act: string): Promise<{ name: string; bytes: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, act)])
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) }
}

type Pixels = {
  width: number
  height: number
  corner: number[]
  shareOfInk: number
  shareOfCaption: number
  shareOfSeal: number
}

/** What a picture shows: its background colour, how much of it is drawn on, and how much of its middle. */
const look = (page: Page, png: Buffer): Promise<Pixels> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(image, 0, 0)
    const shareOf = (x: number, y: number, size: number) => {
      const { data } = context.getImageData(x, y, size, size)
      let drawn = 0
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) + (data[at + 1] ?? 0) < 400) drawn++
      return drawn / (size * size)
    }
    const corner = [...context.getImageData(2, 2, 1, 1).data]
    const shareOfCaption = height > width + 200 ? shareOf(200, width, 200) : 0
    // the disc of the seal is 60 across in the middle of 600
    return {
      width,
      height,
      corner,
      shareOfInk: shareOf(0, 0, width),
      shareOfCaption,
      shareOfSeal: shareOf(546, 522, 108),
    }
  }, png.toString('base64'))

onAPhone(() => {
  for (const { page: of, path } of [
    { page: 'the Safe', path: safePath(ref) },
    { page: 'where its wrap ends', path: wrapPath(ref) },
  ])
    test(`[W7] ${of}: the card is saved as a picture, 1200 wide, with the verdict below it in a report, and as the SVG that the contract draws`, async ({
      page,
      site,
      mainnet,
      quiet,
    }) => {
      await keepOwnRpc(page, site.url, mainnet.anvil.url)
      await page.goto(`${site.url}#${path}`)
      if (of === 'the Safe') await openMore(page)
      const png = await download(page, 'Save picture')
      expect(png.name).toBe(`${NAME}.png`)
      await expect(page.getByText(`Your browser is saving it as ${NAME}.png.`)).toBeVisible()
      const seen = await look(page, png.bytes)
      expect(seen).toMatchObject({ width: 1_200, corner: [255, 255, 255, 255] })
      if (of === 'the Safe') expect(seen.shareOfCaption).toBeGreaterThan(0.02)
      else expect(seen.height).toBe(1_200)
      expect(seen.shareOfInk).toBeGreaterThan(0.05)
      expect(seen.shareOfInk).toBeLessThan(0.6)
      expect(seen.shareOfSeal).toBeGreaterThan(0.4)
      const svg = await download(page, 'Save as SVG')
      expect(svg.name).toBe(`${NAME}.svg`)
      expect(svg.bytes.toString()).toBe(drawArt(ref.address, 1))
      await expectAccessible(page)
      expect(quiet.errors).toEqual([])
    })
})

test('[W7] it is shared with its picture and its link where the browser can; a dismissed share sheet is no failure', async ({
  page,
  site,
  mainnet,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], ...rest }: ShareData) => {
        shared.push({ ...rest, files: files.map(({ name, type, size }) => ({ name, type, isFull: size > 10_000 })) })
        if (shared.length > 1) throw new DOMException('Closed.', 'AbortError')
      },
    })
  })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#${safePath(ref)}`)
  await openMore(page)
  const once = {
    title: 'Wrapped Safe',
    url: `${site.url}#${safePath(ref)}`,
    files: [{ name: `${NAME}.png`, type: 'image/png', isFull: true }],
  }
  const sharedOf = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
  await press(page, 'Share')
  await expect.poll(sharedOf).toEqual([once])
  await press(page, 'Share')
  await expect.poll(sharedOf).toEqual([once, once])
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByText("This browser can't share from here.")).toBeHidden()
})

for (const { title, break: breakIt } of [
  { title: 'knows no sharing', break: () => Object.assign(navigator, { share: undefined }) },
  {
    title: 'refuses it here',
    break: () =>
      Object.assign(navigator, {
        canShare: () => false,
        share: () => Promise.reject(new DOMException('Not here.', 'NotAllowedError')),
      }),
  },
])
  test(`[W7] where the browser ${title} the link is copied, and the page says so; where it can't be copied it is shown`, async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    await page.addInitScript(breakIt)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await page.goto(`${site.url}#${safePath(ref)}`)
    await openMore(page)
    const link = `${site.url}#${safePath(ref)}`
    await press(page, 'Share')
    await expect(page.getByText("This browser can't share from here. The link is copied")).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
    })
    await press(page, 'Share')
    await expect(page.getByRole('alert').filter({ hasText: "the link couldn't be copied" })).toContainText(link)
    await expectAccessible(page)
  })

test('[W7] a picture that cannot be rendered is reported, and nothing is saved', async ({ page, site, mainnet }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (back) => back(null)
  })
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#${safePath(ref)}`)
  await openMore(page)
  let saved = 0
  page.on('download', () => saved++)
  await press(page, 'Save picture')
  await expect(page.getByText("The picture couldn't be drawn, and nothing was saved.")).toBeVisible()
  expect(saved).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`[W7] a certificate is ink on white, where the page is ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(site.url)
    const sample = { address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72', chainId: 1 } as const
    const [, ink = ''] = /stroke="#(\w+)"/.exec(drawArt(sample.address, sample.chainId)) ?? []
    const drawn = [0, 2, 4].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)).join(', ')
    const certificate = page.getByRole('figure').locator('> div')
    await expect(certificate).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(certificate).toHaveCSS('color', 'rgb(10, 10, 10)')
    await expect(certificate).toHaveCSS('outline-color', `rgb(${drawn})`)
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      colorScheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)',
    )
  })
