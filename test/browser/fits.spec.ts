import type { Page } from '@playwright/test'
import { prepareStages } from '../../tools/openScreen.ts'
import { screens } from '../../tools/screens.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

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

test('[S2.4] eighty wallets, one with a name of 10 kB and one that turns its around, fit into the frame of a Safe', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 500 })
  await page.addInitScript(() => {
    const nameOf = (index: number) => ['A'.repeat(10_240), 'Turned \u202e around'][index] ?? `Wallet ${index}`
    window.addEventListener('eip6963:requestProvider', () => {
      for (let index = 0; index < 80; index++) {
        const uuid = `6f1c7e0a-0000-4000-8000-${String(index).padStart(12, '0')}`
        const info = { uuid, name: nameOf(index), rdns: `wallet.number${index}`, icon: '' }
        const provider = { request: () => new Promise(() => {}) }
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
      }
    })
  })
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(dialog.getByRole('button', { name: 'Wallet 79' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: /^AAAA/ }).click()
  await expect(dialog.getByRole('heading', { name: /^Opening AAAA/ })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  expect(await dialog.textContent()).not.toContain('\u202e')
  await expectAccessible(page)
})
