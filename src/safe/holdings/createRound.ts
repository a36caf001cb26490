import { type Address, toAddress } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { type Answer, askTogether, type Question } from './askTogether.ts'
import type { Origin } from './holding.ts'

/** Calls beside the first of each hundred that tokens which nobody knows may cost. */
const MOST_MORE = 12

/** The number that a contract answered. */
export const wordIn = (answer: Answer): bigint | 'unknown' =>
  answer.startsWith('0x') && answer.length >= 66 ? BigInt(answer.slice(0, 66)) : 'unknown'

/** The address that a contract answered; undefined where it answered something else. */
export const addressIn = (answer: Answer): Address | undefined => {
  const word = wordIn(answer)
  return word === 'unknown' || word >> 160n !== 0n ? undefined : toAddress(`0x${word.toString(16).padStart(40, '0')}`)
}

/**
 * Takes questions and hands out their answers, so that all go out together: but in calls of their own the well-known
 * contracts, the person's, and what was found, since one that is asked can change what others of its call answer.
 */
export function createRound() {
  const questions: Record<Origin, Question[]> = { known: [], added: [], found: [] }
  const answers: Partial<Record<Origin, readonly Answer[]>> = {}
  return {
    ask(origin: Origin, address: Address, data: Question['data']): () => Answer {
      const index = questions[origin].push({ address, data }) - 1
      return () => answers[origin]?.[index] ?? 'unanswered'
    },
    /** @throws whatever the network does where it answers nothing of the well-known ones; of others that leaves them unanswered */
    async send(client: ChainClient, block: bigint): Promise<void> {
      const budget = { left: MOST_MORE }
      const ask = (origin: Origin) => askTogether(client, questions[origin], block, budget).catch(() => [])
      const known = askTogether(client, questions.known, block)
      ;[answers.known, answers.added, answers.found] = await Promise.all([known, ask('added'), ask('found')])
    },
  }
}

export type Round = ReturnType<typeof createRound>
