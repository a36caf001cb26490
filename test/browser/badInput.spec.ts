import { encodeFunctionData, pad, parseAbi, parseEther } from 'viem'
import { wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { deployByCreate2 } from '../../src/demo/deployByCreate2.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { safeCreationCode } from '../../src/demo/safeArtifacts.generated.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import { installWallet } from './browserWallet.ts'
import { expect, keepConnection, keepOwnRpc, test } from './fixtures.ts'
import { newSafe } from './newSafe.ts'

// Each bad input shows what is wrong and what to do, and doing so works.

const { ada, ben, cleo } = people
const ADA = ada.account.address

test('[W6] input that is no Safe gets a one-sentence error, and stays in the field to be corrected', async ({
  page,
  site,
  mainnet,
}) => {
  const { solo } = mainnet.world.samples
  await keepOwnRpc(page, site.url, mainnet.anvil.url)
  await page.goto(`${site.url}#/wrap`)
  const field = page.getByLabel('Safe address')
  const cases = [
    ['', 'Paste the address of a Safe first.'],
    ['my safe', "That isn't an address. An address is 0x and 40 hex digits."],
    ['harborfund.eth', 'ENS on Ethereum didn’t answer. Try again, or ask for the address.'],
    [solo.address.slice(0, 41), "That's 39 characters after 0x. An address has 40. Copy it again."],
    [`0x${solo.address.slice(2).replace('E', 'e')}`, "The capital letters don't match, so a character may be wrong."],
    [`zksync:${solo.address}`, "zksync isn't one of our networks."],
  ] as const
  for (const [text, said] of cases) {
    await field.fill(text)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(field).toHaveValue(text)
  }
  for (const secret of [`0x${'ab'.repeat(32)}`, 'test test test test test test test test test test test junk']) {
    await field.fill(secret)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText("We've cleared the field.")).toBeVisible()
    await expect(field).toHaveValue('')
  }
  await field.fill(`  ${solo.address.toLowerCase()} `)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Connect an owner to wrap it.' })).toBeVisible()
})

test('[W6] an address that is no Safe, or a Safe that cannot be wrapped, is recognised and leads to a next step', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil, world, senderOf } = mainnet
  const { create2Deployer, multicall3 } = world.contracts
  const sender = await senderOf(ben.account)
  const clone = await deployByCreate2(sender, {
    name: 'a copy of Safe 1.4.1 at another address',
    deployer: create2Deployer,
    creationCode: safeCreationCode['1.4.1'].safe,
  })
  const copied = await newSafe(sender, { kind: '1.4.1', owners: [ADA], singleton: clone })
  // no genuine proxy code, and the same where its storage names the singleton of Safe 1.1.1
  const other = '0x00000000000000000000000000000000005afe01'
  const older = '0x00000000000000000000000000000000005afe02'
  const minimalProxy = `0x363d3d373d3d3d363d73${'41675C099F32341bf84BFc5382aF534df5C7461a'}5af43d82803e903d91602b57fd5bf3`
  for (const code of [other, older])
    await anvil.provider.request({ method: 'anvil_setCode', params: [code, minimalProxy] })
  const old = pad('0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F')
  await anvil.provider.request({ method: 'anvil_setStorageAt', params: [older, pad('0x'), old] })
  const foreign = await newSafe(sender, { kind: '1.4.1', owners: [cleo.account.address] })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)

  const cases = [
    ['0x000000000000000000000000000000000000dEaD', 'Nothing is at this address'],
    [multicall3, "We don't recognise its code"],
    [other, "We don't recognise its code"],
    [older, 'This Safe is too old'],
    [wrappedSafeAddress, 'That is our own contract'],
    [copied, "It runs code we don't recognise"],
    [foreign, "You're not an owner"],
  ] as const
  for (const [address, said] of cases) {
    await page.goto(`${site.url}#/wrap/eth:${address}`)
    await expect(page.getByRole('heading', { name: "It can't be wrapped." })).toBeVisible()
    await expect(page.getByRole('heading', { name: said })).toBeVisible()
    if (address !== older) continue
    await expect(page.getByText('Many apps can’t verify its signatures either (ERC-1271).')).toBeVisible()
    await expect(page.getByText('Move what is in it to a new Safe.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Choose another Safe' }).click()
  await page.getByLabel('Safe address').fill(world.samples.wrapped.address)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('heading', { name: "Sealed. It's one NFT now." })).toBeVisible()
  await page.getByRole('link', { name: 'Open the Safe' }).click()
  await expect(page.getByText('You hold the NFT')).toBeVisible()
})

