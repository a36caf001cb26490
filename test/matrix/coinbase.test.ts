import { afterEach, beforeEach, describe, vi } from 'vitest'
import type { Reply } from '../host/createCoinbaseSigner.ts'
import { type Conduct, installCoinbasePopup } from '../host/installCoinbasePopup.ts'
import { ADA } from '../wallets/testWallet.ts'
import { type Bench, loadPage, passTime, testConnecting, testSwitching } from './bench.tsx'

// The real SDK, with a window that implements its protocol.

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new Error('No network here.'))),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Given = { conduct?: Conduct; chains?: readonly number[]; isBlocked?: boolean }

async function benchWith({ conduct = () => ({ value: [ADA] }), chains = [1, 137], isBlocked = false }: Given = {}) {
  const popup = await installCoinbasePopup(() => chains)
  Object.assign(popup, { conduct, isBlocked })
  const page = await loadPage()
  const bench: Bench = {
    walletId: 'coinbase',
    page,
    settle: passTime(() => popup.isSilent),
    listenerCount: popup.listenerCount,
  }
  return { ...bench, popup }
}

const failing = (failure: unknown) => () => benchWith({ conduct: () => ({ failure }) })

describe('connecting', () => {
  testConnecting('coinbase', 'Coinbase Wallet', {
    accepts: () => benchWith(),
    rejects: failing({ code: 4001, message: 'User rejected the request.' }),
    'says that a request is pending (-32002)': failing({ code: -32002, message: 'Already pending.' }),
    'never answers': () => benchWith({ conduct: () => 'silence' }),
    'shares no account': () => benchWith({ conduct: () => ({ value: [] }) }),
    'is on a chain that is not ours': async () => {
      localStorage.setItem('-CBWSDK:SignerConfigurator:SignerType', 'scw')
      localStorage.setItem('-CBWSDK:SCWStateManager:accounts', JSON.stringify([ADA]))
      localStorage.setItem('-CBWSDK:SCWStateManager:activeChain', JSON.stringify({ id: 56 }))
      return benchWith()
    },
    'throws a string': failing('wallet exploded'),
    'throws undefined': failing(undefined),
    'throws a plain object': failing({ code: -32603, message: 'Internal error.' }),
    async 'is cancelled during the prompt'() {
      const bench = await benchWith({ conduct: () => 'silence' })
      return { ...bench, leave: async () => bench.page.store.disconnect() }
    },
    vanishes: () => benchWith({ isBlocked: true }),
  })
})

describe('switching', () => {
  /** Connects, then gives these answers in order; it has no chain but the first, until it has `added`. */
  const answering = (replies: (Reply | 'silence')[], added = [1]) => {
    const left = [...replies]
    const chains = [1]
    const conduct: Conduct = ({ method }) => {
      if (method === 'eth_requestAccounts') return { value: [ADA] }
      if (method === 'wallet_addEthereumChain') chains.splice(0, 1, ...added)
      return (left.length > 1 ? left.shift() : left[0]) ?? 'silence'
    }
    return () => benchWith({ chains, conduct })
  }
  const unknownChain = { error: { code: 4902, message: 'Unrecognized chain ID.' } }
  const nested = { error: { code: -32603, message: 'Internal error.', data: { originalError: { code: 4902 } } } }
  const yes = { value: null }
  testSwitching('coinbase', 'Coinbase Wallet', {
    accepts: () => benchWith(),
    rejects: answering([{ error: { code: 4001, message: 'User rejected the request.' } }]),
    'says that a request is pending (-32002)': answering([{ error: { code: -32002, message: 'Already pending.' } }]),
    'never answers': answering(['silence']),
    'is locked': answering([{ error: { code: 4100, message: 'Not authorized.' } }]),
    'throws a string': answering([{ error: 'wallet exploded' }]),
    'throws undefined': answering([{ failure: undefined }]),
    'throws a plain object': answering([{ error: { code: -32603, message: 'Internal error.' } }]),
    'lacks the chain, and will not add it': answering([
      unknownChain,
      { error: { code: 4001, message: 'User rejected the request.' } },
    ]),
    'adds the chain, and does not switch': answering([unknownChain, yes]),
    'approves, and does not switch': answering([yes]),
    'lacks the chain (4902)': answering([unknownChain, yes], [1, 137]),
    'says that it is offline (4900)': answering([{ error: { code: 4900, message: 'Disconnected.' } }]),
    async vanishes() {
      const bench = await answering([yes])()
      const turn = () => {
        bench.popup.isBlocked = true
      }
      return { ...bench, turn }
    },
    'lacks the chain (4902, nested)': answering([nested, yes], [1, 137]),
  })
})
