// @vitest-environment happy-dom
import { type Address, type Hex, numberToHex, pad } from 'viem'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { DEADLINES } from '../../../src/lib/config.ts'
import type { Call } from '../../../src/safe/plans/prepareWrite.ts'
import type { Transaction } from '../../../src/state/transactions/transactionLog.ts'
import { delegateTo } from '../../demo/delegateTo.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { placeEntryPoint } from '../../host/placeEntryPoint.ts'
import { startPage } from '../signIn/startPage.ts'

// Acts of smart accounts: bundled by somebody else, in one transaction with others' operations.

/** Versions 0.6, 0.7 and 0.8. */
const ENTRY_POINTS = [
  '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
  '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
] as const
const [FIRST] = ENTRY_POINTS
const { ada, ben, cleo, dora } = people

let world: TestWorld
let entry: Awaited<ReturnType<typeof placeEntryPoint>>
let salt = 0n
beforeAll(async () => {
  world = await startWorld(1)
  entry = await placeEntryPoint(world, await world.senderOf(cleo.account), FIRST)
})
afterAll(() => world.anvil.stop())
beforeEach(() => {
  salt++
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const request = (method: string, ...params: unknown[]) => world.anvil.provider.request({ method, params })
const RIGHT: Address = '0x000000000000000000000000000000000000600d'
const WRONG: Address = '0x00000000000000000000000000000000000bad00'
beforeAll(async () => {
  await request('anvil_setCode', WRONG, '0x60006000fd')
})

/** A target that works in the simulation, and reverts from then on. */
async function fickle(): Promise<{ to: Address; turn: () => Promise<unknown> }> {
  const to = pad(numberToHex(0xf1c0000n + salt), { size: 20 })
  return { to, turn: () => request('anvil_setCode', to, '0x60006000fd') }
}

type Answer = (call: { to: Address; data: Hex }) => Promise<Hex>

/** A page whose wallet has this account, and gives this answer to a send request. */
async function pageOf(account: Address, answer: Answer) {
  const page = await startPage({ rpcUrl: world.anvil.url, accounts: [account] })
  page.wallet.answer('eth_sendTransaction', ([call]) => answer(call as { to: Address; data: Hex }))
  const { prepare, sendWrite, writeOf, writes } = await import('../../../src/state/transactions/writes.ts')
  const { getTransactions } = await import('../../../src/state/transactions/transactionLog.ts')
  const { outcomeOf } = await import('../../../src/state/transactions/outcomeOf.ts')
  const watching = await import('../../../src/state/transactions/watchTransactions.ts')
  onTestFinished(watching.watchTransactions())
  const first = (): Transaction | undefined => getTransactions()[0]
  return {
    ...watching,
    outcomeOf,
    first,
    async act(to: Address) {
      const call: Call = { to, value: 0n, data: '0x12345678' }
      const plan = {
        kind: 'execute',
        functionName: 'execute',
        chainId: 1,
        account,
        safe: RIGHT,
        build: async () => call,
      } as const
      await sendWrite(plan, await prepare(plan))
      expect(writeOf(writes.getState(), plan)).toMatchObject({ status: 'logged' })
    },
    until: (holds: () => void) => vi.waitFor(holds, { timeout: 20_000, interval: 50 }),
    statusIs: (status: string) =>
      vi.waitFor(() => expect(first()?.status).toBe(status), { timeout: 20_000, interval: 50 }),
  }
}

const signFor = (account: Address) => (call: { to: Address; data: Hex }) =>
  entry.sign({ account, owner: ada.account, callData: entry.execute(call.to, call.data) })

/** Somebody else's operation in the same bundle. */
async function strangers(to: Address) {
  const { account } = await entry.accountOf(ben.account.address, 1_000n + salt)
  return entry.sign({ account, owner: ben.account, callData: entry.execute(to, '0x') })
}

describe('the wallet answers with the transaction’s hash', () => {
  test('[S4.7] the bundle succeeded but the account’s own operation failed in it: failed, by its account', async () => {
    const { account } = await entry.accountOf(ada.account.address, salt)
    const { to, turn } = await fickle()
    const page = await pageOf(account, async (call) => {
      await turn()
      const { status, transactionHash } = await entry.bundle(await strangers(RIGHT), await signFor(account)(call))
      expect(status).toBe('success')
      return transactionHash
    })
    await page.act(to)
    await page.statusIs('failed')
    expect(page.outcomeOf(page.first() as Transaction)).toBe('failedInAccount')
  })

  test('[S4.7] a stranger’s operation failed beside it: confirmed', async () => {
    const { account } = await entry.accountOf(ada.account.address, salt)
    const page = await pageOf(account, async (call) => {
      const all = [await strangers(WRONG), await signFor(account)(call)]
      return (await entry.bundle(...all)).transactionHash
    })
    await page.act(RIGHT)
    await page.statusIs('confirmed')
  })

  test('[S4.7] an account that its first operation deploys, plain until then', async () => {
    const { account, initCode } = await entry.accountOf(ada.account.address, salt, false)
    const { to, turn } = await fickle()
    const page = await pageOf(account, async (call) => {
      await turn()
      const callData = entry.execute(call.to, call.data)
      const signed = await entry.sign({ account, owner: ada.account, callData, initCode })
      return (await entry.bundle(signed)).transactionHash
    })
    await request('anvil_setBalance', account, numberToHex(10n ** 18n))
    await page.act(to)
    await page.statusIs('failed')
  })

  test('[S4.7] of two operations of the account with different outcomes it can’t be told which it was: unknown', async () => {
    const { account } = await entry.accountOf(ada.account.address, salt)
    const page = await pageOf(account, async (call) => {
      const own = await signFor(account)(call)
      const callData = entry.execute(WRONG, '0x')
      const other = await entry.sign({ account, owner: ada.account, callData, nonce: own.operation.nonce + 1n })
      return (await entry.bundle(own, other)).transactionHash
    })
    await page.act(RIGHT)
    await page.until(() => expect(page.first()).toHaveProperty('hash'))
    expect(page.first()?.status).toBe('pending')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DEADLINES.transaction + 1_000 })
    await page.statusIs('unknown')
  })
})

