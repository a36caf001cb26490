import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { getBalance, getCode, readContract } from 'viem/actions'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollar, mintDollars } from '../../src/demo/demoTokens.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { people } from '../../src/demo/people.ts'
import { getSafeContracts } from '../../src/demo/safeKinds.ts'
import { createWrapCalls, wrapSafe } from '../../src/demo/wrapSafe.ts'
import type { WriteKind } from '../../src/lib/acts.ts'
import { shortAddress, ZERO_ADDRESS } from '../../src/lib/address.ts'
import { consentPath } from '../../src/lib/links/consentPath.ts'
import { encodeConsent } from '../../src/safe/consent/consentLink.ts'
import { hashesOf } from '../../src/safe/consent/wrapContent.ts'
import { NETWORK_PIECES } from '../../src/safe/read/networkPieces.ts'
import { safeAbi } from '../../src/safe/safeAbi.ts'
import { type Offer, offerTypedData } from '../../src/safe/sale/offer.ts'
import { encodeOffer } from '../../src/safe/sale/offerLink.ts'
import { sealKeyWords } from '../../src/words/en/sealKey.ts'
import { sweepWords } from '../../src/words/en/sweep.ts'
import { transactionWords } from '../../src/words/en/transactions.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import { passQuietTime } from '../demo/passQuietTime.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { expect } from './fixtures.ts'
import { newSafe } from './newSafe.ts'
import { allowanceOf, balancesOf, expectPaid, expectSold, held } from './offeredSafe.ts'

const { receipts } = transactionWords
const { ben, cleo } = people
const ETHER = 10n ** 18n

/** The setting of an act: the world, and the connected account, which may be a Safe. */
export type Stage = {
  world: TestWorld
  holder: Address
  /** Has the connected account call a contract, bypassing the page. */
  act: (call: { to: Address; data: Hex }) => Promise<unknown>
  /** Turns the connected account into one that runs code, where it isn't one. */
  runCode?: () => Promise<unknown>
}

/** A page, or a page in a frame. */
type Screen = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>

/** The path of the act's page, and a check of its effect on the chain. */
type Prepared = { path: string; check: () => Promise<void> }

export type ActWalk = {
  /** Sets up what the act needs. */
  prepare: (stage: Stage) => Promise<Prepared>
  /** What the user chooses and types before the act's own button. */
  fill?: (screen: Screen) => Promise<void>
  /** The act's button, the text of its receipt. */
  act: string | RegExp
  receipt: string | RegExp
}

/** The recipient of whatever is sent; owns no Safe. */
export const friend = cleo.account.address

const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

const ownerOf = ({ client }: TestWorld, tokenId: bigint) =>
  readContract(client, { ...wrapper, functionName: 'ownerOf', args: [tokenId] })
const wrapOf = ({ client }: TestWorld, safe: Address) =>
  readContract(client, { ...wrapper, functionName: 'getWrap', args: [safe] })
const countOf = ({ client }: TestWorld, holder: Address) =>
  readContract(client, { ...wrapper, functionName: 'balanceOf', args: [holder] })

/** A Safe whose only owner is somebody else. */
async function createForeign({ world }: Stage): Promise<Address> {
  const maker = await world.senderOf(ben.account)
  return newSafe(maker, { kind: '1.4.1', owners: [maker.account.address] })
}

/** A sealed Safe with one ether that the holder holds, after its quiet time. */
export async function sealFor(stage: Stage): Promise<{ safe: Address; tokenId: bigint; path: string }> {
  const { world, holder, act } = stage
  const safe = await createForeign(stage)
  const maker = await world.senderOf(ben.account)
  await maker.send({ to: safe, value: ETHER })
  const tokenId = await wrapSafe(maker, { safe, kind: '1.4.1', signers: [ben.account], to: holder })
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [friend, tokenId] })
  await act({ to: wrappedSafeAddress, data })
  await passQuietTime(world.anvil)
  return { safe, tokenId, path: `eth:${safe}` }
}

/** A Safe that is wrapped, and waits for its seal. */
async function wrapFor(stage: Stage, to = stage.holder): Promise<Address> {
  const safe = await createForeign(stage)
  const sender = await stage.world.senderOf(ben.account)
  const calls = createWrapCalls(safe, to)
  await execSafe(sender, { safe, kind: '1.4.1', signers: [ben.account], calls })
  return safe
}

