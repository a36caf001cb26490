import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Anvil } from '../../../tools/anvil.ts'

type Call = { id: number; method: string; params?: unknown[] }

const hex = (value: number): string => `0x${value.toString(16)}`
const TAGS = ['latest', 'pending', 'safe', 'finalized']

/** A separate node for the page, which may lag behind the chain or go down, as public nodes do. */
export async function startLaggingNode({ provider }: Anvil) {
  let behind: number | undefined
  let isDown = false
  let answered = 0

  const isLater = (block: unknown): boolean => behind !== undefined && Number(block) > behind

  async function answer({ method, params = [] }: Call): Promise<unknown> {
    if (behind === undefined) return provider.request({ method, params })
    if (method === 'eth_blockNumber') return hex(behind)
    const known = hex(behind)
    const asOfThen = params.map((param) => (TAGS.includes(String(param)) ? known : param))
    const isAboutBlock = method === 'eth_getBlockByNumber'
    if (isAboutBlock && isLater(asOfThen[0])) return null
    const said = await provider.request({ method, params: asOfThen })
    const { blockNumber } = (said ?? {}) as { blockNumber?: string }
    // it doesn't know unmined transactions either
    const isUnheard = !isAboutBlock && method.startsWith('eth_getTransaction') && method !== 'eth_getTransactionCount'
    return isUnheard && (blockNumber === null || isLater(blockNumber)) ? null : said
  }

  async function answerOne(call: Call) {
    try {
      return { jsonrpc: '2.0', id: call.id, result: await answer(call) }
    } catch (thrown) {
      const { code = -32603, message, data } = thrown as { code?: number; message: string; data?: unknown }
      return { jsonrpc: '2.0', id: call.id, error: { code, message, data } }
    }
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (isDown) return void response.writeHead(503).end()
    const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end()
    const asked = JSON.parse(body) as Call | Call[]
    const said = Array.isArray(asked) ? await Promise.all(asked.map(answerOne)) : await answerOne(asked)
    answered++
    response.writeHead(200, { ...allowed, 'content-type': 'application/json' })
    response.end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    answered: () => answered,
    /** From now on it knows nothing newer than the current block. */
    async fallBehind() {
      behind = Number(await provider.request({ method: 'eth_blockNumber' }))
    },
    catchUp() {
      behind = undefined
    },
    goDown() {
      isDown = true
    },
    comeUp() {
      isDown = false
    },
    isDown: () => isDown,
    stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      return closed
    },
  }
}
