// @vitest-environment happy-dom
import { type Address, type Hash, parseGwei, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { getBalance, getTransactionCount, getTransactionReceipt, readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { builder, people } from '../../../src/demo/people.ts'
import { createWrapCalls } from '../../../src/demo/wrapSafe.ts'
import type { KeyAct } from '../../../src/state/sealKey/actByKey.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

const ada = people.ada.account
const chainId = 1

let world: TestWorld
let saltNonce = 9_000n
beforeAll(async () => {
  world = await startWorld(chainId)
})
afterAll(() => world.anvil.stop())
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await request('evm_setAutomine', true)
  await request('evm_mine')
})

const request = (method: string, ...params: unknown[]) => world.anvil.provider.request({ method, params })
const wealthOf = (address: Address) => getBalance(world.client, { address })
const stranger = () => privateKeyToAddress(generatePrivateKey())
const pay = async (to: Address, value: bigint) => (await world.senderOf(builder)).send({ to, value, gas: 100_000n })

/** A wrapped Safe of Ada's that waits for its seal. */
async function wrap(): Promise<Address> {
  const sender = await world.senderOf(builder)
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [ada.address], saltNonce: saltNonce++ })
  await execSafe(sender, { safe, kind: '1.4.1', signers: [ada], calls: createWrapCalls(safe, ada.address) })
  return safe
}

const isSealed = (safe: Address) =>
  readContract(world.client, {
    address: wrappedSafeAddress,
    abi: wrappedSafeAbi,
    functionName: 'isSealed',
    args: [safe],
  })

async function feeOf(hash: Hash): Promise<bigint> {
  const { gasUsed, effectiveGasPrice } = await getTransactionReceipt(world.client, { hash })
  return gasUsed * effectiveGasPrice
}

/** The page's stores after a load, with the browser's storage from before. */
async function visit() {
  const settings = { rpc: { [chainId]: world.anvil.url }, showTestNetworks: false }
  localStorage.setItem('settings', JSON.stringify({ v: 1, value: settings }))
  vi.resetModules()
  const acts = await import('../../../src/state/sealKey/actByKey.ts')
  const { keptSealKeys } = await import('../../../src/state/sealKey/keptSealKeys.ts')
  const { nextOfKey, needOf } = await import('../../../src/safe/sealKey/nextOfKey.ts')
  const { readKeyFacts } = await import('../../../src/safe/sealKey/readKeyFacts.ts')
  const { clientOf } = await import('../../../src/state/queries/clients.ts')
  const { getTransactions } = await import('../../../src/state/transactions/transactionLog.ts')
  const keyNow = () => {
    const [key] = keptSealKeys.read()
    if (!key) throw new Error('There is no key.')
    return key
  }
  const look = async (to: Address = keyNow().payer) => {
    const { value: facts } = await readKeyFacts(await clientOf(chainId), keyNow(), to)
    return { facts, need: needOf(facts), ...nextOfKey(keyNow(), facts) }
  }
  return {
    ...acts,
    keptSealKeys,
    getTransactions,
    keyNow,
    look,
    async act(what: KeyAct, to: Address = keyNow().payer) {
      const { address } = keyNow()
      await acts.actByKey(address, what, to)
      const doing = acts.keyActs.getState().doing[address]
      return doing?.status === 'refused' ? doing.error.name : undefined
    },
  }
}

/** A key for a wrapped Safe, paid as much as it asks for. */
async function paidKey(payer: Address = stranger()) {
  const safe = await wrap()
  const page = await visit()
  await page.makeSealKey({ chainId, safe, payer })
  const { need, next } = await page.look()
  expect(next).toEqual({ step: 'fund', amount: need, isTopUp: false })
  await pay(page.keyNow().address, need)
  return { safe, page, payer, need, address: page.keyNow().address }
}

/** The network's answers, until the mock is taken back; undefined lets the node answer. */
function answerInstead(answer: (method: string) => object | undefined): void {
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = JSON.parse(String(init?.body ?? 'null'))
    const other = body && !Array.isArray(body) && answer(body.method)
    if (!other) return fetch(input, init)
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: body.id, ...other }))
  })
}

