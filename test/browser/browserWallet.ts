import type { BrowserContext } from '@playwright/test'
import type { Hex, PrivateKeyAccount } from 'viem'
import { createClient, custom, hexToBigInt } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import type { Provider } from '../../src/demo/Provider.ts'

/** The outcome of a request: a result, or an error of any shape. */
export type Answer = { result: unknown } | { refused: unknown }

/** A browser wallet that a test controls: its account and chain, and how it answers. */
export type BrowserWallet = {
  account: PrivateKeyAccount
  chainId: number
  /**
   * Its behaviour on a request: `gone` fails as an extension that was disabled, `silent` never answers, `late` sends and signs
   * nothing before `confirmLate`, `broken` fails to sign and to switch, `forges` signs with another key, and `old` knows no typed data.
   */
  mood: 'confirm' | 'reject' | 'gone' | 'silent' | 'late' | 'broken' | 'forges' | 'old'
  confirmLate(): void
  /** The answer to a send request in place of the hash, and whether it has sent before answering. */
  odd: { isSent: boolean; answer: Answer } | undefined
  /** Sends the last withheld transaction after all. */
  sendAfterAll(): Promise<Hex>
  /** Whether the page has access to its account: after a request, or from an earlier visit. */
  isShared: boolean
  /** The methods of all requests. */
  requests: string[]
  /** Emits an event, as a wallet does when its user changes something. */
  emit(event: 'accountsChanged' | 'chainChanged' | 'disconnect', payload: unknown): Promise<void>
}

type Options = { account: PrivateKeyAccount; chainId: number; node: Provider; name?: string }

const refusal = (code: number, message: string) => ({ refused: { code, message } })

type Listeners = Map<string, Set<(payload: unknown) => void>>

/** The rdns that it announces, and the page's id for it. */
export const WALLET_ID = 'test.wallet'

/** Runs in the page: a provider whose every request is answered by the test, announced by EIP-6963. */
function announce([name, rdns]: readonly [string, string]): void {
  const listeners: Listeners = new Map()
  const provider = {
    async request(call: { method: string; params?: unknown[] }) {
      const ask = (window as unknown as { walletRequest(call: unknown): Promise<unknown> }).walletRequest
      const answer = (await ask(call)) as Answer
      if ('refused' in answer) throw answer.refused // a plain object, as MetaMask's is
      return answer.result
    },
    on: (event: string, listener: (payload: unknown) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: (payload: unknown) => void) => listeners.get(event)?.delete(listener),
  }
  ;(window as unknown as { walletListeners: Listeners }).walletListeners = listeners
  const icon =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23ff7a4d'/%3E%3C/svg%3E"
  const info = { uuid: '6f1c7e0a-0000-4000-8000-000000000001', name, rdns, icon }
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
  const wallet: BrowserWallet = {
    account,
    chainId,
    mood: 'confirm',
    confirmLate: () => undefined,
    odd: undefined,
    sendAfterAll: () => Promise.reject(new Error('It was asked to send nothing.')),
    isShared: false,
    requests: [],
    async emit(event, payload) {
      for (const page of context.pages())
        await page.evaluate(
          ([event, payload]) => {
            const { walletListeners } = window as unknown as { walletListeners: Listeners }
            for (const listener of walletListeners.get(event as string) ?? []) listener(payload)
          },
          [event, payload] as const,
        )
    },
  }
  const untilConfirmed = () =>
    new Promise<void>((resolve) => {
      wallet.confirmLate = resolve
    })
  const shared = () => [wallet.account.address.toLowerCase()]

  const answer = async (method: string, params: unknown[]): Promise<Answer> => {
    wallet.requests.push(method)
    if (wallet.mood === 'gone') return refusal(4900, 'The provider is disconnected.')
    switch (method) {
      case 'eth_chainId':
        return { result: `0x${wallet.chainId.toString(16)}` }
      case 'eth_accounts':
        return { result: wallet.isShared ? shared() : [] }
      case 'eth_requestAccounts':
        if (wallet.mood === 'reject') return refusal(4001, 'User rejected the request.')
        if (wallet.mood === 'silent') return new Promise(() => {})
        wallet.isShared = true
        return { result: shared() }
      case 'wallet_switchEthereumChain': {
        if (wallet.mood === 'reject') return refusal(4001, 'User rejected the request.')
        if (wallet.mood === 'broken') return refusal(-32603, 'Internal JSON-RPC error.')
        if (wallet.mood === 'silent') return new Promise(() => {})
        wallet.chainId = Number((params[0] as { chainId: string }).chainId)
        await wallet.emit('chainChanged', `0x${wallet.chainId.toString(16)}`)
        return { result: null }
      }
      case 'wallet_addEthereumChain': {
        if (wallet.mood === 'reject') return refusal(4001, 'User rejected the request.')
        wallet.chainId = Number((params[0] as { chainId: string }).chainId)
        await wallet.emit('chainChanged', `0x${wallet.chainId.toString(16)}`)
        return { result: null }
      }
      case 'eth_sendTransaction': {
        if (wallet.mood === 'reject') return refusal(4001, 'User rejected the request.')
        if (wallet.mood === 'silent') return new Promise(() => {})
        if (wallet.mood === 'late') await untilConfirmed()
        const { to, data = '0x', value } = params[0] as { to: Hex; data?: Hex; value?: Hex }
        const amount = value === undefined ? 0n : hexToBigInt(value)
        const send = () => sendTransaction(client, { account: wallet.account, chain: null, to, value: amount, data })
        wallet.sendAfterAll = send
        if (wallet.odd && !wallet.odd.isSent) return wallet.odd.answer
        const hash = await send()
        return wallet.odd?.answer ?? { result: hash }
      }
      case 'personal_sign': {
        if (wallet.mood === 'reject') return refusal(4001, 'User rejected the request.')
        if (wallet.mood === 'broken') return refusal(-32603, 'Internal JSON-RPC error.')
        if (wallet.mood === 'silent') return new Promise(() => {})
        const signer = wallet.mood === 'forges' ? privateKeyToAccount(generatePrivateKey()) : wallet.account
        return { result: await signer.signMessage({ message: { raw: params[0] as Hex } }) }
      }
      case 'eth_signTypedData_v4': {
        if (wallet.mood === 'reject') return refusal(4001, 'User rejected the request.')
        if (wallet.mood === 'old') return refusal(4200, 'Typed data is not for this wallet.')
        if (wallet.mood === 'broken') return refusal(-32603, 'Internal JSON-RPC error.')
        if (wallet.mood === 'silent') return new Promise(() => {})
        if (wallet.mood === 'late') await untilConfirmed()
        const signer = wallet.mood === 'forges' ? privateKeyToAccount(generatePrivateKey()) : wallet.account
        return { result: await signer.signTypedData(JSON.parse(params[1] as string)) }
      }
      default:
        return refusal(4200, `${method} is not for this wallet.`)
    }
  }
  await context.exposeFunction('walletRequest', ({ method, params = [] }: { method: string; params?: unknown[] }) =>
    answer(method, params),
  )
  // tsx's __name helper doesn't exist in the page
  await context.addInitScript('globalThis.__name ??= (named) => named')
  await context.addInitScript(announce, [name, WALLET_ID] as const)
  return wallet
}