/** A Safe of Ben's that he offers to anyone, and may be bought at once. */
async function offerFor({ world, holder }: Stage, terms: Pick<Offer, 'currency' | 'price'>) {
  const seller = ben.account
  const maker = await world.senderOf(seller)
  const safe = await newSafe(maker, { kind: '1.4.1', owners: [seller.address] })
  const tokenId = await wrapSafe(maker, { safe, kind: '1.4.1', signers: [seller], to: seller.address })
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [asSeenAddress, tokenId] })
  await maker.send({ to: wrappedSafeAddress, data })
  await passQuietTime(world.anvil)
  const { nonce, epoch, lockedUntil, quietUntil } = await wrapOf(world, safe)
  const state = { nonce, epoch, lockedUntil: Number(lockedUntil), quietUntil: Number(quietUntil) }
  const offer: Offer = { chainId: 1, tokenId, state, buyer: ZERO_ADDRESS, deadline: 2 ** 33, ...terms }
  const signature = await seller.signTypedData(offerTypedData(offer))
  const before = await balancesOf(world, seller.address, holder)
  /** It was bought, and so much of the chain's own coin went from one to the other. */
  const expectBought = async (paid: bigint) => {
    await expectPaid(world, before, paid)
    await expectSold(world, { safe, tokenId }, epoch, holder)
  }
  return { path: `eth:${safe}?offer=${encodeOffer({ offer, signature })}`, expectBought }
}

/** A Safe that is bought for a token whose amount is approved already. */
export const BUY_FOR_TOKEN: ActWalk = {
  prepare: async (stage) => {
    const { world, holder, act } = stage
    const price = 7_654_321n
    const seller = ben.account.address
    await mintDollars(await world.senderOf(ben.account), holder, price)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [asSeenAddress, price] })
    await act({ to: demoDollar, data })
    const { path, expectBought } = await offerFor(stage, { currency: demoDollar, price })
    const dollars = () => Promise.all([held(world, demoDollar, seller), held(world, demoDollar, holder)])
    const [sellers, buyers] = await dollars()
    const check = async () => {
      expect(await dollars()).toEqual([sellers + price, buyers - price])
      expect(await allowanceOf(world, demoDollar, holder)).toBe(0n)
      await expectBought(0n)
    }
    return { path, check }
  },
  act: /^Buy /,
  receipt: receipts.buy('7.654321 DUSD', shortAddress(ben.account.address)),
}

const tab = (screen: Screen, name: string) =>
  screen.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The steps to each act; one without an entry here doesn't compile. */
