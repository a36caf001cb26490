import { createStore, type StoreApi } from 'zustand/vanilla'
import { connect } from '../state/connection/connection.ts'
import { readAgain } from '../state/queries/queries.ts'
import { setDemoChain } from '../state/settings/configuredChains.ts'
import { demoChoice, demoStatus } from '../state/settings/demo.ts'
import { forgetTransactions } from '../state/transactions/transactionLog.ts'
import type { DemoChain } from './chain/connectDemoChain.ts'
import type { Notice } from './chain/isToTab.ts'
import { startDemoChain } from './chain/startDemoChain.ts'
import { demoChain } from './demoChain.ts'
import { people } from './people.ts'
import { announceDemoWallet, createDemoWallet, DEMO_WALLET_ID, type DemoRequest } from './wallet/createDemoWallet.ts'

/** What the banner can do with a demo that runs. */
export type RunningDemo = Pick<DemoChain, 'startOver' | 'letTimePass'> & {
  /** What a person should know, from the beginning and since. */
  notices: StoreApi<readonly Notice[]>
  stop(): void
}

/** What was sent on a chain that is no more has no end to wait for. */
export const forgetDemoTransactions = (): void => forgetTransactions(({ chainId }) => chainId === demoChain.id)

/**
 * Starts the demo's chain, puts it among the page's, and connects the demo wallet: whoever starts the demo asked for it.
 * @throws what the chain throws when it can't be started
 */
export async function runDemo(ask: (request: DemoRequest) => Promise<boolean>): Promise<RunningDemo> {
  const chain = await startDemoChain()
  const chosen = () => people[demoChoice.read()?.person ?? 'ada']
  const wallet = createDemoWallet({ node: chain.provider, person: chosen(), ask })
  // in whichever tab somebody else was chosen: the demo is one, and so is its wallet
  const unfollow = demoChoice.subscribe(() => wallet.become(chosen()))
  setDemoChain({ chain: demoChain, provider: chain.provider })
  const hush = announceDemoWallet(wallet.provider)
  const notices = createStore(() => chain.notices)
  const unsubscribe = chain.subscribe((event) => {
    if (event.kind === 'notice') notices.setState((told) => [...new Set([...told, event.notice])], true)
    // another tab started over, or time passed there: what is shown is read again
    else void readAgain()
  })
  const letTimePass = (seconds: number) => chain.letTimePass(seconds).then(readAgain)
  demoStatus.setState({ status: 'on', letTimePass }, true)
  void connect(DEMO_WALLET_ID)
  return {
    notices,
    async startOver() {
      await chain.startOver()
      forgetDemoTransactions()
      await readAgain()
    },
    letTimePass,
    stop() {
      unfollow()
      unsubscribe()
      hush()
      setDemoChain(undefined)
      chain.stop()
      demoStatus.setState({ status: 'off' }, true)
    },
  }
}
