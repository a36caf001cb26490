import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** A WalletConnect relay of our own (S7.3: protocol `irn`), with the faults of a real one on request. */
export type Relay = {
  url: string
  /** What arrived: how often each method, and the header of each envelope. */
  seen: { methods: Record<string, number>; envelopes: Envelope[]; sockets: number; refused: number; wrong: string[] }
  /** Sockets that are open now. */
  open(): number
  /** Stops abruptly, like a crash. Undelivered messages are kept for `restart`. */
  kill(): Promise<void>
  restart(): Promise<void>
  /** Refuses the next sockets with this code, as the public relay does for a wrong project id. */
  refuse(code: number | undefined, reason?: string): void
  /** Methods that are carried out but get no answer, as where the connection is lost in between. */
  unanswered: Set<string>
  /** Methods that never arrive, though the socket stays open. */
  unheard: Set<string>
  /** Also accepts tokens for another relay, which it stands in for. */
  standInFor(url: string): void
  stop(): Promise<void>
}

/** S9.4: type 0 is nonce and sealed box; type 1 has the sender's 32-byte key before them; type 2 isn't sealed. */
type Envelope = {
  topic: string
  tag: number
  type: number
  nonce: string
  senderKey: string | undefined
  sealed: number
}

type Mail = { message: string; tag: number; at: number; expires: number; seenBy: Set<string> }
type Client = { socket: WebSocket; id: string; waiting: Map<number, Mail> }
type Params = Record<string, unknown> & { topic: string; topics: string[]; message: string; ttl: number; tag: number }

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function fromBase58(text: string): Buffer {
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(BASE58.indexOf(letter)), 0n)
  const hex = value.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
}

