import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { expect, inBothSizes, test } from './fixtures.ts'

const { ben } = people

inBothSizes(() => {
  test('[W1] Back goes one step back in the wizard, and a reload keeps the step, the holder and the tick', async ({
    page,
    site,
  }) => {
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Try the demo' }).click()
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await expect(heading('It can be wrapped.')).toBeVisible()
    await page.getByRole('button', { name: 'Choose the holder' }).click()
    await page.getByRole('radio', { name: /Another address/ }).check()
    await page.getByRole('textbox').fill(ben.account.address)
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(heading('Review it before you sign.')).toBeVisible()
    await page.getByRole('checkbox').check()

    await page.reload()
    await expect(heading('Review it before you sign.')).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.getByText('it works.')).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('textbox')).toHaveValue(ben.account.address)
    await page.goBack()
    await expect(heading('It can be wrapped.')).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('textbox')).toHaveValue(ben.account.address)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(heading('It can be wrapped.')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(site.url)

    // the choices for one Safe don't apply to another
    await page.goto(`${site.url}#/wrap/demo:${samples.trio.address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})
