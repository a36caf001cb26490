import type { Frame, Page } from '@playwright/test'
import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { getSafeContracts } from '../../src/demo/safeKinds.ts'
import { consentPath } from '../../src/lib/links/consentPath.ts'
import { encodeConsent } from '../../src/safe/consent/consentLink.ts'
import { consentWords } from '../../src/words/en/consent.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { readSafe } from '../contract/readSafe.ts'
import { newAccount } from '../demo/delegateTo.ts'
import type { SafeBehind } from '../host/createSafeAnswers.ts'
import { installSafeWallet } from '../host/installSafeWallet.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc } from './fixtures.ts'
import { comeBack, enter, inMain, test } from './frameFixtures.ts'
import { newSafe } from './newSafe.ts'
import { pressAct } from './pressAct.ts'

// A Safe whose owners are a plain account and two Safes, 1.4.1 and 1.5.0. The account uses a tab, the Safes Safe{Wallet}.

const { ben, dora } = people

const linkOf = (page: Page | Frame): string => page.url().replace(/^[^#]*#/, '')
const title = (page: Page | Frame, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text)

/** Takes an owner from the Safe's link to the screen where signatures are collected. */
async function collect(page: Page, siteUrl: string, safe: Address): Promise<void> {
  await page.goto(`${siteUrl}#/wrap/eth:${safe}`)
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: consentWords.collect }).click()
  await title(page, consentWords.title(0, 3))
}

test('[W3] owners that are Safes approve on chain for a Safe 1.4.1, or send its wrap, and sign for one of 1.5.0; a person approves on chain', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { client } = mainnet
  const sender = await mainnet.senderOf(dora.account)
  const person = await newAccount(mainnet)
  const make = async (kind: '1.4.1' | '1.5.0', owners: Address[], threshold: bigint) =>
    newSafe(sender, { kind, owners, threshold })
  // the owners of both inner Safes are the person and Ben, whose key answers in Safe{Wallet}
  const inner = async (kind: '1.4.1' | '1.5.0'): Promise<SafeBehind> => {
    const safe = await make(kind, [ben.account.address, person.address], 1n)
    return { sender, safe, kind, owners: [ben.account] }
  }
  const [old, young] = [await inner('1.4.1'), await inner('1.5.0')]
  const owners = [old.safe, person.address, young.safe]

  await context.grantPermissions(['local-network-access'])
  const own = await installWallet(context, { account: person, chainId: 1, node: mainnet.anvil.provider })
  const wallet = await installSafeWallet(context, old)
  const tab = await context.newPage()
  await keepOwnRpc(tab, site.url, mainnet.anvil.url)
  await keepConnection(tab, site.url, own)

  /** Opens a link in Safe{Wallet} as one of the two. */
  const openAs = async (behind: SafeBehind, link: string): Promise<Frame> => {
    wallet.turnTo(behind)
    return enter(page, wallet, `${site.url}#${link}`, 'granted')
  }
  const check = async (safe: Address) => {
    const getWrap = { address: wrappedSafeAddress, abi: wrappedSafeAbi, functionName: 'getWrap', args: [safe] } as const
    const { live, driver } = await readContract(client, getWrap)
    expect(live).toBe(true)
    const kept = await readSafe(client, driver)
    expect([kept.owners, kept.threshold]).toEqual([owners, 3n])
  }

  await test.step('of a Safe 1.4.1 all approve on chain, the last by sending it', async () => {
    const safe = await make('1.4.1', owners, 3n)
    await collect(tab, site.url, safe)
    await expect(tab.getByText(consentWords.contracts)).toBeVisible()
    await expectAccessible(tab)
    const link = linkOf(tab)
    await tab.getByText(consentWords.onChain).click()
    const form = tab.locator('main form').filter({ has: tab.getByRole('button', { name: consentWords.onChainAct }) })
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: consentWords.onChainAct }).click()
    await expect(tab.getByText(transactionWords.receipts.approveHash)).toBeVisible()
    await title(tab, consentWords.title(1, 3))
    await expect(tab.getByText(consentWords.approvedNow)).toBeVisible()
    const isExecuted = () => [...wallet.proposals.values()].map((proposal) => proposal.isExecuted)
    const first = await openAs(old, link)
    await expect(first.getByText(consentWords.onChainContract)).toBeVisible()
    await expect(inMain(first, consentWords.sign)).toHaveCount(0)
    await pressAct(first, consentWords.onChainAct)
    await expect.poll(isExecuted).toEqual([true])
    await comeBack(first)
    await expect(first.getByText(transactionWords.receipts.approveHash)).toBeVisible()
    await title(first, consentWords.title(2, 3))
    // the last one needn't approve: it sends the wrap
    const last = await openAs(young, link)
    await title(last, consentWords.last)
    await pressAct(last, 'Wrap this Safe')
    await expect.poll(isExecuted).toEqual([true])
    await comeBack(last)
    await expect(last.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    await check(safe)
  })

  await test.step('for one of 1.5.0 the Safes sign, and the link carries it', async () => {
    const safe = await make('1.5.0', owners, 3n)
    await collect(tab, site.url, safe)
    let link = linkOf(tab)
    for (const [at, behind] of [old, young].entries()) {
      const frame = await openAs(behind, link)
      await title(frame, consentWords.title(at, 3))
      await frame.getByRole('main').getByRole('checkbox').first().check()
      await inMain(frame, consentWords.sign).click()
      await expect(frame.getByText(consentWords.signedNow)).toBeVisible()
      await title(frame, consentWords.title(at + 1, 3))
      link = linkOf(frame)
      expect(wallet.proposals.size).toBe(0)
    }
    await tab.goto(`${site.url}#${link}`)
    await title(tab, consentWords.last)
    await tab.getByRole('main').getByRole('checkbox').first().check()
    await tab.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(tab.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    await check(safe)
  })

  await test.step('an owner of only the inner Safe is led to it', async () => {
    const safe = await make('1.4.1', [old.safe, dora.account.address], 2n)
    const { multiSendCallOnly: multiSend } = getSafeContracts('1.4.1')
    const content = { chainId: 1, safe, nonce: 0n, multiSend, modules: [], holder: dora.account.address }
    await tab.goto(
      `${site.url}#${consentPath({ prefix: 'eth', address: safe }, encodeConsent({ content, signatures: [] }))}`,
    )
    await expect(tab.getByText(consentWords.ownerSafe(1, 2))).toBeVisible()
    const open = tab.getByRole('main').getByRole('link', { name: 'Open in Safe' })
    const into = new URL((await open.getAttribute('href')) ?? '').searchParams
    expect([into.get('safe'), into.get('appUrl')]).toEqual([`eth:${old.safe}`, tab.url()])
    await expectAccessible(tab)
  })
  // the person's key signed nothing: approvals and the transaction took its place
  expect(own.requests.filter((method) => /sign/i.test(method))).toEqual([])
})
