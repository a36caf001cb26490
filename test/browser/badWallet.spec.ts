import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, custom, parseGwei } from 'viem'
import { sendTransaction } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { startWorld } from '../demo/startWorld.ts'
import { installWallet } from './browserWallet.ts'
import { expect, keepConnection, keepOwnRpc, setOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { reviewWrap } from './reviewWrap.ts'

// Faults of a wallet, a node or a second tab midway: they are reported, nothing is lost, and the next step works.

const { ada, ben, cleo } = people

test('[W6] a changed account or network, and a missing wallet, are reported before anything is sent', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil, senderOf } = mainnet
  const owners = [ada.account.address]
  const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)
  await reviewWrap(page, site, safe)
  const act = page.getByRole('button', { name: 'Wrap this Safe' })
  const again = page.getByRole('button', { name: 'Try again' })

  // some wallets switch the account without an event: the page notices at the latest before it sends a request
  const stranger = page.getByRole('heading', { name: "You're not an owner" })
  wallet.account = cleo.account
  await Promise.race([act.click().catch(() => undefined), expect(stranger).toBeVisible()])
  await expect(stranger).toBeVisible()
  wallet.account = ada.account
  await wallet.emit('accountsChanged', [ada.account.address])
  await expect(act).toHaveAttribute('aria-disabled', 'false')

  wallet.chainId = 8453
  await act.click()
  await expect(page.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
  await page.getByRole('button', { name: 'Switch to Ethereum' }).click()
  await expect.poll(() => wallet.chainId).toBe(1)
  await expect(act).toHaveAttribute('aria-disabled', 'false')

  wallet.mood = 'gone'
  await act.click()
  await expect(page.getByText('Your wallet lost its connection.')).toBeVisible()
  wallet.mood = 'confirm'
  await again.click()
  expect(wallet.requests).not.toContain('eth_sendTransaction')

  // others emit an event: the check-up is then about the new account
  wallet.account = cleo.account
  await wallet.emit('accountsChanged', [cleo.account.address])
  await expect(stranger).toBeVisible()
  wallet.account = ada.account
  await wallet.emit('accountsChanged', [ada.account.address])
  await expect(act).toHaveAttribute('aria-disabled', 'false')
  await act.click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
})

test("[S4.5] on an act's screen a failed switch offers to add the network, and the act continues after it", async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil, senderOf } = mainnet
  const owners = [ada.account.address]
  const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)
  await reviewWrap(page, site, safe)
  const act = page.getByRole('button', { name: 'Wrap this Safe' })
  wallet.chainId = 8453
  await act.click()
  wallet.mood = 'broken'
  await page.getByRole('button', { name: 'Switch to Ethereum' }).click()
  const add = page.getByRole('button', { name: 'Add Ethereum to your wallet' })
  await expect(add).toBeVisible()
  await add.click()
  await expect.poll(() => wallet.chainId).toBe(1)
  await expect(add).toBeHidden()
  expect(wallet.requests.filter((method) => method === 'wallet_addEthereumChain')).toHaveLength(1)
  wallet.mood = 'confirm'
  await expect(act).toHaveAttribute('aria-disabled', 'false')
  await act.click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
})

test('[S4.7] a transaction cancelled in the wallet is distinguished from a failed one, and can be sent again', async ({
  context,
  page,
  site,
}) => {
  const { anvil, senderOf } = await startWorld(1)
  try {
    const owners = [ada.account.address]
    const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)
    await reviewWrap(page, site, safe)
    await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Sent. Waiting for Ethereum.' })).toBeVisible()
    const isNumbered = () => page.evaluate(() => localStorage.getItem('transactions')?.includes('"nonce":0'))
    await expect.poll(isNumbered).toBe(true)

    const client = createClient({ transport: custom(anvil.provider) })
    const price = parseGwei('200')
    await sendTransaction(client, {
      account: ada.account,
      chain: null,
      to: ada.account.address,
      nonce: 0,
      gas: 21_000n,
      maxFeePerGas: price,
      maxPriorityFeePerGas: price,
    })
    await anvil.provider.request({ method: 'evm_mine' })
    await expect(page.getByText('You cancelled it in your wallet.')).toBeVisible()
    await anvil.provider.request({ method: 'evm_setAutomine', params: [true] })
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  } finally {
    await anvil.stop()
  }
})

test('[W6] the same act in two tabs is done once', async ({ context, page, site, mainnet }) => {
  const { anvil, senderOf } = mainnet
  const owners = [ada.account.address]
  const safe = await newSafe(await senderOf(ben.account), { kind: '1.5.0', owners })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  const other = await context.newPage()
  for (const tab of [other, page]) {
    await keepOwnRpc(tab, site.url, anvil.url)
    await keepConnection(tab, site.url, wallet)
    await tab.bringToFront()
    await reviewWrap(tab, site, safe)
  }
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  await other.bringToFront()
  // it may still be shown: it goes once that tab re-reads the chain
  await other.evaluate(() => {
    const late = [...document.querySelectorAll('main button')].find((one) => one.textContent === 'Wrap this Safe')
    if (late instanceof HTMLElement) late.click()
  })
  await expect(
    other
      .getByText('Something changed since the check.')
      .or(other.getByRole('heading', { name: 'Wrapped. Now seal it.' })),
  ).toBeVisible()
  // the second tab polls the chain, and continues from there
  await expect(other.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('[W6] a node that is rate limited or slow is reported as such; the next one works', async ({
  page,
  site,
  mainnet,
}) => {
  let isBusy = true
  let seen = () => {}
  const isSeen = new Promise<void>((resolve) => {
    seen = resolve
  })
  const node = createServer((request, response) => {
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (isBusy) return void response.writeHead(429, cors).end('Too many requests')
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', async () => {
      await isSeen
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(mainnet.anvil.url, { method: 'POST', headers, body })
      response.writeHead(200, { ...cors, ...headers }).end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  try {
    await setOwnRpc(page, site.url, `http://127.0.0.1:${(node.address() as AddressInfo).port}`)
    await page.getByRole('button', { name: 'Test: Ethereum' }).click()
    await expect(page.getByText('The network is busy.')).toBeVisible()
    await page.goto(`${site.url}#/eth:${mainnet.world.samples.solo.address}`)
    await expect(page.getByText('The network is busy.')).toBeVisible()
    isBusy = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Reading the Safe…')).toBeVisible()
    seen()
    await expect(page.getByRole('heading', { name: 'Who controls it' })).toBeVisible()
  } finally {
    await new Promise((resolve) => node.close(resolve))
  }
})

test('[S7.5] a token image with a script is drawn, and the script does not run', async ({ page, site, quiet }) => {
  await page.addInitScript(() => {
    const script = 'parent.ran = window.ran = true; fetch("https://evil.example")'
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload='${script}'><script>${script}</script><image href="https://evil.example/pixel.png"/><rect width="8" height="8"/></svg>`
    const info = {
      uuid: '6f1c7e0a-0000-4000-8000-000000000004',
      name: 'Scripted',
      rdns: 'scripted.wallet',
      icon: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    }
    const detail = { info, provider: { request: () => new Promise(() => {}) } }
    const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', tell)
  })
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const picture = page.getByRole('dialog').getByRole('button', { name: 'Scripted' }).locator('img')
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0)).toBe(true)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})
