import type { Address } from '../lib/address.ts'
import type { SafeTxHash } from '../lib/hash.ts'
import type { ProposalReport } from '../lib/ProposalReport.ts'
import type { Emitter } from './createEmitter.ts'

/** A wallet's provider (EIP-1193). Its answers are untrusted until parsed. */
export type Provider = {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
  /** Some providers have `off` in place of `removeListener`. */
  off?(event: string, listener: (payload: unknown) => void): unknown
}

/** Never empty: a connection has at least one account. Addresses are checksummed (EIP-55). */
export type Accounts = readonly [Address, ...Address[]]

export type ConnectorEvents = {
  change: { accounts?: Accounts; chainId?: number }
  /** `locked`: the wallet shares no account any more, but may again. `ended`: the connection is over. */
  disconnect: { reason: 'locked' | 'ended' }
  message: { type: string; data: unknown }
}

/** What a wallet must be told to add a chain (EIP-3085). */
export type AddableChain = {
  id: number
  name: string
  currency: { name: string; symbol: string; decimals: 18 }
  rpcUrls: readonly string[]
  explorerUrl?: string
}

/** What one account asks one contract to do; value in wei. */
export type WalletCall = { to: Address; value: bigint; data: `0x${string}` }

/** What a wallet shares once it is connected. */
export type Shared = {
  accounts: Accounts
  chainId: number
  /**
   * Only over the relay: the wallet says that it is a Safe's. It may share the Safe's address for every network, even
   * where the Safe isn't deployed; another wallet's account needs no code.
   */
  isSafe?: true
}

/** The interface to a wallet. Independent of stores and components; every await in it has a deadline. */
export type Connector = {
  /** The wallet's id, stable across reloads. */
  readonly id: string
  readonly type: 'injected' | 'safe' | 'coinbase' | 'walletConnect'
  readonly events: Emitter<ConnectorEvents>
  /**
   * Asks the person to share accounts; with `reconnecting` it takes what is shared already and never prompts. `signal`
   * aborts the wait, and disconnects a late wallet where that is possible.
   * @throws AppError: UserRejected, AccountsEmpty, RequestPending, WalletLocked, ConnectorNotFound, Deadline…
   */
  connect(options?: { reconnecting?: boolean; signal?: AbortSignal }): Promise<Shared>
  /** Stops listening and ends a session of this page's own. Permissions of a browser wallet stay: other tabs use them too. */
  disconnect(): Promise<void>
  /** What the wallet shares now, without asking; may be empty. */
  getAccounts(): Promise<Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<Provider | undefined>
  /** Whether `connect({ reconnecting: true })` would work. Never prompts, never throws. */
  isAuthorized(): Promise<boolean>
  /**
   * Asks the wallet to go to a chain, adding it first where it is unknown there (S4.5), or known to be.
   * @throws AppError: UserRejected, SwitchChain, SwitchUnsupported, AddChain, Superseded…
   */
  switchChain(chain: AddableChain, isMissing?: boolean): Promise<void>
  /**
   * Only where a proposal comes before the transaction, as in a Safe: proposes the calls as one transaction, all or
   * none. What it answers is no transaction hash, and such a wallet takes no `eth_sendTransaction`. As with any other
   * wallet, the caller sets the deadline: a late answer still counts.
   * @throws AppError: UserRejected…
   */
  sendTransactions?(calls: readonly WalletCall[]): Promise<SafeTxHash>
  /** Only with `sendTransactions`: what the wallet says of a proposal; undefined where it says nothing. Never throws. */
  readProposal?(safeTxHash: SafeTxHash): Promise<ProposalReport | undefined>
  /**
   * Only where several people may have to sign, as in a Safe: asks them to sign a text. It resolves when enough have,
   * at once without a signature where others have yet to sign, or with `0x` where they sign on chain.
   * @throws AppError: UserRejected, also when its window was closed to wait for the others; Deadline…
   */
  signMessage?(text: string): Promise<{ messageHash?: string; signature?: unknown }>
  /** The same for typed data (EIP-712), as JSON. */
  signTypedData?(typedData: string): Promise<{ messageHash?: string; signature?: unknown }>
  /** The signature for the hash of either's message, once enough have signed. */
  getSignature?(messageHash: string): Promise<unknown>
}
