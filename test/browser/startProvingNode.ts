import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, createClient, custom } from 'viem'
import { genesis } from '../../src/demo/evm/genesis.generated.ts'
import type { Provider } from '../../src/demo/Provider.ts'
import { createDemoNode } from '../../src/demo/rpc/createDemoNode.ts'
import { NodeError } from '../../src/demo/rpc/NodeError.ts'

type Call = { id: unknown; method: string; params?: readonly unknown[] }

export type ProvingNode = { url: string; provider: Provider; client: Client; close(): Promise<void> }

/**
 * The sample world as Ethereum, at an RPC. anvil leaves zeroed slots in its tries, so that its proofs don't hold for a
 * Safe whose owners have changed; this chain, run by ethereumjs, gives valid ones.
 * @param refusals methods that it answers as unsupported
 */
export async function startProvingNode(refusals: readonly string[] = []): Promise<ProvingNode> {
  const node = await createDemoNode({ chainId: 1, snapshot: genesis, now: () => Math.floor(Date.now() / 1000) })

  async function answer({ id, method, params }: Call): Promise<object> {
    try {
      if (refusals.includes(method)) throw new NodeError(-32_601, `The method ${method} does not exist.`)
      return { jsonrpc: '2.0', id, result: await node.request({ method, ...(params && { params }) }) }
    } catch (thrown) {
      const { code = -32_603, message, data } = thrown as NodeError
      return { jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } }
    }
  }

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.end()
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const asked: Call | Call[] = JSON.parse(Buffer.concat(parts).toString())
    const said = Array.isArray(asked) ? await Promise.all(asked.map(answer)) : await answer(asked)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    provider: node,
    client: createClient({ transport: custom(node, { retryCount: 0 }) }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
