import { custom, RpcRequestError, type Transport } from 'viem'
import { getHttpRpcClient } from 'viem/utils'
import * as z from 'zod/mini'
import { DEADLINES } from '../../lib/config.ts'
import { wait } from '../../lib/deadline.ts'
import { isBusy } from './isBusy.ts'

/** Requests per batch. A node that takes fewer gets smaller batches, until after so many milliseconds. */
const MOST = 50
const FORGETS_AFTER = 300_000

type Call = { method: string; params?: unknown }
type Question = { call: Call; key: string; resolve(value: unknown): void; reject(reason: unknown): void }

const Answer = z.object({
  id: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: z.nullish(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
})

/**
 * An RPC with one HTTP request in flight at a time: what is asked meanwhile is batched into the next one. A reachable
 * node that rejects a batch gets half as many at a time, in the end one; where it limits requests, the whole batch
 * fails.
 */
export function batchedHttp(url: string): Transport {
  const rpc = getHttpRpcClient(url, { timeout: DEADLINES.rpc })
  const answers = new Map<string, Promise<unknown>>()
  let waiting: Question[] = []
  let isAsking = false
  let most = MOST
  let refusedAt = Number.NEGATIVE_INFINITY

  function settle({ call, resolve, reject }: Question, said: unknown): void {
    const { error, result } = Answer.safeParse(said).data ?? {}
    if (error) reject(new RpcRequestError({ body: call, error, url }))
    else if (result === undefined) reject(new Error('The node left a question without an answer.'))
    else resolve(result)
  }

  /** @throws where none of them was answered */
  async function askTogether(batch: readonly Question[]): Promise<void> {
    const said = await rpc.request({ body: batch.map(({ call }, id) => ({ ...call, id })) })
    // the answers come in any order
    const known = new Map(said.map((answer) => [Answer.safeParse(answer).data?.id, answer]))
    if (!batch.some((_, id) => known.has(id))) {
      const { error } = Answer.safeParse(said[0]).data ?? {}
      throw error ? new RpcRequestError({ body: {}, error, url }) : new Error('The node did not take the batch.')
    }
    batch.forEach((question, id) => void settle(question, known.get(id)))
  }

  async function isThere(): Promise<boolean> {
    const said: unknown = await rpc.request({ body: { method: 'eth_chainId' } }).catch(() => undefined)
    return typeof Answer.safeParse(said).data?.result === 'string'
  }

  async function ask(batch: readonly Question[]): Promise<void> {
    const [first] = batch
    if (first && batch.length === 1)
      return rpc.request({ body: first.call }).then((said) => settle(first, said), first.reject)
    try {
      await askTogether(batch)
    } catch (thrown) {
      // a node that limits requests isn't asked more
      if (isBusy(thrown) || !(await isThere())) return batch.forEach(({ reject }) => void reject(thrown))
      most = Math.floor(batch.length / 2)
      refusedAt = performance.now()
      waiting = [...batch, ...waiting]
    }
  }

  async function askAll(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      // callers send their next request in the same turn of the event loop
      await wait(0)
      const batch = waiting.splice(0, performance.now() - refusedAt > FORGETS_AFTER ? MOST : most)
      for (const { key } of batch) answers.delete(key)
      await ask(batch)
    }
    isAsking = false
  }

  function request(call: Call): Promise<unknown> {
    const key = JSON.stringify(call)
    const known = answers.get(key)
    if (known) return known
    const answer = new Promise<unknown>((resolve, reject) => {
      waiting.push({ call, key, resolve, reject })
    })
    answers.set(key, answer)
    if (!isAsking) void askAll()
    return answer
  }

  return custom({ request }, { retryCount: 0 })
}
