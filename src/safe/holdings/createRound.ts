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
 * @param isEachAlone each contract that was found is asked in a call of its own, where another could change what it answers
 */
export function createRound({ isEachAlone = false } = {}) {
  type Group = { origin: Origin; questions: Question[]; answers?: readonly Answer[] }
  const groups = new Map<string, Group>()
  return {
    ask(origin: Origin, address: Address, data: Question['data']): () => Answer {
      const id = isEachAlone && origin === 'found' ? address : origin
      const group = groups.get(id) ?? { origin, questions: [] }
      groups.set(id, group)
      const index = group.questions.push({ address, data }) - 1
      return () => group.answers?.[index] ?? 'unanswered'
    },
    /** @throws whatever the network does where it answers nothing of the well-known ones; of others that leaves them unanswered */
    async send(client: ChainClient, block: bigint): Promise<void> {
      const budget = { left: MOST_MORE }
      const ask = ({ origin, questions }: Group) =>
        origin === 'known'
          ? askTogether(client, questions, block)
          : askTogether(client, questions, block, budget).catch(() => [])
      await Promise.all(
        [...groups.values()].map(async (group) => {
          group.answers = await ask(group)
        }),
      )
    },
  }
}

export type Round = ReturnType<typeof createRound>
