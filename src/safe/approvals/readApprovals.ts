import { getBlock } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { createNaming } from '../holdings/createNaming.ts'
import { createRound } from '../holdings/createRound.ts'
import { findAbsent } from '../holdings/findAbsent.ts'
import type { KnownToken } from '../holdings/knownTokens.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { candidatesFor, confirmApprovals } from './confirmApprovals.ts'
import type { FoundApproval } from './findApprovals.ts'
import type { Approvals, LiveApproval } from './liveApproval.ts'

type Options = {
  approvals: readonly FoundApproval[]
  /** Tokens whose approval event couldn't be parsed. */
  unclear?: readonly Address[]
  known: readonly KnownToken[]
  /** The symbol of the chain's own currency: a token with the same one imitates it. */
  nativeSymbol: string
}

/** 0: nothing can be taken; 1: something of an unlisted token; 2: something of a well-known one. Unknown counts. */
const weightOf = ({ atRisk, token }: LiveApproval): number => (atRisk === 0n ? 0 : token.origin === 'known' ? 2 : 1)

/**
 * Reads at one block which of the found approvals are in force, and what each allows to be taken today.
 * @throws AppError when the network doesn't answer
 */
export async function readApprovals(
  client: ChainClient,
  safe: Address,
  { approvals, unclear = [], known, nativeSymbol }: Options,
): Promise<AtBlock<Approvals>> {
  try {
    const { number: block, timestamp: time } = await getBlock(client)
    const { live, unread } = await confirmApprovals(client, safe, { approvals, known }, { block, time })
    const absent = await findAbsent(client, [...candidatesFor(unclear, known).values()], block)
    const round = createRound()
    const naming = createNaming(round, { known, nativeSymbol })
    const candidates = candidatesFor(
      live.map(({ found }) => found.token),
      known,
    )
    const names = new Map([...candidates].map(([address, candidate]) => [address, naming(candidate)]))
    await round.send(client, block)
    const named = live.flatMap((one): LiveApproval[] => {
      const said = names.get(one.found.token)?.()
      if (!said) return []
      const { held: token, decimals } = said
      return [one.kind === 'erc20' || one.kind === 'permit2' ? { ...one, token, decimals } : { ...one, token }]
    })
    const sorted = named.sort((a, b) => weightOf(b) - weightOf(a) || b.found.since - a.found.since)
    const untold = unclear.flatMap((token) => (absent.has(token) ? [] : [{ kind: 'unclear', token } as const]))
    return { block, value: { live: sorted, unread: [...unread, ...untold] } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
