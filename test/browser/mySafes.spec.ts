import type { BrowserContext, Page } from '@playwright/test'
import { type Address, encodeFunctionData, parseEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollar } from '../../src/demo/demoTokens.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { createWrapCalls, wrapSafe } from '../../src/demo/wrapSafe.ts'
import { consentIn } from '../../src/lib/links/consentPath.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'
import { sharedWrap } from '../screens/sharedWrap.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, expectAccessible, test } from './fixtures.ts'
import { keepRpcs, NOBODY } from './keepRpcs.ts'
import { newSafe } from './newSafe.ts'

const { ben, cleo } = people
const SLOW = `${NOBODY}/slow`
const kind = '1.4.1'

const network = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardOf = (page: Page, name: string, safe: Address) =>
  network(page, name).getByRole('link', { name: new RegExp(safe) })

/** Creates a Safe whose only owner is the user. */
const makeFor = async (world: TestWorld, owner: Address): Promise<Address> =>
  newSafe(await world.senderOf(ben.account), { kind, owners: [owner] })

/** The user's Safes on Ethereum: held, unsealed, held by a 2-of-3 Safe, and passed to a contract. */
async function makeSafes(world: TestWorld, me: PrivateKeyAccount) {
  const sender = await world.senderOf(ben.account)
  const own = (safe: Address) => ({ safe, kind, signers: [me] }) as const
  const make = () => makeFor(world, me.address)
  const [held, unsealed, inside, passed] = [await make(), await make(), await make(), await make()]
  await sender.send({ to: held, value: parseEther('3') })
  await wrapSafe(sender, { ...own(held), to: me.address })
  await execSafe(sender, { ...own(unsealed), calls: createWrapCalls(unsealed, me.address) })
  const owners = [me.address, ben.account.address, cleo.account.address]
  const mine = await newSafe(sender, { kind, owners, threshold: 2n })
  await wrapSafe(sender, { ...own(inside), to: mine })
  const tokenId = await wrapSafe(sender, { ...own(passed), to: me.address })
  await passQuietTime(world.anvil)
  const args = [me.address, demoDollar, tokenId] as const
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'transferFrom', args })
  const { client } = world
  const hash = await sendTransaction(client, { account: me, chain: null, to: wrappedSafeAddress, data })
  await waitForTransactionReceipt(client, { hash })
  return { held, unsealed, inside, passed, mine }
}

