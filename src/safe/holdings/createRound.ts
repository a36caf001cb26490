import { type Address, toAddress } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { type Answer, askTogether, type Question } from './askTogether.ts'
import type { Origin } from './holding.ts'

/** Extra calls that unlisted tokens may cost, beyond one per hundred questions. */
const MOST_MORE = 12

/** The number that a contract returned. */
export const wordIn = (answer: Answer): bigint | 'unknown' =>
  answer.startsWith('0x') && answer.length >= 66 ? BigInt(answer.slice(0, 66)) : 'unknown'

/** The address that a contract returned; undefined where it returned something else. */
export const addressIn = (answer: Answer): Address | undefined => {
  const word = wordIn(answer)
  return word === 'unknown' || word >> 160n !== 0n ? undefined : toAddress(`0x${word.toString(16).padStart(40, '0')}`)
}

/**
 * Collects questions so that all are sent together, in separate calls for well-known, added and found contracts, since
 * a contract can change what others in its call return.
 * @param isEachAlone whether each found contract gets a call of its own, for the same reason
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
    /** @throws whatever the network does for the well-known contracts; for others, a failure leaves them unanswered */
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