/** Checks the client's token: signed by the key of its `did:key`, with one of this relay's URLs as audience. */
export function readToken(token: string, ...relayUrls: string[]): string {
  const [head = '', body = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, string>
  const { alg } = read(head)
  const { iss = '', aud } = read(body)
  const multicodec = fromBase58(iss.replace('did:key:z', ''))
  if (alg !== 'EdDSA' || multicodec.subarray(0, 2).toString('hex') !== 'ed01') throw new Error('not an ed25519 token')
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: multicodec.subarray(2).toString('base64url') }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  if (!verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    throw new Error('bad signature')
  if (!aud || !relayUrls.includes(aud)) throw new Error(`made out to ${aud}`)
  return iss
}

/** Reads the bytes before the sealed box, which only its recipient can open. */
export function readEnvelope(message: string): Omit<Envelope, 'topic' | 'tag'> {
  const bytes = Buffer.from(message, 'base64')
  const type = bytes.readUInt8(0)
  const keyLength = type === 1 ? 32 : 0
  const nonceEnd = 1 + keyLength + 12
  return {
    type,
    senderKey: type === 1 ? bytes.subarray(1, 33).toString('hex') : undefined,
    nonce: bytes.subarray(1 + keyLength, nonceEnd).toString('hex'),
    sealed: bytes.length - nonceEnd,
  }
}

/** A port on which nobody answers: it accepts TCP, then stays silent. */
export async function startBlackHole(): Promise<{ url: string; stop(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server: TcpServer = createTcpServer((socket) => sockets.add(socket.on('error', () => undefined)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

export async function startRelay(): Promise<Relay> {
  const mailbox = new Map<string, Mail[]>()
  const subscribers = new Map<string, Set<Client>>()
  const clients = new Set<Client>()
  const seen: Relay['seen'] = { methods: {}, envelopes: [], sockets: 0, refused: 0, wrong: [] }
  const otherNames: string[] = []
  const unanswered = new Set<string>()
  const unheard = new Set<string>()
  let refusal: { code: number; reason: string } | undefined
  let running: { http: Server; sockets: WebSocketServer; pings: NodeJS.Timeout } | undefined
  let port = 0
  let lastId = 0
  const url = () => `ws://127.0.0.1:${port}`

  const send = ({ socket }: Client, answer: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', ...answer }))
  }
  const mailOf = (topic: string) => (mailbox.get(topic) ?? []).filter(({ expires }) => expires > Date.now())

  function deliver(client: Client, topic: string, mail: Mail): void {
    const id = Date.now() * 1_000 + (lastId++ % 1_000)
    client.waiting.set(id, mail)
    const data = { topic, message: mail.message, publishedAt: mail.at, tag: mail.tag }
    send(client, { id, method: 'irn_subscription', params: { id: `${topic}${client.id}`, data } })
  }
  function subscribe(client: Client, topic: string): string {
    const others = subscribers.get(topic) ?? new Set()
    if (!others.has(client))
      for (const mail of mailOf(topic)) if (!mail.seenBy.has(client.id)) deliver(client, topic, mail)
    subscribers.set(topic, others.add(client))
    return `${topic}${client.id}`
  }
  function publish(client: Client, topic: string, message: string, tag: number, ttl: number): true {
    seen.envelopes.push({ topic, tag, ...readEnvelope(message) })
    const now = Date.now()
    const mail: Mail = { message, tag, at: now, expires: now + ttl * 1_000, seenBy: new Set([client.id]) }
    mailbox.set(topic, [...mailOf(topic), mail])
    for (const other of subscribers.get(topic) ?? []) if (other !== client) deliver(other, topic, mail)
    return true
  }
  const methods: Record<string, (client: Client, params: Params) => unknown> = {
    irn_subscribe: (client, { topic }) => subscribe(client, topic),
    irn_batchSubscribe: (client, { topics }) => topics.map((topic) => subscribe(client, topic)),
    irn_unsubscribe: (client, { topic }) => subscribers.get(topic)?.delete(client) || true,
    irn_publish: (client, { topic, message, tag, ttl }) => publish(client, topic, message, tag, ttl),
    irn_batchFetchMessages: () => ({ hasMore: false, messages: [] }),
    wc_proposeSession(client, { pairingTopic, sessionProposal, ttl }) {
      subscribe(client, String(pairingTopic))
      return publish(client, String(pairingTopic), String(sessionProposal), 1100, ttl)
    },
    wc_approveSession(client, { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl }) {
      subscribe(client, String(sessionTopic))
      publish(client, String(pairingTopic), String(sessionProposalResponse), 1101, ttl)
      return publish(client, String(sessionTopic), String(sessionSettlementRequest), 1102, ttl)
    },
  }

  function onMessage(client: Client, text: string): void {
    const { id, method, params, result } = JSON.parse(text) as {
      id: number
      method?: string
      params: Params
      result?: unknown
    }
    if (method === undefined) {
      if (result === true) client.waiting.get(id)?.seenBy.add(client.id)
      client.waiting.delete(id)
      return
    }
    seen.methods[method] = (seen.methods[method] ?? 0) + 1
    if (unheard.has(method)) return
    const run = methods[method]
    if (!run) seen.wrong.push(method)
    const answer = run ? { result: run(client, params) } : { error: { code: -32601, message: method } }
    if (!unanswered.has(method)) send(client, { id, ...answer })
  }

  function onSocket(socket: WebSocket, path: string): void {
    const query = new URL(path, url()).searchParams
    if (refusal) {
      seen.refused++
      socket.close(refusal.code, refusal.reason)
      return
    }
    let id: string
    try {
      id = readToken(query.get('auth') ?? '', url(), ...otherNames)
      if (!query.get('projectId')) throw new Error('no project id')
    } catch (error) {
      seen.wrong.push(String(error))
      socket.close(3000, String(error))
      return
    }
    seen.sockets++
    const client: Client = { socket, id, waiting: new Map() }
    clients.add(client)
    socket.on('message', (data) => onMessage(client, String(data)))
    socket.on('close', () => {
      clients.delete(client)
      for (const others of subscribers.values()) others.delete(client)
    })
  }

  async function start(): Promise<void> {
    const http = createHttpServer()
    const sockets = new WebSocketServer({ server: http })
    sockets.on('connection', (socket, { url: path = '' }) => onSocket(socket, path))
    http.listen(port, '127.0.0.1')
    await once(http, 'listening')
    port = (http.address() as AddressInfo).port
    // the client in Node ends a socket that was silent for 35 s
    const ping = () => {
      for (const { socket } of clients) socket.ping()
    }
    running = { http, sockets, pings: setInterval(ping, 20_000) }
  }
  async function kill(): Promise<void> {
    if (!running) return
    const { http, sockets, pings } = running
    running = undefined
    clearInterval(pings)
    for (const socket of sockets.clients) socket.terminate()
    http.close()
    http.closeAllConnections()
    await once(http, 'close')
  }

  await start()
  return {
    url: url(),
    seen,
    open: () => clients.size,
    kill,
    restart: start,
    refuse: (code, reason = 'Unauthorized: origin not allowed') => {
      refusal = code === undefined ? undefined : { code, reason }
    },
    unanswered,
    unheard,
    standInFor: (name) => void otherNames.push(name),
    stop: kill,
  }
}
