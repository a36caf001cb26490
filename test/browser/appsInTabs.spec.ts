import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { appFrameWords } from '../../src/words/en/appFrame.ts'
import { appsWords } from '../../src/words/en/apps.ts'
import { serveBuild } from '../../tools/serveBuild.ts'
import { optional, startApp } from '../relay/startApp.ts'
import { stopClient } from '../relay/stopClient.ts'
import { installWallet } from './browserWallet.ts'
import { expect, keepConnection, keepOwnRpc } from './fixtures.ts'
import { settle, test } from './relayFixtures.ts'
import { signingSafe } from './signingSafe.ts'

const { ada } = people
/** S9.4: the relay tag of a response. */
const RESPONSE = 1109

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const requests = (page: Page) => page.getByRole('region', { name: appsWords.requests, exact: true })
const inFrame = (page: Page) => page.frameLocator('main iframe')
/** What the sample app shows of the Safe. */
const dollars = (page: Page) =>
  inFrame(page).locator('dt', { hasText: 'Demo Dollars' }).locator('xpath=following-sibling::dd[1]')

test('[W2] two tabs of one Safe: one is connected to the apps, both see what is waiting, each request is answered once, and the other tab takes over', async ({
  context,
  page: first,
  site,
  mainnet,
  relay,
}) => {
  test.slow()
  const safe = await signingSafe(mainnet)
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
  await settle(first, relay.url)
  await keepOwnRpc(first, site.url, mainnet.anvil.url)
  await keepConnection(first, site.url, wallet)
  const url = `${site.url}#/eth:${safe}?apps`
  await first.goto(url)
  const [elsewhere, { client: app }] = await Promise.all([serveBuild('/', { framing: null }), startApp(relay.url)])
  try {
    const { uri = '', approval } = await app.connect(optional(1))
    await first.getByLabel(appsWords.code).fill(uri)
    await act(first, appsWords.connect).click()
    const approved = approval()
    await act(first, appsWords.proposal.agree).click()
    const { topic } = await approved
    const answers: unknown[] = []
    const sent = () => relay.seen.envelopes.filter((one) => one.topic === topic && one.tag === RESPONSE).length
    const ask = (text: string) => {
      const request = { method: 'personal_sign', params: [text, safe] }
      const asked = app.request({ topic, chainId: 'eip155:1', request }).catch((thrown: unknown) => thrown)
      void asked.then((answer) => answers.push(answer))
      return asked
    }

    const second = await context.newPage()
    await second.goto(url)
    await expect(second.getByText(appsWords.elsewhere.title)).toBeVisible()
    const declined = ask('From both')
    for (const tab of [first, second]) await expect(requests(tab).getByText('Test App asks you to sign')).toBeVisible()
    await expect(requests(first).getByText('From both')).toBeVisible()
    await expect(requests(second).getByText(appsWords.away)).toBeVisible()
    await act(first, appsWords.decline).click()
    expect(await declined).toMatchObject({ code: 4001 })
    await expect(requests(second)).toHaveCount(0)

    // an app in a frame belongs to its tab, whichever tab is connected to the others
    for (const tab of [first, second]) {
      await tab.getByLabel(appFrameWords.address).fill(`${elsewhere.url}sample-app.html#en`)
      await act(tab, appFrameWords.open).click()
      await expect(dollars(tab)).toHaveText('0')
    }
    await inFrame(second).getByRole('button', { name: 'Mint 100 Demo Dollars' }).click()
    const send = requests(second).getByRole('button', { name: appsWords.send, exact: true })
    await expect(send).toHaveAttribute('aria-disabled', 'false')
    await expect(requests(first).getByRole('article')).toHaveCount(0)
    await send.click()
    await expect(dollars(second)).toHaveText('100')
    await expect(requests(second).getByRole('article')).toHaveCount(0)
    await act(first, appFrameWords.close).click()
    await act(second, appFrameWords.close).click()

    // the remaining tab answers what is waiting
    const signed = ask('From the other')
    await expect(requests(first).getByText('From the other')).toBeVisible()
    await expect(requests(second).getByText(appsWords.away)).toBeVisible()
    await first.close()
    await expect(requests(second).getByText('From the other')).toBeVisible()
    await expect(act(second, appsWords.endOf('Test App'))).toBeVisible()
    await act(second, appsWords.sign).click()
    expect(await signed).toMatch(/^0x/)
    const last = ask('From the other again')
    await expect(requests(second).getByText('From the other again')).toBeVisible()
    await act(second, appsWords.decline).click()
    expect(await last).toMatchObject({ code: 4001 })
    expect([answers.length, sent()]).toEqual([3, 3])
  } finally {
    await stopClient(app)
    await elsewhere.close()
  }
})
