import type { Page } from '@playwright/test'
import { people } from '../../src/demo/people.ts'
import { shortAddress } from '../../src/lib/address.ts'
import { startWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, onAPhone, test } from './fixtures.ts'

const { ada, ben, cleo } = people
const nameOf = (person: typeof cleo) => shortAddress(person.account.address)
/** Addresses are kept unbroken by invisible word joiners. */
const joined = (text: string) => new RegExp(text.replaceAll('…', '\\u2060?…\\u2060?'))

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const listed = (page: Page) => page.getByRole('region', { name: 'On its way' }).getByRole('listitem')
const receiptOf = (page: Page, title: string) => page.getByRole('main').getByRole('status').filter({ hasText: title })

async function fillIn(page: Page, amount: string, person: typeof cleo): Promise<void> {
  await page.getByLabel('Amount').fill(amount)
  await page.getByLabel('To', { exact: true }).fill(person.account.address)
}

async function send(page: Page, amount: string, person: typeof cleo): Promise<void> {
  await fillIn(page, amount, person)
  await expect(act(page, `Send ${amount} ETH`)).toHaveAttribute('aria-disabled', 'false')
  await act(page, `Send ${amount} ETH`).click()
}

onAPhone(() => {
  test('[S4.7] two sends in a row while nothing is mined: both are listed above the acts, also after a reload, and both end in receipts', async ({
    context,
    page,
    site,
    quiet,
  }) => {
    const { anvil, world } = await startWorld(1)
    try {
      const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
      await keepOwnRpc(page, site.url, anvil.url)
      await keepConnection(page, site.url, wallet)
      await page.goto(`${site.url}#/eth:${world.samples.wrapped.address}`)
      await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
      await send(page, '0.1', cleo)
      await expect(listed(page)).toHaveText([joined(`Send 0.1 ETH to ${nameOf(cleo)}.*Sent. Waiting for Ethereum.`)])
      // the form is there again, and empty: nothing is sent twice by a second press
      await expect(page.getByLabel('Amount')).toHaveValue('')
      await expect(page.getByLabel('To', { exact: true })).toHaveValue('')
      await send(page, '0.2', ben)
      const both = [joined(`Send 0.2 ETH to ${nameOf(ben)}`), joined(`Send 0.1 ETH to ${nameOf(cleo)}`)]
      await expect(listed(page)).toHaveText(both)
      await expect(listed(page).getByRole('link', { name: /0x/ })).toHaveCount(2)

      await page.reload()
      await expect(listed(page)).toHaveText(both)
      // of its 3 ETH, pending amounts can't be sent a second time
      const out = page.getByText('0.3 ETH is on its way out.')
      await expect(out).toBeVisible()
      await fillIn(page, '2.8', cleo)
      await expect(page.getByText('Only 2.7 ETH is free to send.')).toBeVisible()
      await act(page, 'Max').click()
      await expect(page.getByLabel('Amount')).toHaveValue('2.7')
      await fillIn(page, '0.3', cleo)
      await expect(page.getByText('2.4 ETH', { exact: true }).first()).toBeVisible()
      await anvil.provider.request({ method: 'evm_mine' })
      await expect(receiptOf(page, `Sent 0.1 ETH to ${nameOf(cleo)}.`)).toBeVisible()
      await expect(receiptOf(page, `Sent 0.2 ETH to ${nameOf(ben)}.`)).toBeVisible()
      await expect(listed(page)).toHaveCount(0)
      // the half-filled form is still there
      await expect(page.getByLabel('Amount')).toHaveValue('0.3')
      await expect(page.getByText('2.4 ETH', { exact: true }).first()).toBeVisible()
      await expect(out).toBeHidden()
      await page.reload()
      await expect(receiptOf(page, `Sent 0.1 ETH to ${nameOf(cleo)}.`)).toBeVisible()
      await expect(receiptOf(page, `Sent 0.2 ETH to ${nameOf(ben)}.`)).toBeVisible()
      await expectAccessible(page)
      expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
      expect(quiet.errors).toEqual([])
    } finally {
      await anvil.stop()
    }
  })
})

test('[S4.7] the same send again while the first is pending: the page says so, and requires a confirmation before it happens twice', async ({
  context,
  page,
  site,
}) => {
  const { anvil, world } = await startWorld(1)
  try {
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await page.goto(`${site.url}#/eth:${world.samples.wrapped.address}`)
    await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
    await send(page, '0.1', cleo)
    await expect(listed(page)).toHaveCount(1)
    await fillIn(page, '0.1', cleo)
    await expect(page.getByText('The same is on its way already.')).toBeVisible()
    await expect(act(page, 'Send 0.1 ETH')).toHaveCount(0)
    // another amount is another transaction
    await page.getByLabel('Amount').fill('0.2')
    await expect(act(page, 'Send 0.2 ETH')).toHaveAttribute('aria-disabled', 'false')
    await expect(page.getByText('The same is on its way already.')).toBeHidden()
    await page.getByLabel('Amount').fill('0.1')
    await act(page, 'Send it a second time').click()
    await expect(listed(page)).toHaveCount(2)
    expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
    await anvil.provider.request({ method: 'evm_mine' })
    await expect(receiptOf(page, `Sent 0.1 ETH to ${nameOf(cleo)}.`)).toHaveCount(2)
  } finally {
    await anvil.stop()
  }
})

test('[S4.7] while a send is in doubt no other one is offered, also after a reload, and beside one that is pending', async ({
  context,
  page,
  site,
}) => {
  const { anvil, world } = await startWorld(1)
  try {
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await page.goto(`${site.url}#/eth:${world.samples.wrapped.address}`)
    await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
    await send(page, '0.1', cleo)
    await expect(listed(page)).toHaveCount(1)
    wallet.odd = { isSent: false, answer: { refused: { code: -32603, message: 'Internal JSON-RPC error.' } } }
    await send(page, '0.2', ben)
    const doubt = page.getByRole('main').getByText("We can't tell whether it was sent.")
    for (const again of [false, true]) {
      if (again) await page.reload()
      await expect(doubt).toBeVisible()
      await expect(listed(page)).toHaveText([joined(`Send 0.1 ETH to ${nameOf(cleo)}`)])
      await expect(page.getByLabel('Amount')).toBeHidden()
    }
    expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
  } finally {
    await anvil.stop()
  }
})
