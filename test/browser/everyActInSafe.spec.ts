import type { BrowserContext, Frame } from '@playwright/test'
import { type Address, encodeFunctionData, type Hex, hashMessage, parseAbi, parseEther } from 'viem'
import { getBalance, getBlock, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollarAbi } from '../../src/demo/demoTokens.generated.ts'
import { demoDollar } from '../../src/demo/demoTokens.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { WRITE_KINDS } from '../../src/lib/acts.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { callsWords } from '../../src/words/en/calls.ts'
import { holderWords } from '../../src/words/en/holder.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { signingWords } from '../../src/words/en/signing.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import { readSafe } from '../contract/readSafe.ts'
import { newAccount } from '../demo/delegateTo.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import type { SafeBehind } from '../host/createSafeAnswers.ts'
import { installSafeWallet, type SafeWallet } from '../host/installSafeWallet.ts'
import { ACT_WALKS, type ActWalk, BUY_FOR_TOKEN, friend, type Stage, sealFor } from './actWalks.ts'
import { type BrowserWallet, installWallet } from './browserWallet.ts'
import { connect, enterOwnRpc, expect } from './fixtures.ts'
import { comeBack, enter, goTo, inMain, test } from './frameFixtures.ts'
import { newSafe } from './newSafe.ts'
import { pressAct } from './pressAct.ts'

// The page inside Safe{Wallet}, as a genuine Safe on anvil that holds the NFTs: all that a holder does is proposed there.

const { ada, ben, dora } = people
const signerAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

const balanceOf = ({ client }: TestWorld, address: Address) => getBalance(client, { address })
const wrapOf = ({ client }: TestWorld, safe: Address) =>
  readContract(client, { ...wrapper, functionName: 'getWrap', args: [safe] })

/** Acts of the kind `execute` that are walked to otherwise. */
const MORE_WALKS: Record<string, ActWalk> = {
  call: {
    prepare: async (stage) => {
      const { path } = await sealFor(stage)
      const held = { address: demoDollar, abi: demoDollarAbi, functionName: 'balanceOf', args: [friend] } as const
      const before = await readContract(stage.world.client, held)
      return { path, check: async () => expect(await readContract(stage.world.client, held)).toBe(before + 7n) }
    },
    fill: async (screen) => {
      await screen.getByRole('button', { name: callsWords.call, exact: true }).click()
      await screen.getByLabel('Contract', { exact: true }).fill(demoDollar)
      const mint = demoDollarAbi.filter((entry) => 'name' in entry && entry.name === 'mint')
      await screen.getByLabel(callsWords.what).fill(JSON.stringify(mint))
      await screen.getByLabel('to · address').fill(friend)
      await screen.getByLabel('amount · uint256').fill('7')
    },
    act: callsWords.act,
    receipt: `Called ${shortAddress(demoDollar)}.`,
  },
  batch: {
    prepare: async (stage) => {
      const { safe, path } = await sealFor(stage)
      const before = await balanceOf(stage.world, friend)
      const check = async () => {
        expect(await balanceOf(stage.world, safe)).toBe(parseEther('0.7'))
        expect(await balanceOf(stage.world, friend)).toBe(before + parseEther('0.3'))
      }
      return { path, check }
    },
    fill: async (screen) => {
      for (const amount of ['0.1', '0.2']) {
        await screen.getByLabel('Amount').fill(amount)
        await screen.getByLabel('To', { exact: true }).fill(friend)
        await screen.getByRole('button', { name: callsWords.add, exact: true }).click()
      }
      await screen.getByRole('button', { name: callsWords.batchOf(2), exact: true }).click()
    },
    act: 'Make 2 calls',
    receipt: '2 calls were made.',
  },
}

/** `other` is the wallet of somebody with an account of their own, in the same browser. */
type Visit = { frame: Frame; wallet: SafeWallet; other: BrowserWallet; stage: Stage; threshold: 1 | 2 }

const proposedIn = (frame: Frame) =>
  frame.getByRole('main').getByRole('status').filter({ hasText: transactionWords.proposed.title })

/** Follows what was just proposed: at threshold 2 it waits for the second owner. @returns its transaction */
async function follow(
  { frame, wallet, threshold }: Pick<Visit, 'frame' | 'wallet' | 'threshold'>,
  before: number,
): Promise<Hex> {
  await expect.poll(() => wallet.proposals.size).toBe(before + 1)
  const [safeTxHash, proposal] = [...wallet.proposals].at(-1) ?? []
  if (!safeTxHash || !proposal) throw new Error('Nothing was proposed.')
  if (threshold === 2) {
    await expect(proposedIn(frame)).toContainText(transactionWords.signed(1, 2))
    await expect(proposedIn(frame)).toContainText(safeTxHash)
    expect(proposal.isExecuted).toBe(false)
    await wallet.execute(safeTxHash)
  }
  await expect.poll(() => proposal.isExecuted).toBe(true)
  await comeBack(frame)
  return proposal.hash ?? '0x'
}

