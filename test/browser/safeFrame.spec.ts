import type { Page } from '@playwright/test'
import { createSafe } from '../../src/demo/createSafe.ts'
import { people } from '../../src/demo/people.ts'
import { installSafeWallet } from '../host/safeWallet.ts'
import { expect, test } from './fixtures.ts'

const { ada, ben, cleo } = people
const OWNERS = [ada.account.address, ben.account.address] as const

const inner = (page: Page) => page.frameLocator('iframe')

test('[S1.3] connected as soon as the host answers', async ({ context, page, site, mainnet, quiet }) => {
  const sender = await mainnet.senderOf(cleo.account)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [...OWNERS], threshold: 2n, saltNonce: 700n })
  const owners = [ada.account, ben.account]
  const wallet = await installSafeWallet(context, { sender, safe, kind: '1.4.1', owners })
  await context.grantPermissions(['local-network-access'])
  await wallet.open(page, site.url)
  page.on('console', (m) => console.log(m.text()))
  await expect(inner(page).getByRole('button', { name: new RegExp(`^Account ${safe.slice(0, 6)}`) })).toBeVisible()
  console.log(wallet.requests, [...quiet.hosts])
})
