import type { BrowserContext, Page } from '@playwright/test'
import { type Address, encodePacked, type Hex, hashMessage, hashTypedData, parseAbi, zeroAddress } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { readContract } from 'viem/actions'
import type { Sender } from '../../src/demo/createSender.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { getSafeContracts, type SafeKind } from '../../src/demo/safeKinds.ts'
import { type BatchCall, encodeMultiSend } from '../../src/safe/encodeMultiSend.ts'

// Safe{Wallet} as a page meets it: a frame with Safe's sandbox, the Safe Apps protocol, and a genuine Safe on anvil.

const VERSION = '9.1.0'
const SAFE_ORIGIN = 'https://app.safe.global'
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-orientation-lock'

const safeAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256) view returns (bytes32)',
])

type Call = readonly [BatchCall, ...BatchCall[]]
type Asked = { id: string; method: string; params: never }

/** How the host treats what it is asked. */
type Mood = 'confirm' | 'reject'

export type SafeWallet = {
  safe: Address
  mood: Mood
  /** Every method it was asked for, in order. */
  requests: string[]
  proposals: Map<Hex, { calls: Call; isExecuted: boolean }>
  /** The other owners sign, and it is executed. */
  execute(safeTxHash: Hex): Promise<void>
  /** Opens the page inside the wallet. */
  open(page: Page, appUrl: string): Promise<void>
}

type Options = {
  sender: Sender
  safe: Address
  kind: SafeKind
  /** Those who sign when it is executed. */
  owners: readonly PrivateKeyAccount[]
  /** Where the wallet is served. */
  origin?: string
  /** Milliseconds until it says which Safe this is; `never` is a page that isn't a Safe host. */
  answersAfter?: number | 'never'
  /** How many of the first messages it misses: its own code is still loading. */
  misses?: number
}

const page = (appUrl: string) => `<!doctype html><meta charset="utf-8"><title>Safe{Wallet}</title>
<style>body{margin:0}iframe{border:0;width:100vw;height:100vh}</style>
<iframe title="app" sandbox="${SANDBOX}" allow="clipboard-write; local-network-access"></iframe>
<script>
  const frame = document.querySelector('iframe')
  const origin = new URL(${JSON.stringify(appUrl)}).origin
  addEventListener('message', async (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin || !event.data?.method) return
    const answer = await hostRequest(event.data)
    if (answer) frame.contentWindow.postMessage({ id: event.data.id, version: '${VERSION}', ...answer }, origin)
  })
  // what Safe{Wallet} says unasked
  frame.addEventListener('load', () => frame.contentWindow.postMessage({ darkMode: false }, origin))
  frame.src = ${JSON.stringify(appUrl)}
</script>`

export async function installSafeWallet(context: BrowserContext, options: Options): Promise<SafeWallet> {
  const { sender, safe, kind, owners, origin = SAFE_ORIGIN, answersAfter = 0, misses = 0 } = options
  const { client } = sender
  const read = <Name extends 'getOwners' | 'getThreshold' | 'nonce'>(functionName: Name) =>
    readContract(client, { address: safe, abi: safeAbi, functionName })
  const signatures = new Map<Hex, Hex>()

  /** The hash that owners sign, in the Safe's own words. */
  async function hashOf(calls: Call): Promise<Hex> {
    const isBatch = calls.length > 1
    const to = isBatch ? getSafeContracts(kind).multiSendCallOnly : calls[0].to
    const [value, data] = isBatch ? [0n, encodeMultiSend(calls)] : [calls[0].value ?? 0n, calls[0].data ?? '0x']
    const none = [0n, 0n, 0n, zeroAddress, zeroAddress] as const
    const args = [to, value, data, isBatch ? 1 : 0, ...none, (await read('nonce')) as bigint] as const
    return readContract(client, { address: safe, abi: safeAbi, functionName: 'getTransactionHash', args })
  }

  async function signMessage(hash: Hex): Promise<{ messageHash: Hex }> {
    const domain = { chainId: sender.chainId, verifyingContract: safe }
    const types = { SafeMessage: [{ name: 'message', type: 'bytes' }] }
    const typed = { domain, types, primaryType: 'SafeMessage', message: { message: hash } } as const
    const signed = await Promise.all(owners.map((owner) => owner.signTypedData(typed)))
    const messageHash = hashTypedData(typed)
    signatures.set(
      messageHash,
      encodePacked(
        signed.map(() => 'bytes'),
        signed,
      ),
    )
    return { messageHash }
  }

  const wallet: SafeWallet = {
    safe,
    mood: 'confirm',
    requests: [],
    proposals: new Map(),
    async execute(safeTxHash) {
      const proposal = wallet.proposals.get(safeTxHash)
      if (!proposal) throw new Error(`${safeTxHash} was never proposed.`)
      await execSafe(sender, { safe, kind, signers: owners, calls: proposal.calls })
      proposal.isExecuted = true
    },
    async open(tab, appUrl) {
      await context.route(`${origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: page(appUrl), headers: { 'Referrer-Policy': 'no-referrer' } }),
      )
      await tab.goto(`${origin}/apps/open?appUrl=${encodeURIComponent(appUrl)}`)
    },
  }

  const answers: Record<string, (params: never) => Promise<unknown>> = {
    getSafeInfo: async () => ({
      safeAddress: safe,
      chainId: sender.chainId,
      owners: await read('getOwners'),
      threshold: Number(await read('getThreshold')),
      isReadOnly: false,
    }),
    rpcCall: async ({ call, params }: { call: string; params: unknown[] }) =>
      call === 'safe_setSettings' ? params[0] : client.request({ method: call, params } as never),
    sendTransactions: async ({ txs }: { txs: { to: Address; value: string; data: Hex }[] }) => {
      const [first, ...rest] = txs.map(({ to, value, data }) => ({ to, value: BigInt(value), data }))
      if (!first) throw 'Request failed'
      const calls: Call = [first, ...rest]
      const safeTxHash = await hashOf(calls)
      wallet.proposals.set(safeTxHash, { calls, isExecuted: false })
      if ((await read('getThreshold')) === 1n) await wallet.execute(safeTxHash)
      return { safeTxHash }
    },
    signMessage: async ({ message }: { message: string }) => signMessage(hashMessage(message)),
    signTypedMessage: async ({ typedData }: { typedData: Parameters<typeof hashTypedData>[0] }) =>
      signMessage(hashTypedData(typedData)),
    getOffChainSignature: async (messageHash: Hex) => signatures.get(messageHash) ?? '',
  }
  const ASKS = ['sendTransactions', 'signMessage', 'signTypedMessage']

  await context.exposeFunction('hostRequest', async ({ method, params }: Asked) => {
    wallet.requests.push(method)
    const answer = answers[method]
    if (!answer || answersAfter === 'never' || wallet.requests.length <= misses) return undefined
    await new Promise((resolve) => setTimeout(resolve, answersAfter))
    if (ASKS.includes(method) && wallet.mood === 'reject') return { success: false, error: 'Transaction was rejected' }
    return answer(params).then(
      (data) => ({ success: true, data }),
      () => ({ success: false, error: 'Request failed' }), // it hides every reason
    )
  })
  return wallet
}
