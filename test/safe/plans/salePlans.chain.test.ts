import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { getBalance, readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { demoDollar, mintDollars } from '../../../src/demo/demoTokens.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { RevertedError } from '../../../src/lib/chainErrors.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { type AppError, toAppError } from '../../../src/lib/errors.ts'
import { liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { createLockPlan } from '../../../src/safe/plans/holderPlans.ts'
import { prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import {
  createApprovePricePlan,
  createApproveSalePlan,
  createBuyPlan,
  createEndOffersPlan,
  readPayment,
} from '../../../src/safe/plans/salePlans.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { type Offer, offerTypedData, type SignedOffer } from '../../../src/safe/sale/offer.ts'
import { errorCopy } from '../../../src/words/errorCopy.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { codeOf, compileSolidity } from '../compileSolidity.ts'

const CHAIN = 1
const { ada, ben, cleo } = people
const [seller, buyer] = [ada.account, ben.account]
const PRICE = parseEther('2')

let world: TestWorld
let client: ChainClient
let salt = 70_000n

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
})
afterAll(() => world.anvil.stop())

async function run(plan: WritePlan, by: PrivateKeyAccount = seller): Promise<void> {
  const { call } = await prepareWrite(client, plan)
  await (await world.senderOf(by)).send(call)
}

const refusalOf = (plan: WritePlan): Promise<AppError> =>
  prepareWrite(client, plan).then(() => new RevertedError('nothing'), toAppError)

/** A Safe of Ada's, sealed, that can be sold at once. */
async function sealed(): Promise<Address> {
  const sender = await world.senderOf(cleo.account)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [seller.address], saltNonce: salt++ })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to: seller.address })
  await passQuietTime(world.anvil)
  return safe
}

async function offer(safe: Address, terms: Partial<Offer> = {}): Promise<SignedOffer> {
  const { tokenId, time, nonce, epoch, lockedUntil, quietUntil } = await liveWrap(client, safe)
  const offered: Offer = {
    ...{ chainId: CHAIN, tokenId, state: { nonce, epoch, lockedUntil, quietUntil } },
    ...{ currency: ZERO_ADDRESS, price: PRICE, buyer: ZERO_ADDRESS, deadline: time + DAY_SECONDS },
    ...terms,
  }
  return { offer: offered, signature: await seller.signTypedData(offerTypedData(offered)) }
}

const buy = (signed: SignedOffer, by: Address = buyer.address) => createBuyPlan(by, signed, seller.address)
const approveSale = (safe: Address, by: Address = seller.address) => createApproveSalePlan(CHAIN, safe, by)
const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
const holderOf = async (safe: Address) => (await liveWrap(client, safe)).driver
async function approvedFor(safe: Address): Promise<Address> {
  const { tokenId } = await liveWrap(client, safe)
  return readContract(client, { ...wrapper, functionName: 'getApproved', args: [tokenId] })
}

/** In one thing a coin as USDT is: an approval that stands is changed to none, and to nothing else. */
const STUBBORN = `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Stubborn is ERC20 {
    constructor() ERC20("", "STUB") {}
    function approve(address spender, uint256 amount) public override returns (bool) {
        require(amount == 0 || allowance(msg.sender, spender) == 0, "reset it first");
        return super.approve(spender, amount);
    }
}`

