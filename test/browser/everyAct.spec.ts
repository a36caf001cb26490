import type { Hash } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { WRITE_KINDS } from '../../src/lib/acts.ts'
import { grouped } from '../../src/ui/amount.ts'
import { delegateTo, newAccount } from '../demo/delegateTo.ts'
import { ACT_WALKS } from './actWalks.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { pressAct } from './pressAct.ts'

for (const kind of WRITE_KINDS)
  test(`[W4] ${kind} ends by itself in a receipt with its block and link, and a reload shows the same`, async ({
    context,
    page,
    site,
    mainnet,
  }) => {
    const { prepare, fill, act, receipt: title } = ACT_WALKS[kind]
    const holder = await newAccount(mainnet)
    const wallet = await installWallet(context, { account: holder, chainId: 1, node: mainnet.anvil.provider })
    await keepOwnRpc(page, site.url, mainnet.anvil.url)
    await keepConnection(page, site.url, wallet)
    const own = await mainnet.senderOf(holder)
    const { path, check } = await prepare({
      world: mainnet,
      holder: holder.address,
      act: (call) => own.send(call),
      runCode: () => delegateTo(mainnet, mainnet.world.contracts.multicall3, holder),
    })
    await page.goto(`${site.url}#/${path}`)
    await fill?.(page)

    const main = page.getByRole('main')
    await pressAct(page, act)

    const receipt = main.getByRole('status').filter({ hasText: title, has: page.getByRole('link') })
    await expect(receipt).toBeVisible()
    // a new Safe has a link of its own before it
    const link = receipt.getByRole('link').last()
    await expect(link).toHaveAttribute('href', /\/tx\/0x[0-9a-f]{64}$/)
    const hash = ((await link.getAttribute('href')) ?? '').slice(-66) as Hash
    const { blockNumber } = await getTransactionReceipt(mainnet.client, { hash })
    await expect(receipt.getByText(grouped(String(blockNumber)), { exact: true })).toBeVisible()
    await expect(page.getByText("It's in a block. Reading what changed…")).toHaveCount(0)
    expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
    await check()
    await expectAccessible(page)
    const said = await receipt.textContent()
    await page.reload()
    await expect(receipt).toBeVisible()
    expect(await receipt.textContent()).toBe(said)
  })