/** @param openAnew opens the page anew while what was proposed waits for the second owner: it isn't proposed again */
async function walk(
  visit: Visit,
  { prepare, fill, act, receipt: title }: ActWalk,
  openAnew?: () => Promise<Frame>,
): Promise<void> {
  const { wallet, stage } = visit
  const { path, check } = await prepare(stage)
  const before = wallet.proposals.size
  await goTo(visit.frame, path)
  await fill?.(visit.frame)
  await pressAct(visit.frame, act)
  if (openAnew) {
    await expect(proposedIn(visit.frame)).toBeVisible()
    visit.frame = await openAnew()
    await goTo(visit.frame, path)
    await expect(proposedIn(visit.frame)).toBeVisible()
    await expect(inMain(visit.frame, act)).toHaveCount(0)
  }
  const hash = await follow(visit, before)
  const receipt = visit.frame
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: title, has: visit.frame.getByRole('link') })
  await expect(receipt).toBeVisible()
  await expect(receipt.getByRole('link').last()).toHaveAttribute('href', new RegExp(`/tx/${hash}$`))
  await check()
}

/** A Safe's seal is refused, and done in a tab of its own by an account of another wallet. */
async function sealElsewhere(context: BrowserContext, { frame, other, stage: { world } }: Visit, siteUrl: string) {
  await expect(frame.getByText(wrapWords.wrap.sealNot)).toBeVisible()
  await expect(inMain(frame, ACT_WALKS.seal.act)).toHaveCount(0)
  const own = frame.getByRole('main').getByRole('link', { name: 'Open in its own tab' })
  const [tab] = await Promise.all([context.waitForEvent('page'), own.click()])
  await expect(tab.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  const address = tab.url()
  await enterOwnRpc(tab, siteUrl, world.anvil.url)
  await tab.goto(address)
  if (!other.isShared) await connect(tab)
  await tab.getByRole('button', { name: ACT_WALKS.seal.act }).click()
  await expect(tab.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
  await tab.close()
}

/** A text signed as a wrapped Safe whose holder is the Safe around the page. */
async function signText({ frame, wallet, stage, threshold }: Visit): Promise<void> {
  const { safe, tokenId, path } = await sealFor(stage)
  const on = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'setSigning', args: [tokenId, true] })
  await stage.act({ to: wrappedSafeAddress, data: on })
  await goTo(frame, path)
  await inMain(frame, 'Signing').click()
  await frame.getByLabel(signingWords.textLabel).fill('Let us in')
  await expect(frame.getByText(signingWords.bySafe(threshold))).toBeVisible()
  wallet.signs = threshold === 1 ? 'at once' : 'later'
  await inMain(frame, signingWords.act).click()
  const done = frame.getByRole('heading', { name: signingWords.signed })
  if (threshold === 2) {
    await expect(frame.getByText(signingWords.asking)).toBeVisible()
    await expect.poll(() => wallet.requests).toContain('getOffChainSignature')
    await expect(done).toBeHidden()
    wallet.signs = 'at once'
  }
  await expect(done).toBeVisible()
  const shown = frame.locator('dl > div').filter({ has: frame.getByText(signingWords.signature, { exact: true }) })
  const signature = (await shown.locator('dd').textContent()) as Hex
  const args = [hashMessage('Let us in'), signature] as const
  const asked = { address: safe, abi: signerAbi, functionName: 'isValidSignature', args } as const
  expect(await readContract(stage.world.client, asked)).toBe('0x1626ba7e')
}

/** All that a Safe does as the holder, as an owner, and for the networks. */
async function walkAll(visit: Visit, context: BrowserContext, siteUrl: string): Promise<void> {
  for (const kind of WRITE_KINDS) {
    if (kind === 'seal') continue
    await test.step(kind, () => walk(visit, ACT_WALKS[kind]))
  }
  for (const [name, more] of Object.entries(MORE_WALKS)) await test.step(name, () => walk(visit, more))
  await test.step('sign', () => signText(visit))
  await test.step('seal', async () => {
    const { path, check } = await ACT_WALKS.seal.prepare(visit.stage)
    await goTo(visit.frame, path)
    await sealElsewhere(context, visit, siteUrl)
    await check()
  })
}

const stageOf = (world: TestWorld, behind: SafeBehind): Stage => ({
  world,
  holder: behind.safe,
  act: (call) => execSafe(behind.sender, { ...behind, signers: behind.owners, calls: [call] }),
})

/** Safe{Wallet} around the page, and beside it another wallet. */
async function start(context: BrowserContext, world: TestWorld, behind: SafeBehind) {
  await context.grantPermissions(['local-network-access'])
  const account = await newAccount(world)
  const other = await installWallet(context, { account, chainId: 1, node: world.anvil.provider })
  return { other, wallet: await installSafeWallet(context, behind) }
}

