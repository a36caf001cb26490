import { fileURLToPath } from 'node:url'
import {
  type Address,
  type Client,
  createClient,
  custom,
  encodeFunctionData,
  type Hex,
  parseEther,
  type TransactionReceipt,
} from 'viem'
import { readContract } from 'viem/actions'
import { asSeenAbi, asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../src/contract/wrappedSafe.generated.ts'
import { buildWorld } from '../src/demo/buildWorld.ts'
import { createSafe } from '../src/demo/createSafe.ts'
import { createSender, type Sender } from '../src/demo/createSender.ts'
import { demoDollarAbi } from '../src/demo/demoTokens.generated.ts'
import { demoDollar, mintDollars } from '../src/demo/demoTokens.ts'
import { execSafe } from '../src/demo/execSafe.ts'
import { people } from '../src/demo/people.ts'
import { getSafeContracts } from '../src/demo/safeKinds.ts'
import { createWrapCalls } from '../src/demo/wrapSafe.ts'
import { toAddress, ZERO_ADDRESS } from '../src/lib/address.ts'
import { DAY_SECONDS } from '../src/lib/duration.ts'
import { offerStruct, offerTypedData } from '../src/safe/sale/offer.ts'
import { type Anvil, startAnvil } from './anvil.ts'

const KIND = '1.4.1'
const owner = people.ada.account
const existing = people.cleo.account.address
/** The quiet time and a second, so that the NFT may move. */
const QUIET_SECONDS = 601
const PRICE_IN_COIN = 3_000_000n

type GasFigure = 'plain' | 'wrap' | 'seal' | 'executeFirst' | 'executeLater' | 'buy' | 'buyInCoin' | 'unwrap'

/**
 * Measures each act on a Safe 1.4.1 with one owner, beside a plain transaction of the same Safe. In gas used. A sale is by
 * `AsSeen`, after the approvals, to a seller who has some of that currency already.
 */
export async function measureGas(): Promise<Record<GasFigure, bigint>> {
  const anvil = await startAnvil({ chainId: 1 })
  try {
    await buildWorld(anvil.provider)
    const client = createClient({ transport: custom(anvil.provider, { retryCount: 0 }) })
    const sender = await createSender(client, owner)
    const safe = await createSafe(sender, { kind: KIND, owners: [owner.address], saltNonce: 1_000n })
    await sender.send({ to: safe, value: parseEther('10') })
    const signed = { safe, kind: KIND, signers: [owner] } as const
    const used = async (sent: Promise<TransactionReceipt>) => (await sent).gasUsed
    const toWrapper = (data: Hex) => used(sender.send({ to: wrappedSafeAddress, data }))
    const send = { to: existing, value: parseEther('1'), data: '0x' } as const

    const plain = await used(execSafe(sender, { ...signed, calls: [send] }))
    const wrap = await used(execSafe(sender, { ...signed, calls: createWrapCalls(safe, owner.address) }))
    const seal = await toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'seal', args: [safe] }))
    const contract = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
    const tokenId = await readContract(client, { ...contract, functionName: 'tokenOf', args: [safe] })
    const execute = () =>
      toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [tokenId, [send]] }))
    const executeFirst = await execute()
    const executeLater = await execute()
    const buy = await measureSale(anvil, { seller: sender, safe, tokenId, currency: ZERO_ADDRESS })
    const buyInCoin = await measureSale(anvil, { seller: sender, safe, tokenId, currency: demoDollar })
    const { singleton, fallbackHandler } = getSafeContracts(KIND)
    const args = [tokenId, [owner.address], 1n, fallbackHandler, singleton, false] as const
    const unwrap = await toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'unwrap', args }))
    return { plain, wrap, seal, executeFirst, executeLater, buy, buyInCoin, unwrap }
  } finally {
    await anvil.stop()
  }
}

type Sale = { seller: Sender; safe: Address; tokenId: bigint; currency: Address }

/** What a sale uses, in gas. The chain is reverted afterwards, so that no other figure changes. */
async function measureSale(anvil: Anvil, { seller, safe, tokenId, currency }: Sale): Promise<bigint> {
  const { request } = anvil.provider
  const snapshot = await request({ method: 'evm_snapshot', params: [] })
  await request({ method: 'evm_increaseTime', params: [QUIET_SECONDS] })
  await request({ method: 'evm_mine', params: [] })
  // separate senders, since the caller's one goes on counting its nonces after the revert
  const client: Client = seller.client
  const [from, to] = await Promise.all([createSender(client, owner), createSender(client, people.ben.account)])
  const contract = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  const approveNft = encodeFunctionData({
    abi: wrappedSafeAbi,
    functionName: 'approve',
    args: [asSeenAddress, tokenId],
  })
  await from.send({ to: wrappedSafeAddress, data: approveNft })
  for (const account of [from.account.address, to.account.address]) await mintDollars(to, account, 2n * PRICE_IN_COIN)
  const isCoin = currency !== ZERO_ADDRESS
  if (isCoin) {
    const args = [asSeenAddress, PRICE_IN_COIN] as const
    await to.send({ to: demoDollar, data: encodeFunctionData({ abi: demoDollarAbi, functionName: 'approve', args }) })
  }
  const state = await readContract(client, { ...contract, functionName: 'getWrap', args: [safe] })
  const offer = {
    chainId: seller.chainId,
    tokenId,
    state: { ...state, lockedUntil: Number(state.lockedUntil), quietUntil: Number(state.quietUntil) },
    currency: toAddress(currency) ?? ZERO_ADDRESS,
    price: isCoin ? PRICE_IN_COIN : parseEther('1'),
    buyer: ZERO_ADDRESS,
    deadline: Number(state.quietUntil) + DAY_SECONDS,
  }
  const signature = await owner.signTypedData(offerTypedData(offer))
  const data = encodeFunctionData({ abi: asSeenAbi, functionName: 'buy', args: [offerStruct(offer), signature] })
  const { gasUsed } = await to.send({ to: asSeenAddress, data, value: isCoin ? 0n : offer.price })
  await request({ method: 'evm_revert', params: [snapshot] })
  return gasUsed
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, gas] of Object.entries(await measureGas())) console.log(`${name.padEnd(14)} ${gas}`)
