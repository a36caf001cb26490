import type { BrowserContext, Page } from '@playwright/test'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { shortAddress, toAddress } from '../../src/lib/address.ts'
import { sealKeyWords } from '../../src/words/en/sealKey.ts'
import { type Served, serveBuild } from '../../tools/serveBuild.ts'
import { readSafe } from '../contract/readSafe.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { installSafeWallet, type SafeWallet } from '../host/installSafeWallet.ts'
import { installWallet } from './browserWallet.ts'
import { expect } from './fixtures.ts'
import { expectFrameStorage, type FrameStorage, test } from './frameFixtures.ts'
import { newSafe } from './newSafe.ts'

// The shipped build inside a page served as https://app.safe.global, with a genuine Safe on anvil.

const { ada, ben, cleo } = people
const FOREIGN = 'https://portal.example'

const inner = (page: Page) => page.frameLocator('iframe')
const account = (page: Page, address: string) =>
  inner(page).getByRole('button', { name: new RegExp(`^Account ${address.slice(0, 6)}`) })

async function newTestSafe({ senderOf }: TestWorld, threshold: 1 | 2) {
  const sender = await senderOf(cleo.account)
  const people = threshold === 1 ? [ada] : [ada, ben]
  const owners = people.map(({ account }) => account)
  const parameters = { kind: '1.4.1', threshold: BigInt(threshold) } as const
  const safe = await newSafe(sender, { ...parameters, owners: owners.map(({ address }) => address) })
  return { sender, safe, kind: '1.4.1', owners } as const
}

/** Allows access to local addresses: page and node are on this machine, the host page isn't. */
const allowLocal = (context: BrowserContext) => context.grantPermissions(['local-network-access'])

/** The stored last wallet, where storage is allowed. */
async function keepLastWallet(context: BrowserContext, siteUrl: string): Promise<void> {
  await context.addInitScript(
    ({ origin, keptConnection }) => {
      if (location.origin !== origin) return
      try {
        localStorage.setItem('connection', JSON.stringify({ v: 1, value: keptConnection }))
      } catch {
        // storage is denied
      }
    },
    {
      origin: new URL(siteUrl).origin,
      keptConnection: { walletId: 'test.wallet', account: ben.account.address, chainId: 1 },
    },
  )
}

/** A second extension, which announces itself and never answers. */
const announceMute = () => {
  const asked: string[] = []
  const request = ({ method }: { method: string }) => {
    asked.push(method)
    return new Promise(() => {})
  }
  const info = { uuid: '6f1c7e0a-0000-4000-8000-000000000002', name: 'Mute', rdns: 'mute.wallet', icon: '' }
  const tell = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: { request } } }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
  Object.assign(window, { muteAsked: asked })
}

async function lookUp(page: Page, safe: Address): Promise<void> {
  await inner(page).getByRole('link', { name: 'Wrap a Safe', exact: true }).first().click()
  await inner(page).getByLabel('Safe address').fill(safe)
  await inner(page).getByRole('button', { name: 'Check', exact: true }).click()
}

async function toReview(page: Page, safe: Address, holder: Address): Promise<void> {
  await lookUp(page, safe)
  await expect(inner(page).getByRole('heading', { name: 'It can be wrapped.' })).toBeVisible()
  await inner(page).getByRole('button', { name: 'Choose the holder' }).click()
  await inner(page)
    .getByRole('radio', { name: /Another address/ })
    .check()
  await inner(page).getByLabel("Holder's address").fill(holder)
  await inner(page).getByRole('button', { name: 'Review' }).click()
  // the button is disabled until then
  await expect(inner(page).getByText('it works.')).toBeVisible()
  await inner(page).getByRole('checkbox').check()
}

/** The page inside a Safe of two owners, at the review of its wrap. */
async function reviewInSafe(
  context: BrowserContext,
  page: Page,
  site: Served,
  mainnet: TestWorld,
  storage: FrameStorage,
): Promise<SafeWallet> {
  const wallet = await installSafeWallet(context, await newTestSafe(mainnet, 2))
  await allowLocal(context)
  await wallet.open(page, site.url)
  await expectFrameStorage(page, storage)
  await expect(account(page, wallet.safe)).toBeVisible()
  await toReview(page, wallet.safe, ada.account.address)
  return wallet
}

