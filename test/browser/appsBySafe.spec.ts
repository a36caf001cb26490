import { type Address, type Hex, parseEther } from 'viem'
import { getBalance } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { appsWords } from '../../src/words/en/apps.ts'
import { refusedWords } from '../../src/words/en/refused.ts'
import { optional, startApp } from '../relay/startApp.ts'
import { stopClient } from '../relay/stopClient.ts'
import { expect, expectAccessible, setOwnRpc } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { openSafePage } from './openSafePage.ts'
import { settle, test } from './relayFixtures.ts'
import { connectSafe, startRelaySafe } from './startRelaySafe.ts'

const { ben, dora } = people
const to = dora.account.address

test('[W2] where a Safe holds the wrapped one an app’s request is proposed there, and the app gets the hash of its execution, or learns that it was proposed', async ({
  context,
  page,
  site,
  relay,
  mainnet,
}) => {
  test.slow()
  const { safe: holder, phone, proposals, execute, opened: lookedAt } = await startRelaySafe(mainnet, relay.url)
  lookedAt()
  const sender = await mainnet.senderOf(ben.account)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [ben.account.address] })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ben.account], to: holder })
  await sender.send({ to: safe, value: parseEther('1') })

  await page.clock.install()
  const opened = await openSafePage(context)
  await settle(page, relay.url)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connectSafe(page, opened, phone.scan)
  const { client: app } = await startApp(relay.url)
  try {
    await page.goto(`${site.url}#/eth:${safe}?apps`)
    const act = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
    const requests = page.getByRole('region', { name: appsWords.requests, exact: true })
    const { uri = '', approval } = await app.connect(optional(1))
    await page.getByLabel(appsWords.code).fill(uri)
    await act(appsWords.connect).click()
    const approved = approval()
    await act(appsWords.proposal.agree).click()
    const { topic } = await approved
    const answers: unknown[] = []
    const ask = (value: Hex) => {
      const request = { method: 'eth_sendTransaction', params: [{ from: safe, to, value }] }
      const asked = app.request<Hex>({ topic, chainId: 'eip155:1', request }).catch((thrown: unknown) => thrown)
      void asked.then((answer) => answers.push(answer))
      return asked
    }
    /** @returns its Safe transaction hash in the holding Safe */
    const propose = async (): Promise<Hex> => {
      const before = proposals.size
      await expect(requests.getByText(appsWords.bySafe)).toBeVisible()
      await expect(requests.getByRole('button', { name: appsWords.send })).toHaveAttribute('aria-disabled', 'false')
      await requests.getByRole('button', { name: appsWords.send }).click()
      await expect(requests.getByText(appsWords.sent.title)).toBeVisible()
      await expect(page.getByRole('region', { name: 'On its way' }).getByText('Proposed.')).toBeVisible()
      expect(proposals.size).toBe(before + 1)
      return [...proposals.keys()].at(-1) as Hex
    }

    const before = await getBalance(mainnet.client, { address: to })
    const sent = ask('0x5')
    const first = await propose()
    await expect(requests.getByText(appsWords.sent.say)).toBeVisible()
    await expectAccessible(page)
    expect(answers).toEqual([])
    await execute(first)
    const hash = (await sent) as Address
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(hash).not.toBe(first)
    expect(await getBalance(mainnet.client, { address: to })).toBe(before + 5n)
    await expect(requests).toHaveCount(0)

    // nobody executes this one in the five minutes that the app waits
    const waited = ask('0x6')
    const second = await propose()
    await page.clock.fastForward(295_000)
    expect(await waited).toMatchObject({ code: -32000, message: expect.stringMatching(/^This was proposed/) })
    expect(JSON.stringify(await waited)).not.toContain(second)
    const results = page.getByRole('region', { name: refusedWords.title })
    await expect(results).toContainText(refusedWords.why.proposed)
    await expect(requests).toHaveCount(0)
    await expectAccessible(page)
    expect(answers).toHaveLength(2)
  } finally {
    await stopClient(app)
    await phone.stop()
  }
})
