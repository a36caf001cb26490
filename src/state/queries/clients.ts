import { ChainNotFoundError } from '../../lib/errors.ts'
import {
  assertAnswers,
  type ChainClient,
  createBatchingClient,
  createChainClient,
  createLocalClient,
} from '../../safe/rpc/chainClient.ts'
import { chainById, demoProvider } from '../settings/configuredChains.ts'
import { rpcUrlsOf } from './rpcUrlsOf.ts'

type ClientOf = (chainId: number) => Promise<ChainClient>

function keepClients(create: typeof createBatchingClient): ClientOf {
  const held = new Map<string, Promise<ChainClient>>()
  return (chainId) => {
    const chain = chainById(chainId)
    if (!chain) return Promise.reject(new ChainNotFoundError(chainId))
    const demo = demoProvider(chainId)
    if (demo) return Promise.resolve(createLocalClient(demo))
    const urls = rpcUrlsOf(chain)
    const key = [chainId, ...urls].join(' ')
    const known = held.get(key)
    if (known) return known
    const client = create(urls, chainId)
    const checked = assertAnswers(client).then(() => client)
    held.set(key, checked)
    // an RPC that didn't answer is asked again next time
    checked.catch(() => held.delete(key))
    return checked
  }
}

/**
 * The client of a chain, made on first use and again when the person changes its RPC. Its chain id was checked.
 * @throws ChainNotFoundError for a chain that isn't configured; ChainMismatchError, NetworkUnreachableError
 */
export const clientOf: ClientOf = keepClients(createChainClient)

/** The same for frequent reads: one request at a time, batching all that is read meanwhile. */
export const batchingClientOf: ClientOf = keepClients(createBatchingClient)

/** A client for each RPC of a chain, in order, for reads that must come from a single one. */
export function nodesOf(chainId: number): readonly ChainClient[] {
  const chain = chainById(chainId)
  if (!chain) throw new ChainNotFoundError(chainId)
  const demo = demoProvider(chainId)
  return demo ? [createLocalClient(demo)] : rpcUrlsOf(chain).map((url) => createBatchingClient([url], chainId))
}
