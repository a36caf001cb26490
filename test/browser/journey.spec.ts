import { parseEther } from 'viem'
import { getBalance, getTransactionReceipt } from 'viem/actions'
import { people } from '../../src/demo/people.ts'
import { getSafeContracts, type SafeKind } from '../../src/demo/safeKinds.ts'
import { readSafe } from '../contract/readSafe.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { keepRpcs } from './keepRpcs.ts'
import { newSafe } from './newSafe.ts'

const kinds: SafeKind[] = ['1.3.0', '1.4.1', '1.5.0']
const { cleo } = people

for (const kind of kinds) {
  test(`[W1] connects, wraps, seals, sees, sends 1 ETH and unwraps a Safe ${kind}`, async ({
    context,
    page,
    mainnet,
    site,
    quiet,
  }) => {
    const { client, anvil, senderOf } = mainnet
    const builder = await senderOf(people.ben.account)
    // nobody's who holds others: only twelve are listed at once
    const holder = await newAccount(mainnet)
    const safe = await newSafe(builder, { kind, owners: [holder.address] })
    await builder.send({ to: safe, value: parseEther('10') })
    const wallet = await installWallet(context, { account: holder, chainId: 1, node: anvil.provider })
    const before = await getBalance(client, { address: holder.address })
    const cleoBefore = await getBalance(client, { address: cleo.account.address })

    await keepRpcs(page, site.url, { 1: anvil.url })
    await page.goto(`${site.url}#/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Turn a whole Safe/)

    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByRole('banner').getByRole('link', { name: 'Wrap a Safe', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Which Safe do you want to wrap?' })).toBeVisible()
    await page.getByLabel('Safe address').fill(`https://app.safe.global/home?safe=eth:${safe}`)
    await page.getByRole('button', { name: 'Check', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'It can be wrapped.' })).toBeVisible()
    await page.getByRole('button', { name: 'Choose the holder' }).click()
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(page.getByText('Simulated on the network: it works.')).toBeVisible()
    await page.getByRole('button', { name: 'Wrap this Safe' }).click({ force: true })
    await expect(page.getByText('Tick the box above first.')).toBeVisible()
    await page.getByRole('checkbox').check()

    wallet.mood = 'reject'
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()
    await expect(page.getByText('You declined in your wallet.')).toBeVisible()
    wallet.mood = 'confirm'
    // one next step, with a confirmation
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    await page.getByRole('button', { name: 'Wrap this Safe' }).click()

    await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
    await page.getByRole('button', { name: 'Seal it and create the NFT' }).click()
    await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()

    await page.getByRole('link', { name: 'Open the Safe' }).click()
    await expect(page.getByText('Sealed: only its holder can use it')).toBeVisible()
    await expect(page.getByText('10 ETH', { exact: true }).first()).toBeVisible()
    await page.getByLabel('Amount').fill('1')
    await page.getByLabel('To', { exact: true }).fill(cleo.account.address)
    await page.getByRole('button', { name: 'Send 1 ETH' }).click()
    await expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible()
    await expect(page.getByText('9 ETH', { exact: true }).first()).toBeVisible()

    await page.getByRole('link', { name: 'My wrapped Safes' }).click()
    // listed under recently viewed until it is found among those held
    await page
      .getByRole('link', { name: new RegExp(safe.slice(0, 8)) })
      .first()
      .click()
    await page.getByRole('button', { name: 'Unwrap', exact: true }).click()
    await expect(page.getByText('Simulated on the network: it works.')).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Unwrap and destroy the NFT' }).click()
    await expect(page.getByText('Not wrapped')).toBeVisible()
    await expectAccessible(page)

    const { singleton, fallbackHandler } = getSafeContracts(kind)
    const after = await readSafe(client, safe)
    expect(after).toMatchObject({
      owners: [holder.address],
      threshold: 1n,
      modules: [],
      singleton,
      fallbackHandler,
      balance: parseEther('9'),
    })
    expect(BigInt(after.guard)).toBe(0n)
    expect(BigInt(after.moduleGuard)).toBe(0n)
    expect(await getBalance(client, { address: cleo.account.address })).toBe(cleoBefore + parseEther('1'))

    const log = await page.evaluate(() => localStorage.getItem('transactions'))
    const hashes = (JSON.parse(log ?? '') as { value: { hash: `0x${string}` }[] }).value.map(({ hash }) => hash)
    expect(hashes).toHaveLength(4)
    const receipts = await Promise.all(hashes.map((hash) => getTransactionReceipt(client, { hash })))
    const fees = receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice, 0n)
    expect(await getBalance(client, { address: holder.address })).toBe(before - fees)

    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
    expect(wallet.requests.filter((method) => method === 'eth_sendTransaction')).toHaveLength(5)
  })
}
