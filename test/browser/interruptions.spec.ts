import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { getBalance, getTransactionCount, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { safeAbi } from '../../src/safe/safeAbi.ts'
import type { Served } from '../../tools/serveBuild.ts'
import { readSafe } from '../contract/readSafe.ts'
import { newAccount } from '../demo/delegateTo.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { type BrowserWallet, installWallet } from './browserWallet.ts'
import { connect, expect, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

// At each step of both journeys the tab is reloaded and closed, the RPC stops answering, and the account is another one;
// then the same in a browser without storage. Nothing may be lost, and no wallet asked twice for one act.

/** A person in a browser of their own; `page` is the tab that is open now. */
type Visit = {
  context: BrowserContext
  page: Page
  wallet: BrowserWallet
  world: TestWorld
  account: PrivateKeyAccount
  stranger: PrivateKeyAccount
}

type Step = {
  /** What is on the screen, whatever happened. */
  shown(page: Page): Promise<void>
  /** What another account sees here; undefined where it sees the same. */
  toOthers?: string
  /** What is shown after a reload while the RPC doesn't answer; undefined where nothing has to be read. */
  dead?: string
  /** Returns to the step from where a new tab begins, if the step is kept by its tab. */
  reopened?(page: Page): Promise<void>
  /** A browser without storage loses this step with the page, as the page warned. */
  isForgotten?: true
}

type Interrupt = (visit: Visit, step: Step) => Promise<void>

const DEAD = "The network didn't answer."

const main = (page: Page) => page.getByRole('main')
const act = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
// assertions poll up to a second apart, a minute in total here
const seeTitle = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const see = (page: Page, text: string) => main(page).getByText(text).first().waitFor()
const seeConnected = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()

async function becomeAccount({ wallet }: Visit, account: PrivateKeyAccount): Promise<void> {
  wallet.account = account
  await wallet.emit('accountsChanged', [account.address])
}

async function withoutRpc({ context, world }: Visit, during: () => Promise<void>): Promise<void> {
  const all = `${world.anvil.url}/**`
  await context.route(all, (route) => route.abort())
  await during()
  await context.unroute(all)
}

/** A reload while nothing can be read, and again once it can. */
async function reloadWithoutRpc(visit: Visit, { shown, dead }: Step): Promise<void> {
  const { page } = visit
  await withoutRpc(visit, async () => {
    await page.reload()
    if (dead) await see(page, dead)
    else await shown(page)
  })
  if (dead) await act(page, 'Try again').click()
  await shown(page)
}

async function switchAccount(visit: Visit, { shown, toOthers }: Step): Promise<void> {
  const { page, account, stranger } = visit
  await becomeAccount(visit, stranger)
  if (toOthers) await see(page, toOthers)
  else await shown(page)
  await becomeAccount(visit, account)
  await shown(page)
}

async function closeTab(visit: Visit, { shown, reopened = shown }: Step): Promise<void> {
  const url = visit.page.url()
  const next = await visit.context.newPage()
  await visit.page.close()
  visit.page = next
  await next.goto(url)
  await reopened(next)
}

const interrupt: Interrupt = async (visit, step) => {
  // a new tab for the other account: it reads the chain at once, while the old one polls only later
  for (const one of [reloadWithoutRpc, closeTab, switchAccount])
    await test.step(one.name, async () => {
      await one(visit, step)
    })
}

/** Without storage a page is reconnected after a reload, and all else is in its address and its history. */
const reloadForgetful: Interrupt = async ({ page }, { shown, isForgotten }) => {
  if (isForgotten) return
  await page.reload()
  await connect(page)
  await shown(page)
}

/** Mines nothing while `during` runs. */
async function withoutBlocks({ anvil }: TestWorld, during: () => Promise<void>): Promise<void> {
  await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
  try {
    await during()
  } finally {
    await anvil.provider.request({ method: 'evm_setAutomine', params: [true] })
    await anvil.provider.request({ method: 'evm_mine' })
  }
}

const asked = ({ requests }: BrowserWallet, method = 'eth_sendTransaction') =>
  requests.filter((one) => one === method).length

/** How the two kinds of visits begin, and what interrupts them. */
const HARDSHIPS = [
  { what: 'at each step a reload, a dead RPC, a closed tab and another account', isDenied: false, befall: interrupt },
  { what: 'at each step a reload where storage is denied', isDenied: true, befall: reloadForgetful },
] as const

async function arrive(
  browser: Browser,
  site: Served,
  world: TestWorld,
  account: PrivateKeyAccount,
  isDenied: boolean,
): Promise<Visit> {
  const context = await browser.newContext()
  const { provider, url } = world.anvil
  const wallet = await installWallet(context, { account, chainId: 1, node: provider })
  const page = await context.newPage()
  if (isDenied) {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied.', 'SecurityError')
          },
        })
    })
    // no own RPC is remembered there: the local chain answers for every public one
    await context.route('https://**', async (route) => {
      const body = route.request().postData()
      const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
      await route.fulfill({ headers, body: await answer.text() })
    })
    await page.goto(site.url)
    await connect(page)
    await seeConnected(page)
  } else {
    await keepOwnRpc(page, site.url, url)
    await keepConnection(page, site.url, wallet)
  }
  return { context, page, wallet, world, account, stranger: await newAccount(world) }
}

