import { type Address, createClient, type Hex, hexToBigInt, hexToString, http, isHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import { DEMO_CHAIN_ID } from '../chains.ts'
import type { Provider } from '../connectors/connector.ts'
import { demoState } from '../state/demoState.ts'
import { pageWords } from '../words/enPages.ts'

/** What the wallet asks its person, in a sheet of its own. */
export type DemoRequest =
  | { kind: 'connect'; account: Address }
  | { kind: 'transaction'; from: Address; to: Address; value: bigint; data: Hex }
  | { kind: 'message'; account: Address; message: string }

type Options = { rpcUrl: string; account: PrivateKeyAccount; ask: (request: DemoRequest) => Promise<boolean> }

const refusal = (code: number, message: string) => Object.assign(new Error(message), { code })

const CHAIN_HEX = `0x${DEMO_CHAIN_ID.toString(16)}`

type TransactionRequest = { from?: string; to?: Address; value?: Hex; data?: Hex }

/**
 * A wallet for the demo's chain (EIP-1193): it holds a public test key, asks before it does anything, and goes to no
 * other chain. Whatever isn't its own business it passes on to the node.
 */
export function createDemoWallet({ rpcUrl, account, ask }: Options): Provider {
  const client = createClient({ transport: http(rpcUrl, { retryCount: 0 }), pollingInterval: 100 })
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const shared = () => (demoState.read()?.isShared ? [account.address] : [])

  const confirm = async (request: DemoRequest): Promise<void> => {
    if (!(await ask(request))) throw refusal(4001, 'User rejected the request.')
  }

  async function send([transaction]: readonly unknown[]): Promise<Hex> {
    const { from, to, value, data = '0x' } = (transaction ?? {}) as TransactionRequest
    if (shared().length === 0 || from?.toLowerCase() !== account.address.toLowerCase())
      throw refusal(4100, 'This account is not shared with the page.')
    if (!to) throw refusal(-32602, 'The demo wallet deploys nothing.')
    const amount = value === undefined ? 0n : hexToBigInt(value)
    await confirm({ kind: 'transaction', from: account.address, to, value: amount, data })
    return sendTransaction(client, { account, chain: null, to, value: amount, data })
  }

  async function sign([message]: readonly unknown[]): Promise<Hex> {
    if (!isHex(message)) throw refusal(-32602, 'The message must be hex.')
    await confirm({ kind: 'message', account: account.address, message: hexToString(message) })
    return account.signMessage({ message: { raw: message } })
  }

  async function share(): Promise<Address[]> {
    if (shared().length > 0) return shared()
    await confirm({ kind: 'connect', account: account.address })
    demoState.write({ rpcUrl, isShared: true })
    return shared()
  }

  function goTo([target]: readonly unknown[]): null {
    if ((target as { chainId?: string } | undefined)?.chainId?.toLowerCase() === CHAIN_HEX) return null
    throw refusal(4902, 'The demo wallet only knows the demo chain.')
  }

  return {
    async request({ method, params = [] }) {
      switch (method) {
        case 'eth_chainId':
          return CHAIN_HEX
        case 'eth_accounts':
          return shared()
        case 'eth_requestAccounts':
          return share()
        case 'wallet_switchEthereumChain':
          return goTo(params)
        case 'wallet_addEthereumChain':
          throw refusal(4200, 'The demo wallet only knows the demo chain.')
        case 'eth_sendTransaction':
          return send(params)
        case 'personal_sign':
          return sign(params)
        default:
          return (client.request as Provider['request'])({ method, params })
      }
    },
    on(event, listener) {
      const heard = listeners.get(event) ?? new Set()
      listeners.set(event, heard.add(listener))
    },
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  }
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%230a0a0a'/%3E%3Ccircle cx='16' cy='16' r='8' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E"

/** Announces the wallet as any other does (EIP-6963), now and when asked. @returns the mirror */
export function announceDemoWallet(provider: Provider): () => void {
  const info = {
    uuid: crypto.randomUUID(),
    name: pageWords.demoWallet.name,
    icon: ICON,
    rdns: 'demo.wrapped-safe.wallet',
  }
  const announce = () => {
    const detail = Object.freeze({ info: Object.freeze(info), provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
