import type { Address } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { type Answer, askTogether, type Question } from './askTogether.ts'

/** The number that a contract answered. */
export const wordIn = (answer: Answer): bigint | 'unknown' =>
  answer.startsWith('0x') && answer.length >= 66 ? BigInt(answer.slice(0, 66)) : 'unknown'

/** Takes questions and hands out their answers, so that all go out together. */
export function createRound() {
  const questions: Question[] = []
  let answers: readonly Answer[] = []
  return {
    ask(address: Address, data: Question['data']): () => Answer {
      const index = questions.push({ address, data }) - 1
      return () => answers[index] ?? 'unanswered'
    },
    async send(client: ChainClient, block: bigint): Promise<void> {
      answers = await askTogether(client, questions, block)
    },
  }
}