test('[W6] a foreign module, handler and guard are removed by the wrap, or named when they prevent it', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil, world, senderOf } = mainnet
  const abi = parseAbi([
    'function setFallbackHandler(address)',
    'function setGuard(address)',
    'function enableModule(address)',
  ])
  const sender = await senderOf(ben.account)
  const owners = [ADA]
  const untidy = await newSafe(sender, { kind: '1.4.1', owners })
  const guarded = await newSafe(sender, { kind: '1.3.0', owners })
  const set = (functionName: 'setFallbackHandler' | 'setGuard' | 'enableModule', to: `0x${string}`) =>
    encodeFunctionData({ abi, functionName, args: [to] })
  const { multicall3 } = world.contracts
  await execSafe(sender, {
    safe: untidy,
    kind: '1.4.1',
    signers: [ada.account],
    calls: [
      { to: untidy, data: set('setFallbackHandler', multicall3) },
      { to: untidy, data: set('enableModule', multicall3) },
      { to: untidy, data: set('enableModule', ben.account.address) },
    ],
  })
  // without checkTransaction it refuses everything
  const calls = [{ to: guarded, data: set('setGuard', multicall3) }] as const
  await execSafe(sender, { safe: guarded, kind: '1.3.0', signers: [ada.account], calls: [calls[0]] })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)

  const toReview = async (safe: string) => {
    await page.goto(`${site.url}#/wrap/eth:${safe}`)
    await page.getByRole('button', { name: 'Choose the holder' }).click()
    await page.getByRole('button', { name: 'Review' }).click()
  }
  await page.goto(`${site.url}#/wrap/eth:${guarded}`)
  await expect(page.getByRole('heading', { name: 'The guard will be replaced' })).toBeVisible()
  await toReview(guarded)
  await expect(page.getByText('Its guard blocks this.')).toBeVisible()

  await page.goto(`${site.url}#/wrap/eth:${untidy}`)
  await expect(page.getByRole('heading', { name: '2 modules will be removed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The fallback handler will be replaced' })).toBeVisible()
  await toReview(untidy)
  await page.getByRole('checkbox').check()
  await expect(page.getByText('it works.')).toBeVisible()
  await page.getByRole('button', { name: 'Wrap this Safe' }).click()
  await expect(page.getByRole('heading', { name: 'Wrapped. Now seal it.' })).toBeVisible()
})

test('[W6] an account that cannot hold the NFT is refused, by the page or with the contract’s reason', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil, world, senderOf } = mainnet
  const safe = await newSafe(await senderOf(ben.account), { kind: '1.4.1', owners: [ADA] })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/wrap/eth:${safe}`)
  await page.getByRole('button', { name: 'Choose the holder' }).click()
  await page.getByRole('radio', { name: /Another address/ }).check()
  const field = page.getByLabel("Holder's address")
  const review = page.getByRole('button', { name: 'Review' })
  for (const [address, said] of [
    [safe, 'That would lock the key inside the box. Choose another address.'],
    [wrappedSafeAddress, "That is our contract. It can't hold an NFT."],
    ['0x12', "That's 2 characters after 0x. An address has 40. Copy it again."],
  ] as const) {
    await field.fill(address)
    await review.click()
    await expect(page.getByText(said)).toBeVisible()
  }
  await field.fill(world.contracts.multicall3)
  await review.click()
  await expect(page.getByText("This contract can't receive NFTs.")).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('radio', { name: 'You' }).check()
  await review.click()
  await expect(page.getByText('it works.')).toBeVisible()
})

test('[W6] an invalid recipient or amount gets a one-sentence error; a look-alike address blocks the form', async ({
  context,
  page,
  site,
  mainnet,
}) => {
  const { anvil, world, senderOf } = mainnet
  const sender = await senderOf(ben.account)
  const safe = await newSafe(sender, { kind: '1.5.0', owners: [ADA] })
  await wrapSafe(sender, { safe, kind: '1.5.0', signers: [ada.account], to: ADA })
  await sender.send({ to: safe, value: parseEther('3') })
  const wallet = await installWallet(context, { account: ada.account, chainId: 1, node: anvil.provider })
  await keepOwnRpc(page, site.url, anvil.url)
  await keepConnection(page, site.url, wallet)
  await page.goto(`${site.url}#/eth:${safe}`)
  const amount = page.getByLabel('Amount')
  const to = page.getByLabel('To', { exact: true })

  for (const [text, said] of [
    ['1,234.5', 'That can be read in more than one way.'],
    ['1e3', 'Enter it as a number, like 0.25 ETH.'],
    ['0.0000000000000000001', 'ETH has 18 decimals, no more.'],
    ['0', 'Nothing would be sent.'],
    ['3.000000000000000001', 'The Safe holds only 3 ETH.'],
  ] as const) {
    await amount.fill(text)
    await expect(page.getByText(said)).toBeVisible()
  }
  await amount.fill('1')
  for (const [text, said] of [
    ['0x0000000000000000000000000000000000000000', 'That is the zero address: anything sent there is lost.'],
    [safe, 'That is the Safe itself.'],
    [wrappedSafeAddress, 'That is our contract. Anything sent there is lost.'],
    [world.contracts.demoDollar, 'The recipient rejected it.'],
  ] as const) {
    await to.fill(text)
    await expect(page.getByText(said)).toBeVisible()
  }
  const paid = cleo.account.address
  await to.fill(paid)
  await page.getByRole('button', { name: 'Send 1 ETH' }).click()
  await expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible()

  await page.getByRole('button', { name: 'Send', exact: true }).last().click()
  await amount.fill('1')
  await to.fill(`${paid.slice(0, 6)}${'0123456789abcdef'.repeat(2)}${paid.slice(-4)}`.toLowerCase())
  await expect(page.getByText("This isn't the address you sent to before")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send ETH' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Use the earlier one' }).click()
  await expect(to).toHaveValue(paid)
  await page.getByRole('button', { name: 'Send 1 ETH' }).click()
  await expect(page.getByText(/^Sent .+ to 0x/)).toBeVisible()
  await expect(page.getByText('1 ETH', { exact: true }).first()).toBeVisible()
})
