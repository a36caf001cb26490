import * as z from 'zod/mini'
import { asTxHash, type SafeTxHash } from '../../lib/hash.ts'
import type { ProposalReport } from '../../lib/ProposalReport.ts'

/** What a host answers when it proposes a transaction. */
export const Proposed = z.object({ safeTxHash: z.unknown() })

const Count = z.number().check(z.int(), z.gte(0))

/** A proposal as Safe's gateway describes it; other fields of the answer are ignored. */
const Details = z.object({
  txStatus: z.string(),
  txHash: z.nullish(z.string()),
  detailedExecutionInfo: z.nullish(
    z.object({
      safeTxHash: z.optional(z.string()),
      nonce: z.optional(Count),
      confirmationsRequired: z.optional(Count),
      confirmations: z.nullish(z.array(z.object({ signer: z.object({ value: z.string() }) }))),
    }),
  ),
})

/**
 * Parses a host's answer about a proposal.
 * @returns undefined when the host doesn't know this one, as for a moment after it was proposed
 */
export function parseProposal(answer: unknown, safeTxHash: SafeTxHash): ProposalReport | undefined {
  const { data } = Details.safeParse(answer)
  if (!data) return undefined
  const { safeTxHash: named, nonce, confirmations, confirmationsRequired: required } = data.detailedExecutionInfo ?? {}
  if (named !== undefined && named.toLowerCase() !== safeTxHash) return undefined
  const signers = new Set(confirmations?.map(({ signer }) => signer.value.toLowerCase()))
  const hash = asTxHash(data.txHash)
  return {
    isCancelled: data.txStatus === 'CANCELLED',
    ...(required !== undefined && { required, signed: signers.size }),
    ...(nonce !== undefined && { nonce }),
    ...(hash && { hash }),
  }
}