const CHECKED: Step = {
  shown: (page) => seeTitle(page, 'It can be wrapped.'),
  toOthers: "You're not an owner",
  dead: DEAD,
}

for (const { what, isDenied, befall } of HARDSHIPS)
  test(`[W1] one owner, ${what}: nothing is lost, and each act is asked for once`, async ({
    browser,
    site,
    mainnet,
  }) => {
    const owner = await newAccount(mainnet)
    const holder = await newAccount(mainnet)
    const maker = await mainnet.senderOf(people.ben.account)
    const safe = await newSafe(maker, { kind: '1.4.1', owners: [owner.address] })
    await maker.send({ to: safe, value: parseEther('2') })
    const visit = await arrive(browser, site, mainnet, owner, isDenied)
    const { wallet, context } = visit
    const at = (step: Step) => befall(visit, step)
    const fresh = async (page: Page) => {
      await CHECKED.shown(page)
      await act(page, 'Choose the holder').click()
    }

    await visit.page.goto(`${site.url}#/wrap`)
    await at({ shown: (page) => seeTitle(page, 'Which Safe do you want to wrap?') })
    await visit.page.getByLabel('Safe address').fill(`eth:${safe}`)
    await act(visit.page, 'Check').click()
    await at(CHECKED)

    await act(visit.page, 'Choose the holder').click()
    await visit.page.getByRole('radio', { name: /Another address/ }).check()
    await visit.page.getByLabel("Holder's address").fill(holder.address)
    const named = async (page: Page) => {
      await expect(page.getByRole('radio', { name: /Another address/ })).toBeChecked()
      await expect(page.getByLabel("Holder's address")).toHaveValue(holder.address)
    }
    await at({
      shown: named,
      toOthers: "You're not an owner",
      dead: DEAD,
      async reopened(page) {
        await fresh(page)
        await named(page)
      },
    })

    await act(visit.page, 'Review').click()
    await see(visit.page, 'it works.')
    await visit.page.getByRole('checkbox').check()
    const agreed = async (page: Page) => {
      await see(page, 'it works.')
      await expect(page.getByRole('checkbox')).toBeChecked()
    }
    await at({
      shown: agreed,
      toOthers: "You're not an owner",
      dead: DEAD,
      async reopened(page) {
        await fresh(page)
        await named(page)
        await act(page, 'Review').click()
        await page.getByRole('checkbox').check()
        await agreed(page)
      },
    })

    if (!isDenied) {
      await withoutRpc(visit, async () => {
        await act(visit.page, 'Wrap this Safe').click()
        await see(visit.page, DEAD)
      })
      expect(asked(wallet)).toBe(0)
      await main(visit.page).getByRole('alert').getByRole('button', { name: 'Try again' }).click()
      await agreed(visit.page)
    }
    wallet.mood = 'late'
    await act(visit.page, 'Wrap this Safe').click()
    await expect.poll(() => asked(wallet)).toBe(1)
    const unanswered = (page: Page) => see(page, "Your wallet hasn't answered.")
    await at({ shown: unanswered, toOthers: "You're not an owner", isForgotten: true })
    wallet.confirmLate()
    const wrapped = (page: Page) => seeTitle(page, 'Wrapped. Now seal it.')
    await wrapped(visit.page)
    await at({ shown: wrapped, dead: DEAD })
    expect(asked(wallet)).toBe(1)

    wallet.mood = 'confirm'
    const pending = (page: Page) => see(page, 'Sent. Waiting for Ethereum.')
    await withoutBlocks(mainnet, async () => {
      await act(visit.page, 'Seal it and create the NFT').click()
      await pending(visit.page)
      await at({ shown: pending, toOthers: 'Seal it and create the NFT', isForgotten: true })
    })
    const sealed = (page: Page) => seeTitle(page, "Sealed. It's one NFT now.")
    await sealed(visit.page)
    await at({ shown: sealed, dead: DEAD })
    expect(asked(wallet)).toBe(2)

    visit.account = holder
    await becomeAccount(visit, holder)
    await visit.page.getByRole('link', { name: 'Open the Safe' }).click()
    await act(visit.page, 'Unwrap').click()
    await see(visit.page, 'it works.')
    await visit.page.getByRole('checkbox').check()
    await withoutBlocks(mainnet, async () => {
      await act(visit.page, 'Unwrap and destroy the NFT').click()
      await pending(visit.page)
      const opened = async (page: Page) => {
        await act(page, 'Unwrap').click()
        await pending(page)
      }
      await at({ shown: opened, toOthers: 'You are only viewing it.', isForgotten: true })
    })
    await see(visit.page, 'Not wrapped')
    expect(asked(wallet)).toBe(3)
    expect(await readSafe(mainnet.client, safe)).toMatchObject({ owners: [holder.address], balance: parseEther('2') })
    const countOf = (address: PrivateKeyAccount['address']) => getTransactionCount(mainnet.client, { address })
    expect([await countOf(owner.address), await countOf(holder.address)]).toEqual([2, 1])
    await context.close()
  })

