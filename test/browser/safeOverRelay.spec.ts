import type { Page } from '@playwright/test'
import { toHex } from 'viem'
import { getBalance } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { errorWords } from '../../src/words/en/errors.ts'
import { newSafeWords } from '../../src/words/en/newSafe.ts'
import { sealKeyWords } from '../../src/words/en/sealKey.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import { readSafe } from '../contract/readSafe.ts'
import { startPhone } from '../relay/startPhone.ts'
import { expect, expectAccessible, keepOwnRpc, setOwnRpc } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { openSafePage } from './openSafePage.ts'
import { settle, test } from './relayFixtures.ts'
import { reviewWrap } from './reviewWrap.ts'
import { connectSafe, startRelaySafe } from './startRelaySafe.ts'

// A genuine Safe on anvil, connected through WalletConnect: its answers are proposals.

const { ada } = people

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('transactions') ?? '{}').value)

test('[S3.4] a Safe wraps itself: its batch is proposed, and the page continues once its owners have executed it', async ({
  context,
  page,
  site,
  relay,
  mainnet,
}) => {
  const { safe, phone, proposals, execute, opened: lookedAt } = await startRelaySafe(mainnet, relay.url)
  const opened = await openSafePage(context)
  await settle(page, relay.url)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connectSafe(page, opened, phone.scan)
  // it has no ether for a fee, and needs none
  await reviewWrap(page, site, safe, ada.account.address)
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  // the proposal is in another tab, with a link there
  const front = page.getByRole('link', { name: 'Open Safe' })
  await expect(front).toHaveAttribute('href', 'https://app.safe.global/wc')
  await expectAccessible(page)
  await front.click()
  lookedAt()
  await expect(page.getByRole('heading', { name: 'Proposed.' })).toBeVisible()
  const [safeTxHash] = proposals.keys()
  if (!safeTxHash) throw new Error('Nothing was proposed.')
  expect(proposals.get(safeTxHash)?.calls).toHaveLength(2)
  await expect(page.getByText(safeTxHash)).toBeVisible()
  expect(await kept(page)).toEqual([expect.objectContaining({ safeTxHash, status: 'proposed', kind: 'wrap' })])
  expect(await kept(page)).not.toEqual([expect.objectContaining({ hash: safeTxHash })])

  await execute(safeTxHash)
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  expect((await readSafe(mainnet.client, safe)).owners).not.toContain(ada.account.address)
  await phone.stop()
})

test('[S3.4] the hash that a Safe answers is its own, and is never taken for a transaction hash', async ({
  context,
  page,
  site,
  relay,
  mainnet,
}) => {
  const { safe, phone, proposals, execute, sender, opened: lookedAt } = await startRelaySafe(mainnet, relay.url)
  lookedAt()
  const owned = await newSafe(sender, { kind: '1.4.1', owners: [safe] })
  const opened = await openSafePage(context)
  await settle(page, relay.url)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
  await connectSafe(page, opened, phone.scan)
  await reviewWrap(page, site, owned)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.postData() ?? ''))
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Proposed.' })).toBeVisible()
  expect(phone.requests.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
  const [safeTxHash] = proposals.keys()
  if (!safeTxHash) throw new Error('Nothing was proposed.')
  expect(await kept(page)).toEqual([expect.objectContaining({ safeTxHash, status: 'proposed' })])

  await execute(safeTxHash)
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  const ofReceipts = asked.filter((body) => body.includes('eth_getTransactionReceipt') && body.includes(safeTxHash))
  expect(ofReceipts).toEqual([])

  // it can't seal, but pays a key that can: by a proposal as well
  await mainnet.anvil.provider.request({ method: 'anvil_setBalance', params: [safe, toHex(10n ** 18n)] })
  const act = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true })
  await act(wrapWords.wrap.sealByKey).click()
  await act(sealKeyWords.make).click()
  await act(/^Pay 0\.\d+ ETH to the key$/).click()
  await expect(page.getByRole('heading', { name: 'Proposed.' })).toBeVisible()
  const payment = [...proposals.keys()].at(-1)
  if (!payment || payment === safeTxHash) throw new Error('No payment was proposed.')
  await execute(payment)
  await act(wrapWords.wrap.sealAct).click()
  await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
  await act(sealKeyWords.backAct).click()
  await expect(page.getByText(sealKeyWords.gone)).toBeVisible()
  expect(await getBalance(mainnet.client, { address: safe })).toBeGreaterThan(10n ** 18n - 10n ** 15n)
  await phone.stop()
})

test('[S1.3] a Safe that is shared for a network it isn’t on: the page says so at once, refuses every act in words, and offers the networks', async ({
  context,
  page,
  site,
  relay,
  mainnet,
}) => {
  const phone = await startPhone({
    relayUrl: relay.url,
    account: { ...ada.account, address: '0x5afe00000000000000000000000000000000abcd' },
    name: 'Safe{Wallet}',
    chains: [1],
  })
  const opened = await openSafePage(context)
  await settle(page, relay.url)
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/wrap`)
  await connectSafe(page, opened, phone.scan)
  const networks = page.getByRole('dialog', { name: 'Networks' })
  const { title, say } = errorWords.SafeNotHere
  await expect(networks.getByText(title)).toBeVisible()
  await expect(networks.getByText(say)).toBeVisible()
  await expectAccessible(page)
  await networks.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Start with a new Safe' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: title })
  await expect(refusal).toContainText(say)
  await expect(page.getByRole('button', { name: newSafeWords.act })).toBeDisabled()
  await refusal.getByRole('button', { name: 'Networks' }).click()
  await networks.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(phone.requests).toEqual([])
  await phone.stop()
})
