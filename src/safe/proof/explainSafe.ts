import { errorCodesOf } from '../../lib/errors.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { GenuineSafe } from '../read/readSafe.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { isBusy } from '../rpc/isBusy.ts'
import { type ScanEnd, type ScannedLog, scanLogs } from '../rpc/scanLogs.ts'
import { CONSENT_TOPICS, consentsIn, proveSafe, type SafeProof, StaleNodeError } from './proveSafe.ts'
import { MixedBlocksError } from './readStateProof.ts'
import { InvalidProofError } from './trie.ts'

/**
 * Why a node proves nothing. `unsupported`: it gave no proof. `invalid`: what it gave proves nothing. `mixed`: its answers
 * are of different blocks. `behind`: its newest block is older than what was read. `unreachable`: it gave no answer.
 * `tooMany`: the Safe has more modules than are read.
 */
type NoProof = 'unsupported' | 'invalid' | 'mixed' | 'behind' | 'unreachable' | 'tooMany'

/**
 * What is known of a Safe's whole storage. `unproven`: no node could prove it, each for its reason. `unsearched`: it
 * holds something unexplained, and its events weren't all searched, so they may explain it.
 */
export type Explanation =
  | SafeProof
  | { status: 'unproven'; why: readonly NoProof[] }
  | { status: 'unsearched'; why: ScanEnd }

/** The most consents to prove at once: geth proves 1 024 slots in one request. */
const MOST_CONSENTS = 500
/** How often the events are searched again for those emitted during the search. */
const MOST_ROUNDS = 3

/** Why a proof failed. */
function whyNot(thrown: unknown): NoProof {
  if (thrown instanceof StaleNodeError) return 'behind'
  if (thrown instanceof MixedBlocksError) return 'mixed'
  if (thrown instanceof InvalidProofError) return 'invalid'
  if (thrown instanceof Error && thrown.name === '$ZodError') return 'invalid'
  // a node that answers with an error is reachable, but doesn't support it
  return errorCodesOf(thrown).length > 0 && !isBusy(thrown) ? 'unsupported' : 'unreachable'
}

/** anvil keeps zeroed slots in its tries (seen in 1.7.1), so its roots prove nothing of a Safe that ever changed. */
async function isProving(node: ChainClient): Promise<boolean> {
  const said: unknown = await node.request({ method: 'web3_clientVersion' }).catch(() => undefined)
  return typeof said !== 'string' || !said.toLowerCase().startsWith('anvil')
}

type Proven = { proof: SafeProof; node: ChainClient }

/** Asks one node after the other until one has proven something of the Safe as it was read. */
async function proveByAny(
  nodes: readonly ChainClient[],
  safe: AtBlock<GenuineSafe>,
): Promise<Proven | { proof: Extract<Explanation, { status: 'unproven' }> }> {
  const why: NoProof[] = []
  let changed: Proven | undefined
  for (const node of nodes) {
    try {
      const proof = await proveSafe(node, safe)
      if (proof.status === 'changed') changed ??= { proof, node }
      else if (proof.status !== 'unexplained' || (await isProving(node))) return { proof, node }
      else why.push('invalid')
    } catch (thrown) {
      why.push(whyNot(thrown))
    }
  }
  return changed ?? { proof: { status: 'unproven', why } }
}

type Options = Pick<NonNullable<Parameters<typeof scanLogs>[3]>, 'onPage' | 'most'>

/**
 * Proves what a Safe's storage holds, by one node alone. Where what was read doesn't explain it, the Safe's own events
 * are searched for approvals and signed messages, newest first, and the same node proves it again with these: what one
 * node has proven, no other may explain away.
 * @param nodes a client for each node, in the order in which they are asked
 * @param logs the client that is asked for events
 * @throws nothing: failures are part of the outcome
 */
export async function explainSafe(
  nodes: readonly ChainClient[],
  logs: ChainClient,
  safe: AtBlock<GenuineSafe>,
  options: Options = {},
): Promise<Explanation> {
  if (safe.value.hasMoreModules) return { status: 'unproven', why: ['tooMany'] }
  const first = await proveByAny(nodes, safe)
  if (first.proof.status !== 'unexplained' || !('node' in first)) return first.proof
  const { address } = safe.value
  const filter = { address, topics: CONSENT_TOPICS }
  const found: ScannedLog[] = []
  let proof: SafeProof = first.proof
  let from = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const to = Number(proof.block.number)
    const scan = await scanLogs(logs, filter, { from, to }, options)
    found.push(...scan.logs)
    const consents = consentsIn(address, found)
    if (consents.approvals.length + consents.messages.length > MOST_CONSENTS)
      return { status: 'unsearched', why: 'bound' }
    try {
      proof = await proveSafe(first.node, safe, consents)
    } catch {
      return { status: 'unsearched', why: 'unreachable' }
    }
    if (proof.status !== 'unexplained') return proof
    if (scan.unfinished) return { status: 'unsearched', why: scan.unfinished.why }
    // a consent given during the search is in a later block
    if (Number(proof.block.number) === to) break
    from = to + 1
  }
  return proof
}
