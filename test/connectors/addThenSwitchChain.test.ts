import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addThenSwitchChain } from '../../src/connectors/addThenSwitchChain.ts'
import type { AddableChain } from '../../src/connectors/connector.ts'
import { DEADLINES } from '../../src/lib/config.ts'
import { type Answer, answers, createTestWallet, type TestWallet } from '../wallets/testWallet.ts'

const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

const polygon: AddableChain = {
  id: 137,
  name: 'Polygon',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: ['https://polygon.drpc.org'],
  explorerUrl: 'https://polygonscan.com',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Follows a promise without waiting for it. */
function follow(promise: Promise<unknown>) {
  const outcome: { isSettled: boolean; error?: unknown } = { isSettled: false, error: undefined }
  promise.then(
    () => Object.assign(outcome, { isSettled: true }),
    (error: unknown) => Object.assign(outcome, { isSettled: true, error }),
  )
  return outcome
}

/** Switches to Polygon, and advances the clock until that has settled. */
async function switchToPolygon(wallet: TestWallet, chain = polygon): Promise<string> {
  const outcome = addThenSwitchChain(wallet.provider, chain).then(
    () => 'done',
    (error: { name: string }) => error.name,
  )
  await vi.advanceTimersByTimeAsync(DEADLINES.walletPrompt + DEADLINES.walletAnswer + 10_000)
  return outcome
}

const walletWith = (answered: Record<string, Answer>, chains: readonly number[] = [1]): TestWallet => {
  const wallet = createTestWallet({ chains })
  for (const [method, answer] of Object.entries(answered)) wallet.answer(method, answer)
  return wallet
}

describe('a wallet that has the chain', () => {
  test('[S4.5] is called once, and no chain is added', async () => {
    const wallet = createTestWallet({ chains: [1, 137] })
    expect(await switchToPolygon(wallet)).toBe('done')
    expect(wallet.asked(SWITCH)).toBe(1)
    expect(wallet.asked(ADD)).toBe(0)
    expect(wallet.listenerCount()).toBe(0)
  })

  test('[S4.5] bug 2: is not called at all when it is on that chain already', async () => {
    const wallet = createTestWallet({ chainId: 137 })
    expect(await switchToPolygon(wallet)).toBe('done')
    expect(wallet.methods()).toEqual(['eth_chainId'])
  })

  test('[S4.5] may answer before it has switched', async () => {
    const wallet = createTestWallet()
    wallet.answer(SWITCH, () => void setTimeout(() => wallet.moveTo(137), 1_000))
    expect(await switchToPolygon(wallet)).toBe('done')
  })

  test('[S4.5] may name its chain in decimals or as a number', async () => {
    for (const id of ['137', 137]) expect(await switchToPolygon(walletWith({ eth_chainId: () => id }))).toBe('done')
  })

  test('[S4.5] bug 4: an event about another chain does not count as the requested switch', async () => {
    const wallet = createTestWallet({ chainId: 100 })
    wallet.answer(SWITCH, () => {
      setTimeout(() => [1, 10].map(wallet.moveTo), 500)
      setTimeout(() => wallet.moveTo(137), 1_000)
      return new Promise(() => {})
    })
    const outcome = follow(addThenSwitchChain(wallet.provider, polygon))
    await vi.advanceTimersByTimeAsync(999)
    expect(outcome.isSettled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toMatchObject({ isSettled: true, error: undefined })
    expect(wallet.listenerCount()).toBe(0)
  })

  test('[S4.5] bug 5: may switch without an event or an answer: the polled chain counts', async () => {
    const wallet = createTestWallet()
    let where = '0x1'
    wallet.answer('eth_chainId', () => where)
    wallet.answer(SWITCH, () => {
      where = '0x89'
      return new Promise(() => {})
    })
    const outcome = follow(addThenSwitchChain(wallet.provider, polygon))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(outcome).toMatchObject({ isSettled: true, error: undefined })
    expect(wallet.listenerCount()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a wallet that lacks the chain', () => {
  const parametersFor = async (chain: AddableChain) => {
    const wallet = createTestWallet()
    await switchToPolygon(wallet, chain)
    return [SWITCH, ADD].map((method) => wallet.log.find((call) => call.method === method)?.params)
  }

  test.each([
    ['plainly', answers.unknownChain],
    ['bug 10: nested, without a message', answers.unknownChainNested],
    ['in words', answers.unknownChainInWords],
    ['nested in a cause', () => Promise.reject(new Error('x', { cause: { data: { code: 4902 } } }))],
  ] satisfies [string, Answer][])(
    '[S8.3] adds the chain when it answers 4902 %s, then switches',
    async (_, unknown) => {
      const wallet = createTestWallet()
      let isAdded = false
      wallet.answer(SWITCH, (params) => (isAdded ? wallet.moveTo(137) : unknown(params)))
      wallet.answer(ADD, () => {
        isAdded = true
        return null
      })
      expect(await switchToPolygon(wallet)).toBe('done')
      expect(wallet.asked(ADD)).toBe(1)
      expect(wallet.asked(SWITCH)).toBe(2)
      expect(wallet.listenerCount()).toBe(0)
    },
  )

  test('[S8.3] bug 5: is not asked to switch again when adding has switched', async () => {
    const wallet = createTestWallet()
    wallet.answer(SWITCH, (params) => (wallet.asked(SWITCH) === 1 ? answers.unknownChain(params) : answers.hangs()))
    wallet.answer(ADD, () => wallet.moveTo(137))
    expect(await switchToPolygon(wallet)).toBe('done')
    expect(wallet.asked(SWITCH)).toBe(1)
  })

  test.each([
    ['UserRejected', answers.rejected],
    ['UserRejected', answers.rejectedWithoutCode],
    ['RequestPending', answers.pending],
    ['AddChain', answers.badParameters], // bug 12: never called a rejection
    ['AddChain', answers.unsupported],
    ['AddChain', answers.nothing],
    ['AddChain', answers.aString],
    ['Deadline', answers.hangs],
  ] satisfies [string, Answer][])('[S8.3] fails with %s when adding fails: %#', async (name, added) => {
    const wallet = walletWith({ [ADD]: added })
    expect(await switchToPolygon(wallet)).toBe(name)
    expect(wallet.asked(ADD)).toBe(1)
    expect(wallet.asked(SWITCH)).toBe(1)
  })

  test('[S8.3] bug 13: is asked to add it once, and its error is kept', async () => {
    const wallet = walletWith({ [ADD]: answers.badParameters })
    await expect(addThenSwitchChain(wallet.provider, polygon)).rejects.toMatchObject({
      name: 'AddChain',
      details: 'nativeCurrency.symbol does not match',
    })
    expect(wallet.asked(ADD)).toBe(1)
  })

  test('[S8.3] bug 10: adding without switching is a failed switch, not a rejection', async () => {
    const wallet = walletWith({ [SWITCH]: answers.unknownChainNested, [ADD]: answers.withoutEffect })
    expect(await switchToPolygon(wallet)).toBe('SwitchChain')
    expect(wallet.asked(SWITCH)).toBe(2)
  })

  test('[S8.3] a read of the chain that fails after adding is retried', async () => {
    const wallet = createTestWallet()
    wallet.answer(ADD, () => {
      wallet.answer('eth_chainId', (params) => {
        wallet.answer('eth_chainId')
        return answers.broken(params)
      })
      wallet.answer(SWITCH, () => wallet.moveTo(137))
      return null
    })
    expect(await switchToPolygon(wallet)).toBe('done')
  })

  test('[S8.3] bug 12: is given only https RPCs, and its complaint about them is no rejection', async () => {
    const rpcUrls = ['http://1.1.1.1:8545', 'https://polygon.drpc.org', 'file:///etc/passwd']
    const [, added] = await parametersFor({ ...polygon, rpcUrls })
    expect(added?.[0]).toMatchObject({ rpcUrls: ['https://polygon.drpc.org'] })
    const wallet = walletWith({ [ADD]: answers.badParameters })
    expect(await switchToPolygon(wallet, { ...polygon, rpcUrls: ['http://1.1.1.1:8545'] })).toBe('AddChain')
  })

  test.each([
    ['SwitchChain', answers.unknownChain],
    ['SwitchChain', answers.withoutEffect],
    ['UserRejected', answers.rejected],
    ['SwitchUnsupported', answers.unsupported],
  ] satisfies [string, Answer][])(
    '[S8.3] fails with %s when it is added but the second switch fails: %#',
    async (name, again) => {
      const wallet = createTestWallet()
      wallet.answer(SWITCH, (params) => (wallet.asked(SWITCH) === 1 ? answers.unknownChain(params) : again(params)))
      expect(await switchToPolygon(wallet)).toBe(name)
      expect(wallet.asked(ADD)).toBe(1)
    },
  )

  test('[S4.5] is given the chain as wallets expect it: https, lower-case hex without padding', async () => {
    expect(await parametersFor({ ...polygon, id: 42161 })).toEqual([
      [{ chainId: '0xa4b1' }],
      [
        {
          chainId: '0xa4b1',
          chainName: 'Polygon',
          nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
          rpcUrls: ['https://polygon.drpc.org'],
          blockExplorerUrls: ['https://polygonscan.com'],
        },
      ],
    ])
  })

  test('[S4.5] gets no explorer field rather than an empty list', async () => {
    const { explorerUrl: _, ...bare } = polygon
    const [, added] = await parametersFor(bare)
    expect(added?.[0]).not.toHaveProperty('blockExplorerUrls')
  })
})

describe('a wallet that does not switch', () => {
  test.each([
    ['S8.4', 'UserRejected', answers.rejected],
    ['S8.4', 'UserRejected', answers.rejectedWithoutCode],
    ['S8.2', 'RequestPending', answers.pending],
    ['S8.3', 'WalletLocked', answers.locked],
    ['S8.3', 'SwitchChain', answers.broken],
    ['S8.3', 'SwitchChain', answers.aString],
    ['S8.3', 'SwitchChain', answers.nothing],
    ['S8.3', 'WalletDisconnected', () => Promise.reject({ code: 4900, message: 'Disconnected' })],
    ['S8.3', 'SwitchChain', () => Promise.reject({ code: 4901, message: 'Chain 137 not supported' })],
    ['S8.3', 'SwitchUnsupported', answers.unsupported],
    ['S8.3', 'SwitchUnsupported', () => Promise.reject({ code: 4200, message: `${SWITCH} not supported` })],
    ['S8.3', 'SwitchUnsupported', () => Promise.reject({ code: -32004, message: 'method not supported' })],
    ['S8.3', 'Deadline', answers.hangs],
  ] satisfies [string, string, Answer][])('[%s] fails with %s, and nothing is added: %#', async (_, name, answer) => {
    const wallet = walletWith({ [SWITCH]: answer }, [1, 137])
    expect(await switchToPolygon(wallet)).toBe(name)
    expect(wallet.asked(ADD)).toBe(0)
    expect(wallet.asked(SWITCH)).toBe(1)
    expect(wallet.listenerCount()).toBe(0)
  })

  test('[S8.3] bug 11: an approval without effect is a failure, after a deadline', async () => {
    const wallet = walletWith({ [SWITCH]: answers.withoutEffect })
    expect(await switchToPolygon(wallet)).toBe('SwitchChain')
    expect(wallet.asked(ADD)).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S4.5] bug 11: a chain known to be missing is added without a futile switch request', async () => {
    const wallet = createTestWallet()
    await addThenSwitchChain(wallet.provider, polygon, { isMissing: true })
    expect(wallet.log.map(({ method }) => method).filter((method) => method !== 'eth_chainId')).toEqual([ADD, SWITCH])
  })

  test.each([
    ['while the request is open', 1_000, answers.hangs],
    ['while its chain is polled', 200, answers.withoutEffect],
  ] as const)('[S4.5] once aborted nothing waits, polls or listens any more: %s', async (_, after, answer) => {
    const wallet = walletWith({ [SWITCH]: answer })
    const leaving = new AbortController()
    const outcome = follow(addThenSwitchChain(wallet.provider, polygon, { signal: leaving.signal }))
    await vi.advanceTimersByTimeAsync(after)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(300)
    expect(outcome.error).toMatchObject({ name: 'Superseded' })
    expect([wallet.listenerCount(), vi.getTimerCount()]).toEqual([0, 0])
  })

  test('[S8.3] a failed read of the chain is retried', async () => {
    const wallet = createTestWallet({ chains: [1, 137] })
    wallet.answer('eth_chainId', (params) =>
      wallet.asked('eth_chainId') === 2 ? answers.broken(params) : `0x${wallet.asked(SWITCH) ? '89' : '1'}`,
    )
    expect(await switchToPolygon(wallet)).toBe('done')
  })

  test.each([
    ['hangs', answers.hangs, 'Deadline'],
    ['throws a plain object', answers.broken, 'Unknown'],
    ['throws nothing', answers.nothing, 'Unknown'],
  ] satisfies [string, Answer, string][])(
    '[S8.3] one that %s when its chain is read fails with an AppError',
    async (_, answer, name) => {
      const wallet = walletWith({ eth_chainId: answer })
      expect(await switchToPolygon(wallet)).toBe(name)
      expect(wallet.asked(SWITCH)).toBe(0)
    },
  )
})
