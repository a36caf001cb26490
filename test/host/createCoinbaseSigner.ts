import { webcrypto } from 'node:crypto'

// The other end of Coinbase's SDK: the messages of its window, with keys of its own (ECDH on P-256, then AES-GCM).

type Sealed = { iv: string; cipherText: string }
/** What the SDK posts to the window; bytes as hex. */
export type Asked = { sender: string; handshake?: Action; encrypted?: Sealed }
export type Action = { method: string; params?: unknown[] }
/** `value` and `error` are encrypted as the SDK expects; a `failure` is sent in plain text, before there is a session. */
export type Reply = { value: unknown } | { error: unknown } | { failure: unknown }
export type Answered = { sender: string; failure?: unknown; sealed?: Sealed }

const { subtle } = webcrypto
const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
const toHex = (data: ArrayBuffer | Uint8Array) => Buffer.from(data as Uint8Array).toString('hex')
const fromHex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))

/** @param chains the chains that the wallet reports, each with a node */
export async function createCoinbaseSigner(chains: () => Record<number, string>) {
  const keys = await subtle.generateKey(CURVE, true, ['deriveKey'])
  const sender = toHex(await subtle.exportKey('spki', keys.publicKey))

  async function secretWith(peer: string) {
    const key = await subtle.importKey('spki', fromHex(peer), CURVE, true, [])
    const aes = { name: 'AES-GCM', length: 256 }
    return subtle.deriveKey({ name: 'ECDH', public: key }, keys.privateKey, aes, false, ['encrypt', 'decrypt'])
  }

  return {
    /** The request, plain or encrypted. */
    async open({ sender: peer, handshake, encrypted }: Asked): Promise<Action> {
      if (handshake) return handshake
      if (!encrypted) throw new Error('Nothing was asked.')
      const algorithm = { name: 'AES-GCM', iv: fromHex(encrypted.iv) }
      const plain = await subtle.decrypt(algorithm, await secretWith(peer), fromHex(encrypted.cipherText))
      return (JSON.parse(new TextDecoder().decode(plain)) as { action: Action }).action
    },
    async answer(asked: Asked, reply: Reply): Promise<Answered> {
      if ('failure' in reply) return { sender, failure: reply.failure }
      const iv = webcrypto.getRandomValues(new Uint8Array(12))
      const plain = JSON.stringify({ result: reply, data: { chains: chains(), capabilities: {} } })
      const text = new TextEncoder().encode(plain)
      const cipherText = await subtle.encrypt({ name: 'AES-GCM', iv }, await secretWith(asked.sender), text)
      return { sender, sealed: { iv: toHex(iv), cipherText: toHex(cipherText) } }
    },
  }
}
