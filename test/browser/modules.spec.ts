import { type Address, encodeFunctionData } from 'viem'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { safeAbi } from '../../src/safe/safeAbi.ts'
import { installWallet } from './browserWallet.ts'
import { expect, expectAccessible, keepConnection, keepOwnRpc, onAPhone, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

const { ada, ben } = people
const FAULTY: Address = '0x01F8cabB808D7dE0dF4202D4B60C8310d2f1339b'
const ALLOWANCES: Address = '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134'
const STRANGE: Address = '0x000000000000000000000000000000000000c0DE'

onAPhone(() => {
  test('[W3] each module is named with what it can do, with a warning for a faulty one and a plain account; in the check-up too', async ({
    context,
    page,
    site,
    mainnet,
    quiet,
  }) => {
    const { anvil, senderOf } = mainnet
    for (const module of [FAULTY, ALLOWANCES, STRANGE])
      await anvil.provider.request({ method: 'anvil_setCode', params: [module, '0x5f5ffd'] })
    const sender = await senderOf(ben.account)
    const safe = await newSafe(sender, { kind: '1.4.1', owners: [ada.account.address] })
    const enable = (module: Address) => ({
      to: safe,
      data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] }),
    })
    const calls = [enable(FAULTY), enable(ALLOWANCES), enable(STRANGE), enable(ben.account.address)] as const
    await execSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], calls: [...calls] })
    const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
    await keepOwnRpc(page, site.url, anvil.url)
    await keepConnection(page, site.url, wallet)

    for (const path of [`eth:${safe}`, `wrap/eth:${safe}`]) {
      await page.goto(`${site.url}#/${path}`)
      const main = page.getByRole('main')
      await expect(main.getByText('Zodiac Delay Modifier 1.1.0')).toBeVisible()
      await expect(main.getByText('This version is faulty')).toHaveCount(1)
      await expect(main.getByText(/^Its publisher lists this version as faulty/)).toBeVisible()
      await expect(main.getByText('Safe Allowance Module 0.1.0')).toBeVisible()
      await expect(main.getByText(/can spend from the Safe, up to the limits that the owners set/)).toBeVisible()
      await expect(main.getByText('Unknown module')).toHaveCount(1)
      await expect(main.getByText('An account, not a contract')).toHaveCount(1)
      await expect(main.getByText(ben.account.address)).toBeVisible()
      await expectAccessible(page)
    }
    expect([...quiet.hosts]).toEqual(['127.0.0.1'])
  })
})

test('[W3] where the node does not return their code, each of them counts as able to do anything, until a retry reads it', async ({
  page,
  site,
  mainnet,
}) => {
  const { anvil, senderOf } = mainnet
  const sender = await senderOf(ben.account)
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [ada.account.address] })
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [STRANGE] })
  await execSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], calls: [{ to: safe, data }] })
  await keepOwnRpc(page, site.url, anvil.url)
  let isRefused = true
  await page.route(`${anvil.url}/**`, (route) => {
    const asked = route.request().postData() ?? ''
    if (isRefused && asked.includes(`"${STRANGE}"`) && asked.includes('eth_getCode')) return route.abort()
    return route.fallback()
  })
  await page.goto(`${site.url}#/eth:${safe}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^What these modules can do couldn’t be read/)).toBeVisible()
  await expect(main.getByText('Unknown module')).toBeHidden()
  await expectAccessible(page)
  isRefused = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText(/An account, not a contract|Unknown module/)).toBeVisible()
})
