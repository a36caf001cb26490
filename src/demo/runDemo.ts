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

/** What the banner controls of a running demo. */
export type RunningDemo = Pick<DemoChain, 'startOver' | 'letTimePass'> & {
  /** The notices to show. */
  notices: StoreApi<readonly Notice[]>
  stop(): void
}

/** Transactions of an erased chain can never be confirmed. */
export const forgetDemoTransactions = (): void => forgetTransactions(({ chainId }) => chainId === demoChain.id)

/**
 * Starts the demo's chain, adds it to the page's chains, and connects the demo wallet: starting the demo is the consent.
 * @throws what the chain throws when it can't be started
 */
export async function runDemo(ask: (request: DemoRequest) => Promise<boolean>): Promise<RunningDemo> {
  const chain = await startDemoChain()
  const chosen = () => people[demoChoice.read()?.person ?? 'ada']
  const wallet = createDemoWallet({ node: chain.provider, person: chosen(), ask })
  // the person may be switched in any tab, and the wallet follows in all
  const unfollow = demoChoice.subscribe(() => wallet.become(chosen()))
  setDemoChain({ chain: demoChain, provider: chain.provider })
  const stopAnnouncing = announceDemoWallet(wallet.provider)
  if (chain.notices.includes('historyDropped')) forgetDemoTransactions()
  const notices = createStore(() => chain.notices)
  const unsubscribe = chain.subscribe((event) => {
    if (event.kind === 'notice') notices.setState((shown) => [...new Set([...shown, event.notice])], true)
    // another tab restarted the chain or advanced its time: reads are invalidated
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
      stopAnnouncing()
      setDemoChain(undefined)
      chain.stop()
      demoStatus.setState({ status: 'off' }, true)
    },
  }
}
