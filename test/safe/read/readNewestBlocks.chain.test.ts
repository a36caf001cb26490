import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNewestBlocks } from '../../../src/safe/read/readNewestBlocks.ts'
import { createBatchingClient } from '../../../src/safe/rpc/chainClient.ts'
import { type Anvil, startAnvil } from '../../../tools/anvil.ts'

let now: Anvil
let late: Anvil
beforeAll(async () => {
  ;[now, late] = await Promise.all([startAnvil({ chainId: 1 }), startAnvil({ chainId: 1 })])
  await now.provider.request({ method: 'evm_increaseTime', params: [900] })
  await now.provider.request({ method: 'evm_mine', params: [] })
})
afterAll(() => Promise.all([now.stop(), late.stop()]))

const client = (url: string) => createBatchingClient([url], 1)

test('[W3] each RPC reports the time of its own newest block; one that lags shows beside one that doesn’t', async () => {
  const { block, value } = await readNewestBlocks([client(late.url), client(now.url)])
  const [first = 0, second = 0] = value.times
  expect(value.asked).toBe(2)
  expect(second - first).toBeGreaterThanOrEqual(900)
  expect(block).toBe(0n)
})

test('[W3] one that refuses, or is on another chain, is left out, and if none answers it throws', async () => {
  const server = createServer((_, response) => void response.writeHead(500).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const refusing = client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const foreign = createBatchingClient([now.url], 8453)
  expect((await readNewestBlocks([client(now.url), refusing, foreign])).value).toMatchObject({ asked: 3 })
  expect((await readNewestBlocks([client(now.url), refusing, foreign])).value.times).toHaveLength(1)
  await expect(readNewestBlocks([refusing])).rejects.toMatchObject({ name: 'NetworkUnreachable' })
  server.close()
})
