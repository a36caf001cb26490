import { errorCodesOf } from '../../lib/errors.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { GenuineSafe } from '../read/readSafe.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { isBusy } from '../rpc/isBusy.ts'
import { type ScanEnd, scanLogs } from '../rpc/scanLogs.ts'
import { CONSENT_TOPICS, type Consents, consentsIn, proveSafe, type SafeProof, StaleNodeError } from './proveSafe.ts'
import { MixedBlocksError } from './readStateProof.ts'
import { InvalidProofError } from './trie.ts'

/**
 * Why a node proves nothing. `unsupported`: it doesn't give proofs. `invalid`: what it gave proves nothing, or its answers
 * are of different blocks. `behind`: its newest block is older than what was read. `unreachable`: it gave no answer.
 */
type NoProof = 'unsupported' | 'invalid' | 'behind' | 'unreachable'

/**
 * What is known of a Safe's whole storage. `unproven`: no node could prove it, each for its reason. `unsearched`: something
 * stands in it that isn't explained, and its events weren't all looked through, so they may explain it.
 */
export type Explanation =
  | SafeProof
  | { status: 'unproven'; why: readonly NoProof[] }
  | { status: 'unsearched'; why: ScanEnd }

function whyNot(thrown: unknown): NoProof {
  if (thrown instanceof StaleNodeError) return 'behind'
  if (thrown instanceof InvalidProofError || thrown instanceof MixedBlocksError) return 'invalid'
  if (thrown instanceof Error && thrown.name === '$ZodError') return 'invalid'
  // whoever answers with an error is there, and doesn't give this
  return errorCodesOf(thrown).length > 0 && !isBusy(thrown) ? 'unsupported' : 'unreachable'
}

/** anvil leaves what was zeroed in its tries (seen in 1.7.1), so that its roots say nothing of a Safe that has ever changed. */
async function isProving(node: ChainClient): Promise<boolean> {
  const said: unknown = await node.request({ method: 'web3_clientVersion' }).catch(() => undefined)
  return typeof said !== 'string' || !said.toLowerCase().startsWith('anvil')
}

/** Asks one node after the other until one has proven something. */
async function proveByAny(
  nodes: readonly ChainClient[],
  safe: AtBlock<GenuineSafe>,
  consents?: Consents,
): Promise<SafeProof | Extract<Explanation, { status: 'unproven' }>> {
  const why: NoProof[] = []
  for (const node of nodes) {
    try {
      const proof = await proveSafe(node, safe, consents)
      if (proof.status !== 'unexplained' || (await isProving(node))) return proof
      why.push('invalid')
    } catch (thrown) {
      why.push(whyNot(thrown))
    }
  }
  return { status: 'unproven', why }
}

type Options = Pick<NonNullable<Parameters<typeof scanLogs>[3]>, 'onPage' | 'most'>

/**
 * Proves what a Safe's storage holds, by one node alone. Where that isn't explained by what was read, the Safe's own
 * events are looked through for approvals and signed messages, newest first, and it is proven again with these.
 * @param nodes a client for each node, in the order in which they are asked
 * @param logs the client that is asked for events
 * @throws nothing: what couldn't be found out is part of the outcome
 */
export async function explainSafe(
  nodes: readonly ChainClient[],
  logs: ChainClient,
  safe: AtBlock<GenuineSafe>,
  options: Options = {},
): Promise<Explanation> {
  const plain = await proveByAny(nodes, safe)
  if (plain.status !== 'unexplained') return plain
  const { address } = safe.value
  const range = { from: 0, to: Number(plain.block.number) }
  const scan = await scanLogs(logs, { address, topics: CONSENT_TOPICS }, range, options)
  const again = await proveByAny(nodes, safe, consentsIn(address, scan.logs))
  if (again.status === 'unexplained' && scan.unfinished) return { status: 'unsearched', why: scan.unfinished.why }
  return again
}