describe('the wallet answers with the operation’s hash', () => {
  test.each([
    ['confirmed', RIGHT],
    ['failed', undefined],
  ] as const)('[S4.7] it is found among the operations, and %s', async (status, target) => {
    const { account } = await entry.accountOf(ada.account.address, salt)
    const { to, turn } = await fickle()
    let waiting: Awaited<ReturnType<typeof entry.sign>> | undefined
    const page = await pageOf(account, async (call) => {
      waiting = await signFor(account)(call)
      return waiting.hash
    })
    await page.act(target ?? to)
    await page.until(() => expect(page.first()).toHaveProperty('searchedTo'))
    expect(page.first()).toMatchObject({ status: 'pending', answer: waiting?.hash })
    await turn()
    if (!waiting) throw new Error('It was not asked.')
    // another of its own, with another outcome, in the same bundle
    const callData = entry.execute(target ? WRONG : RIGHT, '0x')
    const nonce = waiting.operation.nonce + 1n
    const other = await entry.sign({ account, owner: ada.account, callData, nonce })
    const { transactionHash } = await entry.bundle(waiting, other)
    await page.statusIs(status)
    expect(page.first()).toMatchObject({ hash: transactionHash, answer: waiting.hash })
  })

  test('[S4.7] in no bundle after the usual time it is unknown, and found by a later search', async () => {
    const { account } = await entry.accountOf(ada.account.address, salt)
    let waiting: Awaited<ReturnType<typeof entry.sign>> | undefined
    const page = await pageOf(account, async (call) => {
      waiting = await signFor(account)(call)
      return waiting.hash
    })
    await page.act(RIGHT)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DEADLINES.transaction + 1_000 })
    await page.statusIs('unknown')
    const given = page.first() as Transaction
    expect(page.outcomeOf(given)).toBe('unknownOfAccount')
    if (!waiting) throw new Error('It was not asked.')
    await entry.bundle(waiting)
    page.watchAgain(given as Parameters<typeof page.watchAgain>[0])
    await page.statusIs('confirmed')
  })

  test('[S4.7] another contract’s event about it is ignored', async () => {
    const { account } = await entry.accountOf(ada.account.address, salt)
    let waiting: Awaited<ReturnType<typeof entry.sign>> | undefined
    const page = await pageOf(account, async (call) => {
      waiting = await signFor(account)(call)
      return waiting.hash
    })
    await page.act(RIGHT)
    if (!waiting) throw new Error('It was not asked.')
    const { USER_OPERATION } = await import('../../../src/safe/outcome/operationsIn.ts')
    const [topic, hash, of] = [USER_OPERATION, waiting.hash, pad(account)].map((word) => `7f${word.slice(2)}`)
    const liar: Address = pad(numberToHex(0x11a0000n + salt), { size: 20 })
    // LOG4(0, 128, event, hash, account, 0), all of it zero, so: failed
    await request('anvil_setCode', liar, `0x5f${of}${hash}${topic}60805fa400`)
    const sender = await world.senderOf(dora.account)
    await sender.send({ to: liar })
    const { logs } = await sender.send({ to: liar })
    expect(logs[0]?.topics).toEqual([USER_OPERATION, waiting.hash, pad(account).toLowerCase(), pad('0x')])
    const block = Number(await request('eth_blockNumber'))
    await page.until(() => expect(page.first()).toMatchObject({ searchedTo: block, status: 'pending' }))
  })
})

