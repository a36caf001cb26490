import type { Page } from '@playwright/test'
import { createClient, custom } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createSender } from '../../src/demo/createSender.ts'
import { DEMO_WALLET_ID } from '../../src/demo/wallet/createDemoWallet.ts'

type Announced = CustomEvent<{
  info: { rdns: string }
  provider: { request(call: { method: string; params: unknown }): Promise<unknown> }
}>

/** Runs in the page: asks the demo's wallet, which passes on to its chain what isn't a wallet's to answer. */
function ask([method, params, rdns]: readonly [string, unknown, string]): Promise<unknown> {
  let answer: Promise<unknown> | undefined
  const hear = (event: Event) => {
    const { info, provider } = (event as Announced).detail
    if (info.rdns === rdns) answer = provider.request({ method, params })
  }
  window.addEventListener('eip6963:announceProvider', hear)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.removeEventListener('eip6963:announceProvider', hear)
  return answer ?? Promise.reject(new Error('The demo announces no wallet.'))
}

/** The chain of the demo that runs in a page: to read from it, and to send to it past the page. */
export function demoChainOf(page: Page) {
  const provider = {
    request: ({ method, params = [] }: { method: string; params?: unknown }) =>
      page.evaluate(ask, [method, params, DEMO_WALLET_ID] as const),
  }
  const client = createClient({ transport: custom(provider, { retryCount: 0 }), pollingInterval: 50 })
  return {
    client,
    /** A sender of an account that the page sends for as well: for what is sent before the page does again. */
    senderOf: (account: PrivateKeyAccount) => createSender(client, account),
  }
}
