import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { expect, inBothSizes, test } from './fixtures.ts'

const sample = `demo:${samples.wrapped.address}`

inBothSizes(() => {
  for (const { link, shown } of [
    { link: sample, shown: 'Sealed: only its holder can use it' },
    { link: `wrap/demo:${samples.solo.address}`, shown: 'It can be wrapped.' },
  ])
    test(`[W5] a link into the demo (#/${link.split('demo')[0]}demo:0x…) starts the demo when it is off, and opens the page`, async ({
      page,
      site,
      quiet,
    }) => {
      await page.goto(`${site.url}#/${link}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Safe is in the demo.')
      await page.getByRole('button', { name: 'Start the demo' }).click()
      await expect(page.getByRole('main').getByText(shown)).toBeVisible()
      expect(new URL(page.url()).hash).toBe(`#/${link}`)
      expect([...quiet.hosts]).toEqual(['127.0.0.1'])
    })

  for (const link of ['nothing/at/all', `xyz:${samples.solo.address}`, 'prepare/xyz'])
    test(`[S2.1] a dead link (#/${link}) offers the field to look a Safe up`, async ({ page, site }) => {
      await page.goto(`${site.url}#/${link}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this link.')
      const field = page.getByLabel('Look up any Safe')
      await field.fill('0x1234')
      await page.getByRole('button', { name: 'Look up' }).click()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveValue('0x1234')
      await field.fill(`eth:${samples.solo.address}`)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#\/eth:0x/)
    })

  test('[S2.1] after a navigation the heading has focus, without a focus ring', async ({ page, site }) => {
    await page.goto(site.url)
    const main = page.getByRole('main')
    const ring = () => main.evaluate((element) => getComputedStyle(element).outlineStyle)
    for (const [name, heading] of [
      ['My wrapped Safes', 'My wrapped Safes'],
      ['Settings', 'Settings'],
      ['Wrap a Safe', 'Which Safe do you want to wrap?'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).first().focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
      expect(await ring()).toBe('none')
    }
    // while a page loads, its container has the focus
    await main.focus()
    expect(await ring()).toBe('none')
  })

  test('[W5] two tabs of the demo show the same person, whichever of them it was selected in', async ({
    context,
    page,
    site,
  }) => {
    await page.goto(`${site.url}#/demo`)
    await page.getByRole('button', { name: 'Try the demo' }).click()
    const account = (tab: typeof page) => tab.getByRole('banner').getByRole('button', { name: /^Account 0x/ })
    await expect(account(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto(`${site.url}#/demo`)
    await expect(account(other)).toBeVisible()
    for (const [one, another, name] of [
      [page, other, 'cleo'],
      [other, page, 'ben'],
    ] as const) {
      await one.bringToFront()
      await one.getByLabel('You are').selectOption(name)
      for (const tab of [one, another]) {
        await expect(account(tab)).toHaveText(shortAddress(people[name].account.address))
        await expect(tab.getByLabel('You are')).toHaveValue(name)
      }
    }
  })
})