describe('a seller', () => {
  test('[W3] approves one token and no other, once nobody but its holder asks, and the contract is the right one', async () => {
    const [safe, other] = [await sealed(), await sealed()]
    expect(await refusalOf(approveSale(safe, cleo.account.address))).toMatchObject({ reason: 'ERC721InvalidApprover' })
    await run(approveSale(safe))
    expect([await approvedFor(safe), await approvedFor(other)]).toEqual([asSeenAddress, ZERO_ADDRESS])
    const args = [seller.address, asSeenAddress] as const
    expect(await readContract(client, { ...wrapper, functionName: 'isApprovedForAll', args })).toBe(false)
  })

  test('[W6] approves nothing for other code in the place of the contract for sales, and nothing is bought from it', async () => {
    const safe = await sealed()
    await run(approveSale(safe))
    const signed = await offer(safe)
    const { provider } = world.anvil
    const code = await provider.request({ method: 'eth_getCode', params: [asSeenAddress, 'latest'] })
    const place = (code: unknown) => provider.request({ method: 'anvil_setCode', params: [asSeenAddress, code] })
    const price = { currency: demoDollar, amount: 5n }
    for (const [wrong, said] of [
      ['0x600160015500', 'other'],
      ['0x', 'missing'],
    ]) {
      await place(wrong)
      for (const plan of [approveSale(safe), buy(signed), createApprovePricePlan(CHAIN, safe, buyer.address, price)])
        expect(await refusalOf(plan)).toMatchObject({ name: 'Changed', details: expect.stringContaining(`${said}`) })
      // to take back what that could take is always right
      await prepareWrite(client, createApprovePricePlan(CHAIN, safe, buyer.address, { ...price, amount: 0n }))
    }
    await place(code)
    await prepareWrite(client, buy(signed))
  })

  test('[W3] ends every offer at once by a use, also while the Safe is locked, and none comes back', async () => {
    const safe = await sealed()
    await run(approveSale(safe))
    const first = [await offer(safe), await offer(safe, { price: 1n })]
    const wrap = await liveWrap(client, safe)
    expect(await refusalOf(createEndOffersPlan(CHAIN, safe, cleo.account.address, wrap))).toMatchObject({
      reason: 'NotDriver',
    })
    await run(createEndOffersPlan(CHAIN, safe, seller.address, wrap))
    // the approval stays, and with it what was listed elsewhere
    expect(await approvedFor(safe)).toBe(asSeenAddress)
    await passQuietTime(world.anvil)
    for (const signed of first) expect(await refusalOf(buy(signed))).toMatchObject({ reason: 'StateChanged' })

    const { time } = await liveWrap(client, safe)
    await run(createLockPlan(CHAIN, safe, seller.address, time + 8 * DAY_SECONDS))
    await passQuietTime(world.anvil)
    const locked = await liveWrap(client, safe)
    const second = await offer(safe)
    await prepareWrite(client, buy(second))
    const end = createEndOffersPlan(CHAIN, safe, seller.address, locked)
    expect(end.functionName).toBe('safeTransferFromIf')
    await run(end)
    expect(await approvedFor(safe)).toBe(ZERO_ADDRESS)
    await run(approveSale(safe))
    expect(await holderOf(safe)).toBe(seller.address)
    expect(await refusalOf(buy(second))).toMatchObject({ reason: 'StateChanged' })
    await prepareWrite(client, buy(await offer(safe)))
  })
})

