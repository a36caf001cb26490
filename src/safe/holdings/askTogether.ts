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

async function ask(client: ChainClient, questions: readonly Question[], block: bigint): Promise<Answer[]> {
  if (questions.length === 0) return []
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
    if (questions.length === 1) return ['unanswered']
    const half = Math.ceil(questions.length / 2)
    const halves = [questions.slice(0, half), questions.slice(half)]
    return (await Promise.all(halves.map((part) => ask(client, part, block)))).flat()
  }
}

/**
 * Asks many contracts at one block, a hundred in a call of Multicall3, and all calls in one turn.
 * @returns an answer each, in their order
 * @throws whatever the network does where the node answers no such call at all
 */
export async function askTogether(
  client: ChainClient,
  questions: readonly Question[],
  block: bigint,
): Promise<Answer[]> {
  const parts = Array.from({ length: Math.ceil(questions.length / MOST) }, (_, index) =>
    questions.slice(index * MOST, (index + 1) * MOST),
  )
  return (await Promise.all(parts.map((part) => ask(client, part, block)))).flat()
}
