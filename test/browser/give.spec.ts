import { type Address, parseEther } from 'viem'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const { ada, ben, cleo } = people
const paid = cleo.account.address
/** It starts and ends like the earlier recipient's address. */
const imitation = `${paid.slice(0, 6)}${'0123456789abcdef'.repeat(2)}${paid.slice(-4)}`.toLowerCase()

test('[W2] the NFT is not transferred to a look-alike of an earlier recipient, nor to an address that could never use it', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil, senderOf } = mainnet
  const sender = await senderOf(ben.account)
  const owner = ada.account.address
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [owner] })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], to: owner })
  await sender.send({ to: safe, value: parseEther('1') })
  const ownedBy = (account: Address) => newSafe(sender, { kind: '1.3.0+L2', owners: [account] })
  const through = await ownedBy(await ownedBy(await ownedBy(safe)))
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/eth:${safe}`)
  const act = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

  await page.getByLabel('Amount').fill('1')
  await page.getByLabel('To', { exact: true }).fill(paid)
  await act('Send 1 ETH').click()
  await expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible()
  await passQuietTime(anvil)
  await page.reload()

  await act('Transfer').click()
  const to = page.getByLabel('Recipient')
  await to.fill(imitation)
  await expect(page.getByText("This isn't the address you sent to before")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox').check()
  await expect(act('Transfer it for good')).toHaveAttribute('aria-disabled', 'true')
  await act('Keep what I entered').click()
  await expect(page.getByText('it works.')).toBeVisible()
  await to.fill(imitation.replace('0123', '3210'))
  await expect(page.getByText("This isn't the address you sent to before")).toBeVisible()
  await act('Use the earlier one').click()
  await expect(to).toHaveValue(paid)
  await expect(page.getByText('it works.')).toBeVisible()

  await to.fill(through)
  await expect(page.getByText('That would lock the key inside the box.')).toBeVisible()
  await expect(page.getByText('Choose an address that doesn’t depend on it.')).toBeVisible()
  await expect(act('Transfer it for good')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  await to.fill(paid)
  await act('Transfer it for good').click()
  await expect(page.getByText('You are only viewing it.')).toBeVisible()
})
