import type { Page } from '@playwright/test'
import { type Address, parseEther } from 'viem'
import { getBalance } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { ENS_RESOLVER } from '../../src/safe/ens/readEnsName.ts'
import { startWorld } from '../demo/startWorld.ts'
import { deployEns } from '../safe/ens/deployEns.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const { ada, ben, cleo } = people
const asksForName = (body: string) => body.toLowerCase().includes(ENS_RESOLVER.slice(2).toLowerCase())

/** The body of every request to the node. */
function record(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  return sent
}

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('[S5.6] a name is looked up by a click wherever an address is typed, and its address is what is used', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const world = await startWorld(1)
  try {
    const ens = await deployEns(world)
    await ens.name('cleo.eth', { 60: cleo.account.address })
    await ens.name('base.eth', { [0x8000_0000 + 8453]: cleo.account.address })
    await ens.nameOffChain('server.eth', 'https://gateway.example/{sender}/{data}')
    await ens.name('solo.eth', { 60: samples.solo.address })
    const sender = await world.senderOf(ben.account)
    const owner = ada.account.address
    const safe: Address = await newSafe(sender, { kind: '1.4.1', owners: [owner] })
    await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], to: owner })
    await sender.send({ to: safe, value: parseEther('1') })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: world.anvil.provider })
    await keepOwnRpc(page, site.url, world.anvil.url)
    await keepConnection(page, site.url, wallet)
    const sent = record(page)

    // to send to
    await page.goto(`${site.url}#/eth:${safe}`)
    const to = page.getByLabel('To', { exact: true })
    await page.getByLabel('Amount').fill('0.5')
    await to.fill('Cleo.eth')
    await expect(page.getByText('That is a name. Look it up to get its address.')).toBeVisible()
    expect(sent.some(asksForName)).toBe(false)
    await expectAccessible(page)
    await act(page, 'Look up Cleo.eth').click()
    await expect(to).toHaveValue(cleo.account.address)
    await expect(page.getByText(`cleo.eth leads to ${cleo.account.address} on Ethereum, says ENS.`)).toBeVisible()
    await expectAccessible(page)
    const before = await getBalance(world.client, cleo.account)
    await act(page, 'Send 0.5 ETH').click()
    await expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible()
    expect((await getBalance(world.client, cleo.account)) - before).toBe(parseEther('0.5'))
    const faults = [
      ['base.eth', 'base.eth has no address for Ethereum in ENS.'],
      ['nobody.eth', 'nobody.eth has no address for Ethereum in ENS.'],
      ['server.eth', 'This name is kept off chain, where this page doesn’t look.'],
      ['v\u0456talik.eth', 'ENS doesn’t write a name like this'],
      ['👍👍.eth', 'ENS doesn’t write a name like this'],
    ] as const
    for (const [name, said] of faults) {
      await to.fill(name)
      await act(page, `Look up ${name}`).click()
      await expect(page.getByText(said)).toBeVisible()
      await expect(to).toHaveValue(name)
    }

    // new owners
    await act(page, 'Unwrap').click()
    const first = page.getByLabel('Owner 1', { exact: true })
    await first.fill('cleo.eth')
    await act(page, 'Look up cleo.eth').click()
    await expect(first).toHaveValue(cleo.account.address)
    await expect(page.getByText('it works.')).toBeVisible()

    // the holder
    await page.goto(`${site.url}#/wrap/eth:${samples.solo.address}`)
    await act(page, 'Choose the holder').click()
    await page.getByRole('radio', { name: /^Another address/ }).check()
    const holder = page.getByLabel("Holder's address")
    await holder.fill('cleo.eth')
    await act(page, 'Look up cleo.eth').click()
    await expect(holder).toHaveValue(cleo.account.address)
    await act(page, 'Review').click()
    await expect(page.getByText('it works.')).toBeVisible()

    // a Safe itself
    await page.goto(site.url)
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.fill('solo.eth')
    await field.press('Enter')
    await expect(field).toHaveValue(samples.solo.address)
    await expect(page.getByText(`solo.eth leads to ${samples.solo.address} on Ethereum`)).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(samples.solo.address))
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  } finally {
    await world.anvil.stop()
  }
})

test('[S5.6] explorer links and token ids are read on the chain that they name, and the demo has no names', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('demo', JSON.stringify({ v: 1, value: { person: 'ada' } })))
  await page.goto(`${site.url}#/demo:${samples.wrapped.address}`)
  const to = page.getByLabel('To', { exact: true })
  await to.fill('cleo.eth')
  await act(page, 'Look up cleo.eth').click()
  await expect(page.getByText('There are no names in the demo.')).toBeVisible()
  await to.fill(`https://basescan.org/address/${cleo.account.address}`)
  await expect(page.getByText('That address is for Base, and this Safe is on Demo.')).toBeVisible()
  await to.fill(`https://basescan.org/tx/0x${'ab'.repeat(32)}`)
  await expect(page.getByText('There isn’t exactly one address in that link.')).toBeVisible()
  await to.fill(`https://etherscan.io/nft/${cleo.account.address}/${BigInt(samples.solo.address)}`)
  await expect(page.getByText('That is an NFT of another contract, not a wrapped Safe.')).toBeVisible()
  await to.fill(BigInt(samples.solo.address).toString())
  await expect(page.getByText(`Read as ${samples.solo.address}.`)).toBeVisible()
  await to.fill(`${site.url}#/demo:${samples.solo.address}`)
  await expect(page.getByText(`Read as ${samples.solo.address}.`)).toBeVisible()
})
