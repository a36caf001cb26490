import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { startWorld } from '../demo/startWorld.ts'
import { expect, expectAccessible, onAPhone, test } from './fixtures.ts'
import { keepRpcs, NOBODY } from './keepRpcs.ts'

onAPhone(() => {
  test('[W3] other networks are queried only on request, and each has its own answer', async ({
    page,
    site,
    mainnet,
    quiet,
  }) => {
    const other = await startWorld(10)
    const { anvil } = other
    await keepRpcs(page, site.url, { 1: mainnet.anvil.url, 10: anvil.url })
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
    const clause = page.getByRole('region', { name: 'What isn’t included' })
    const look = clause.getByRole('button', { name: 'Look on other networks' })
    await expect(look).toBeVisible()
    await expect(page.getByText(/^Searched for transfers/)).toBeVisible()
    expect([...asked]).not.toContain(new URL(anvil.url).origin)
    expect([...asked]).not.toContain(NOBODY)
    await look.click()
    const rowOf = (name: string) => clause.locator('dl > div').filter({ hasText: name })
    await expect(rowOf('OP Mainnet')).toContainText('A Safe that is wrapped there too')
    await expect(rowOf('OP Mainnet')).toContainText(people.ada.account.address)
    await expect(rowOf('Base')).toContainText('It couldn’t be read.')
    await expect(clause.getByText('Nothing there')).toHaveCount(0)
    await expect(clause.getByText(/the one on Ethereum\.$/)).toBeVisible()
    await expect(rowOf('Ethereum')).toHaveCount(0)
    await expectAccessible(page)
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
    await anvil.stop()
  })
})
