import { BaseError, type Client, createClient, custom, fallback, http, RpcRequestError, type Transport } from 'viem'
import { getChainId } from 'viem/actions'
import { ChainMismatchError, NetworkBusyError, NetworkUnreachableError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { wait } from '../../lib/deadline.ts'
import { AppError, errorCodesOf, toAppError } from '../../lib/errors.ts'
import { batchedHttp } from './batchedHttp.ts'
import { isBusy } from './isBusy.ts'
import { toRevertedError } from './toRevertedError.ts'

type EIP1193 = { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> }

/** A client of one chain. viem's actions take it as their first argument. */
export type ChainClient = Client<Transport>

/** Deployed at the same address on all our chains; several reads in one call. */
export const MULTICALL: `0x${string}` = '0xcA11bde05977b3631167028862bE2a173976CA11'

// no contract may make the page query a server (EIP-3668)
const shared = { ccipRead: false } as const

/** The chain ids that RPCs have reported, by chain and URL: they hold for every client of this page. */
const reported = new Map<string, unknown>()

/**
 * An RPC whose answers are used once it has reported the right chain id. That is requested before its first answer,
 * even where it only steps in later, for another RPC that fell silent.
 */
function proven(url: string, plain: Transport, chainId: number): Transport {
  const id = `${chainId} ${url}`
  let proof: Promise<unknown> | undefined
  return (config) => {
    const transport = plain(config)
    const prove = async () => {
      const said = await transport.request({ method: 'eth_chainId' })
      if (Number(said) !== chainId) throw new ChainMismatchError(chainId, Number(said))
      reported.set(id, said)
      return said
    }
    const request = async (...[call, options]: Parameters<typeof transport.request>) => {
      if (!reported.has(id))
        proof ??= prove().catch((thrown: unknown) => {
          // retried after a failure, but not after the id of another chain
          if (!(thrown instanceof ChainMismatchError)) proof = undefined
          throw thrown
        })
      const said = reported.get(id) ?? (await proof)
      return call.method === 'eth_chainId' ? said : transport.request(call, options)
    }
    return { ...transport, request } as typeof transport
  }
}

/** Milliseconds before a retry: after a hiccup, and where an RPC limits requests. */
const AGAIN_AFTER = { hiccup: 150, busy: 1_000 } as const

/** Retries once where the answer may change. viem's own retry waits for as long as the RPC says, be it an hour. */
function askedAgain(plain: Transport): Transport {
  return (config) => {
    const transport = plain(config)
    const request = async (...asked: Parameters<typeof transport.request>) => {
      try {
        return await transport.request(...asked)
      } catch (thrown) {
        const why = whyAgain(thrown)
        if (!why) throw thrown
        await wait(AGAIN_AFTER[why])
        return await transport.request(...asked)
      }
    }
    return { ...transport, request } as typeof transport
  }
}

const plainHttp = (url: string): Transport => http(url, { timeout: DEADLINES.rpc, retryCount: 0 })

/**
 * A client that tries the URLs in order, each with a deadline; it sends nothing before its first request. None of them
 * is trusted before it has reported the right chain id.
 */
export function createChainClient(urls: readonly string[], chainId: number, toTransport = plainHttp): ChainClient {
  const transports = urls.map((url) => proven(url, toTransport(url), chainId))
  return createClient({
    ...shared,
    transport: askedAgain(fallback(transports, { retryCount: 0 })),
    pollingInterval: 1_000,
  })
}

/** The same with batching: each URL has one request in flight at a time. */
export const createBatchingClient = (urls: readonly string[], chainId: number): ChainClient =>
  createChainClient(urls, chainId, batchedHttp)

/** A client of a chain that runs in this page. */
export const createLocalClient = (provider: EIP1193): ChainClient =>
  createClient({ ...shared, transport: custom(provider, { retryCount: 0 }), pollingInterval: 200 })

/** Whether a failure is the network's own: nothing was answered, so nothing is known. */
const isTransport = (error: unknown): boolean => {
  for (let layer: unknown = error; layer instanceof Error; layer = layer.cause)
    if (['HttpRequestError', 'TimeoutError', 'RpcRequestError', 'WebSocketRequestError'].includes(layer.name))
      return true
  return false
}

const INTERNAL_ERROR = -32603

/** Why a retry may help; undefined where the RPC's answer is final. */
function whyAgain(thrown: unknown): keyof typeof AGAIN_AFTER | undefined {
  const error = toReadError(thrown)
  if (error.name === 'NetworkBusy') return 'busy'
  if (error.name !== 'NetworkUnreachable') return undefined
  const isAnswered = thrown instanceof BaseError && thrown.walk((layer) => layer instanceof RpcRequestError) !== null
  return isAnswered && !errorCodesOf(thrown).includes(INTERNAL_ERROR) ? undefined : 'hiccup'
}

/** Turns what a read threw into one of ours: a contract's revert stays one, the rest is the network's. */
export function toReadError(thrown: unknown): AppError {
  for (let layer = thrown; layer instanceof Error; layer = layer.cause) if (layer instanceof AppError) return layer
  const reverted = toRevertedError(thrown)
  if (reverted) return reverted
  if (isBusy(thrown)) return new NetworkBusyError({ cause: thrown })
  const error = toAppError(thrown)
  if (!isTransport(thrown)) return error
  return new NetworkUnreachableError({ cause: thrown, details: error.details ?? error.shortMessage })
}

/**
 * Asserts that one of a client's RPCs answers, and for its chain.
 * @throws ChainMismatchError, NetworkUnreachableError
 */
export async function assertAnswers(client: ChainClient): Promise<void> {
  await getChainId(client).catch((thrown: unknown) => {
    throw toReadError(thrown)
  })
}
