import type { Page } from '@playwright/test'
import { prepareStages } from '../../tools/openScreen.ts'
import { screens } from '../../tools/screens.ts'
import { expect, test } from './fixtures.ts'

// 320 px is what WCAG 1.4.10 asks for: a window of 1280 at 400 % zoom, and narrower than at 200 %.

/** What doesn't fit or leads astray on what is shown, a sentence each. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`)
    const dialog = document.querySelector('dialog[open]')
    if (dialog && dialog.scrollWidth > dialog.clientWidth) faults.push(`the dialog is ${dialog.scrollWidth} wide`)
    const close = [...(dialog?.querySelectorAll('button') ?? [])].find(({ ariaLabel }) => ariaLabel === 'Close')
    const box = close?.getBoundingClientRect()
    if (box && (box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight))
      faults.push('the way out of the dialog is out of view')
    // inside a Safe's frame the page must not lead away from itself
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (/^https?:$/.test(link.protocol) && link.origin !== location.origin)
        if (link.target !== '_blank' || !link.rel.includes('noopener')) faults.push(link.outerHTML)
    return faults
  })

test('[S2] every screen fits into 320 px, in forced colours and without motion, and every link out has a tab of its own', async ({
  browser,
  site,
  mainnet,
}) => {
  test.setTimeout(300_000)
  const stages = await prepareStages(browser, site.url, mainnet, {
    viewport: { width: 320, height: 568 },
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  for (const screen of screens) {
    const page = await stages.open(screen)
    expect.soft(await faultsOf(page), screen.name).toEqual([])
    await page.close()
  }
  await stages.close()
})
