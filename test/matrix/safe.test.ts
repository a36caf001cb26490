import { afterEach, beforeEach, describe, vi } from 'vitest'
import { framePage, SAFE_INFO } from '../host/framedPage.ts'
import { loadPage, passTime, testConnecting, testSwitching } from './bench.tsx'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

async function benchWith(answer?: () => unknown) {
  const { parent, asked, listenerCount } = framePage(answer)
  return {
    walletId: 'safe',
    page: await loadPage(),
    settle: passTime(() => !answer && asked.length > 0),
    listenerCount,
    parent,
  }
}

const throwing = (thrown: unknown) => () =>
  benchWith(() => {
    throw thrown
  })

describe('connecting', () => {
  testConnecting('safe', 'Safe', {
    accepts: () => benchWith(() => SAFE_INFO),
    'never answers': () => benchWith(),
    'shares no account': () => benchWith(() => ({ ...SAFE_INFO, safeAddress: undefined })),
    'is on a chain that is not ours': () => benchWith(() => ({ ...SAFE_INFO, chainId: 56 })),
    'throws a string': throwing('Request failed'),
    'throws undefined': throwing(undefined),
    'throws a plain object': throwing({ code: -32603, message: 'Internal error.' }),
    async 'is cancelled during the prompt'() {
      const bench = await benchWith()
      return { ...bench, leave: async () => bench.page.store.disconnect() }
    },
    async vanishes() {
      const bench = await benchWith()
      bench.parent.postMessage = () => {
        throw new TypeError('The frame is detached.')
      }
      return bench
    },
  })
})

describe('switching', () => {
  testSwitching('safe', 'Safe', { accepts: () => benchWith(() => SAFE_INFO) })
})
