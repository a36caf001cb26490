import { BaseError, type Client, createClient, custom, fallback, http, type Transport } from 'viem'
import { getChainId } from 'viem/actions'
import { DEADLINES } from '../config.ts'
import {
  AppError,
  errorCodesOf,
  errorMessagesOf,
  NetworkBusyError,
  NetworkLiesError,
  NetworkUnreachableError,
  toAppError,
} from '../errors.ts'

type EIP1193 = { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> }

/** Asks one chain. Plain actions take it as their first argument. */
export type ChainClient = Client<Transport>

/** Deployed at the same address on all our chains; several reads in one call. */
export const MULTICALL: `0x${string}` = '0xcA11bde05977b3631167028862bE2a173976CA11'

// no contract tells the page whom to ask beside the chain (EIP-3668)
const shared = { ccipRead: false } as const

/** A client that asks the URLs in order, each with a deadline; nothing is sent before it is asked something. */
export function createChainClient(urls: readonly string[]): ChainClient {
  const transports = urls.map((url) => http(url, { timeout: DEADLINES.rpc, retryCount: 0 }))
  return createClient({ ...shared, transport: fallback(transports, { retryCount: 1 }), pollingInterval: 1_000 })
}

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

const SAYS_BUSY = /too many requests|rate limit|limit exceeded/i

/** Whether the RPC answered that it is asked too much. */
const isBusy = (thrown: unknown): boolean =>
  errorCodesOf(thrown).includes(-32005) ||
  errorMessagesOf(thrown).some((message) => SAYS_BUSY.test(message)) ||
  (thrown instanceof BaseError && thrown.walk((layer) => (layer as { status?: number }).status === 429) !== null)

/** Turns what a read threw into one of ours: a refusal of a contract stays one, the rest is the network. */
export function toReadError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isBusy(thrown)) return new NetworkBusyError({ cause: thrown })
  const error = toAppError(thrown)
  if (!isTransport(thrown)) return error
  return new NetworkUnreachableError({ cause: thrown, details: error.details ?? error.shortMessage })
}

/**
 * Makes sure that the RPC speaks for the chain it is asked about.
 * @throws NetworkLiesError, NetworkUnreachableError
 */
export async function assertChain(client: ChainClient, chainId: number): Promise<void> {
  let answered: number
  try {
    answered = await getChainId(client)
  } catch (thrown) {
    throw toReadError(thrown)
  }
  if (answered !== chainId) throw new NetworkLiesError(chainId, answered)
}
