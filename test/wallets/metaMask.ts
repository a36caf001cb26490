import { Duplex } from 'node:stream'
import { ApprovalController, type ApprovalControllerMessenger } from '@metamask/approval-controller'
import { createWalletMiddleware } from '@metamask/eth-json-rpc-middleware'
import { createAsyncMiddleware, JsonRpcEngine } from '@metamask/json-rpc-engine'
import { createEngineStream } from '@metamask/json-rpc-middleware-stream'
import { Messenger } from '@metamask/messenger'
import { providerErrors, rpcErrors } from '@metamask/rpc-errors'
import { readAdd, readSwitch } from './metaMaskRules.ts'

type Options = {
  /** The user's accounts, in lower case as MetaMask keeps them. */
  accounts: readonly string[]
  chainId?: number
  /** Further chains that it has. */
  chains?: readonly number[]
  /** The node for reads, and for sending what was confirmed. */
  node?: (method: string, params: unknown[]) => Promise<unknown>
}

const hex = (id: number): `0x${string}` => `0x${id.toString(16)}`

const ORIGIN = 'http://localhost'

/**
 * MetaMask put together from what it publishes: its engine, its approvals and its checks behind its stream. Only the
 * user is ours, and what only its extension has: which site may see which account, and which chain it is on.
 * The other half is `@metamask/providers` in the page.
 */
