import { numberToHex, type StateOverride } from 'viem'
import { call as ethCall } from 'viem/actions'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import type { Consent } from '../consent/consent.ts'
import { decidersOf, holderAddress } from '../consent/holder.ts'
import { encodeSignatures, type Given } from '../consent/ownerSignature.ts'
import { type ConsentReading, readConsent } from '../consent/readConsent.ts'
import { callsOf, type WrapContent } from '../consent/wrapContent.ts'
import { type GenuineSafe, readSafe } from '../read/readSafe.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import { assertSomebodyActs } from './assertSomebodyActs.ts'
import { checkSafe } from './checkSafe.ts'
import { execTransaction } from './execTransaction.ts'
import { explainWrap } from './explainWrap.ts'
import type { WritePlan } from './prepareWrite.ts'

/** Where a Safe keeps its threshold, since 1.0.0. */
const THRESHOLD_SLOT = numberToHex(4, { size: 32 })

/** Reads the Safe for a wrap that several owners sign. @throws ChangedError when it can't be wrapped */
async function readShared(client: ChainClient, { safe }: WrapContent): Promise<AtBlock<GenuineSafe>> {
  const { value, block } = await readSafe(client, safe)
  // the sender needn't be an owner, so the check is made for the first one
  const { blockers } = checkSafe(value, value.kind === 'safe' ? value.owners[0] : undefined)
  if (value.kind !== 'safe' || blockers.length > 0)
    throw new ChangedError({ details: blockers.map(({ id }) => id).join() })
  return { value, block }
}

/** The valid signatures once this account sends it: an owner agrees by sending. */
export function givenWith({ given, signers }: ConsentReading, account: Address | undefined): readonly Given[] {
  const own = signers.find(({ owner }) => isSameAddress(owner, account))
  const isGiven = given.some(({ owner }) => isSameAddress(owner, account))
  return own && !isGiven ? [...given, { owner: own.owner, by: 'approval' }] : given
}

/**
 * Wraps a Safe with its owners' signatures, by one transaction of any account. Content and signatures are compared with
 * the chain each time.
 */
export const createSharedWrapPlan = (chainId: number, account: Address, consent: Consent): WritePlan => ({
  kind: 'wrap',
  functionName: 'execTransaction',
  chainId,
  account,
  safe: consent.content.safe,
  async build(client) {
    const { content } = consent
    const { value: state } = await readShared(client, content)
    await assertSomebodyActs(client, content.safe, decidersOf(content.holder))
    const { value } = await readConsent(client, consent, { state, chainId })
    const given = givenWith(value, account)
    if (value.fault || given.length < state.threshold)
      throw new ChangedError({ details: value.fault ?? `${given.length} of ${state.threshold} have agreed.` })
    return execTransaction(state, callsOf(content), encodeSignatures(given, state.threshold))
  },
  explain: (client, error) => explainWrap(client, consent.content.safe, holderAddress(consent.content.holder), error),
})

/**
 * Simulates what owners are asked to sign, as if one of them decided alone.
 * @throws RevertedError with the contract's reason; ChangedError; NetworkUnreachable
 */
export async function simulateSharedWrap(client: ChainClient, content: WrapContent): Promise<AtBlock<'works'>> {
  const { safe, holder } = content
  const { value: state, block } = await readShared(client, content)
  await assertSomebodyActs(client, safe, decidersOf(holder))
  const [owner] = state.owners
  if (!owner) throw new ChangedError()
  const signatures = encodeSignatures([{ owner, by: 'approval' }], 1)
  const slot = { slot: THRESHOLD_SLOT, value: numberToHex(1, { size: 32 }) }
  const stateOverride: StateOverride = [{ address: safe, stateDiff: [slot] }]
  try {
    await ethCall(client, { account: owner, ...execTransaction(state, callsOf(content), signatures), stateOverride })
    return { value: 'works', block }
  } catch (thrown) {
    const reverted = toRevertedError(thrown)
    if (!reverted) throw toReadError(thrown)
    throw await explainWrap(client, safe, holderAddress(holder), reverted)
  }
}
