import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Call = { id: number; method: string; params?: { fromBlock?: string; toBlock?: string }[] }

/** Errors of nodes on a request for too many blocks. */
export const refusals = {
  '-32602': { status: 200, error: { code: -32_602, message: 'query exceeds max block range' } },
  '-32600': { status: 400, error: { code: -32_600, message: 'eth_getLogs is limited to a smaller range' } },
  '-32005': { status: 429, error: { code: -32_005, message: 'limit exceeded' } },
  'a 200 with an error': { status: 200, error: { code: -32_000, message: 'Ranges over that are for paid plans' } },
  'a 200 with nothing': { status: 200, error: undefined },
} as const

export type RefusalKind = keyof typeof refusals

/** A proxy RPC: it gives the logs of only so many blocks at once, and records how many were requested. */
export async function startCappedNode(target: string, most: number, kind: RefusalKind = '-32602') {
  const node = { url: '', most, isDown: false, asked: [] as { from: number; count: number; isRefused: boolean }[] }
  const { status, error } = refusals[kind]

  async function answer(call: Call): Promise<{ status: number; body: unknown }> {
    if (call.method === 'eth_getLogs') {
      const from = Number(call.params?.[0]?.fromBlock)
      const count = Number(call.params?.[0]?.toBlock) - from + 1
      const isRefused = count > node.most
      node.asked.push({ from, count, isRefused })
      if (isRefused) return { status, body: { jsonrpc: '2.0', id: call.id, ...(error && { error }) } }
    }
    const headers = { 'content-type': 'application/json' }
    const said = await fetch(target, { method: 'POST', headers, body: JSON.stringify({ jsonrpc: '2.0', ...call }) })
    return { status: 200, body: await said.json() }
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const asked: Call | Call[] = JSON.parse(Buffer.concat(parts).toString())
    const answers = await Promise.all([asked].flat().map(answer))
    const status = node.isDown ? 503 : Array.isArray(asked) ? 200 : (answers[0]?.status ?? 200)
    const bodies = answers.map(({ body }) => body)
    const body = node.isDown ? 'down' : JSON.stringify(Array.isArray(asked) ? bodies : bodies[0])
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return node
}