export const ACT_WALKS: Record<WriteKind, ActWalk> = {
  wrap: {
    prepare: async ({ world, holder }) => {
      const safe = await newSafe(await world.senderOf(ben.account), { kind: '1.4.1', owners: [holder] })
      const check = async () => {
        const { live, isSealed, driver } = await wrapOf(world, safe)
        expect({ live, isSealed, driver }).toEqual({ live: true, isSealed: false, driver: holder })
      }
      return { path: `wrap/eth:${safe}`, check }
    },
    fill: async (screen) => {
      await screen.getByRole('button', { name: 'Choose the holder' }).click()
      await screen.getByRole('button', { name: 'Review' }).click()
    },
    act: 'Wrap this Safe',
    receipt: receipts.wrap,
  },
  approveHash: {
    prepare: async ({ world, holder }) => {
      const owners = [holder, friend]
      const maker = await world.senderOf(ben.account)
      const safe = await newSafe(maker, { kind: '1.4.1', owners, threshold: 2n })
      const { multiSendCallOnly: multiSend } = getSafeContracts('1.4.1')
      const content = { chainId: 1, safe, nonce: 0n, multiSend, modules: [], holder: friend }
      const args = [holder, hashesOf(content).safeTxHash] as const
      const check = async () => {
        const approved = { address: safe, abi: safeAbi, functionName: 'approvedHashes', args } as const
        expect(await readContract(world.client, approved)).toBe(1n)
      }
      const path = consentPath({ prefix: 'eth', address: safe }, encodeConsent({ content, signatures: [] })).slice(1)
      return { path, check }
    },
    // an owner that is a contract sees nothing else
    fill: async (screen) => {
      const fold = screen.getByText('Approve on chain instead')
      await expect(fold.or(screen.getByText('This owner is a contract.'))).toBeVisible()
      if (await fold.isVisible()) await fold.click()
    },
    act: 'Approve this wrap',
    receipt: receipts.approveHash,
  },
  seal: {
    prepare: async (stage) => {
      const { world, holder } = stage
      const safe = await wrapFor(stage)
      const check = async () => {
        const { isSealed, tokenId } = await wrapOf(world, safe)
        expect([isSealed, await ownerOf(world, tokenId)]).toEqual([true, holder])
      }
      return { path: `wrap/eth:${safe}`, check }
    },
    act: 'Seal it and create the NFT',
    receipt: receipts.seal,
  },
  execute: {
    prepare: async (stage) => {
      const { client } = stage.world
      const { safe, path } = await sealFor(stage)
      const before = await getBalance(client, { address: friend })
      const check = async () => {
        expect(await getBalance(client, { address: safe })).toBe((ETHER / 4n) * 3n)
        expect(await getBalance(client, { address: friend })).toBe(before + ETHER / 4n)
      }
      return { path, check }
    },
    fill: async (screen) => {
      await screen.getByLabel('Amount').fill('0.25')
      await screen.getByLabel('To', { exact: true }).fill(friend)
    },
    act: 'Send 0.25 ETH',
    receipt: receipts.sent('0.25 ETH', shortAddress(friend)),
  },
  unwrap: {
    prepare: async (stage) => {
      const { world, holder } = stage
      const { safe, path } = await sealFor(stage)
      const contract = { address: safe, abi: safeAbi } as const
      const check = async () => {
        expect((await wrapOf(world, safe)).live).toBe(false)
        expect(await readContract(world.client, { ...contract, functionName: 'getOwners' })).toEqual([holder])
        expect(await getBalance(world.client, { address: safe })).toBe(ETHER)
      }
      return { path, check }
    },
    fill: (screen) => tab(screen, 'Unwrap'),
    act: 'Unwrap and destroy the NFT',
    receipt: receipts.unwrap,
  },
  lock: {
    prepare: async (stage) => {
      const { safe, path } = await sealFor(stage)
      const check = async () => {
        const { timestamp } = (await stage.world.client.request({
          method: 'eth_getBlockByNumber',
          params: ['latest', false],
        } as never)) as { timestamp: Hex }
        expect((await wrapOf(stage.world, safe)).lockedUntil).toBeGreaterThan(BigInt(timestamp))
      }
      return { path, check }
    },
    fill: (screen) => tab(screen, 'Lock'),
    act: 'Lock it',
    receipt: /^It is locked until/,
  },
  signing: {
    prepare: async (stage) => {
      const { safe, path } = await sealFor(stage)
      return { path, check: async () => expect((await wrapOf(stage.world, safe)).signing).toBe(true) }
    },
    fill: (screen) => tab(screen, 'Signing'),
    act: 'Turn signing on',
    receipt: receipts.signOn,
  },
  transfer: {
    prepare: async (stage) => {
      const { tokenId, path } = await sealFor(stage)
      return { path, check: async () => expect(await ownerOf(stage.world, tokenId)).toBe(friend) }
    },
    fill: async (screen) => {
      await tab(screen, 'Transfer')
      await screen.getByLabel('Recipient').fill(friend)
    },
    act: 'Transfer it for good',
    receipt: receipts.transfer(shortAddress(friend)),
  },
  revoke: {
    prepare: async (stage) => {
      const { tokenId, path } = await sealFor(stage)
      const check = async () => {
        const approved = { ...wrapper, functionName: 'getApproved', args: [tokenId] } as const
        expect(BigInt(await readContract(stage.world.client, approved))).toBe(0n)
      }
      return { path, check }
    },
    fill: (screen) => screen.getByRole('button', { name: 'Revoke', exact: true }).first().click(),
    act: 'Revoke',
    receipt: receipts.revoke,
  },
  revokeApprovals: {
    // a friend has an allowance for its dollars
    prepare: async (stage) => {
      const { safe, tokenId, path } = await sealFor(stage)
      const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [friend, 5_000_000n] })
      const args = [tokenId, [{ to: demoDollar, value: 0n, data: approve }]] as const
      const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args })
      await stage.act({ to: wrappedSafeAddress, data })
      const allowance = { address: demoDollar, abi: erc20Abi, functionName: 'allowance', args: [safe, friend] } as const
      return { path, check: async () => expect(await readContract(stage.world.client, allowance)).toBe(0n) }
    },
    fill: (screen) => screen.getByRole('button', { name: 'Revoke: 5 DUSD' }).click(),
    act: 'Revoke this approval',
    receipt: receipts.revokeApprovals,
  },
  sweep: {
    prepare: async (stage) => {
      const { world, holder } = stage
      const { safe, path } = await sealFor(stage)
      const predicted = { ...wrapper, functionName: 'predictSafe', args: [holder, 0n] } as const
      const target = await readContract(world.client, predicted)
      const check = async () => {
        expect(await getBalance(world.client, { address: safe })).toBe(0n)
        expect(await getBalance(world.client, { address: target })).toBe(ETHER)
        expect(await ownerOf(world, BigInt(target))).toBe(holder)
      }
      return { path, check }
    },
    fill: async (screen) => {
      await tab(screen, 'Unwrap')
      await tab(screen, sweepWords.open)
    },
    act: sweepWords.act,
    receipt: /^Everything listed is in 0x/,
  },
  create: {
    prepare: async ({ world, holder }) => {
      const before = await countOf(world, holder)
      return { path: 'wrap/new', check: async () => expect(await countOf(world, holder)).toBe(before + 1n) }
    },
    act: 'Create it and get the NFT',
    receipt: receipts.create,
  },
  deploy: {
    prepare: async ({ world }) => {
      // it is taken away where it is, to be put there again; whoever is connected may run on another piece
      const piece = NETWORK_PIECES.find(({ id }) => id === 'proxyFactory')
      if (!piece) throw new Error('There is no such piece.')
      const { address } = piece
      const { provider } = world.anvil
      await provider.request({ method: 'anvil_setCode', params: [address, '0x'] })
      await provider.request({ method: 'anvil_setNonce', params: [address, '0x0'] })
      return { path: 'prepare/eth', check: async () => expect(await getCode(world.client, { address })).toBeTruthy() }
    },
    act: "Deploy Safe's proxy factory 1.5.0",
    receipt: receipts.deploy,
  },
  fundSealKey: {
    prepare: async (stage) => {
      const { world, holder, runCode } = stage
      const safe = await wrapFor(stage, friend)
      await (await world.senderOf(ben.account)).send({ to: holder, value: ETHER })
      await runCode?.()
      const before = await getBalance(world.client, { address: holder })
      const check = async () => expect(await getBalance(world.client, { address: holder })).toBeLessThan(before)
      return { path: `wrap/eth:${safe}`, check }
    },
    fill: async (screen) => {
      await screen.getByRole('button', { name: wrapWords.wrap.sealByKey }).click()
      await screen.getByRole('button', { name: sealKeyWords.make }).click()
    },
    act: /^Pay 0\.\d+ ETH to the key$/,
    receipt: receipts.fundSealKey,
  },
  approveSale: {
    prepare: async (stage) => {
      const { tokenId, path } = await sealFor(stage)
      const approved = { ...wrapper, functionName: 'getApproved', args: [tokenId] } as const
      const check = async () => expect(await readContract(stage.world.client, approved)).toBe(asSeenAddress)
      return { path: `${path}?sell`, check }
    },
    fill: (screen) => screen.getByRole('button', { name: 'Approve the sale' }).click(),
    act: 'Approve the sale of this NFT',
    receipt: receipts.approveSale,
  },
  approvePrice: {
    prepare: async (stage) => {
      const { world, holder } = stage
      await mintDollars(await world.senderOf(ben.account), holder, 5_000_000n)
      const { path } = await offerFor(stage, { currency: demoDollar, price: 5_000_000n })
      const args = [holder, asSeenAddress] as const
      const allowance = { address: demoDollar, abi: erc20Abi, functionName: 'allowance', args } as const
      return { path, check: async () => expect(await readContract(world.client, allowance)).toBe(5_000_000n) }
    },
    act: /^Approve 5 DUSD/,
    receipt: receipts.approvePrice('5 DUSD'),
  },
  buy: {
    prepare: async (stage) => {
      const { world, holder } = stage
      await (await world.senderOf(ben.account)).send({ to: holder, value: ETHER })
      const { path, expectBought } = await offerFor(stage, { currency: ZERO_ADDRESS, price: ETHER / 2n })
      return { path, check: () => expectBought(ETHER / 2n) }
    },
    act: /^Buy /,
    receipt: receipts.buy('0.5 ETH', shortAddress(ben.account.address)),
  },
  endOffers: {
    prepare: async (stage) => {
      const { safe, path } = await sealFor(stage)
      const { nonce } = await wrapOf(stage.world, safe)
      const check = async () => expect((await wrapOf(stage.world, safe)).nonce).toBe(nonce + 1n)
      return { path: `${path}?sell`, check }
    },
    fill: (screen) => screen.getByRole('button', { name: 'End all offers' }).click(),
    act: 'End all offers for good',
    receipt: receipts.endOffers,
  },
}