export function createMetaMask({ accounts, chainId = 1, chains = [], node }: Options) {
  const state = {
    accounts: [...accounts],
    shared: [] as string[],
    chainId: hex(chainId),
    chains: new Set([chainId, ...chains].map(hex)),
    isUnlocked: true,
    isOnline: true,
  }
  /** Every method that reached it, oldest first. */
  const log: string[] = []
  /** What the user does on a prompt: at once, or when `approve` or `reject` is called. */
  let mood: 'confirm' | 'wait' = 'wait'

  const messenger = new Messenger({ namespace: 'ApprovalController' }) as unknown as ApprovalControllerMessenger
  const approvals = new ApprovalController({ messenger, showApprovalRequest: () => undefined })
  const open = () => Object.values(approvals.state.pendingApprovals)
  const confirm = (type: string, requestData = {}): Promise<unknown> => {
    const asked = approvals.add({ origin: ORIGIN, type, requestData })
    if (mood === 'confirm') approve()
    return asked
  }
  const approve = (): void => {
    const [oldest] = open()
    if (oldest) void approvals.acceptRequest(oldest.id)
  }
  const reject = (): void => {
    const [oldest] = open()
    if (oldest) approvals.rejectRequest(oldest.id, providerErrors.userRejectedRequest())
  }

  const engine = new JsonRpcEngine()
  const notify = (method: string, params?: unknown): void => {
    engine.emit('notification', { jsonrpc: '2.0', method, ...(params !== undefined && { params }) })
  }
  const visible = (): string[] => (state.isUnlocked ? [...state.shared] : [])
  const network = () => ({
    chainId: state.chainId,
    networkVersion: state.isOnline ? String(Number(state.chainId)) : 'loading', // MetaMask's value for none
    isConnected: state.isOnline,
  })
  const tellAccounts = () => notify('metamask_accountsChanged', visible())
  const tellChain = () => notify('metamask_chainChanged', network())
  const share = (next: readonly string[]): void => {
    state.shared = [...next]
    tellAccounts()
  }
  const goTo = (id: `0x${string}`): void => {
    state.chainId = id
    tellChain()
  }
  const permissions = () =>
    state.shared.map(() => ({
      parentCapability: 'eth_accounts',
      invoker: ORIGIN,
      caveats: [{ type: 'restrictReturnedAccounts', value: [...state.shared] }],
    }))

  let unlocking: (() => void)[] = []
  let isWaitingForUnlock = false

  const own: Record<string, (params: unknown) => unknown> = {
    metamask_getProviderState: () => ({ accounts: visible(), isUnlocked: state.isUnlocked, ...network() }),
    metamask_sendDomainMetadata: () => true,
    eth_chainId: () => state.chainId,
    net_version: () => network().networkVersion,
    async eth_requestAccounts() {
      if (isWaitingForUnlock)
        throw rpcErrors.resourceUnavailable('Already processing eth_requestAccounts. Please wait.')
      if (state.shared.length === 0) {
        await confirm('wallet_requestPermissions')
        share(state.accounts)
      } else if (!state.isUnlocked) {
        isWaitingForUnlock = true
        await new Promise<void>((resolve) => unlocking.push(resolve))
        isWaitingForUnlock = false
      }
      return visible()
    },
    async wallet_requestPermissions(params) {
      const [asked] = params as [unknown]
      if (typeof asked !== 'object' || asked === null || !('eth_accounts' in asked)) throw rpcErrors.invalidParams()
      await confirm('wallet_requestPermissions')
      share(state.accounts)
      return permissions().slice(0, 1)
    },
    wallet_getPermissions: () => permissions().slice(0, 1),
    wallet_revokePermissions() {
      share([])
      return null
    },
    async wallet_switchEthereumChain(params) {
      const id = readSwitch(params)
      if (!state.chains.has(id)) {
        const message = `Unrecognized chain ID "${id}". Try adding the chain using wallet_addEthereumChain first.`
        throw providerErrors.custom({ code: 4902, message })
      }
      if (id === state.chainId) return null
      await confirm('wallet_switchEthereumChain')
      goTo(id)
      return null
    },
    async wallet_addEthereumChain(params) {
      const added = readAdd(params)
      await confirm('wallet_addEthereumChain', added)
      state.chains.add(added.chainId)
      // rejecting this second prompt is no failure: the chain is added, and the wallet stays on its chain
      const isAgreed = await confirm('wallet_switchEthereumChain').then(
        () => true,
        () => false,
      )
      if (isAgreed) goTo(added.chainId)
      return null
    },
    async wallet_watchAsset(params) {
      const { type, options } = params as { type: string; options: { tokenId?: unknown } }
      if (type !== 'ERC20' && typeof options.tokenId !== 'string')
        throw rpcErrors.invalidParams(
          `Expected parameter 'tokenId' to be type 'string'. Received type '${typeof options.tokenId}'`,
        )
      await confirm('wallet_watchAsset', { type })
      return true
    },
  }

  engine.push(
    createAsyncMiddleware(async ({ method, params }, response, next) => {
      log.push(method)
      const answer = own[method]
      if (answer) response.result = ((await answer(params)) ?? null) as never
      else await next()
    }),
  )
  engine.push(
    createWalletMiddleware({
      getAccounts: async () => visible(),
      async processTransaction(transaction) {
        await confirm('transaction')
        return String(await node?.('eth_sendTransaction', [transaction]))
      },
    }),
  )
  engine.push(
    createAsyncMiddleware(async ({ method, params }, response) => {
      if (!node) throw rpcErrors.methodNotFound({ data: { method } })
      response.result = (await node(method, (params as unknown[]) ?? [])) as never
    }),
  )

  return {
    log,
    approve,
    reject,
    /** The kinds of prompt that are open, oldest first. */
    open: (): string[] => open().map(({ type }) => type),
    setMood(next: typeof mood): void {
      mood = next
    },
    /** Connects it to a page's provider. */
    plug(page: Duplex): void {
      const stream = createEngineStream({ engine }) as unknown as Duplex
      stream.pipe(page).pipe(stream)
    },
    chooseAccounts(next: readonly string[]): void {
      state.accounts = [...next]
      if (state.shared.length > 0) share(next)
    },
    goTo: (id: number): void => goTo(hex(id)),
    lock(): void {
      state.isUnlocked = false
      tellAccounts()
    },
    unlock(): void {
      state.isUnlocked = true
      for (const resolve of unlocking) resolve()
      unlocking = []
      tellAccounts()
    },
    /** Its own connection to the network drops, or returns: the page gets `disconnect` 1013, or `connect`. */
    setOnline(isOnline: boolean): void {
      state.isOnline = isOnline
      tellChain()
    },
    /** The extension is gone, as after its update: the page gets `disconnect` 1011. */
    vanish: (): void => notify('METAMASK_STREAM_FAILURE'),
    revoke: (): void => share([]),
    /** The same, without an event to the page. */
    revokeSilently(): void {
      state.shared = []
    },
  }
}

export type MetaMask = ReturnType<typeof createMetaMask>

/** Two ends of one stream; messages are copied, as between a page and an extension. */
export function createWire(): [Duplex, Duplex] {
  const end = (other: () => Duplex) =>
    new Duplex({
      objectMode: true,
      read: () => undefined,
      write(message, _, done) {
        const copy = structuredClone(message)
        queueMicrotask(() => other().push(copy))
        done()
      },
    })
  const one: Duplex = end(() => two)
  const two: Duplex = end(() => one)
  return [one, two]
}
