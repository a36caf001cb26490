import { type Hex, multicall3Abi } from 'viem'
import { readContract } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import { type ChainClient, MULTICALL } from '../rpc/chainClient.ts'

/** Questions in one call of the node: of well-behaved tokens some five million gas, where nodes allow ten times that. */
const MOST = 100

export type Question = { address: Address; data: Hex }
/** What a contract answered; `reverted` where it refused, `unanswered` where not even a call for it alone came back. */
export type Answer = Hex | 'reverted' | 'unanswered'

async function callTogether(client: ChainClient, questions: readonly Question[], block: bigint) {
  const calls = questions.map(({ address, data }) => ({ target: address, allowFailure: true, callData: data }))
  return readContract(client, {
    ...{ address: MULTICALL, abi: multicall3Abi, functionName: 'aggregate3', args: [calls] },
    blockNumber: block,
  })
}

/**
 * How many more calls a reading may make beside the first of each hundred, since anybody can send a token that spoils the
 * call it is in; without one, as many as it takes.
 */
export type Budget = { left: number }

const unanswered = (questions: readonly Question[]): Answer[] => questions.map(() => 'unanswered')

/** Asks in parts: a part that the network let down is unanswered, unless it let down all of them. */
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
    // a node that answers not even a call for nothing isn't asked in parts
    await callTogether(client, [], block).catch(() => {
      throw thrown
    })
    // one that burns all gas, or returns more than the node carries, must not take the others with it
    if (questions.length === 1 || (budget && budget.left < 2)) return unanswered(questions)
    if (budget) budget.left -= 2
    const half = Math.ceil(questions.length / 2)
    return askParts(client, [questions.slice(0, half), questions.slice(half)], block, budget)
  }
}

/**
 * Asks many contracts at one block, a hundred in a call of Multicall3, and all calls in one turn. What a contract changes
 * is seen by those that are asked after it: whoever may not be deceived by another is asked without it.
 * @returns an answer each, in their order
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
