import { type Address, encodeFunctionData } from 'viem'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { newAccount } from '../demo/delegateTo.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, expectAccessible, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const market: Address = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'
const friend = people.cleo.account.address

test('[W2] the holder sees who else may move the NFT, and revokes them one by one', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil, senderOf } = mainnet
  const holder = await newAccount(mainnet)
  const maker = await senderOf(people.ben.account)
  const safe = await newSafe(maker, { kind: '1.4.1', owners: [holder.address] })
  const tokenId = await wrapSafe(maker, { safe, kind: '1.4.1', signers: [holder], to: holder.address })
  const own = await senderOf(holder)
  const abi = wrappedSafeAbi
  const call = (data: `0x${string}`) => own.send({ to: wrappedSafeAddress, data })
  await call(encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [market, true] }))
  await call(encodeFunctionData({ abi, functionName: 'approve', args: [friend, tokenId] }))
  await installWallet(context, { account: holder, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await page.goto(`${site.url}#/eth:${safe}`)
  await expect(page.getByText('Locked').or(page.getByText('Not locked')).first()).toBeVisible()
  await expect(page.getByText('Who else can transfer the NFT')).toBeHidden()
  await connect(page)
  await page.goto(`${site.url}#/eth:${safe}`)
  await expect(page.getByText('Can transfer this NFT:')).toBeVisible()
  await expect(page.getByText('Can transfer every wrapped Safe you hold, now or later:')).toBeVisible()
  await expectAccessible(page)
  const revoke = page.getByRole('button', { name: 'Revoke', exact: true })
  await revoke.last().click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await revoke.first().click()
  await expect(page.getByText('it works.')).toBeVisible()
  await revoke.click()
  await expect(page.getByText('Nobody is approved for this NFT alone.')).toBeVisible()
  await revoke.click()
  await expect(page.getByText('After that, this address can’t transfer any')).toBeVisible()
  await expect(page.getByText('it works.')).toBeVisible()
  await revoke.click()
  await expect(page.getByText('Nobody is an operator for your wrapped Safes.')).toBeVisible()
  await expectAccessible(page)
})