describe('a one-time key', () => {
  test('[W2] is created once, funded, seals, and sends back the remainder, to the wei', async () => {
    const { safe, page, payer, need, address } = await paidKey()
    await page.makeSealKey({ chainId, safe, payer })
    expect(page.keyNow().address).toBe(address)
    expect((await page.look()).next.step).toBe('seal')

    expect(await page.act('seal')).toBeUndefined()
    await vi.waitFor(async () => expect((await page.look()).next.step).toBe('over'))
    expect(await isSealed(safe)).toBe(true)
    expect(await page.act('sweep')).toBeUndefined()
    await vi.waitFor(async () => expect(await page.look()).toMatchObject({ isSwept: true, back: { status: 'none' } }))

    const [seal, sweep] = page.keyNow().sent
    if (!seal || !sweep) throw new Error('Nothing was sent.')
    const left = need - (await feeOf(seal.hash)) - (await feeOf(sweep.hash))
    expect(await wealthOf(payer)).toBe(left)
    expect(await wealthOf(address)).toBe(0n)
    expect(page.getTransactions()).toMatchObject([{ kind: 'seal', account: address, safe, hash: seal.hash }])
    expect(await page.act('drop')).toBeUndefined()
    expect(page.keptSealKeys.read()).toEqual([])
    expect(page.keyActs.getState().swept).toMatchObject([{ address, left: 0n }])
  })

  test('[W2] with too little it seals nothing, and says how much is missing', async () => {
    const safe = await wrap()
    const page = await visit()
    await page.makeSealKey({ chainId, safe, payer: stranger() })
    const { need } = await page.look()
    const { address } = page.keyNow()
    await pay(address, need / 5n)
    const { next } = await page.look()
    expect(next).toMatchObject({ step: 'fund', isTopUp: true })
    expect(await page.act('seal')).toBe('Changed')
    expect(await getTransactionCount(world.client, { address })).toBe(0)
    await pay(address, next.step === 'fund' ? next.amount : 0n)
    expect((await page.look()).next.step).toBe('seal')
  })

  test('[W2] goes straight to the refund where somebody else has sealed', async () => {
    const { safe, page, payer, need, address } = await paidKey()
    const { sealCall } = await import('../../../src/safe/sealKey/readKeyFacts.ts')
    await (await world.senderOf(builder)).send(sealCall(safe))
    expect((await page.look()).next.step).toBe('over')
    expect(await page.act('seal')).toBe('Changed')
    expect(await page.act('sweep')).toBeUndefined()
    const [sweep] = page.keyNow().sent
    await vi.waitFor(async () => expect(await wealthOf(address)).toBe(0n))
    expect(await wealthOf(payer)).toBe(need - (await feeOf(sweep?.hash as Hash)))
  })

  test('[W2] replaces its own seal with the refund, where somebody else has sealed first', async () => {
    const { safe, page, payer, address } = await paidKey()
    await request('evm_setAutomine', false)
    expect(await page.act('seal')).toBeUndefined()
    expect((await page.look()).next).toMatchObject({ step: 'wait', isUnheard: false })
    // with a higher price than ours only theirs gets into the next block
    await request('anvil_dropTransaction', page.keyNow().sent[0]?.hash)
    await request('evm_setAutomine', true)
    const { sealCall } = await import('../../../src/safe/sealKey/readKeyFacts.ts')
    await (await world.senderOf(builder)).send(sealCall(safe))
    expect((await page.look()).next.step).toBe('over')
    expect(await page.act('sweep')).toBeUndefined()
    await vi.waitFor(async () => expect(await wealthOf(address)).toBe(0n))
    expect(await getTransactionCount(world.client, { address })).toBe(1)
    expect(await wealthOf(payer)).toBe(BigInt(page.keyNow().sent[1]?.value ?? 0))
  })

  test('[W2] raises its fee where fees have risen above it, and seals once', async () => {
    const { safe, page, address } = await paidKey()
    await request('evm_setAutomine', false)
    expect(await page.act('seal')).toBeUndefined()
    const offered = BigInt(page.keyNow().sent[0]?.maxFeePerGas ?? 0)
    await request('anvil_setNextBlockBaseFeePerGas', toHex(offered + 1n))
    await request('evm_mine')
    const risen = await page.look()
    expect(risen.next).toMatchObject({ step: 'wait', isUnderpriced: true })
    expect(risen.next).toHaveProperty('short')
    await request('anvil_setBalance', address, toHex(10n ** 18n))
    expect((await page.look()).next).toHaveProperty('raised')
    expect(await page.act('raise')).toBeUndefined()
    expect(page.keyNow().sent.map(({ nonce }) => nonce)).toEqual([0, 0])
    await request('evm_mine')
    await vi.waitFor(async () => expect((await page.look()).next.step).toBe('over'))
    expect(await isSealed(safe)).toBe(true)
    expect(await getTransactionCount(world.client, { address })).toBe(1)
    expect(page.getTransactions()).toHaveLength(1)
  })

  test.each([
    ['an uninformative error', { error: { code: -32603, message: 'Internal error' } }],
    ['a fee rejected as too low', { error: { code: -32000, message: 'transaction underpriced' } }],
  ])(
    '[W2] after %s it continues from the chain’s state, also after a reload: the same bytes, sent once',
    async (_, answer) => {
      const { safe, page, address } = await paidKey()
      answerInstead((method) => (method === 'eth_sendRawTransaction' ? answer : undefined))
      expect(await page.act('seal')).toBeDefined()
      vi.restoreAllMocks()
      const again = await visit()
      expect((await again.look()).next).toMatchObject({ step: 'wait', isUnheard: true })
      expect(again.keyNow().sent).toEqual(page.keyNow().sent)
      expect(await again.act('seal')).toBe('Changed')
      expect(await again.act('again')).toBeUndefined()
      await vi.waitFor(async () => expect((await again.look()).next.step).toBe('over'))
      expect(await isSealed(safe)).toBe(true)
      expect(await again.act('again')).toBeUndefined()
      expect(await getTransactionCount(world.client, { address })).toBe(1)
      expect(again.keyNow().sent).toHaveLength(1)
    },
  )

  test('[W2] sends both again where a reorg has dropped its seal and the refund', async () => {
    const { safe, page, payer } = await paidKey()
    const before = await request('evm_snapshot')
    for (const what of ['seal', 'sweep'] as const) {
      expect(await page.act(what)).toBeUndefined()
      await vi.waitFor(async () => expect((await page.look()).next.step).toBe('over'))
    }
    const back = await wealthOf(payer)
    await request('evm_revert', before)
    expect(await isSealed(safe)).toBe(false)
    const again = await visit()
    expect((await again.look()).next).toMatchObject({ step: 'wait', isUnheard: true })
    expect(await again.act('drop')).toBe('Changed')
    expect(await again.act('again')).toBeUndefined()
    await vi.waitFor(async () => expect((await again.look()).isSwept).toBe(true))
    expect(await isSealed(safe)).toBe(true)
    expect(await wealthOf(payer)).toBe(back)
  })

  test('[W2] whose money was gone when it sent starts over', async () => {
    const { page } = await paidKey()
    const insufficient = { error: { code: -32000, message: 'insufficient funds for gas * price + value' } }
    answerInstead((method) => (method === 'eth_sendRawTransaction' ? insufficient : undefined))
    expect(await page.act('seal')).toBe('NotEnoughForFee')
    expect(page.keyNow().sent).toEqual([])
    expect(page.getTransactions()).toEqual([])
    expect((await page.look()).next.step).toBe('seal')
  })

  test('[W2] refunds nothing to a contract that accepts nothing, and everything to another address', async () => {
    const { page, need, address } = await paidKey(world.world.contracts.multicall3)
    expect((await page.look()).back.status).toBe('refused')
    expect(await page.act('sweep')).toBe('Changed')
    const other = stranger()
    expect(await page.act('sweep', other)).toBeUndefined()
    await vi.waitFor(async () => expect(await wealthOf(address)).toBe(0n))
    expect(await wealthOf(other)).toBe(need - (await feeOf(page.keyNow().sent[0]?.hash as Hash)))
  })

  test('[W2] is never deleted with money in it, nor while that is unknown', async () => {
    const { page, address } = await paidKey()
    expect(await page.act('drop')).toBe('Changed')
    answerInstead((method) => (method === 'eth_getBalance' ? { error: { code: -32000, message: 'busy' } } : undefined))
    expect(await page.act('drop')).toBeDefined()
    vi.restoreAllMocks()
    expect(page.keyNow().address).toBe(address)
    await request('anvil_setBalance', address, toHex(parseGwei('20')))
    expect((await page.look()).back.status).toBe('dust')
    expect(await page.act('drop')).toBeUndefined()
    expect(page.keptSealKeys.read()).toEqual([])
  })
})
