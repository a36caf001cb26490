import type { BrowserContext } from '@playwright/test'
import { createClient, custom, type Hex, hexToBigInt } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import type { Provider } from '../../src/demo/Provider.ts'
import { type Action, type Asked, createCoinbaseSigner } from './createCoinbaseSigner.ts'

// The window of Coinbase's smart wallet, served in place of keys.coinbase.com: the protocol of its SDK, in front of a
// plain account on anvil, or of one that is code.

const URL = 'https://keys.coinbase.com'
/** A node that the wallet names; any request to it is unwanted. */
const NODE_OF_THE_WALLET = 'https://node.wallet.example'

export type CoinbaseWallet = {
  /** `close`: the user closes the window; `vanish`: and the browser drops its last messages, like a full Chromium. */
  mood: 'confirm' | 'reject' | 'close' | 'vanish'
  /** Every method that the window was opened for. */
  requests: string[]
}

const popup = `<!doctype html><meta charset="utf-8"><title>Coinbase Wallet</title><script>
  const hex = (data) => [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const bytes = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16))
  const say = (message) => opener.postMessage(message, '*')
  addEventListener('message', async ({ data }) => {
    if (data.event === 'selectSignerType') return say({ requestId: data.id, data: 'scw' })
    if (!data.content) return
    const { encrypted, handshake } = data.content
    const sealed = encrypted && { iv: hex(encrypted.iv), cipherText: hex(encrypted.cipherText) }
    const { sender, failure, isMute, sealed: answer } = await popupAsked({ sender: data.sender, handshake, encrypted: sealed })
    if (isMute) removeEventListener('pagehide', unload)
    if (!sender) return close()
    const content = failure ? { failure } : { encrypted: { iv: bytes(answer.iv), cipherText: bytes(answer.cipherText).buffer } }
    say({ id: crypto.randomUUID(), requestId: data.id, sender, content, timestamp: new Date() })
    close()
  })
  const unload = () => say({ event: 'PopupUnload' })
  addEventListener('pagehide', unload)
  say({ event: 'PopupLoaded', id: crypto.randomUUID() })
</script>`

type Call = { to: Hex; data: Hex; value: bigint }

type Options = {
  account: PrivateKeyAccount
  chainId: number
  node: Provider
  /** The account is a contract, and sends by somebody else's transaction, whose hash is returned. */
  smart?: { address: Hex; send: (call: Call) => Promise<Hex> }
}

export async function installCoinbaseWallet(
  context: BrowserContext,
  { account, chainId, node, smart }: Options,
): Promise<CoinbaseWallet> {
  const wallet: CoinbaseWallet = { mood: 'confirm', requests: [] }
  const client = createClient({ transport: custom(node, { retryCount: 0 }), pollingInterval: 50 })
  const signer = await createCoinbaseSigner(() => ({ [chainId]: NODE_OF_THE_WALLET }))

  async function perform({ method, params = [] }: Action): Promise<unknown> {
    switch (method) {
      case 'eth_requestAccounts':
        return [(smart ?? account).address.toLowerCase()]
      case 'eth_sendTransaction': {
        const { to, data = '0x', value = '0x0' } = params[0] as { to: Hex; data?: Hex; value?: Hex }
        const call = { to, data, value: hexToBigInt(value) }
        return smart ? smart.send(call) : sendTransaction(client, { account, chain: null, ...call })
      }
      default:
        throw new Error(`${method} is not for this wallet.`)
    }
  }

  await context.exposeFunction('popupAsked', async (asked: Asked) => {
    const action = await signer.open(asked)
    wallet.requests.push(action.method)
    if (wallet.mood === 'close' || wallet.mood === 'vanish') return { isMute: wallet.mood === 'vanish' }
    const failure = { code: 4001, message: 'User rejected the request.' }
    if (wallet.mood === 'reject') return signer.answer(asked, asked.handshake ? { failure } : { error: failure })
    return signer.answer(asked, { value: await perform(action) })
  })
  await context.route(`${URL}/**`, (route) => route.fulfill({ contentType: 'text/html', body: popup }))
  await context.route(`${NODE_OF_THE_WALLET}/**`, (route) => route.abort())
  return wallet
}
