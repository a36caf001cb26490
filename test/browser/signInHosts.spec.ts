import config from '../../playwright.config.ts'
import { people } from '../../src/demo/people.ts'
import { serveBuild } from '../../tools/serveBuild.ts'
import { installWallet } from './browserWallet.ts'
import { connect, expect, expectAccessible, setOwnRpc, test } from './fixtures.ts'

// Addresses that no sign-in message can contain: a local host name, one with an underscore, a path with a bare percent sign
// (Chromium encodes braces, bars and carets itself).

const { ada } = people
const launch = config.use?.launchOptions

test.use({
  launchOptions: {
    ...launch,
    args: [...(launch?.args ?? []), '--host-resolver-rules=MAP nas 127.0.0.1, MAP my_app.example.com 127.0.0.1'],
  },
})

for (const [host, base] of [
  ['nas', '/'],
  ['my_app.example.com', '/'],
  ['127.0.0.1', '/100%/'],
] as const)
  test(`[S8.9] at ${host}${base} a sign-in reports before the prompt that no message can contain this address, and offers no retry`, async ({
    context,
    page,
    mainnet,
  }) => {
    const site = await serveBuild(base)
    try {
      const url = site.url.replace('127.0.0.1', host)
      const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: mainnet.anvil.provider })
      await setOwnRpc(page, url, mainnet.anvil.url)
      await connect(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Account 0x/ })
        .click()
      await page.getByRole('button', { name: 'Verify account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sign in' })
      await expect(dialog.getByText("You can't sign in at this address.")).toBeVisible()
      await expect(dialog.getByText(base === '/' ? new URL(url).host : base)).toBeVisible()
      await expect(dialog.getByText("Your wallet wasn't asked.")).toBeVisible()
      await expect(dialog.getByRole('button', { name: /Try again|Sign message/ })).toHaveCount(0)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Not now' }).click()
      await expect(dialog).toBeHidden()
      expect(wallet.requests).not.toContain('personal_sign')
    } finally {
      await site.close()
    }
  })