/** Safe's service, asked which Safes an account owns. */
async function serveOwned(context: BrowserContext) {
  const service = { asked: [] as string[], status: 200, safes: [] as Address[] }
  await context.route('https://api.safe.global/**', (route) => {
    service.asked.push(route.request().url())
    const results = service.safes.map((address) => ({ address }))
    const json = { count: results.length, next: null, results: route.request().url().includes('/eth/') ? results : [] }
    return route.fulfill({ status: service.status, json, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  return service
}

test('[W3] My Safes: on every network, with one dead and one slow; unsealed, passed on, held by one’s own Safe, watched, begun, and those that Safe’s service lists', async ({
  context,
  page,
  site,
  mainnet,
  quiet,
}) => {
  test.slow()
  const me = await newAccount(mainnet)
  const safes = await makeSafes(mainnet, me)
  const other = await startWorld(10)
  const there = await makeFor(other, me.address)
  await wrapSafe(await other.senderOf(ben.account), { safe: there, kind, signers: [me], to: me.address })
  const shared = await newSafe(await mainnet.senderOf(ben.account), {
    ...{ kind, owners: [me.address, ben.account.address], threshold: 2n },
  } as const)

  await installWallet(context, { account: me, chainId: 1, node: mainnet.anvil.provider })
  const service = await serveOwned(context)
  await page.route(SLOW, () => undefined)
  await keepRpcs(page, site.url, { 1: mainnet.anvil.url, 10: other.anvil.url, 137: SLOW })

  // somebody else's, watched; a wrap that another owner has signed; a batch that was begun
  await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(page.getByText('Listed in My wrapped Safes, in this browser.')).toBeVisible()
  const consent = consentIn((await sharedWrap(shared, { isSigned: true })).split('?')[1])
  const batch = { chainId: 1, safe: safes.held, calls: [{ to: ben.account.address, value: '1', data: '0x' }] }
  await page.evaluate(
    (kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, JSON.stringify({ v: 1, value }))
    },
    [['consents', [consent]] as const, ['batches', [batch]] as const],
  )

  // nobody is connected: this browser's own entries come first, and nobody else is asked
  await page.goto(`${site.url}#/wallets`)
  await page.reload()
  const main = page.getByRole('main')
  const section = (name: string) => main.locator('section').filter({ has: page.getByRole('heading', { name }) })
  const watched = section('Watched').getByRole('link', { name: new RegExp(samples.wrapped.address) })
  await expect(watched).toContainText('Not locked')
  await expect(watched).toContainText(people.ada.account.address.slice(0, 8))
  await expect(section('Begun in this browser')).toContainText('A wrap, with 1 signature')
  await expect(section('Begun in this browser')).toContainText('A batch of 1 call')
  await expect(main.getByText('Connect a wallet to see the wrapped Safes of its account')).toBeVisible()
  await expectAccessible(page)

  await connect(page)
  await expect(cardOf(page, 'Ethereum', safes.held)).toContainText('3 ETH')
  await expect(cardOf(page, 'Ethereum', safes.held)).toContainText('You')
  await expect(cardOf(page, 'OP Mainnet', there)).toContainText('0 ETH')
  await expect(network(page, 'Base')).toContainText('Couldn’t ask Base')
  await expect(network(page, 'Polygon')).toContainText('Asking…')
  await expect(page.getByRole('region').first()).toHaveAccessibleName('Ethereum')
  await expect(cardOf(page, 'Ethereum', safes.unsealed)).toHaveCount(0)

  // Safes wrapped or passed on in another browser are found by a search on request
  await page.getByRole('button', { name: 'Search for more: Ethereum' }).click()
  await expect(page.getByText('for every Safe that was wrapped for this account')).toBeVisible()
  await expect(cardOf(page, 'Ethereum', safes.unsealed)).toContainText('Not sealed yet.')
  await expect(cardOf(page, 'Ethereum', safes.unsealed)).toHaveAttribute('href', `#/wrap/eth:${safes.unsealed}`)
  await expect(cardOf(page, 'Ethereum', safes.passed)).toContainText(
    'It isn’t yours until that contract gives it back.',
  )
  await expect(cardOf(page, 'Ethereum', safes.passed)).toContainText(demoDollar.slice(0, 8))
  await expect(cardOf(page, 'Ethereum', safes.inside)).toHaveCount(0)

  // Safe's service: asked only by a press, which says what it sends; it refuses first
  expect(service.asked).toEqual([])
  service.status = 429
  await expect(main.getByText('Asking sends your account’s address to api.safe.global')).toBeVisible()
  await main.getByRole('button', { name: 'Turn the service on and ask it' }).click()
  await expect(main.getByText('Safe’s service gets too many questions now')).toBeVisible()
  expect(service.asked).toHaveLength(1)
  await expectAccessible(page)
  service.status = 200
  service.safes = [safes.mine, samples.solo.address]
  await main.getByRole('button', { name: 'Ask Safe’s service' }).click()
  await expect(section('Safes you own').getByRole('link')).toHaveAttribute('href', `#/wrap/eth:${safes.mine}`)
  await expect(section('Safes you own')).toContainText('2 of 3 owners')
  await expect(main.getByText('It named 1 Safe that, by the chain, you don’t own.')).toBeVisible()
  await expect(cardOf(page, 'Ethereum', safes.inside)).toContainText('Your Safe, 2 of 3')
  await expect(main.getByText('It knows of none on OP Mainnet, Gnosis, Polygon, Base, and Arbitrum One.')).toBeVisible()
  expect(service.asked.filter((url) => !url.includes(me.address))).toEqual([])
  await expectAccessible(page)

  // all of it again after a reload, without a search and without the service
  const before = service.asked.length
  await page.reload()
  await expect(cardOf(page, 'Ethereum', safes.unsealed)).toContainText('Not sealed yet.')
  await expect(cardOf(page, 'Ethereum', safes.passed)).toContainText('It isn’t yours')
  await expect(cardOf(page, 'Ethereum', safes.inside)).toContainText('Your Safe, 2 of 3')
  expect(service.asked).toHaveLength(before)

  // a network that recovers, and the next steps by keyboard
  await page.route(NOBODY, () => undefined)
  const again = page.getByRole('button', { name: 'Try again: Base' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(again).toBeFocused()
  await section('Begun in this browser')
    .getByRole('link', { name: /A batch of 1 call/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'Batch (1)' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
  await page.getByRole('button', { name: 'Stop watching' }).click()
  await page.goto(`${site.url}#/eth:${safes.inside}`)
  await expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeVisible()
  await page.goto(`${site.url}#/wallets`)
  await expect(page.getByRole('heading', { name: 'Watched' })).toHaveCount(0)
  // Safes listed above aren't repeated under recently viewed
  await expect(section('Looked at before').getByRole('link')).toHaveCount(1)
  await expect(section('Looked at before')).toContainText(samples.wrapped.address.slice(0, 8))
  expect([...quiet.hosts].sort()).toEqual(['127.0.0.1', 'api.safe.global'])
  await other.anvil.stop()
})
