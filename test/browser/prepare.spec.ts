import type { Request } from '@playwright/test'
import { concat, createClient, custom, toHex, zeroHash } from 'viem'
import { createSender } from '../../src/demo/createSender.ts'
import { people } from '../../src/demo/people.ts'
import { placeGenesisCode } from '../../src/demo/placeGenesisCode.ts'
import { DEPLOYERS, NETWORK_PIECES } from '../../src/safe/read/networkPieces.ts'
import { startAnvil } from '../../tools/anvil.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, expectAccessible, keepOwnRpc, test } from './fixtures.ts'

const { ada, ben } = people
const THERE = 'Deployed. Its code was compared and matches exactly.'

test('[W6] anyone can prepare a network: with its cost shown, one contract a transaction, resumed after a reload, skipped when someone was faster', async ({
  context,
  page,
  site,
  quiet,
}) => {
  const anvil = await startAnvil({ chainId: 1 })
  for (const { account } of [ada, ben])
    await anvil.provider.request({ method: 'anvil_setBalance', params: [account.address, toHex(10n ** 20n)] })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  const over = (request: Request) => open.delete(request)
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  await page.clock.install()
  await keepOwnRpc(page, site.url, anvil.url)
  await page.goto(`${site.url}#/prepare/eth`)
  await expect(page.getByRole('heading', { name: 'Prepare Ethereum' })).toBeVisible()
  await expect(page.getByText("Safe's deployer isn't on this network.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'How to deploy it' })).toHaveCount(1)

  await placeGenesisCode(anvil.provider)
  await page.reload()
  await expect(page.getByText("Safe's deployer isn't on this network.")).toBeHidden()
  await connect(page)
  const deploy = (name: string) => page.getByRole('button', { name: `Deploy ${name}`, exact: true })
  await expect(page.getByText(/^About .* ETH$/)).toHaveCount(6)
  await expectAccessible(page)
  await deploy('SafeL2 1.5.0').click()
  await expect(page.getByText(THERE)).toHaveCount(1)
  await expect(deploy('SafeL2 1.5.0')).toBeHidden()

  // someone else is faster, between the read and the click
  const [, handler] = NETWORK_PIECES
  if (!handler) throw new Error('There is no second piece.')
  await expect(deploy("Safe's fallback handler 1.5.0")).toHaveAttribute('aria-disabled', 'false')
  const sender = await createSender(createClient({ transport: custom(anvil.provider) }), ben.account)
  // the page doesn't refresh before the click, nor simulate what is already there
  await page.clock.pauseAt(Date.now() + 1_000)
  await expect(async () => {
    await page.clock.runFor(50)
    expect(open.size).toBe(0)
    expect(await deploy("Safe's fallback handler 1.5.0").getAttribute('aria-disabled')).toBe('false')
  }).toPass({ intervals: [100] })
  const data = concat([zeroHash, await handler.load()])
  await sender.send({ to: DEPLOYERS[handler.deployer].address, data, gas: 16_000_000n })
  const asked = wallet.requests.filter((method) => method === 'eth_sendTransaction').length
  await deploy("Safe's fallback handler 1.5.0").dispatchEvent('click')
  await page.clock.resume()
  await expect(page.getByText('Somebody else was faster: it is deployed. Nothing was sent')).toBeVisible()
  await expect(page.getByText(THERE)).toHaveCount(2)
  expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(asked)

  // resumed after a reload, while it is still pending
  await anvil.provider.request({ method: 'evm_setAutomine', params: [false] })
  await deploy("Safe's proxy factory 1.5.0").click()
  await expect(page.getByText('Sent. Waiting for Ethereum.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sent. Waiting for Ethereum.')).toBeVisible()
  await anvil.provider.request({ method: 'evm_setAutomine', params: [true] })
  await anvil.provider.request({ method: 'evm_mine', params: [] })
  await expect(page.getByText(THERE)).toHaveCount(3)

  await deploy('Wrapped Safe').click()
  await expect(page.getByText('Everything that wrapping needs is deployed.')).toBeVisible()
  await expect(page.getByText(THERE)).toHaveCount(4)
  await deploy('As seen').click()
  await expect(page.getByText(THERE)).toHaveCount(5)
  await deploy('As seen, on Seaport').click()
  await expect(page.getByText(THERE)).toHaveCount(6)
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  await anvil.stop()
})
