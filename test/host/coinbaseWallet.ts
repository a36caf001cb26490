import { webcrypto } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { createClient, custom, type Hex, hexToBigInt } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import type { Provider } from '../../src/demo/provider.ts'

// The window of Coinbase's smart wallet, served in place of keys.coinbase.com: the protocol of its SDK, with keys of
// its own (ECDH on P-256, then AES-GCM), in front of a plain account on anvil.

const URL = 'https://keys.coinbase.com'
/** A node that the wallet names; whoever asks it has sent a request that nobody wanted. */
const NODE_OF_THE_WALLET = 'https://node.wallet.example'

export type CoinbaseWallet = {
  /** `close`: the person closes the window. */
  mood: 'confirm' | 'reject' | 'close'
  /** Every method that the window was opened for. */
  requests: string[]
}

type Encrypted = { iv: string; cipherText: string }
type Asked = { sender: string; handshake?: { method: string }; encrypted?: Encrypted }
type Action = { method: string; params?: unknown[] }

const popup = `<!doctype html><meta charset="utf-8"><title>Coinbase Wallet</title><script>
  const hex = (data) => [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const bytes = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16))
  const say = (message) => opener.postMessage(message, '*')
  addEventListener('message', async ({ data }) => {
    if (data.event === 'selectSignerType') return say({ requestId: data.id, data: 'scw' })
    if (!data.content) return
    const { encrypted, handshake } = data.content
    const sealed = encrypted && { iv: hex(encrypted.iv), cipherText: hex(encrypted.cipherText) }
    const { sender, failure, sealed: answer } = await popupAsked({ sender: data.sender, handshake, encrypted: sealed })
    if (!sender) return close()
    const content = failure ? { failure } : { encrypted: { iv: bytes(answer.iv), cipherText: bytes(answer.cipherText).buffer } }
    say({ id: crypto.randomUUID(), requestId: data.id, sender, content, timestamp: new Date() })
    close()
  })
  addEventListener('pagehide', () => say({ event: 'PopupUnload' }))
  say({ event: 'PopupLoaded', id: crypto.randomUUID() })
</script>`

const { subtle } = webcrypto
const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
const toHex = (data: ArrayBuffer | Uint8Array) => Buffer.from(data as Uint8Array).toString('hex')
const fromHex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))

type Options = { account: PrivateKeyAccount; chainId: number; node: Provider }

export async function installCoinbaseWallet(
  context: BrowserContext,
  { account, chainId, node }: Options,
): Promise<CoinbaseWallet> {
  const wallet: CoinbaseWallet = { mood: 'confirm', requests: [] }
  const client = createClient({ transport: custom(node, { retryCount: 0 }), pollingInterval: 50 })
  const keys = await subtle.generateKey(CURVE, true, ['deriveKey'])
  const sender = toHex(await subtle.exportKey('spki', keys.publicKey))

  async function secretWith(peer: string) {
    const key = await subtle.importKey('spki', fromHex(peer), CURVE, true, [])
    const aes = { name: 'AES-GCM', length: 256 }
    return subtle.deriveKey({ name: 'ECDH', public: key }, keys.privateKey, aes, false, ['encrypt', 'decrypt'])
  }

  async function perform({ method, params = [] }: Action): Promise<unknown> {
    switch (method) {
      case 'eth_requestAccounts':
        return [account.address.toLowerCase()]
      case 'eth_sendTransaction': {
        const { to, data = '0x', value = '0x0' } = params[0] as { to: Hex; data?: Hex; value?: Hex }
        return sendTransaction(client, { account, chain: null, to, data, value: hexToBigInt(value) })
      }
      default:
        throw new Error(`${method} is not for this wallet.`)
    }
  }

  const seal = async (asked: Asked, result: unknown) => {
    const iv = webcrypto.getRandomValues(new Uint8Array(12))
    const plain = JSON.stringify({ result, data: { chains: { [chainId]: NODE_OF_THE_WALLET }, capabilities: {} } })
    const text = new TextEncoder().encode(plain)
    const cipherText = await subtle.encrypt({ name: 'AES-GCM', iv }, await secretWith(asked.sender), text)
    return { sender, sealed: { iv: toHex(iv), cipherText: toHex(cipherText) } }
  }

  async function openRequest({ sender: peer, handshake, encrypted }: Asked): Promise<Action> {
    if (handshake) return handshake
    if (!encrypted) throw new Error('Nothing was asked.')
    const algorithm = { name: 'AES-GCM', iv: fromHex(encrypted.iv) }
    const plain = await subtle.decrypt(algorithm, await secretWith(peer), fromHex(encrypted.cipherText))
    return (JSON.parse(new TextDecoder().decode(plain)) as { action: Action }).action
  }

  await context.exposeFunction('popupAsked', async (asked: Asked) => {
    const action = await openRequest(asked)
    wallet.requests.push(action.method)
    if (wallet.mood === 'close') return {}
    const failure = { code: 4001, message: 'User rejected the request.' }
    if (wallet.mood === 'reject') return asked.handshake ? { sender, failure } : seal(asked, { error: failure })
    return seal(asked, { value: await perform(action) })
  })
  await context.route(`${URL}/**`, (route) => route.fulfill({ contentType: 'text/html', body: popup }))
  await context.route(`${NODE_OF_THE_WALLET}/**`, (route) => route.abort())
  return wallet
}