test('[S1.3] with the headers that ship, a stranger cannot frame the page at all', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const stranger = await installSafeWallet(context, { ...(await newTestSafe(mainnet, 1)), origin: FOREIGN })
  await context.grantPermissions(['local-network-access'])
  const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await stranger.open(page, site.url)
  await blocked
  await expect(inner(page).getByRole('banner')).toBeHidden()
})

for (const storage of ['granted', 'denied'] as const)
  test.describe(`in a frame whose storage is ${storage}`, () => {
    test.use({ frameStorage: storage })

    test('[S1.3] the Safe connects as soon as it answers; the wallet used last and one that never answers get no request', async ({
      context,
      page,
      site,
      mainnet,
      quiet,
    }) => {
      const wallet = await installSafeWallet(context, await newTestSafe(mainnet, 2))
      const other = await installWallet(context, { account: ben.account, chainId: 1, node: mainnet.anvil.provider })
      await context.addInitScript(announceMute)
      await allowLocal(context)
      await keepLastWallet(context, site.url)
      await wallet.open(page, site.url)
      await expectFrameStorage(page, storage)
      await expect(account(page, wallet.safe)).toBeVisible()
      await expect.poll(() => wallet.requests).toEqual(['getSafeInfo', 'getCurrentTheme'])
      expect(other.requests).toEqual([])
      const frame = page.frames()[1]
      expect(await frame?.evaluate(() => (window as unknown as { muteAsked: string[] }).muteAsked)).toEqual([])
      // the last wallet of other tabs is unchanged
      if (storage === 'granted')
        expect(await frame?.evaluate(() => localStorage.getItem('connection'))).toContain('test.wallet')
      await expect(inner(page).getByText('Open in its own tab')).toBeHidden()
      await account(page, wallet.safe).click()
      await expect(inner(page).getByRole('dialog')).toContainText(/Threshold2 of \d owners/)
      await expect(inner(page).getByRole('dialog')).toContainText(/Nonce0/)
      for (const { account: owner } of [ada, ben])
        await expect(inner(page).getByRole('dialog').getByRole('listitem')).toContainText([shortAddress(owner.address)])
      expect([...quiet.hosts].sort()).toEqual(['127.0.0.1', 'app.safe.global'])
    })

    test('[S1.3] a slow host, and one that missed the first message, are waited for', async ({
      context,
      page,
      site,
      mainnet,
    }) => {
      const options = await newTestSafe(mainnet, 1)
      const wallet = await installSafeWallet(context, { ...options, misses: 1, answersAfter: 300 })
      await allowLocal(context)
      // the page's clock only advances here: it gives a host two seconds, and the machine may be slower
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await wallet.open(page, site.url)
      await expect.poll(() => wallet.requests.length).toBe(1)
      await page.clock.runFor(1_500)
      await expectFrameStorage(page, storage)
      await expect(account(page, wallet.safe)).toBeVisible()
      await expect.poll(() => wallet.requests).toEqual(['getSafeInfo', 'getSafeInfo', 'getCurrentTheme'])
    })

    test('[S1.3] a host that never answers times out, and the wallet used last is reconnected', async ({
      context,
      page,
      site,
      mainnet,
    }) => {
      const wallet = await installSafeWallet(context, { ...(await newTestSafe(mainnet, 1)), answersAfter: 'never' })
      const other = await installWallet(context, { account: ben.account, chainId: 1, node: mainnet.anvil.provider })
      other.isShared = true
      await allowLocal(context)
      await keepLastWallet(context, site.url)
      await wallet.open(page, site.url)
      await expectFrameStorage(page, storage)
      const connected = account(page, ben.account.address)
      const opener = inner(page).getByRole('banner').getByRole('button', { name: 'Connect wallet' })
      await expect(inner(page).getByRole('link', { name: 'Open in its own tab' })).toBeVisible()
      await expect.poll(() => wallet.requests).toEqual(['getSafeInfo', 'getSafeInfo'])
      await expect(storage === 'granted' ? connected : opener).toBeVisible()
      // without storage there is no last wallet
      const asked = storage === 'granted' ? ['eth_accounts', 'eth_chainId'] : []
      expect([...new Set(other.requests)]).toEqual(asked)

      // the Safe can still be connected by hand, and the error is shown
      if (storage === 'granted') {
        await connected.click()
        await inner(page).getByRole('button', { name: 'Switch wallet' }).click()
      } else await opener.click()
      await inner(page).getByRole('dialog').getByRole('button', { name: 'Safe', exact: false }).first().click()
      await expect(inner(page).getByRole('heading', { name: "Safe didn't say which Safe this is." })).toBeVisible()
    })

    test('[S3.4] bug 27: a wrap is proposed, resumed after a reload, never looked up as a transaction, and continues once the second owner has confirmed', async ({
      context,
      page,
      site,
      mainnet,
      quiet,
    }) => {
      const asked: string[] = []
      context.on('request', (request) => asked.push(request.postData() ?? ''))
      const wallet = await reviewInSafe(context, page, site, mainnet, storage)

      wallet.mood = 'reject'
      await inner(page).getByRole('button', { name: 'Wrap this Safe' }).click()
      await expect(inner(page).getByText('You declined in your wallet.')).toBeVisible()
      wallet.mood = 'confirm'
      await expect(inner(page).getByRole('button', { name: 'Try again' })).toBeHidden()
      await inner(page).getByRole('button', { name: 'Wrap this Safe' }).click()

      await expect(inner(page).getByRole('heading', { name: 'Proposed.' })).toBeVisible()
      const [safeTxHash] = wallet.proposals.keys()
      if (!safeTxHash) throw new Error('Nothing was proposed.')
      await expect(inner(page).getByText(safeTxHash)).toBeVisible()
      await expect(inner(page).getByText('we read from the chain how far it got')).toBeVisible()
      await expect(inner(page).getByText('1 of 2 owners have signed.')).toBeVisible()
      const kept = async () => {
        const text = await page.frames()[1]?.evaluate(() => localStorage.getItem('transactions'))
        return JSON.parse(text ?? '{}').value
      }
      if (storage === 'granted') {
        expect(await kept()).toEqual([expect.objectContaining({ safeTxHash, status: 'proposed', kind: 'wrap' })])
        // resumed by a reload
        await page.reload()
        await expect(account(page, wallet.safe)).toBeVisible()
        await lookUp(page, wallet.safe)
        await expect(inner(page).getByRole('heading', { name: 'Proposed.' })).toBeVisible()
        await expect(inner(page).getByText('Whoever you chose in step 3')).toBeVisible()
      }

      await wallet.execute(safeTxHash)
      const sealStep = inner(page).getByRole('heading', { name: 'Wrapped. Now seal it.' })
      await expect(sealStep).toBeVisible()
      const { hash } = wallet.proposals.get(safeTxHash) ?? {}
      if (storage === 'granted')
        await expect.poll(kept).toEqual([expect.objectContaining({ safeTxHash, hash, status: 'confirmed' })])
      // it was never looked up as a transaction
      const ofReceipts = asked.filter((body) => body.includes('eth_getTransactionReceipt'))
      expect(ofReceipts.length).toBeGreaterThan(0)
      expect(ofReceipts.filter((body) => !body.includes(hash ?? 'none'))).toEqual([])
      expect(asked.filter((body) => body.includes(safeTxHash))).toEqual([])
      expect((await readSafe(mainnet.client, wallet.safe)).owners).not.toContain(ada.account.address)

      await expect(inner(page).getByText("This account runs code, so it can't seal.")).toBeVisible()
      const own = inner(page).getByRole('link', { name: 'Open in its own tab' })
      const [tab] = await Promise.all([context.waitForEvent('page'), own.click()])
      await expect(tab.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
      expect(quiet.errors).toEqual([])
    })

    test('[S3.4] a proposal that Safe answers after the page’s timeout is still followed', async ({
      context,
      page,
      site,
      mainnet,
    }) => {
      await page.clock.install()
      const wallet = await reviewInSafe(context, page, site, mainnet, storage)
      wallet.mood = 'late'
      await inner(page).getByRole('button', { name: 'Wrap this Safe' }).click()
      await expect(inner(page).getByRole('heading', { name: /^Confirm in/ })).toBeVisible()
      await page.clock.fastForward('05:01')
      await expect(inner(page).getByText("Your wallet hasn't answered.")).toBeVisible()
      wallet.confirmLate()
      await expect(inner(page).getByRole('heading', { name: 'Proposed.' })).toBeVisible()
    })

    test('[W3] with one owner the proposal is executed at once, and the page continues; also without storage', async ({
      context,
      page,
      site,
      mainnet,
    }) => {
      const wallet = await installSafeWallet(context, await newTestSafe(mainnet, 1))
      await allowLocal(context)
      await wallet.open(page, `${site.url}#/settings`)
      await expectFrameStorage(page, storage)
      await inner(page).getByRole('textbox', { name: 'Ethereum', exact: true }).fill(mainnet.anvil.url)
      await inner(page).getByRole('button', { name: 'Save: Ethereum' }).click()
      await expect(account(page, wallet.safe)).toBeVisible()
      await toReview(page, wallet.safe, ada.account.address)
      await inner(page).getByRole('button', { name: 'Wrap this Safe' }).click()
      await expect(inner(page).getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
      expect([...wallet.proposals.values()].map(({ isExecuted }) => isExecuted)).toEqual([true])

      // it can't make payments any more, so that somebody else pays the key that seals it
      const act = (name: string) => inner(page).getByRole('main').getByRole('button', { name, exact: true })
      await act('Seal with a one-time key').click()
      await act(sealKeyWords.make).click()
      const warning = inner(page).getByText(sealKeyWords.notKept.title)
      await expect(inner(page).getByText(sealKeyWords.fundSay)).toBeVisible()
      await expect(warning).toHaveCount(storage === 'granted' ? 0 : 1)
      await expect(inner(page).getByRole('button', { name: /to the key$/ })).toHaveCount(0)
      const key = toAddress(await inner(page).getByRole('img', { name: /^0x/ }).getAttribute('aria-label'))
      const payer = await mainnet.senderOf(cleo.account)
      if (key) await payer.send({ to: key, value: 10n ** 15n })
      await act('Seal it and create the NFT').click()
      await expect(inner(page).getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
      await expect(warning).toHaveCount(storage === 'granted' ? 0 : 1)
      const before = await getBalance(mainnet.client, { address: ada.account.address })
      await act(sealKeyWords.backAct).click()
      await expect(inner(page).getByText(sealKeyWords.gone)).toBeVisible()
      expect(await getBalance(mainnet.client, { address: ada.account.address })).toBeGreaterThan(before)
    })

    test('[S1.3] without an owner connected to the host the page says so instead of proposing, until one is', async ({
      context,
      page,
      site,
      mainnet,
    }) => {
      const wallet = await reviewInSafe(context, page, site, mainnet, storage)
      wallet.isReadOnly = true
      await inner(page).getByRole('button', { name: 'Wrap this Safe' }).click()
      await expect(inner(page).getByText('You can view this Safe, but not sign for it.')).toBeVisible()
      expect(wallet.requests).not.toContain('sendTransactions')
      wallet.isReadOnly = false
      await inner(page).getByRole('button', { name: 'Try again' }).click()
      await expect(inner(page).getByText('it works.')).toBeVisible()
      await inner(page).getByRole('button', { name: 'Wrap this Safe' }).click()
      await expect(inner(page).getByRole('heading', { name: 'Proposed.' })).toBeVisible()
    })

    test('[S1.3] in a foreign frame reading works, the host gets no request, and signing opens in a new tab', async ({
      context,
      page,
      mainnet,
    }) => {
      const bare = await serveBuild('/', { framing: null })
      try {
        const options = await newTestSafe(mainnet, 1)
        const stranger = await installSafeWallet(context, { ...options, origin: FOREIGN })
        const other = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
        other.isShared = true
        await allowLocal(context)
        await keepLastWallet(context, bare.url)
        await stranger.open(page, `${bare.url}#/wrap/eth:${options.safe}`)
        await expectFrameStorage(page, storage)
        if (storage === 'denied') {
          await inner(page).getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
          await inner(page).getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
        }
        await expect(account(page, ada.account.address)).toBeVisible()
        await expect(inner(page).getByText('This page is shown inside another one.')).toBeVisible()
        await inner(page).getByRole('button', { name: 'Choose the holder' }).click()
        await inner(page).getByRole('button', { name: 'Review' }).click()
        await inner(page).getByRole('checkbox').check()
        await expect(inner(page).getByText('it works.')).toBeVisible()
        await inner(page).getByRole('button', { name: 'Wrap this Safe' }).click()
        await expect(inner(page).getByText("You can't sign inside another page.")).toBeVisible()
        expect(other.requests).not.toContain('eth_sendTransaction')
        expect(stranger.requests).toEqual([])

        const link = inner(page).getByRole('alert').getByRole('link', { name: 'Open in its own tab' })
        expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
        const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
        await expect(tab.getByRole('heading', { name: 'It can be wrapped.' })).toBeVisible()
        expect(new URL(tab.url()).hash).toBe(`#/wrap/eth:${options.safe}`)
        await expect(tab.getByText('This page is shown inside another one.')).toBeHidden()
      } finally {
        await bare.close()
      }
    })

    test('[S1.3] the page adopts and follows the theme of its host, and a chosen theme takes precedence', async ({
      context,
      page,
      site,
      mainnet,
    }) => {
      const wallet = await installSafeWallet(context, { ...(await newTestSafe(mainnet, 1)), isDark: true })
      await allowLocal(context)
      await page.emulateMedia({ colorScheme: 'light' })
      await wallet.open(page, site.url)
      await expectFrameStorage(page, storage)
      const root = inner(page).locator('html')
      await expect(root).toHaveClass(/\bdark\b/)
      await wallet.setDark(page, false)
      await expect(root).toHaveClass(/\blight\b/)
      await wallet.setDark(page, true)
      await expect(root).toHaveClass(/\bdark\b/)
      await inner(page).getByRole('button', { name: 'Light theme' }).click()
      await expect(root).toHaveClass(/\blight\b/)
      await page.reload()
      await expect(account(page, wallet.safe)).toBeVisible()
      await expect.poll(() => wallet.requests.filter((method) => method === 'getCurrentTheme').length).toBe(2)
      await expect(root).toHaveClass(storage === 'granted' ? /\blight\b/ : /\bdark\b/)
    })

    test('[S2.6] inside Safe nothing is offered that only Safe can do: the network is shown but not switched, disconnecting is left to Safe', async ({
      context,
      page,
      site,
      mainnet,
    }) => {
      await page.setViewportSize({ width: 400, height: 500 })
      const wallet = await installSafeWallet(context, await newTestSafe(mainnet, 1))
      await allowLocal(context)
      // the sandbox has no allow-modals: a modal would be suppressed silently
      await context.addInitScript(() => {
        for (const name of ['alert', 'confirm', 'prompt'] as const)
          Object.assign(window, { [name]: () => Object.assign(window, { hasAsked: name }) })
      })
      await wallet.open(page, site.url)
      await expectFrameStorage(page, storage)
      await expect(account(page, wallet.safe)).toBeVisible()
      const frame = page.frames()[1]
      const isWide = () => frame?.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(await isWide()).toBe(false)

      await inner(page).getByRole('banner').getByRole('button', { name: 'Ethereum' }).click()
      const networks = inner(page).getByRole('dialog', { name: 'Networks' })
      await expect(networks.getByText('This Safe is on Ethereum')).toBeVisible()
      await expect(networks.getByRole('button')).toHaveCount(1)
      await networks.getByRole('button', { name: 'Close' }).click()
      await account(page, wallet.safe).click()
      const own = inner(page).getByRole('dialog', { name: 'Your account' })
      await expect(own.getByText('Connected by Safe.')).toBeAttached()
      await expect(own.getByRole('button', { name: 'Disconnect' })).toHaveCount(0)
      await expect(own.getByRole('button', { name: 'Close' })).toBeInViewport()
      const links = await own
        .getByRole('link')
        .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ target, rel }) => [target, rel]))
      expect(new Set(links.flat())).toEqual(new Set(['_blank', 'noopener noreferrer']))
      expect(await isWide()).toBe(false)
      expect(await frame?.evaluate(() => 'hasAsked' in window)).toBe(false)
    })

    test('[S2.5] a frame that denies the clipboard: the address is shown selected, and nothing says "Copied"', async ({
      context,
      page,
      site,
      mainnet,
    }) => {
      const wallet = await installSafeWallet(context, { ...(await newTestSafe(mainnet, 1)), hasClipboard: false })
      await allowLocal(context)
      await wallet.open(page, site.url)
      await expectFrameStorage(page, storage)
      await account(page, wallet.safe).click()
      const dialog = inner(page).getByRole('dialog')
      await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
      const shown = dialog.getByRole('alert').locator('code')
      await expect(shown).toHaveText(wallet.safe)
      await expect(dialog.getByRole('alert')).toContainText('Your browser blocked the clipboard.')
      await expect(dialog.getByText('Copied')).toHaveCount(0)
      expect(await shown.evaluate(() => getSelection()?.toString())).toBe(wallet.safe)
    })
  })
