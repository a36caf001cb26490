import { afterEach, beforeEach, describe, onTestFinished, vi } from 'vitest'
import { type Answer, answers, createTestWallet, type TestWallet } from '../wallets/testWallet.ts'
import { type Bench, loadPage, passTime, testConnecting, testSwitching } from './bench.tsx'

const ACCOUNTS = 'eth_requestAccounts'
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The misbehaving test wallet, installed as MetaMask. */
async function installed(wallet: TestWallet): Promise<Bench> {
  onTestFinished(wallet.announce({ rdns: 'io.metamask' }))
  const { listenerCount } = wallet
  return { walletId: 'metaMask', page: await loadPage(), settle: passTime(wallet.isSilent), listenerCount }
}

const withAnswers = (given: Record<string, Answer>, wallet = createTestWallet({ chains: [1, 137] })) => {
  for (const [method, answer] of Object.entries(given)) wallet.answer(method, answer)
  return installed(wallet)
}

/** One that announces nothing: it is only a global of the page, and gone once that is removed. */
async function onThePage({ provider, isSilent, listenerCount } = createTestWallet()) {
  vi.stubGlobal('ethereum', provider)
  const remove = () => void vi.stubGlobal('ethereum', undefined)
  const page = await loadPage()
  return { walletId: 'browser', name: 'Browser Wallet', page, settle: passTime(isSilent), listenerCount, remove }
}

/** Has it disconnect as soon as it gets the request. */
const disconnecting = (wallet: TestWallet, method: string) => async () => {
  await vi.waitUntil(() => wallet.asked(method) === 1)
  wallet.emit('disconnect', { code: 4900, message: 'Disconnected' })
}

describe('connecting', () => {
  const answering = (answer: Answer) => () => withAnswers({ [ACCOUNTS]: answer })
  testConnecting('injected', 'MetaMask', {
    accepts: () => withAnswers({}),
    rejects: answering(answers.rejected),
    'says that a request is pending (-32002)': answering(answers.pending),
    'never answers': answering(answers.hangs),
    'is locked': answering(answers.locked),
    'shares no account': answering(answers.empty),
    'is on a chain that is not ours': () => withAnswers({}, createTestWallet({ chainId: 56 })),
    'throws a string': answering(answers.aString),
    'throws undefined': answering(answers.nothing),
    'throws a plain object': answering(answers.broken),
    async 'is cancelled during the prompt'() {
      const bench = await withAnswers({ [ACCOUNTS]: answers.hangs })
      return { ...bench, leave: async () => bench.page.store.disconnect() }
    },
    async 'disconnects during the prompt'() {
      const wallet = createTestWallet()
      const bench = await withAnswers({ [ACCOUNTS]: answers.hangs }, wallet)
      return { ...bench, leave: disconnecting(wallet, ACCOUNTS) }
    },
    async vanishes() {
      const { remove, ...bench } = await onThePage()
      await bench.page.wallets.loadConnector('browser')
      remove()
      return bench
    },
    async 'vanishes during the prompt'() {
      const wallet = createTestWallet()
      const prompt = wallet.hold(ACCOUNTS)
      const { remove, ...bench } = await onThePage(wallet)
      const leave = async () => {
        await vi.waitUntil(() => wallet.asked(ACCOUNTS) === 1)
        remove()
        prompt.approve() // an approval comes last; one that is gone without an answer never answers
      }
      return { ...bench, leave }
    },
  })
})

describe('switching', () => {
  const answering = (answer: Answer) => () => withAnswers({ [SWITCH]: answer })
  /** It lacks the chain, says so with the first answer, and gives the second when asked to add it. */
  const lacking = (unknown: Answer, added?: Answer) => () => {
    const wallet = createTestWallet()
    wallet.answer(SWITCH, (params) => (wallet.asked(ADD) === 0 ? unknown(params) : void wallet.moveTo(137)))
    return withAnswers(added ? { [ADD]: added } : {}, wallet)
  }
  testSwitching('injected', 'MetaMask', {
    accepts: () => withAnswers({}),
    rejects: answering(answers.rejected),
    'says that a request is pending (-32002)': answering(answers.pending),
    'never answers': answering(answers.hangs),
    'is locked': answering(answers.locked),
    'lacks the chain (4902)': lacking(answers.unknownChain),
    'lacks the chain (4902, nested)': lacking(answers.unknownChainNested),
    'lacks the chain, and will not add it': lacking(answers.unknownChain, answers.rejected),
    'adds the chain, and does not switch': () => {
      const wallet = createTestWallet()
      wallet.answer(SWITCH, (params) => (wallet.asked(ADD) === 0 ? answers.unknownChain(params) : null))
      return withAnswers({ [ADD]: answers.withoutEffect }, wallet)
    },
    'approves, and does not switch': answering(answers.withoutEffect),
    'throws a string': answering(answers.aString),
    'throws undefined': answering(answers.nothing),
    'throws a plain object': answering(answers.broken),
    async 'disconnects during the prompt'() {
      const wallet = createTestWallet()
      const bench = await withAnswers({ [SWITCH]: answers.hangs }, wallet)
      return { ...bench, leave: disconnecting(wallet, SWITCH) }
    },
    'says that it is offline (4900)': answering(() => Promise.reject({ code: 4900, message: 'Disconnected.' })),
    async vanishes() {
      const { remove, ...bench } = await onThePage()
      return { ...bench, turn: remove }
    },
  })
})