test('[S4.7] the known transaction reverted, but its operation succeeded in another one: not failed', async () => {
  const { account } = await entry.accountOf(ada.account.address, salt)
  const page = await pageOf(account, async (call) => {
    const signed = await signFor(account)(call)
    await entry.bundle(signed)
    // the second bundler is too late
    return entry.tryBundle(signed)
  })
  await page.act(RIGHT)
  await page.until(() => expect(page.first()).toHaveProperty('answer'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DEADLINES.transaction + 1_000 })
  await page.until(() => expect(page.first()?.status).not.toBe('pending'))
  expect(page.first()?.status).toBe('unknown')
})

test.each(ENTRY_POINTS)('[S4.7] EntryPoint %s is believed', async (address) => {
  const there = await placeEntryPoint(world, await world.senderOf(cleo.account), address)
  const { account } = await there.accountOf(ada.account.address, salt)
  const { to, turn } = await fickle()
  const page = await pageOf(account, async (call) => {
    await turn()
    const callData = there.execute(call.to, call.data)
    const signed = await there.sign({ account, owner: ada.account, callData })
    await there.bundle(signed)
    return signed.hash
  })
  await page.act(to)
  await page.statusIs('failed')
})

describe('an account that is delegated to code (EIP-7702)', () => {
  async function lent() {
    const account = await delegateTo(world, await entry.implementation())
    const hash = await sendTransaction(world.client, {
      account,
      chain: null,
      to: account.address,
      data: entry.initialize(account.address),
    })
    await waitForTransactionReceipt(world.client, { hash, pollingInterval: 50 })
    return account
  }

  test.each(['its transaction’s', 'the operation’s'])(
    '[S4.7] an operation that others send for it, answered with %s hash, has its own outcome',
    async (which) => {
      const owner = await lent()
      const { to, turn } = await fickle()
      const page = await pageOf(owner.address, async (call) => {
        await turn()
        const callData = entry.execute(call.to, call.data)
        const signed = await entry.sign({ account: owner.address, owner, callData })
        const { transactionHash } = await entry.bundle(signed)
        return which === 'the operation’s' ? signed.hash : transactionHash
      })
      await page.act(to)
      await page.statusIs('failed')
    },
  )

  test('[S4.7] a transaction that it sends itself is followed by its own nonce', async () => {
    const owner = await lent()
    const page = await pageOf(owner.address, async (call) =>
      sendTransaction(world.client, { account: owner, chain: null, to: call.to, data: call.data }),
    )
    await page.act(RIGHT)
    await page.statusIs('confirmed')
    expect(page.first()).not.toHaveProperty('answer')
  })
})