describe('a buyer', () => {
  test('[W3] pays the price and holds the token, in one call; a refusal is the contract’s own', async () => {
    const safe = await sealed()
    await run(approveSale(safe))
    const signed = await offer(safe)
    const before = await getBalance(client, { address: seller.address })
    expect(await refusalOf(buy(await offer(safe, { deadline: 1 })))).toMatchObject({ reason: 'OfferExpired' })
    expect(await refusalOf(buy(await offer(safe, { buyer: cleo.account.address })))).toMatchObject({
      reason: 'NotForYou',
    })
    const altered = { ...signed, offer: { ...signed.offer, price: 1n } }
    expect(await refusalOf(buy(altered))).toMatchObject({ reason: 'NotOffered' })
    await run(buy(signed), buyer)
    expect(await holderOf(safe)).toBe(buyer.address)
    expect(await getBalance(client, { address: seller.address })).toBe(before + PRICE)
    expect(await refusalOf(buy(signed))).toBeInstanceOf(RevertedError)
  })

  test('[W3] whose seller takes the approval back meanwhile is told that, and not to connect as the holder', async () => {
    const safe = await sealed()
    await run(approveSale(safe))
    for (const terms of [{}, { currency: demoDollar, price: 0n }]) {
      const signed = await offer(safe, terms)
      await prepareWrite(client, buy(signed))
      const { tokenId } = signed.offer
      const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [ZERO_ADDRESS, tokenId] })
      await (await world.senderOf(seller)).send({ to: wrappedSafeAddress, data })
      const error = await refusalOf(buy(signed))
      expect(error).toMatchObject({ reason: 'SaleNotApproved' })
      expect(errorCopy(error).title).toBe('The seller’s approval is gone.')
      await run(approveSale(safe))
    }
  })

  test('[W3] for whom nobody could act buys nothing: the Safe itself by its own account', async () => {
    const safe = await sealed()
    await run(approveSale(safe))
    const own = await createSafe(await world.senderOf(cleo.account), {
      ...{ kind: '1.4.1', owners: [safe], saltNonce: salt++ },
    })
    expect(await refusalOf(buy(await offer(safe, { price: 0n }), own))).toMatchObject({ reason: 'OwnershipCycle' })
  })

  test('[W3] approves exactly the price of a coin, buys with it, and without it is told so', async () => {
    const safe = await sealed()
    await run(approveSale(safe))
    const signed = await offer(safe, { currency: demoDollar, price: 5n })
    const price = { currency: demoDollar, amount: 5n, symbol: 'DUSD', decimals: 6 }
    const approve = createApprovePricePlan(CHAIN, safe, buyer.address, price)
    expect(approve.summary?.tokens).toEqual([{ address: demoDollar, amount: '5', symbol: 'DUSD', decimals: 6 }])
    expect(await refusalOf(buy(signed))).toMatchObject({ reason: 'SafeERC20FailedOperation' })
    await mintDollars(await world.senderOf(buyer), buyer.address, 5n)
    expect(await readPayment(client, buyer.address, price)).toMatchObject({ allowance: 0n, mustReset: false })
    expect(await refusalOf(buy(signed))).toMatchObject({ reason: 'SafeERC20FailedOperation' })
    await run(approve, buyer)
    expect(await readPayment(client, buyer.address, price)).toMatchObject({ allowance: 5n, mustReset: false })
    const dollars = { address: demoDollar, abi: erc20Abi, functionName: 'balanceOf', args: [seller.address] } as const
    const before = await readContract(client, dollars)
    await run(buy(signed), buyer)
    expect(await holderOf(safe)).toBe(buyer.address)
    expect(await readContract(client, dollars)).toBe(before + 5n)
    expect((await readPayment(client, buyer.address, price)).allowance).toBe(0n)
  })

  test('[W3] of a coin that takes an approval only in place of none is told so, and takes the old one back first', async () => {
    const safe = await sealed()
    const data = codeOf(compileSolidity<'Stubborn'>(STUBBORN).Stubborn.evm.bytecode)
    const { contractAddress } = await (await world.senderOf(buyer)).send({ to: null as never, data, gas: 16_000_000n })
    const coin = toAddress(contractAddress)
    if (!coin) throw new Error('The coin was not deployed.')
    const price = (amount: bigint) => ({ currency: coin, amount })
    const approve = (amount: bigint) => createApprovePricePlan(CHAIN, safe, buyer.address, price(amount))
    expect((await readPayment(client, buyer.address, price(3n))).mustReset).toBe(false)
    await run(approve(3n), buyer)
    expect(await readPayment(client, buyer.address, price(5n))).toMatchObject({ allowance: 3n, mustReset: true })
    expect(await refusalOf(approve(5n))).toBeInstanceOf(RevertedError)
    await run(approve(0n), buyer)
    expect((await readPayment(client, buyer.address, price(5n))).mustReset).toBe(false)
    await run(approve(5n), buyer)
    expect(await readPayment(client, buyer.address, price(5n))).toMatchObject({ allowance: 5n, mustReset: false })
  })
})
