import { type Address, createClient, custom, type Hex, recoverMessageAddress } from 'viem'
import { readContract } from 'viem/actions'
import type { Provider } from '../../connectors/connector.ts'
import { wrappedSafeAbi } from '../../contract/wrappedSafe.generated.ts'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { toQuantity } from '../../lib/toQuantity.ts'
import { demoWords } from '../../words/en/demo.ts'
import type { Person } from '../people.ts'
import { createDemoSigner } from './createDemoSigner.ts'
import { refusal } from './refusal.ts'
import { checkPermission, readAsset, readChain, readSigned, type TypedData } from './walletParameters.ts'

/** A request that the wallet shows in its sheet. */
export type DemoRequest = { person: Person } & (
  | { kind: 'accounts' }
  /** Undefined when it creates a contract. */
  | { kind: 'transaction'; to: Address | undefined; value: bigint; data: Hex }
  | { kind: 'message'; message: string }
  | { kind: 'typedData'; data: TypedData }
  | { kind: 'asset'; type: 'ERC20' | 'ERC721'; contract: Address; name: string }
)

type Options = { node: Provider; person: Person; ask: (request: DemoRequest) => Promise<boolean> }

export type DemoWallet = {
  provider: Provider
  /** Switches the wallet to another of the demo people, and emits `accountsChanged` as any wallet does. */
  become(person: Person): void
}

/** The wallet's announcement (EIP-6963), and its id in the list. */
export const DEMO_WALLET_ID = 'demo.wrapped-safe.wallet'

const CHAIN_HEX = toQuantity(DEMO_CHAIN_ID)

/** Wallet methods that this wallet doesn't support; they are never passed on to the chain. */
const OF_WALLETS = /^(wallet_|personal_|eth_sign)/

/**
 * A wallet for the demo's chain (EIP-1193, 2255, 747): it holds public test keys, asks before it sends or signs, and
 * switches to no other chain. Starting the demo grants access to its account, until that is revoked. Methods that aren't a
 * wallet's are passed on to the chain.
 */
export function createDemoWallet({ node, person: first, ask }: Options): DemoWallet {
  const client = createClient({ transport: custom(node, { retryCount: 0 }), pollingInterval: 100 })
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  let person = first
  let isShared = true
  let isAskingForAccounts = false

  // in lower case, as most wallets return them
  const accounts = () => (isShared ? [person.account.address.toLowerCase()] : [])
  const tell = (): void => {
    for (const listener of [...(listeners.get('accountsChanged') ?? [])]) listener(accounts())
  }
  const setShared = (next: boolean): void => {
    if (next === isShared) return
    isShared = next
    tell()
  }

  const confirm = async (request: DemoRequest): Promise<void> => {
    if (!(await ask(request))) throw refusal(4001, 'User rejected the request.')
  }

  async function shareAccount(): Promise<void> {
    if (isAskingForAccounts) throw refusal(-32002, 'The demo wallet already asks for an account.')
    isAskingForAccounts = true
    try {
      await confirm({ kind: 'accounts', person })
      setShared(true)
    } finally {
      isAskingForAccounts = false
    }
  }

  const permissions = () =>
    accounts().map((account) => ({
      invoker: location.origin,
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: [account] }],
    }))

  const signer = createDemoSigner({
    client,
    askPerson: confirm,
    signerFor(from) {
      if (accounts().includes(from)) return person
      throw refusal(4100, 'This account is not the one that the wallet shares.')
    },
  })

  async function watchAsset(params: unknown): Promise<true> {
    const { tokenId, ...asset } = readAsset(params)
    const [account] = accounts()
    if (!account) throw refusal(4100, 'The wallet shares no account with this page.')
    if (tokenId !== undefined) {
      const asked = { abi: wrappedSafeAbi, address: asset.contract, functionName: 'ownerOf', args: [tokenId] } as const
      const owner = await readContract(client, asked).catch(() => undefined)
      if (owner?.toLowerCase() !== account) throw refusal(-32602, 'This NFT is not held by the account of the wallet.')
    }
    await confirm({ kind: 'asset', person, ...asset })
    return true
  }

  const goTo = (params: unknown, code: number): null => {
    if (readChain(params) === BigInt(DEMO_CHAIN_ID)) return null
    throw refusal(code, 'The demo wallet only knows the demo chain.')
  }

  const own: Record<string, (params: unknown) => unknown> = {
    eth_chainId: () => CHAIN_HEX,
    eth_accounts: accounts,
    async eth_requestAccounts() {
      if (!isShared) await shareAccount()
      return accounts()
    },
    async wallet_requestPermissions(params) {
      checkPermission(params)
      await shareAccount()
      return permissions()
    },
    wallet_getPermissions: permissions,
    wallet_revokePermissions(params) {
      checkPermission(params)
      setShared(false)
      return null
    },
    wallet_switchEthereumChain: (params) => goTo(params, 4902),
    wallet_addEthereumChain: (params) => goTo(params, 4200),
    wallet_watchAsset: watchAsset,
    eth_sendTransaction: signer.sendTransaction,
    personal_sign: signer.signMessage,
    async personal_ecRecover(params) {
      const { raw, signature } = readSigned(params)
      return (await recoverMessageAddress({ message: { raw }, signature })).toLowerCase()
    },
    eth_signTypedData_v4: signer.signTypedData,
  }

  const provider: Provider = {
    async request({ method, params = [] }) {
      const answer = Object.hasOwn(own, method) ? own[method] : undefined
      if (answer) return answer(params)
      if (OF_WALLETS.test(method)) throw refusal(4200, `The demo wallet does not know ${method}.`)
      return node.request({ method, params })
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
      if (isShared) tell()
    },
  }
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%230a0a0a'/%3E%3Ccircle cx='16' cy='16' r='8' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E"

/** Announces the wallet (EIP-6963), now and on request. @returns the function that stops it */
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
