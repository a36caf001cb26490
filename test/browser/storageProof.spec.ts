import { type Address, encodeFunctionData, erc20Abi, keccak256, numberToHex, pad, parseAbi, stringToHex } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { createSafe } from '../../src/demo/createSafe.ts'
import { createSender } from '../../src/demo/createSender.ts'
import { demoDollar } from '../../src/demo/demoTokens.ts'
import { builder, people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { mappingSlot } from '../../src/safe/proof/trie.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { proofWords } from '../../src/words/en/proof.ts'
import { sweepWords } from '../../src/words/en/sweep.ts'
import { deployPlanter, plant } from '../safe/proof/storagePlanter.ts'
import { installWallet } from './browserWallet.ts'
import { enterOwnRpc, expect, expectAccessible, keepConnection, keepOwnRpc, onAPhone, test } from './fixtures.ts'
import { startProvingNode } from './startProvingNode.ts'

const { ada, ben } = people
const HASH = keccak256(stringToHex('a transaction of tomorrow'))

onAPhone(() => {
  test('[W3] the page proves that nothing is hidden, lists approvals, and finds what is hidden', async ({
    page,
    site,
    quiet,
  }) => {
    const node = await startProvingNode()
    const [sender, adas] = await Promise.all([
      createSender(node.client, builder),
      createSender(node.client, ada.account),
    ])
    await deployPlanter(sender)
    const create = (saltNonce: bigint) =>
      createSafe(sender, { kind: '1.4.1', owners: [ada.account.address], saltNonce })
    await keepOwnRpc(page, site.url, node.url)

    await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
    await expect(page.getByText('Nothing is hidden in its storage')).toBeVisible()
    await expect(page.getByText(/^As the RPC’s block \d+ proves/)).toBeVisible()
    await expectAccessible(page)

    const approved = await create(8_001n)
    const data = encodeFunctionData({ abi: parseAbi(['function approveHash(bytes32)']), args: [HASH] })
    await adas.send({ to: approved, data })
    await page.goto(`${site.url}#/eth:${approved}`)
    await expect(page.getByText('Nothing is hidden in its storage')).toBeVisible()
    await expect(page.getByText('Approved hashes, still valid')).toBeVisible()
    await expect(page.getByText(HASH)).toBeVisible()
    await expectAccessible(page)

    const planted = await create(8_002n)
    const module = mappingSlot(pad(ben.account.address), numberToHex(1, { size: 32 }))
    await plant(adas, planted, [[module, 1n]])
    await page.goto(`${site.url}#/eth:${planted}`)
    await expect(page.getByText('Something is hidden in its storage')).toBeVisible()
    await expect(page.getByText(/Don’t buy it, and don’t wrap it/)).toBeVisible()
    await expectAccessible(page)

    // the wrap doesn't clear it, and the contract can't see it
    await wrapSafe(sender, { safe: planted, kind: '1.4.1', signers: [ada.account], to: ada.account.address })
    await page.reload()
    await expect(page.getByText('Sealed: only its holder can use it')).toBeVisible()
    await expect(page.getByText(/move what is in it to a new Safe instead/)).toBeVisible()
    await expect(page.getByText('Nothing is hidden in its storage')).toBeHidden()
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
    await node.close()
  })
})

test('[W3] the check-up proves it too, and stops a wrap of a Safe in which something is hidden', async ({
  context,
  page,
  site,
}) => {
  const node = await startProvingNode()
  const [sender, adas] = await Promise.all([createSender(node.client, builder), createSender(node.client, ada.account)])
  await deployPlanter(sender)
  const create = (saltNonce: bigint) => createSafe(sender, { kind: '1.4.1', owners: [ada.account.address], saltNonce })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: node.provider })
  await keepOwnRpc(page, site.url, node.url)
  await keepConnection(page, site.url, wallet)
  const next = page.getByRole('button', { name: 'Choose the holder' })

  await page.goto(`${site.url}#/wrap/eth:${await create(8_003n)}`)
  await expect(page.getByText('Nothing is hidden in its storage')).toBeVisible()
  await expect(next).toBeVisible()
  await expectAccessible(page)

  const planted = await create(8_004n)
  await plant(adas, planted, [[mappingSlot(pad(ben.account.address), numberToHex(1, { size: 32 })), 1n]])
  await page.goto(`${site.url}#/wrap/eth:${planted}`)
  await expect(page.getByRole('heading', { name: 'Something is hidden in its storage' })).toBeVisible()
  await expect(page.getByText(/Don’t buy it, and don’t wrap it/)).toBeVisible()
  await expect(next).toBeHidden()
  await expectAccessible(page)
  await node.close()
})

