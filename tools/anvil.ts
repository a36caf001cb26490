import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Provider } from '../src/demo/Provider.ts'
import { findFoundry } from './findFoundry.ts'

const START_DEADLINE_MS = 30_000
const REQUEST_DEADLINE_MS = 30_000

export type StartAnvilParameters = {
  chainId: number
  /** The fork of the EVM, named so that another anvil can't change what is tested. 'osaka' when left out. */
  hardfork?: string | undefined
  /** On 127.0.0.1. A free one when left out. */
  port?: number | undefined
  /** Further options for the command line, such as `['--base-fee', '0']`. */
  args?: readonly string[] | undefined
}

export type Anvil = {
  url: string
  /** EIP-1193 over the node's JSON-RPC. Rejects with the node's own `code`, `message` and `data`. */
  provider: Provider
  /** Stops the node, waits for its exit, and removes the states it kept on disk. */
  stop(): Promise<void>
}

/** A node's JSON-RPC error. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: number
  readonly data: unknown
  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message)
    this.code = code
    this.data = data
  }
}

/**
 * Starts a local chain that mines every transaction at once, and waits until it answers. It ends with this process.
 *
 * @throws When there is no anvil for this platform, the port is taken, it refuses its options, or it doesn't answer in time.
 */
export async function startAnvil(parameters: StartAnvilParameters): Promise<Anvil> {
  const { chainId, hardfork = 'osaka', args = [] } = parameters
  const port = await claimPort(parameters.port ?? 0)
  const url = `http://127.0.0.1:${port}`
  // up to a gigabyte of older states, which anvil would leave in the home folder
  const states = mkdtempSync(join(tmpdir(), 'anvil-'))
  const remove = () => rmSync(states, { recursive: true, force: true, maxRetries: 10 })
  const options = ['--silent', '--host', '127.0.0.1', '--port', port, '--chain-id', chainId, '--hardfork', hardfork]
  const child = spawn(findFoundry('anvil'), [...options.map(String), '--cache-path', states, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  const unbind = bindToThisProcess(() => {
    kill()
    remove()
  })
  child.once('close', () => {
    unbind()
    remove()
  })

  const provider = createHttpProvider(url)
  const stop = async () => {
    const hasRun = child.pid !== undefined
    if (!hasRun || child.exitCode !== null || child.signalCode !== null) return
    const closed = once(child, 'close')
    kill()
    await closed
  }
  try {
    await waitUntilItAnswers(child, provider)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, provider, stop }
}

/** Calls `kill` when this process ends, also by a signal that nobody else listens to. Returns what undoes it. */
function bindToThisProcess(kill: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const unbind = () => {
    process.off('exit', kill)
    for (const signal of signals) process.off(signal, onSignal)
  }
  const onSignal = (signal: NodeJS.Signals) => {
    kill()
    unbind()
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  process.on('exit', kill)
  for (const signal of signals) process.on(signal, onSignal)
  return unbind
}

/** A free port for 0, else the given one. Throws when it is in use: the other node would answer instead of ours. */
async function claimPort(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(`Port ${port} on 127.0.0.1 can't be had for anvil.`, { cause: error })
  })
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('The system gave no free port for anvil.')
  return address.port
}

async function waitUntilItAnswers(child: ChildProcess, provider: Provider): Promise<void> {
  let complaint = ''
  let failure: Error | undefined
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-2000)
  })
  child.once('error', (error) => {
    failure = error
  })
  const started = Date.now()
  while (Date.now() - started < START_DEADLINE_MS) {
    if (failure) throw new Error('anvil could not be started.', { cause: failure })
    if (child.exitCode !== null) throw new Error(`anvil ended with code ${child.exitCode}. ${complaint}`.trim())
    const isUp = await provider.request({ method: 'eth_chainId' }).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`anvil didn't answer within ${START_DEADLINE_MS} ms. ${complaint}`.trim())
}

function createHttpProvider(url: string): Provider {
  let id = 0
  return {
    async request({ method, params = [] }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
        signal: AbortSignal.timeout(REQUEST_DEADLINE_MS),
      })
      const answer = (await response.json()) as {
        result?: unknown
        error?: { code: number; message: string; data?: unknown }
      }
      if (answer.error) throw new RpcError(answer.error)
      return answer.result
    },
  }
}
