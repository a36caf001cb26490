import type { Page } from '@playwright/test'
import { samples } from '../../src/demo/samples.ts'
import { CHAINS } from '../../src/lib/chains.ts'
import { reportWords } from '../../src/words/en/report.ts'
import { expect, expectAccessible, RESETS, test } from './fixtures.ts'
import { startProvingNode } from './startProvingNode.ts'

const ethereum = CHAINS.find(({ id }) => id === 1)
if (!ethereum?.publicRpc) throw new Error('Ethereum has one RPC alone.')
const [first, second] = [ethereum.defaultRpc, ethereum.publicRpc]

/** Makes one of the page's own RPCs a node of the test, whose blocks are so many seconds old; undefined never answers. */
const answer = (page: Page, url: string, node: string, behind: number | undefined) =>
  page.route(`${url}**`, async (route) => {
    if (behind === undefined) return route.abort()
    const response = await route.fetch({ url: node, maxRetries: RESETS })
    const body = await response.text()
    const shifted = body.replace(
      /"timestamp":"(0x[0-9a-f]+)"/g,
      (_, time: string) => `"timestamp":"0x${(Number(time) - behind).toString(16)}"`,
    )
    await route.fulfill({ response, body: behind === 0 ? body : shifted })
  })

const verdict = (page: Page) => page.getByRole('main').getByRole('complementary').getByRole('status').first()

for (const { title, behind, said, line } of [
  { title: 'agrees', behind: 0, said: reportWords.vouched.agreed, line: reportWords.verdict.notLocked },
  { title: 'is minutes behind', behind: 900, said: reportWords.vouched.apart, line: 'Needs attention (2)' },
  {
    title: 'doesn’t answer',
    behind: undefined,
    said: reportWords.vouched.silent,
    line: reportWords.verdict.notLocked,
  },
])
  test(`[W3] where a second RPC ${title} on the newest block, the report says so`, async ({ page, site }) => {
    const node = await startProvingNode()
    await answer(page, first, node.url, 0)
    await answer(page, second, node.url, behind)
    await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
    await expect(page.getByText(said)).toBeVisible()
    await expect(verdict(page)).toHaveText(line)
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await node.close()
  })