test('[W3] where no RPC gives a proof, the page says so and leads to the settings; nothing is green', async ({
  page,
  site,
}) => {
  const node = await startProvingNode(['eth_getProof'])
  await keepOwnRpc(page, site.url, node.url)
  await page.goto(`${site.url}#/eth:${samples.wrapped.address}`)
  await expect(page.getByText('Hidden rights couldn’t be ruled out')).toBeVisible()
  await expect(page.getByText('The RPC gave no storage proof (eth_getProof).')).toBeVisible()
  await expectAccessible(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('The RPC gave no storage proof (eth_getProof).')).toBeVisible()
  await main.getByRole('link', { name: 'Choose another RPC' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await node.close()
})

onAPhone(() => {
  test('[W3] before an unwrap the page warns of what is hidden, or of what couldn’t be ruled out', async ({
    context,
    page,
    site,
  }) => {
    const node = await startProvingNode()
    const wallet = await installWallet(context, { account: people.dora.account, chainId: 1, node: node.provider })
    await keepOwnRpc(page, site.url, node.url)
    await keepConnection(page, site.url, wallet)
    const form = page.getByRole('main').getByRole('region', { name: 'Unwrap' })
    const open = async (safe: string) => {
      await page.goto(`${site.url}#/eth:${safe}`)
      await page.getByRole('button', { name: 'Unwrap', exact: true }).click()
    }
    await open(samples.hiding.address)
    await expect(form.getByText(proofWords.unwrapHidden)).toBeVisible()
    await expectAccessible(page)
    // one transaction moves everything to a Safe in which nothing can be hidden
    await form.getByRole('button', { name: sweepWords.open }).click()
    await expect(form.getByText(sweepWords.say)).toBeVisible()
    await expect(form.getByText('6 ETH')).toBeVisible()
    await expect(form.getByText(/^9\D500 DUSD$/)).toBeVisible()
    await expect(form.getByText(/^DEED #\d+$/)).toBeVisible()
    await expect(form.getByText(sweepWords.stays)).toBeHidden()
    await expectAccessible(page)
    await form.getByRole('button', { name: sweepWords.act }).click()
    const receipt = page.getByRole('main').getByRole('status').filter({ hasText: 'Everything listed is in 0x' })
    await expect(receipt).toBeVisible()
    await expectAccessible(page)
    await expect(form.getByText(sweepWords.nothing)).toBeVisible()
    await receipt.getByRole('link').first().click()
    await expect(page.getByText('Sealed: only its holder can use it')).toBeVisible()
    const made = (await page.evaluate(() => location.hash)).slice('#/eth:'.length) as Address
    const dollars = { address: demoDollar, abi: erc20Abi, functionName: 'balanceOf', args: [made] } as const
    expect(await readContract(node.client, dollars)).toBe(samples.hiding.dollars)
    expect(await getBalance(node.client, { address: made })).toBe(samples.hiding.balance)
    expect(await getBalance(node.client, { address: samples.hiding.address })).toBe(0n)

    await open(samples.approved.address)
    await expect(page.getByText('Nothing is hidden in its storage')).toBeVisible()
    await expect(form.getByText(pageWords.safe.wakes)).toBeVisible()
    await expect(form.getByText(proofWords.proving)).toBeHidden()
    await expect(form.getByText(proofWords.unwrapHidden)).toBeHidden()
    await expect(form.getByText(proofWords.unwrapUnproven)).toBeHidden()
    await node.close()

    const silent = await startProvingNode(['eth_getProof'])
    await enterOwnRpc(page, site.url, silent.url)
    // the other Safe's proof is forgotten
    await page.reload()
    await open(samples.hiding.address)
    await expect(form.getByText(proofWords.unwrapUnproven)).toBeVisible()
    await expect(form.getByText(proofWords.unwrapHidden)).toBeHidden()
    await expectAccessible(page)
    await silent.close()
  })
})