describe('a Safe driven by operations', () => {
  const HANDLER: Address = '0x0000000000000000000000000000000000433700'
  /** The slot: keccak256 of Safe's own name for it. */
  const HANDLER_SLOT = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

  /**
   * Replaces Safe's 4337 module as the fallback handler: it accepts each operation as valid, and reverts every call
   * that ends in a one, without an event of the Safe's own.
   */
  async function driven(): Promise<Address> {
    const sender = await world.senderOf(dora.account)
    const safe = await createSafe(sender, { kind: '1.4.1', owners: [ada.account.address], saltNonce: 700n + salt })
    // selector validateUserOp(0.6) ? return 0 : revert where byte 4 is set, else stop
    const code = '0x5f3560e01c633a871cdd14601c5760043560f81c601857005b5f5ffd5b60205ff3'
    await request('anvil_setCode', HANDLER, code)
    await request('anvil_setStorageAt', safe, HANDLER_SLOT, pad(HANDLER))
    return safe
  }

  test.each([
    ['confirmed', '0x1234567800', 'the operation’s'],
    ['failed', '0x1234567801', 'the operation’s'],
    ['failed', '0x1234567801', 'its transaction’s'],
  ] as const)('[S4.7] %s, by its own operation %s, answered with %s hash', async (status, callData, which) => {
    const safe = await driven()
    const page = await pageOf(safe, async () => {
      const signed = await entry.sign({ account: safe, owner: ada.account, callData })
      const { transactionHash } = await entry.bundle(signed)
      return which === 'the operation’s' ? signed.hash : transactionHash
    })
    await page.act(RIGHT)
    await page.statusIs(status)
    expect(page.first()).not.toHaveProperty('safeTxHash')
  })
})

describe('the wallet has it bundled or signed, and answers with an error', () => {
  const broken = { code: -32603, message: 'Internal JSON-RPC error.' }

  test('[S8.4] an account that is no Safe: found by the EntryPoint’s event', async () => {
    const { account } = await entry.accountOf(ada.account.address, salt)
    const page = await pageOf(account, async (call) => {
      await entry.bundle(await strangers(RIGHT), await signFor(account)(call))
      throw broken
    })
    await page.act(RIGHT)
    await page.statusIs('confirmed')
    expect(page.first()).toHaveProperty('answer')
  })

  test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('[S8.4] a Safe %s: found by its own event', async (kind) => {
    const sender = await world.senderOf(cleo.account)
    const safe = await createSafe(sender, { kind, owners: [ada.account.address], saltNonce: 900n + salt })
    const page = await pageOf(safe, async ({ to, data }) => {
      await execSafe(sender, { safe, kind, signers: [ada.account], calls: [{ to: RIGHT, data: '0x99' }] })
      await execSafe(sender, { safe, kind, signers: [ada.account], calls: [{ to, data }] })
      throw broken
    })
    await page.act(RIGHT)
    await page.statusIs('confirmed')
    expect(page.first()).toHaveProperty('safeTxHash')
  })

  test('[S8.4] a Safe whose owners were never asked: unknown, and searched for', async () => {
    const sender = await world.senderOf(cleo.account)
    const safe = await createSafe(sender, { kind: '1.4.1', owners: [ada.account.address], saltNonce: 900n + salt })
    const page = await pageOf(safe, () => Promise.reject(broken))
    await page.act(RIGHT)
    await page.until(() => expect(page.first()).toMatchObject({ status: 'unknown', searchedTo: expect.any(Number) }))
  })
})
