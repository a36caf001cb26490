import { type Hex, multicall3Abi } from 'viem'
import { readContract } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import { type ChainClient, MULTICALL } from '../rpc/chainClient.ts'

/** Questions per `eth_call`: with well-behaved tokens some five million gas, where nodes allow ten times that. */
const MOST = 100

export type Question = { address: Address; data: Hex }
/** A contract's answer; `reverted` where it reverted, `unanswered` where the call as a whole failed. */
export type Answer = Hex | 'reverted' | 'unanswered'

async function callTogether(client: ChainClient, questions: readonly Question[], block: bigint) {
  const calls = questions.map(({ address, data }) => ({ target: address, allowFailure: true, callData: data }))
  return readContract(client, {
    ...{ address: MULTICALL, abi: multicall3Abi, functionName: 'aggregate3', args: [calls] },
    blockNumber: block,
  })
}

/**
 * How many calls a read may make beyond one per hundred questions, since anybody can send a token that makes the whole
 * call fail; without a budget, as many as it takes.
 */
export type Budget = { left: number }

const unanswered = (questions: readonly Question[]): Answer[] => questions.map(() => 'unanswered')

/** Asks in parts: a part whose call failed is unanswered. @throws where all of them failed */
async function askParts(
  client: ChainClient,
  parts: readonly (readonly Question[])[],
  block: bigint,
  budget: Budget | undefined,
): Promise<Answer[]> {
  const said = await Promise.allSettled(parts.map((part) => ask(client, part, block, budget)))
  const [first] = said
  if (first?.status === 'rejected' && said.every(({ status }) => status === 'rejected')) throw first.reason
  return said.flatMap((one, index) => (one.status === 'fulfilled' ? one.value : unanswered(parts[index] ?? [])))
}

async function ask(
  client: ChainClient,
  questions: readonly Question[],
  block: bigint,
  budget: Budget | undefined,
): Promise<Answer[]> {
  try {
    const said = await callTogether(client, questions, block)
    return questions.map((_, index) => {
      const answer = said[index]
      return answer === undefined ? 'unanswered' : answer.success ? answer.returnData : 'reverted'
    })
  } catch (thrown) {
    // a node that fails even an empty call isn't asked in parts
    await callTogether(client, [], block).catch(() => {
      throw thrown
    })
    // a contract that burns all gas, or returns too much, must not fail the others
    if (questions.length === 1 || (budget && budget.left < 2)) return unanswered(questions)
    if (budget) budget.left -= 2
    const half = Math.ceil(questions.length / 2)
    return askParts(client, [questions.slice(0, half), questions.slice(half)], block, budget)
  }
}

/**
 * Queries many contracts at one block, a hundred per Multicall3 call, all calls in parallel. A contract sees what those
 * before it in the same call changed: ones that others must not deceive are queried separately.
 * @returns an answer each, in order
 * @throws whatever the network does where the node answers no such call at all
 */
export async function askTogether(
  client: ChainClient,
  questions: readonly Question[],
  block: bigint,
  budget?: Budget,
): Promise<Answer[]> {
  const parts = Array.from({ length: Math.ceil(questions.length / MOST) }, (_, index) =>
    questions.slice(index * MOST, (index + 1) * MOST),
  )
  return askParts(client, parts, block, budget)
}
