import { type Address, numberToHex, pad } from 'viem'
import { people } from '../../src/demo/people.ts'
import { expect, expectAccessible, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const { ada, ben } = people
const CODE: Address = '0x000000000000000000000000000000000000c0De'
const REVERTS = '0x5f5ffd'

test('[W6] a Safe on an unknown singleton shows that address, whether it is wrapped, and its raw storage; nothing of it is called genuine', async ({
  page,
  site,
  mainnet,
}) => {
  const { anvil, senderOf, world } = mainnet
  const request = (method: string, ...params: unknown[]) => anvil.provider.request({ method, params })
  const owners = [ada.account.address, ben.account.address]
  const plain = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners, threshold: 2n })
  const wrapped = world.samples.wrapped.address
  await keepOwnRpc(page, site.url, anvil.url)
  const snapshot = await request('evm_snapshot')
  try {
    await request('anvil_setCode', CODE, REVERTS)
    for (const safe of [plain, wrapped])
      await request('anvil_setStorageAt', safe, numberToHex(0, { size: 32 }), pad(CODE))

    await page.goto(`${site.url}#/eth:${plain}`)
    const main = page.getByRole('main')
    await expect(main.getByText(CODE).first()).toBeVisible()
    await expect(main).toContainText('WrappedNo')
    await expect(main.getByRole('heading', { name: 'Raw storage' })).toBeVisible()
    for (const owner of owners) await expect(main.getByText(owner)).toBeVisible()
    await expect(main).not.toContainText(/genuine\.|is genuine|isn.t a Safe/)
    await expectAccessible(page)

    await page.goto(`${site.url}#/wrap/eth:${plain}`)
    await expect(page.getByRole('heading', { name: "It can't be wrapped." })).toBeVisible()
    await expect(main.getByText(CODE)).toBeVisible()
    await expect(main.getByText('Wrapped: No')).toBeVisible()
    await expect(main).not.toContainText(/is genuine/)

    await page.goto(`${site.url}#/eth:${wrapped}`)
    await expect(main).toContainText('WrappedYes, sealed')
    await expect(main.getByText("that code can bypass its NFT. Don't buy it")).toBeVisible()
    await expectAccessible(page)
  } finally {
    await request('evm_revert', snapshot)
  }
})
