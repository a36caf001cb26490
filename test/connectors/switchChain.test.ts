import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEADLINES } from '../../src/config.ts'
import type { AddableChain } from '../../src/connectors/connector.ts'
import { addThenSwitchChain } from '../../src/connectors/switchChain.ts'
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

/** Asks for Polygon and lets all the time pass that it takes. */
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
  test('[S4.5] is asked once, and nothing is added', async () => {
    const wallet = createTestWallet({ chains: [1, 137] })
    expect(await switchToPolygon(wallet)).toBe('done')
    expect(wallet.asked(SWITCH)).toBe(1)
    expect(wallet.asked(ADD)).toBe(0)
    expect(wallet.listenerCount()).toBe(0)
  })

  test('[S4.5] is not asked at all when it is there already', async () => {
    const wallet = createTestWallet({ chainId: 137 })
    expect(await switchToPolygon(wallet)).toBe('done')
    expect(wallet.methods()).toEqual(['eth_chainId'])
  })

  test('[S4.5] may answer before it has moved', async () => {
    const wallet = createTestWallet()
    wallet.answer(SWITCH, () => void setTimeout(() => wallet.moveTo(137), 1_000))
    expect(await switchToPolygon(wallet)).toBe('done')
  })

  test('[S4.5] may name its chain in decimals or as a number', async () => {
    for (const id of ['137', 137]) expect(await switchToPolygon(walletWith({ eth_chainId: () => id }))).toBe('done')
  })

  test('[S4.5] may move and never answer: what it is seen on counts', async () => {
    const wallet = createTestWallet()
    wallet.answer(SWITCH, () => {
      setTimeout(() => {
        wallet.moveTo(10)
        wallet.moveTo(137)
      }, 1_000)
      return new Promise(() => {})
    })
    const outcome = addThenSwitchChain(wallet.provider, polygon)
    await vi.advanceTimersByTimeAsync(2_000)
    await expect(outcome).resolves.toBeUndefined()
    expect(wallet.listenerCount()).toBe(0)
  })
})

describe('a wallet that lacks the chain', () => {
  test.each([
    ['plainly', answers.unknownChain],
    ['nested', answers.unknownChainNested],
    ['in words', answers.unknownChainInWords],
    ['nested in a cause', () => Promise.reject(new Error('x', { cause: { data: { code: 4902 } } }))],
  ] satisfies [string, Answer][])('[S8.3] adds the chain when 4902 is said %s, then switches', async (_, unknown) => {
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
  })

  test('[S8.3] is not asked to switch again when adding has switched', async () => {
    const wallet = createTestWallet()
    wallet.answer(ADD, () => wallet.moveTo(137))
    expect(await switchToPolygon(wallet)).toBe('done')
    expect(wallet.asked(SWITCH)).toBe(1)
  })

  test.each([
    ['UserRejected', answers.rejected],
    ['UserRejected', answers.rejectedWithoutCode],
    ['RequestPending', answers.pending],
    ['AddChain', answers.badParameters],
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

  test('[S8.3] keeps what the wallet said about a chain that it would not add', async () => {
    const wallet = walletWith({ [ADD]: answers.badParameters })
    await expect(addThenSwitchChain(wallet.provider, polygon)).rejects.toMatchObject({
      name: 'AddChain',
      details: 'nativeCurrency.symbol does not match',
    })
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

  const parametersFor = async (chain: AddableChain) => {
    const wallet = createTestWallet()
    await switchToPolygon(wallet, chain)
    return [SWITCH, ADD].map((method) => wallet.log.find((call) => call.method === method)?.params)
  }

  test('[S4.5] is told the chain as wallets want it: https, lower-case hex without padding', async () => {
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

  test('[S4.5] is told of no explorer rather than of an empty list', async () => {
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
    ['S8.3', 'SwitchChain', answers.withoutEffect],
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

  test('[S8.3] a look that fails is not the end: the next one may see it', async () => {
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
    '[S8.3] one that %s when it is asked where it is fails with one of ours',
    async (_, answer, name) => {
      const wallet = walletWith({ eth_chainId: answer })
      expect(await switchToPolygon(wallet)).toBe(name)
      expect(wallet.asked(SWITCH)).toBe(0)
    },
  )
})
