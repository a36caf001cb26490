import type { BrowserContext } from '@playwright/test'
import type { Hex, PrivateKeyAccount } from 'viem'
import { createClient, custom, hexToBigInt } from 'viem'
import { sendTransaction } from 'viem/actions'
import type { Provider } from '../../src/demo/provider.ts'

/** What the wallet answers when it is asked to send something. */
type Mood = 'confirm' | 'reject'

export type BrowserWallet = { mood: Mood; requests: string[] }

type Options = { account: PrivateKeyAccount; chainId: number; node: Provider; name?: string }

const refusal = (code: number, message: string) => ({ refused: { code, message } })

/** Runs in the page: a provider whose every request is answered by the test, announced by EIP-6963. */
function announce(name: string): void {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const provider = {
    async request(call: { method: string; params?: unknown[] }) {
      const ask = (window as unknown as { walletRequest(call: unknown): Promise<unknown> }).walletRequest
      const answer = (await ask(call)) as { refused?: { code: number; message: string }; result?: unknown }
      if (answer.refused) throw answer.refused // a plain object, as MetaMask's is
      return answer.result
    },
    on: (event: string, listener: (payload: unknown) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: (payload: unknown) => void) => listeners.get(event)?.delete(listener),
  }
  const info = {
    uuid: '6f1c7e0a-0000-4000-8000-000000000001',
    name,
    rdns: 'test.wallet',
    icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23ff7a4d'/%3E%3C/svg%3E",
  }
  const tell = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}

/** A wallet in the browser that signs with a test key and sends to a local node. */
export async function installWallet(
  context: BrowserContext,
  { account, chainId, node, name = 'Test Wallet' }: Options,
): Promise<BrowserWallet> {
  const client = createClient({ transport: custom(node, { retryCount: 0 }), pollingInterval: 50 })
  const wallet: BrowserWallet = { mood: 'confirm', requests: [] }
  let isShared = false

  await context.exposeFunction(
    'walletRequest',
    async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
      wallet.requests.push(method)
      switch (method) {
        case 'eth_chainId':
          return { result: `0x${chainId.toString(16)}` }
        case 'eth_accounts':
          return { result: isShared ? [account.address.toLowerCase()] : [] }
        case 'eth_requestAccounts':
          if (wallet.mood === 'reject') return refusal(4001, 'User rejected the request.')
          isShared = true
          return { result: [account.address.toLowerCase()] }
        case 'eth_sendTransaction': {
          if (wallet.mood === 'reject') return refusal(4001, 'User rejected the request.')
          const { to, data, value } = params[0] as { to: Hex; data?: Hex; value?: Hex }
          const amount = value === undefined ? 0n : hexToBigInt(value)
          return {
            result: await sendTransaction(client, { account, chain: null, to, value: amount, data: data ?? '0x' }),
          }
        }
        default:
          return refusal(4200, `${method} is not for this wallet.`)
      }
    },
  )
  // tsx names functions through a helper that the page doesn't have
  await context.addInitScript('globalThis.__name ??= (named) => named')
  await context.addInitScript(announce, name)
  return wallet
}
