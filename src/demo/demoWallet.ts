import { type Address, createClient, custom, type Hex, hexToBigInt, hexToString, isHex } from 'viem'
import { sendTransaction } from 'viem/actions'
import { DEMO_CHAIN_ID } from '../chains.ts'
import type { Provider } from '../connectors/connector.ts'
import { demoWords } from '../words/enDemo.ts'
import type { Person } from './people.ts'

/** What the wallet asks its person, in a sheet of its own. */
export type DemoRequest =
  | { kind: 'transaction'; person: Person; to: Address; value: bigint; data: Hex }
  | { kind: 'message'; person: Person; message: string }

type Options = { node: Provider; person: Person; ask: (request: DemoRequest) => Promise<boolean> }

export type DemoWallet = {
  provider: Provider
  /** Hands the wallet to another of the demo people, and tells the page as any wallet does. */
  become(person: Person): void
}

/** What the wallet is known by (EIP-6963), and its id in the list. */
export const DEMO_WALLET_ID = 'demo.wrapped-safe.wallet'

const CHAIN_HEX = `0x${DEMO_CHAIN_ID.toString(16)}`

const refusal = (code: number, message: string) => Object.assign(new Error(message), { code })

type TransactionRequest = { from?: string; to?: Address; value?: Hex; data?: Hex }

/**
 * A wallet for the demo's chain (EIP-1193): it holds public test keys, asks before it sends or signs, and goes to no
 * other chain. Its account is shared by starting the demo. Whatever isn't its own business it passes on to the chain.
 */
export function createDemoWallet({ node, person: first, ask }: Options): DemoWallet {
  const client = createClient({ transport: custom(node, { retryCount: 0 }), pollingInterval: 100 })
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  let person = first

  const confirm = async (request: DemoRequest): Promise<void> => {
    if (!(await ask(request))) throw refusal(4001, 'User rejected the request.')
  }

  async function send([transaction]: readonly unknown[]): Promise<Hex> {
    const sender = person
    const { from, to, value, data = '0x' } = (transaction ?? {}) as TransactionRequest
    if (from?.toLowerCase() !== sender.account.address.toLowerCase())
      throw refusal(4100, 'This account is not the one of the wallet.')
    if (!to) throw refusal(-32602, 'The demo wallet deploys nothing.')
    const amount = value === undefined ? 0n : hexToBigInt(value)
    await confirm({ kind: 'transaction', person: sender, to, value: amount, data })
    return sendTransaction(client, { account: sender.account, chain: null, to, value: amount, data })
  }

  async function sign([message]: readonly unknown[]): Promise<Hex> {
    if (!isHex(message)) throw refusal(-32602, 'The message must be hex.')
    const signer = person
    await confirm({ kind: 'message', person: signer, message: hexToString(message) })
    return signer.account.signMessage({ message: { raw: message } })
  }

  function goTo([target]: readonly unknown[]): null {
    if ((target as { chainId?: string } | undefined)?.chainId?.toLowerCase() === CHAIN_HEX) return null
    throw refusal(4902, 'The demo wallet only knows the demo chain.')
  }

  const provider: Provider = {
    async request({ method, params = [] }) {
      switch (method) {
        case 'eth_chainId':
          return CHAIN_HEX
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [person.account.address]
        case 'wallet_switchEthereumChain':
          return goTo(params)
        case 'wallet_addEthereumChain':
          throw refusal(4200, 'The demo wallet only knows the demo chain.')
        case 'eth_sendTransaction':
          return send(params)
        case 'personal_sign':
          return sign(params)
        default:
          return node.request({ method, params })
      }
    },
    on(event, listener) {
      const heard = listeners.get(event) ?? new Set()
      listeners.set(event, heard.add(listener))
    },
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  }
  return {
    provider,
    become(next) {
      if (next === person) return
      person = next
      for (const listener of [...(listeners.get('accountsChanged') ?? [])]) listener([next.account.address])
    },
  }
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%230a0a0a'/%3E%3Ccircle cx='16' cy='16' r='8' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E"

/** Announces the wallet as any other does (EIP-6963), now and when asked. @returns the mirror */
export function announceDemoWallet(provider: Provider): () => void {
  const { name } = demoWords.demoWallet
  const info = { uuid: crypto.randomUUID(), name, icon: ICON, rdns: DEMO_WALLET_ID }
  const announce = () => {
    const detail = Object.freeze({ info: Object.freeze(info), provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
