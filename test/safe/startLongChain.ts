import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Address, encodeAbiParameters, type Hex, keccak256, numberToHex, pad, toEventSelector, toHex } from 'viem'
import { onTestFinished } from 'vitest'

type Call = { id: number; method: string; params: unknown[] }
type Filter = { fromBlock: Hex; toBlock: Hex; topics: (Hex | Hex[] | null)[] }

const APPROVAL = toEventSelector('Approval(address,address,uint256)')
const hashOf = (...parts: number[]): Hex => keccak256(toHex(parts.join()))
export const addressOf = (index: number): Address => pad(numberToHex(index), { size: 20 })

type Options = { safe: Address; first: number; last: number; logs: number; most: number; failEvery: number }

/**
 * A node of a chain too long to mine: its Safe gave approvals evenly from its first block to the last, each log made when
 * it is requested, in the format of nodes. It refuses more than so many blocks at once, and fails now and then.
 */
export async function startLongChain({ safe, first, last, logs, most, failEvery }: Options) {
  const node = { url: '', asked: 0, failed: 0, answered: [] as { from: number; to: number }[] }
  const blockOf = (index: number) => first + Math.floor((index * (last - first)) / (logs - 1))
  const tokens = 30

  function logsIn({ fromBlock, toBlock, topics }: Filter) {
    const [from, to] = [Number(fromBlock), Number(toBlock)]
    if (![topics[0]].flat().includes(APPROVAL) || topics[1] !== pad(safe)) return []
    const guess = Math.max(0, Math.floor(((from - first) * (logs - 1)) / (last - first)) - 2)
    const found = []
    for (let index = guess; index < logs && blockOf(index) <= to; index++) {
      if (blockOf(index) < from) continue
      found.push({
        address: addressOf(0x1000 + (index % tokens)),
        topics: [APPROVAL, pad(safe), pad(addressOf(0x9000 + (Math.floor(index / tokens) % tokens)))],
        data: encodeAbiParameters([{ type: 'uint256' }], [BigInt(index)]),
        blockNumber: numberToHex(blockOf(index)),
        blockHash: hashOf(blockOf(index)),
        transactionHash: hashOf(blockOf(index), index),
        transactionIndex: '0x0',
        logIndex: '0x0',
        removed: false,
      })
    }
    return found
  }

  function answer({ method, params }: Call): unknown {
    if (method === 'eth_chainId') return '0x1'
    if (method === 'eth_blockNumber') return numberToHex(last)
    if (method === 'eth_getCode') return Number(params[1]) >= first ? '0x01' : '0x'
    if (method === 'eth_getBlockByNumber')
      return { number: params[0], hash: hashOf(Number(params[0])), timestamp: '0x1', transactions: [] }
    if (method !== 'eth_getLogs') throw new Error(`${method} isn't answered here.`)
    const filter = params[0] as Filter
    const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)]
    if (to - from + 1 > most) throw new Error(`More than ${most} blocks.`)
    node.answered.push({ from, to })
    return logsIn(filter)
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const call = JSON.parse(Buffer.concat(parts).toString()) as Call
    response.setHeader('content-type', 'application/json')
    if (++node.asked % failEvery === 0) {
      node.failed++
      // periodically it is down, and says so
      if (node.failed % 2 === 0) return void response.writeHead(500).end('down')
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, error: { code: -32_000, message: 'no' } }))
    }
    try {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: answer(call) }))
    } catch (thrown) {
      const error = { code: -32_602, message: String(thrown) }
      response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, error }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return node
}
