import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { type Place, workingAttacks } from '../../contracts/workingAttacks.ts'
import { wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { sentenceOf } from '../words/sentenceOf.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const { ada, ben } = people

/** Expects the warnings about working attacks at this point. */
async function expectWarnings(page: Page, here: Place): Promise<void> {
  const sentences = workingAttacks.flatMap(({ warned }) => warned.filter(([place]) => place === here))
  expect(sentences.length).toBeGreaterThan(0)
  for (const [, sentence] of sentences)
    await expect(page.getByText(String(sentenceOf(sentence)), { exact: true })).toBeVisible()
}

test('[W2] the page warns of every attack that still works before the user decides to buy, wrap or act', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  const { anvil, senderOf } = mainnet
  const sender = await senderOf(ben.account)
  const owner = ada.account.address
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [owner] })
  await sender.send({ to: safe, value: parseEther('1') })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)

  await page.goto(`${site.url}#/wrap/eth:${safe}`)
  await expectWarnings(page, 'checkUp')
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  await page.getByRole('radio', { name: 'Another address' }).check()
  await expectWarnings(page, 'holder')
  await expectAccessible(page)

  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], to: owner })
  await anvil.provider.request({ method: 'evm_increaseTime', params: [601] })
  await anvil.provider.request({ method: 'evm_mine', params: [] })
  const act = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await page.goto(`${site.url}#/eth:${safe}`)
  await act('Send').click()
  await page.getByLabel('To', { exact: true }).fill(wrappedSafeAddress)
  await expectWarnings(page, 'send')
  for (const [place, name] of [
    ['lock', 'Lock'],
    ['give', 'Transfer'],
    ['unwrap', 'Unwrap'],
  ] as const) {
    await act(name).click()
    await expectWarnings(page, place)
  }

  // a buyer isn't connected here
  const stranger = await context.newPage()
  await stranger.goto(`${site.url}#/eth:${safe}`)
  await expectWarnings(stranger, 'safe')
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})
