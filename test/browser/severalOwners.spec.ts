import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { decodeConsent } from '../../src/safe/consent/consentLink.ts'
import { hashesOf } from '../../src/safe/consent/wrapContent.ts'
import { safeAbi } from '../../src/safe/safeAbi.ts'
import type { Served } from '../../tools/serveBuild.ts'
import { newAccount } from '../demo/delegateTo.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { placePasskeys } from '../host/placePasskeys.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { arrive, main } from './saleFixtures.ts'

type People = [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]

/** Four accounts that no other test uses: their browsers send on their own. */
const newPeople = async (world: TestWorld): Promise<People> => [
  await newAccount(world),
  await newAccount(world),
  await newAccount(world),
  await newAccount(world),
]

/** Takes an owner from the Safe's link to the screen where signatures are collected. */
async function collect(page: Page, site: Served, safe: string): Promise<void> {
  await page.goto(`${site.url}#/wrap/eth:${safe}`)
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Collect signatures' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^0 of \d signatures$/)
}

async function sign(page: Page): Promise<void> {
  await expect(page.getByText('with enough signatures: it works.')).toBeVisible()
  await main(page).getByRole('checkbox').first().check()
  await main(page).getByRole('button', { name: 'Sign', exact: true }).click()
}

const linkOf = (page: Page): string => page.url().replace(/^[^#]*/, '')

test('[W3] two of three owners sign by link in browsers of their own, and a third person sends it', async ({
  browser,
  site,
  mainnet,
}) => {
  const { client, senderOf } = mainnet
  const maker = await senderOf(people.ben.account)
  const [ada, ben, cleo, dora] = await newPeople(mainnet)
  const owners = [ada.address, ben.address, dora.address]
  const safe = await newSafe(maker, { kind: '1.4.1', owners, threshold: 2n })
  await maker.send({ to: safe, value: parseEther('3') })

  const first = await arrive(browser, site, mainnet, ada)
  await collect(first.page, site, safe)
  await sign(first.page)
  await expect(main(first.page).getByText('You have signed.')).toBeVisible()
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText('1 of 2 signatures')
  await expectAccessible(first.page)
  // a reload, and a tab that is closed, lose nothing
  await first.page.reload()
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText('1 of 2 signatures')
  const link = linkOf(first.page)
  expect(`https://wrapped-safe.example/${link}`.length).toBeLessThan(1_900)

  const third = await arrive(browser, site, mainnet, cleo)
  await third.page.goto(`${site.url}${link}`)
  await expect(third.page.getByText('The connected account isn’t an owner.')).toBeVisible()

  const second = await arrive(browser, site, mainnet, ben)
  await second.page.goto(`${site.url}${link}`)
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText('Yours is the last agreement needed.')
  await expect(second.page.getByText('Sending it counts as your agreement')).toBeVisible()
  await main(second.page).getByRole('checkbox').first().check()
  await main(second.page).getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(second.page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  await second.page.getByRole('button', { name: 'Seal it and create the NFT' }).click()
  await expect(second.page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
  const inSafe = main(second.page).getByRole('link', { name: 'Open in Safe' })

  const driver = await readContract(client, {
    address: wrappedSafeAddress,
    abi: wrappedSafeAbi,
    functionName: 'getWrap',
    args: [safe],
  }).then(({ driver }) => driver)
  await expect(inSafe).toHaveAttribute('href', new RegExp(`safe=eth%3A${driver}`))
  const asked = { address: driver, abi: safeAbi } as const
  expect(await readContract(client, { ...asked, functionName: 'getOwners' })).toEqual(owners)
  expect(await readContract(client, { ...asked, functionName: 'getThreshold' })).toBe(2n)
  expect(await getBalance(client, { address: safe })).toBe(parseEther('3'))
  for (const { context } of [first, second, third]) await context.close()
})

test('[W3] an owner that is a passkey signs in an app of its own, and its signature is pasted', async ({
  browser,
  site,
  mainnet,
}) => {
  const maker = await mainnet.senderOf(people.ben.account)
  const passkeys = await placePasskeys(maker)
  const passkey = passkeys.createPasskey()
  const signer = await passkeys.signerOf(passkey)
  const [ada] = await newPeople(mainnet)
  const owners = [ada.address, signer]
  const safe = await newSafe(maker, { kind: '1.4.1', owners, threshold: 2n })

  const { page, wallet, context } = await arrive(browser, site, mainnet, ada)
  await collect(page, site, safe)
  await expect(page.getByText(/A passkey can’t sign on this page/)).toBeVisible()
  const consent = decodeConsent(new URLSearchParams(linkOf(page).split('?')[1]).get('d') ?? '')
  if ('wrong' in consent) throw new Error(consent.wrong)
  const { safeTxHash } = hashesOf(consent.content)
  const paste = async (signature: string) => {
    await main(page).getByLabel('Link or signature').fill(signature)
    await main(page).getByRole('button', { name: 'Add', exact: true }).click()
    await main(page).getByRole('button', { name: 'Add it for this owner' }).click()
  }
  // a signature of another passkey is refused
  await paste(passkeys.createPasskey().sign(safeTxHash))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 of 2 signatures')
  await paste(passkey.sign(safeTxHash))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yours is the last agreement needed.')
  await main(page).getByRole('checkbox').first().check()
  await main(page).getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  const getWrap = { address: wrappedSafeAddress, abi: wrappedSafeAbi, functionName: 'getWrap', args: [safe] } as const
  const { live, driver } = await readContract(mainnet.client, getWrap)
  expect(live).toBe(true)
  const kept = { address: driver, abi: safeAbi, functionName: 'getOwners' } as const
  expect(await readContract(mainnet.client, kept)).toEqual(owners)
  expect(wallet.requests.filter((method) => /sign/i.test(method))).toEqual([])
  await context.close()
})

test('[W3] three of five by file, the middle one last; an altered file and a foreign signature are refused in words', async ({
  browser,
  site,
  mainnet,
}) => {
  const all = [...(await newPeople(mainnet)), await newAccount(mainnet)]
  const owners = all.map(({ address }) => address)
  const safe = await newSafe(await mainnet.senderOf(people.ben.account), { kind: '1.3.0', owners, threshold: 3n })
  const sorted = all.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  const [lowest, , middle, , highest] = sorted as [...People, PrivateKeyAccount]
  const one = await arrive(browser, site, mainnet, highest)
  await collect(one.page, site, safe)
  const blank = linkOf(one.page)
  await sign(one.page)
  await expect(main(one.page).getByText('You have signed.')).toBeVisible()
  const [download] = await Promise.all([
    one.page.waitForEvent('download'),
    one.page.getByRole('button', { name: 'Save the file' }).click(),
  ])
  const path = await download.path()
  const file = JSON.parse(await readFile(path, 'utf8'))

  const two = await arrive(browser, site, mainnet, lowest)
  await two.page.goto(`${site.url}${blank}`)
  await sign(two.page)
  await expect(main(two.page).getByText('You have signed.')).toBeVisible()
  const choose = (text: string) =>
    two.page
      .getByLabel('Choose a file')
      .last()
      .setInputFiles({ name: 'wrap.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose(JSON.stringify({ ...file, transaction: { ...file.transaction, nonce: '7' } }))
  await expect(two.page.getByText('The file says one thing and carries another.')).toBeVisible()
  await choose('{"nothing": true}')
  await expect(two.page.getByText('This page didn’t make this file.')).toBeVisible()
  const foreign = await middle.signMessage({ message: 'something else' })
  await two.page.getByLabel('Link or signature').fill(foreign)
  await two.page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(two.page.getByText(/which isn’t an owner of this Safe now/)).toBeVisible()
  await choose(JSON.stringify(file))
  await expect(two.page.getByText('1 new signature was added.')).toBeVisible()
  await expect(two.page.getByRole('heading', { level: 1 })).toHaveText('2 of 3 signatures')

  const three = await arrive(browser, site, mainnet, middle)
  await three.page.goto(`${site.url}${linkOf(two.page)}`)
  await main(three.page).getByRole('checkbox').first().check()
  await main(three.page).getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(three.page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  for (const { context } of [one, two, three]) await context.close()
})

test('[W3] with no network the hashes are the same, and it can be signed; a cut link says so', async ({
  browser,
  site,
  mainnet,
}) => {
  const [ada, ben] = await newPeople(mainnet)
  const owners = [ada.address, ben.address]
  const safe = await newSafe(await mainnet.senderOf(people.ben.account), { kind: '1.5.0', owners, threshold: 2n })
  const { page, context, wallet } = await arrive(browser, site, mainnet, ada)
  await collect(page, site, safe)
  const hashes = page.getByRole('heading', { name: 'Compare with your wallet' }).locator('..')
  const online = await hashes.textContent()
  const link = linkOf(page)

  await context.route(`${mainnet.anvil.url}/**`, (route) => route.abort())
  await page.goto(`${site.url}#/about`)
  await page.goto(`${site.url}${link}`)
  await page.reload()
  await expect(page.getByText('Not compared with the network')).toBeVisible()
  expect(await hashes.textContent()).toBe(online)
  await main(page).getByRole('checkbox').check()
  wallet.mood = 'reject'
  await main(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('You declined in your wallet.')).toBeVisible()
  wallet.mood = 'old'
  await main(page).getByRole('button', { name: 'Sign', exact: true }).click()
  // the wallet knows no typed data, so the hash was signed as a message
  await expect.poll(() => linkOf(page)).not.toBe(link)
  expect(wallet.requests).toContain('personal_sign')
  await context.unroute(`${mainnet.anvil.url}/**`)
  // it polls by itself
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 of 2 signatures')

  await page.goto(`${site.url}${link.slice(0, -9)}`)
  await expect(page.getByText('This link is incomplete or was altered.')).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

test('[W3] on the demo Ada and Ben sign the shared Safe’s wrap in one visit, and it stays with the three', async ({
  page,
  site,
}) => {
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.goto(`${site.url}#/wrap/demo:${samples.trio.address}`)
  await page.getByRole('button', { name: 'Start the demo' }).click()
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  await expect(page.getByRole('radio', { name: /A new Safe of the same owners/ })).toBeChecked()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Collect signatures' }).click()
  await sign(page)
  await confirm()
  await expect(main(page).getByText('You have signed.')).toBeVisible()
  await page.getByLabel('You are').selectOption({ label: 'Ben, another owner' })
  await expect(page.getByText('Sending it counts as your agreement')).toBeVisible()
  await main(page).getByRole('checkbox').first().check()
  await main(page).getByRole('button', { name: 'Wrap this Safe' }).click()
  await confirm()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
  await expect(page.getByText('The holder is a Safe: 2 of 3 owners.')).toBeVisible()
  await page.getByRole('button', { name: 'Seal it and create the NFT' }).click()
  await confirm()
  await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
  await expect(page.getByText('The holder is a Safe: 2 of 3 owners.')).toBeVisible()
})
