import type { IWalletKit } from '@reown/walletkit'
import { createClient, custom, type Hex, hexToBigInt } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import type { Provider } from '../../src/connectors/connector.ts'
import { createMemoryStorage } from '../../src/connectors/walletConnect/createMemoryStorage.ts'

// keeps the client from contacting Reown's servers, as in Reown's own tests
process.env.IS_VITEST = 'true'
// several clients share this process; each needs a core of its own
process.env.DISABLE_GLOBAL_CORE = 'true'

type Namespaces = Parameters<IWalletKit['approveSession']>[0]['namespaces']
type Answer = { result: unknown } | { error: { code: number; message: string } }
type Told = Answer | 'ignore' | undefined

export type PhoneOptions = {
  relayUrl: string
  account: PrivateKeyAccount
  /** Where its transactions go. */
  node?: Provider
  chains?: readonly number[]
  name?: string
}

/** A wallet on a phone: Reown's WalletKit, with a key of ours. It approves everything until told otherwise. */
export type Phone = {
  kit: IWalletKit
  requests: { method: string; chainId: string; params: unknown }[]
  topic(): string
  isConnected(): boolean
  /** What it approves: everything requested on its chains, or this. */
  namespaces: Namespaces
  /** How it answers a proposal; a code and message for a rejection. */
  proposals: 'approve' | 'ignore' | { code: number; message: string }
  /** How it answers requests instead of carrying them out. */
  answer: ((method: string, params: unknown) => Told | Promise<Told>) | undefined
  scan(uri: string): Promise<void>
  say(name: string, data: unknown, chainId?: number): Promise<void>
  approve(id: number): Promise<void>
  /** The latest one. */
  proposal:
    | {
        id: number
        requiredNamespaces: object
        optionalNamespaces: Record<string, { chains?: string[]; methods: string[] }>
      }
    | undefined
  stop(): Promise<void>
}

export async function startPhone(options: PhoneOptions): Promise<Phone> {
  const { relayUrl, account, node, chains = [1, 10], name = 'Test Phone' } = options
  const [{ Core }, { WalletKit }] = await Promise.all([import('@walletconnect/core'), import('@reown/walletkit')])
  const core = await Core.init({
    projectId: 'f'.repeat(32),
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    storage: createMemoryStorage(),
  })
  const metadata = { name, description: 'A phone', url: 'https://phone.test', icons: [] }
  // the kit expects a core of its own version; ours is the page's, and compatible
  const kit = await WalletKit.init({ core: core as never, metadata })
  // it validates the end of an unknown session in a promise that nobody awaits
  const engine = kit.engine.signClient.engine as unknown as { isValidDisconnect(told: unknown): Promise<void> }
  const { isValidDisconnect } = engine
  engine.isValidDisconnect = (told) => {
    const judged = isValidDisconnect(told)
    judged.catch(() => undefined)
    return judged
  }
  const methods = ['eth_sendTransaction', 'personal_sign', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']
  const phone: Phone = {
    kit,
    requests: [],
    topic: () => Object.keys(kit.getActiveSessions())[0] ?? '',
    isConnected: () => core.relayer.connected,
    namespaces: {
      eip155: {
        chains: chains.map((id) => `eip155:${id}`),
        accounts: chains.map((id) => `eip155:${id}:${account.address}`),
        methods,
        events: ['chainChanged', 'accountsChanged'],
      },
    },
    proposals: 'approve',
    answer: undefined,
    proposal: undefined,
    async scan(uri) {
      await kit.pair({ uri })
    },
    async say(event, data, chainId = 1) {
      await kit.emitSessionEvent({ topic: phone.topic(), event: { name: event, data }, chainId: `eip155:${chainId}` })
    },
    async approve(id) {
      await kit.approveSession({ id, namespaces: phone.namespaces })
    },
    async stop() {
      await core.relayer.transportClose()
      core.heartbeat.stop()
    },
  }

  async function carryOut(method: string, params: unknown): Promise<Answer> {
    if (method === 'personal_sign') {
      const [raw] = params as [Hex]
      return { result: await account.signMessage({ message: { raw } }) }
    }
    if (method !== 'eth_sendTransaction' || !node) return { error: { code: 5101, message: 'Unsupported methods.' } }
    const [{ to, data, value = '0x0' }] = params as [{ to: Hex; data?: Hex; value?: Hex }]
    const client = createClient({ transport: custom(node, { retryCount: 0 }) })
    const call = { account, chain: null, to, value: hexToBigInt(value), ...(data && { data }) }
    return { result: await sendTransaction(client, call) }
  }

  kit.on('session_proposal', ({ id, params }) => {
    phone.proposal = params
    // the page may have disconnected by then, which is no failure of the phone's
    if (phone.proposals === 'approve') phone.approve(id).catch(() => undefined)
    else if (phone.proposals !== 'ignore') kit.rejectSession({ id, reason: phone.proposals }).catch(() => undefined)
  })
  kit.on('session_request', async ({ id, topic, params: { request, chainId } }) => {
    phone.requests.push({ method: request.method, chainId, params: request.params })
    const told = await phone.answer?.(request.method, request.params)
    if (told === 'ignore') return
    const answer = told ?? (await carryOut(request.method, request.params))
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } }).catch(() => undefined)
  })
  return phone
}
