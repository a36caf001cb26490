import type { Page } from '@playwright/test'
import { type Address, type Hex, toHex } from 'viem'
import { getBalance } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { errorWords } from '../../src/words/en/errors.ts'
import { newSafeWords } from '../../src/words/en/newSafe.ts'
import { sealKeyWords } from '../../src/words/en/sealKey.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import { readSafe } from '../contract/readSafe.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { createSafeAnswers } from '../host/safeAnswers.ts'
import { startPhone } from '../relay/wallet.ts'
import { expect, expectAccessible, setOwnRpc } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { openSafePage } from './openSafePage.ts'
import { settle, test } from './relayFixtures.ts'
import { reviewWrap } from './reviewWrap.ts'

// A genuine Safe on anvil, connected through WalletConnect: its answers are proposals.

const { ada, ben, cleo } = people

type Batch = [{ from: Address; chainId: Hex; atomicRequired: boolean; calls: { to: Address; value: Hex; data: Hex }[] }]

/** Safe{Wallet} at the other end of the relay, for a 2-of-2 Safe. */
async function startSafe(mainnet: TestWorld, relayUrl: string) {
  const sender = await mainnet.senderOf(cleo.account)
  const owners = [ada.account, ben.account]
  const safe = await newSafe(sender, { kind: '1.4.1', threshold: 2n, owners: owners.map(({ address }) => address) })
  const { answers, proposals, execute } = createSafeAnswers({ sender, safe, kind: '1.4.1', owners })
  const phone = await startPhone({
    relayUrl,
    account: { ...ada.account, address: safe },
    name: 'Safe{Wallet}',
    chains: [1],
  })
  phone.namespaces.eip155?.methods.push('wallet_sendCalls')
  const propose = async (calls: Batch[0]['calls']): Promise<Hex> => {
    const asked = await answers.sendTransactions?.({ txs: calls } as never)
    return (asked as { safeTxHash: Hex }).safeTxHash
  }
  let opened = (): void => undefined
  const held = new Promise<void>((resolve) => {
    opened = resolve
  })
  phone.answer = async (method, params) => {
    await held
    if (method === 'eth_sendTransaction') {
      const [{ to, data, value = '0x0' }] = params as [{ to: Address; data: Hex; value?: Hex }]
      return { result: await propose([{ to, data, value }]) }
    }
    if (method !== 'wallet_sendCalls') return undefined
    const [{ from, chainId, atomicRequired, calls }] = params as Batch
    expect({ from, chainId, atomicRequired }).toEqual({ from: safe, chainId: '0x1', atomicRequired: true })
    return { result: { id: await propose(calls) } }
  }
  return { safe, phone, proposals, execute, sender, opened }
}

async function connectSafe(page: Page, opened: () => Promise<string>, scan: (uri: string) => Promise<void>) {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Safe' }).click()
  await page.getByRole('link', { name: /^Connect my Safe/ }).click()
  await scan(await opened())
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()
}

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('transactions') ?? '{}').value)

test('[S3.4] a Safe wraps itself: its batch is proposed, and the page continues once its owners have executed it', async ({
  context,
  page,
  site,
  relay,
  mainnet,
}) => {
  const { safe, phone, proposals, execute, opened: lookedAt } = await startSafe(mainnet, relay.url)
  const opened = await openSafePage(context)
  await settle(page, relay.url)
  await page.goto(site.url)
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
  const { safe, phone, proposals, execute, sender, opened: lookedAt } = await startSafe(mainnet, relay.url)
  lookedAt()
  const owned = await newSafe(sender, { kind: '1.4.1', owners: [safe] })
  const opened = await openSafePage(context)
  await settle(page, relay.url)
  await page.goto(site.url)
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
  await page.goto(site.url)
  await setOwnRpc(page, site.url, mainnet.anvil.url)
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