test.describe('without storage', () => {
  test.use({ frameStorage: 'denied' })

  test('[W3] inside Safe at threshold 1 every act is proposed, executed at once, and said to be done', async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    const sender = await mainnet.senderOf(dora.account)
    const owners = [ada.account]
    const safe = await newSafe(sender, { kind: '1.4.1', owners: [ada.account.address] })
    const behind: SafeBehind = { sender, safe, kind: '1.4.1', owners }
    const { wallet, other } = await start(context, mainnet, behind)
    const frame = await enter(page, wallet, site.url, 'denied')
    await walkAll({ frame, wallet, other, stage: stageOf(mainnet, behind), threshold: 1 }, context, site.url)
  })
})

test('[W3] inside Safe a 2-of-3 wraps itself and keeps its multisig: the new Safe uses what it holds, walks every act from 1 of 2 signatures on, and unwraps to four owners in order', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { client } = mainnet
  const sender = await mainnet.senderOf(dora.account)
  const owners = [ada.account, ben.account]
  const three = [ada, ben, dora].map(({ account }) => account.address)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: three, threshold: 2n })
  await sender.send({ to: safe, value: parseEther('1') })
  const { wallet, other } = await start(context, mainnet, { sender, safe, kind: '1.4.1', owners })
  const frame = await enter(page, wallet, site.url, 'granted')
  const own = stageOf(mainnet, { sender, safe, kind: '1.4.1', owners })
  const first: Visit = { frame, wallet, other, stage: own, threshold: 2 }

  const kept = await test.step('it wraps itself', async () => {
    await goTo(frame, `wrap/eth:${safe}`)
    await frame.getByRole('button', { name: 'Choose the holder' }).click()
    await expect(frame.getByRole('radio', { name: /A new Safe of the same owners/ })).toBeChecked()
    await frame.getByRole('button', { name: 'Review' }).click()
    await pressAct(frame, 'Wrap this Safe')
    await follow(first, 0)
    await expect(frame.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    await sealElsewhere(context, first, site.url)
    const { isSealed, driver } = await wrapOf(mainnet, safe)
    expect(isSealed).toBe(true)
    const { owners: keptOwners, threshold } = await readSafe(client, driver)
    expect([keptOwners, threshold]).toEqual([three, 2n])
    return driver
  })

  const behind: SafeBehind = { sender, safe: kept, kind: '1.5.0+L2', owners }
  wallet.turnTo(behind)
  const stage = stageOf(mainnet, behind)
  const visit: Visit = { ...first, frame: await enter(page, wallet, site.url, 'granted'), stage }
  const path = `eth:${safe}`
  const ofIt = (more: Omit<ActWalk, 'prepare'>, check: () => Promise<void>): ActWalk => ({
    ...more,
    prepare: async () => ({ path, check }),
  })
  await test.step('its first act is a send, then it locks what it holds', async () => {
    const before = await balanceOf(mainnet, friend)
    const sent = async () => {
      expect(await balanceOf(mainnet, safe)).toBe(parseEther('0.75'))
      expect(await balanceOf(mainnet, friend)).toBe(before + parseEther('0.25'))
    }
    await walk(visit, ofIt(ACT_WALKS.execute, sent))
    const { timestamp } = await getBlock(client)
    const until = (timestamp / 60n + 10n) * 60n
    const lock: Omit<ActWalk, 'prepare'> = {
      ...ACT_WALKS.lock,
      fill: async (screen) => {
        await ACT_WALKS.lock.fill?.(screen)
        await screen.getByLabel(holderWords.lockWhen).fill(new Date(Number(until) * 1_000).toISOString().slice(0, 16))
      },
    }
    await walk(
      visit,
      ofIt(lock, async () => expect((await wrapOf(mainnet, safe)).lockedUntil).toBe(until)),
    )
  })

  await walkAll(visit, context, site.url)

  await test.step('it buys for a token, and its page is opened anew while an owner is missing', () =>
    walk(visit, BUY_FOR_TOKEN, () => enter(page, wallet, site.url, 'granted')))

  await test.step('the lock has ended, and it unwraps to four', async () => {
    const four = [dora, friend, ada, ben].map((one) => (typeof one === 'string' ? one : one.account.address))
    const unwrap: Omit<ActWalk, 'prepare'> = {
      ...ACT_WALKS.unwrap,
      fill: async (screen) => {
        await ACT_WALKS.unwrap.fill?.(screen)
        for (const [at, owner] of four.entries()) {
          if (at > 0) await screen.getByRole('button', { name: pageWords.safe.addOwner }).click()
          await screen.getByRole('textbox', { name: pageWords.safe.ownerNumber(at + 1) }).fill(owner)
        }
        await screen.getByLabel(pageWords.safe.thresholdAfter).fill('3')
      },
    }
    await walk(
      visit,
      ofIt(unwrap, async () => {
        const { owners, threshold, modules, balance } = await readSafe(client, safe)
        expect({ owners, threshold, modules }).toEqual({ owners: four, threshold: 3n, modules: [] })
        expect(balance).toBe(parseEther('0.75'))
      }),
    )
  })
})
