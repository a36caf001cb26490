import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type Anvil, RpcError, startAnvil } from '../../tools/anvil.ts'

const started: Anvil[] = []
const start = async (...parameters: Parameters<typeof startAnvil>): Promise<Anvil> => {
  const anvil = await startAnvil(...parameters)
  started.push(anvil)
  return anvil
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((anvil) => anvil.stop()))
})

test('[W1] anvil answers with the chain id it was started with, on a port of its own', async () => {
  const [one, other] = await Promise.all([start({ chainId: 8453 }), start({ chainId: 100 })])
  expect(await one.provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  expect(await other.provider.request({ method: 'eth_chainId' })).toBe('0x64')
  expect(one.url).not.toBe(other.url)
})

test('[W1] anvil is gone after stop, and a second stop does nothing', async () => {
  const { provider, stop } = await start({ chainId: 1 })
  await stop()
  await stop()
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toThrow()
})

test('[W1] anvil leaves none of the states on disk that it keeps of earlier blocks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wrapped-safe-'))
  const onDisk = () => readdirSync(folder, { recursive: true })
  vi.stubEnv('TMPDIR', folder)
  const { provider, stop } = await start({ chainId: 1 })
  vi.unstubAllEnvs()
  await provider.request({ method: 'anvil_mine', params: ['0x400'] })
  // it writes them after it has answered
  await vi.waitFor(() => expect(onDisk().length).toBeGreaterThan(100), { timeout: 30_000 })
  await stop()
  expect(onDisk()).toEqual([])
  rmSync(folder, { recursive: true })
})

test('[W1] a port in use is reported at once', async () => {
  const { url } = await start({ chainId: 1 })
  const port = Number(new URL(url).port)
  await expect(startAnvil({ chainId: 8453, port })).rejects.toThrow(`Port ${port} on 127.0.0.1 can't be had for anvil.`)
})

test("[W1] the node's own error code reaches the caller", async () => {
  const { provider } = await start({ chainId: 1 })
  const refused = provider.request({ method: 'eth_noSuchMethod' })
  await expect(refused).rejects.toBeInstanceOf(RpcError)
  await expect(refused).rejects.toMatchObject({ code: -32601 })
})

test('[W1] an anvil that refuses its options fails with its message', async () => {
  await expect(startAnvil({ chainId: 1, hardfork: 'atlantis' })).rejects.toThrow(
    /anvil ended with code \d+\. .*atlantis/s,
  )
})