for (const { what, isDenied, befall } of HARDSHIPS)
  test(`[W3] two of three owners by link, ${what}: nothing is lost, and each act is asked for once`, async ({
    browser,
    site,
    mainnet,
  }) => {
    const [ada, ben, dora] = [await newAccount(mainnet), await newAccount(mainnet), await newAccount(mainnet)]
    const owners = [ada.address, ben.address, dora.address]
    const maker = await mainnet.senderOf(people.ben.account)
    const safe = await newSafe(maker, { kind: '1.4.1', owners, threshold: 2n })
    await maker.send({ to: safe, value: parseEther('3') })
    const one = await arrive(browser, site, mainnet, ada, isDenied)

    await one.page.goto(`${site.url}#/wrap/eth:${safe}`)
    await befall(one, CHECKED)
    await act(one.page, 'Choose the holder').click()
    const kept = async (page: Page) => {
      await expect(page.getByRole('radio', { name: /A new Safe of the same owners/ })).toBeChecked()
    }
    const fresh = async (page: Page) => {
      await CHECKED.shown(page)
      await act(page, 'Choose the holder').click()
      await kept(page)
    }
    await befall(one, { shown: kept, toOthers: "You're not an owner", dead: DEAD, reopened: fresh })
    await act(one.page, 'Review').click()
    await one.page.getByRole('checkbox').check()
    const agreed = (page: Page) => expect(page.getByRole('checkbox')).toBeChecked()
    await befall(one, {
      shown: agreed,
      toOthers: "You're not an owner",
      dead: DEAD,
      async reopened(page) {
        await fresh(page)
        await act(page, 'Review').click()
        await page.getByRole('checkbox').check()
      },
    })
    await act(one.page, 'Collect signatures').click()
    await seeTitle(one.page, '0 of 2 signatures')
    await main(one.page).getByRole('checkbox').check()
    const ready = async (page: Page) => {
      await seeTitle(page, '0 of 2 signatures')
      await expect(main(page).getByRole('checkbox')).toBeChecked()
    }
    await befall(one, {
      shown: ready,
      toOthers: 'The connected account isn’t an owner.',
      dead: 'Not compared with the network',
      async reopened(page) {
        await seeTitle(page, '0 of 2 signatures')
        await main(page).getByRole('checkbox').check()
      },
    })
    one.wallet.mood = 'late'
    await act(one.page, 'Sign').click()
    await see(one.page, 'Check your wallet: sign the wrap there.')
    await switchAccount(one, {
      shown: (page) => see(page, 'Check your wallet: sign the wrap there.'),
      toOthers: 'The connected account isn’t an owner.',
    })
    // a reload would lose the request and the signature; an answer while nothing can be read is kept
    if (isDenied) one.wallet.confirmLate()
    else
      await withoutRpc(one, async () => {
        one.wallet.confirmLate()
        await see(one.page, 'Signed so far, not compared with the owners of today:')
      })
    if (!isDenied) await act(one.page, 'Try again').click()
    const signed = async (page: Page) => {
      await seeTitle(page, '1 of 2 signatures')
      await see(page, 'You have signed.')
    }
    await signed(one.page)
    await befall(one, {
      shown: signed,
      toOthers: 'The connected account isn’t an owner.',
      dead: 'Not compared with the network',
    })
    expect(asked(one.wallet, 'eth_signTypedData_v4')).toBe(1)
    const link = one.page.url().replace(/^[^#]*/, '')
    await one.context.close()

    const two = await arrive(browser, site, mainnet, ben, isDenied)
    await two.page.goto(`${site.url}${link}`)
    const last = (page: Page) => seeTitle(page, 'Yours is the last agreement needed.')
    await befall(two, {
      shown: last,
      toOthers: 'The connected account isn’t an owner.',
      dead: 'Not compared with the network',
    })
    await main(two.page).getByText('Only sign it, and let somebody else send it').click()
    await main(two.page).getByRole('checkbox').last().check()
    await act(two.page, 'Sign').click()
    const complete = (page: Page) => seeTitle(page, 'Enough owners have agreed.')
    await complete(two.page)
    await befall(two, { shown: complete, dead: 'Not compared with the network' })
    expect(asked(two.wallet, 'eth_signTypedData_v4')).toBe(1)

    await see(two.page, 'it works.')
    const box = main(two.page).getByRole('checkbox').first()
    if (!(await box.isChecked())) await box.check()
    const pending = (page: Page) => see(page, 'Sent. Waiting for Ethereum.')
    await withoutBlocks(mainnet, async () => {
      await act(two.page, 'Wrap this Safe').click()
      await pending(two.page)
      await befall(two, { shown: pending, toOthers: 'Enough owners have agreed.', isForgotten: true })
    })
    const wrapped = async (page: Page) => {
      await seeTitle(page, 'Wrapped. Now seal it.')
      await see(page, 'The holder is a Safe: 2 of 3 owners.')
    }
    await wrapped(two.page)
    await befall(two, { shown: wrapped, dead: DEAD })

    two.wallet.mood = 'late'
    await act(two.page, 'Seal it and create the NFT').click()
    await expect.poll(() => asked(two.wallet)).toBe(2)
    const unanswered = (page: Page) => see(page, "Your wallet hasn't answered.")
    await befall(two, { shown: unanswered, toOthers: 'Seal it and create the NFT', isForgotten: true })
    two.wallet.confirmLate()
    const sealed = (page: Page) => seeTitle(page, "Sealed. It's one NFT now.")
    await sealed(two.page)
    await befall(two, { shown: sealed, dead: DEAD })
    expect(asked(two.wallet)).toBe(2)

    const { driver } = await readContract(mainnet.client, {
      address: wrappedSafeAddress,
      abi: wrappedSafeAbi,
      functionName: 'getWrap',
      args: [safe],
    })
    const held = { address: driver, abi: safeAbi } as const
    expect(await readContract(mainnet.client, { ...held, functionName: 'getOwners' })).toEqual(owners)
    expect(await getBalance(mainnet.client, { address: safe })).toBe(parseEther('3'))
    expect(await getTransactionCount(mainnet.client, { address: ben.address })).toBe(2)
    expect(await getTransactionCount(mainnet.client, { address: ada.address })).toBe(0)
    await two.context.close()
  })
