import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Explanation } from '../proof/explainSafe.ts'
import { isOwnHandler } from '../read/genuineSafes.ts'
import type { SafeState } from '../read/readSafe.ts'

/** What prevents a wrap. Each has a message and a next step of its own. */
export type Blocker =
  | { id: 'nothing' | 'foreign' | 'old' | 'wrapper' | 'contractMissing' | 'tooManyModules' | 'noAccount' }
  | { id: 'hidden' }
  | { id: 'unknownSingleton'; singleton: Address }
  | { id: 'alreadyWrapped'; driver: Address }
  | { id: 'notOwner'; owners: readonly Address[] }

/** What the wrapping transaction itself fixes. */
export type Fix =
  | { id: 'modules'; modules: readonly Address[] }
  | { id: 'guard' | 'moduleGuard' | 'handler'; address: Address }
  | { id: 'version'; version: string }

/** Whose consent it takes: one owner's, several owners', or, where the Safe itself is connected, its deciders'. */
type ConsentNeeded = 'one' | 'several' | 'own'

/** The outcome of the check-up, in the order in which a person reads it. */
export type CheckUp = { blockers: readonly Blocker[]; fixes: readonly Fix[]; consent: ConsentNeeded }

const isSet = (address: Address): boolean => address !== ZERO_ADDRESS

function blockersOf(state: SafeState, account: Address | undefined, found: Explanation | undefined): Blocker[] {
  if (state.kind === 'unknownSingleton') return [{ id: 'unknownSingleton', singleton: state.singleton }]
  if (state.kind !== 'safe') return [{ id: state.kind }]
  const { wrap, owners } = state
  if (wrap === 'missing') return [{ id: 'contractMissing' }]
  if (wrap.isLive) return [{ id: 'alreadyWrapped', driver: wrap.driver }]
  const blockers: Blocker[] = []
  // a Safe that is connected itself asks its owners
  const isOwn = isSameAddress(account, state.address)
  const isOwner = owners.some((owner) => isSameAddress(owner, account))
  if (account === undefined) blockers.push({ id: 'noAccount' })
  else if (!isOwner && !isOwn) blockers.push({ id: 'notOwner', owners })
  if (found?.status === 'unexplained') blockers.push({ id: 'hidden' })
  if (state.hasMoreModules) blockers.push({ id: 'tooManyModules' })
  return blockers
}

/**
 * Checks whether an account can wrap what is at an address, and what the wrap fixes.
 * @param account the connected one; without it everything but ownership is checked
 * @param found the result of its storage proof; without it, nothing is known of hidden modules and owners
 */
export function checkSafe(state: SafeState, account: Address | undefined, found?: Explanation): CheckUp {
  const blockers = blockersOf(state, account, found)
  if (state.kind !== 'safe') return { blockers, fixes: [], consent: 'one' }
  const fixes: Fix[] = []
  if (state.modules.length > 0) fixes.push({ id: 'modules', modules: state.modules })
  if (isSet(state.guard)) fixes.push({ id: 'guard', address: state.guard })
  if (isSet(state.moduleGuard)) fixes.push({ id: 'moduleGuard', address: state.moduleGuard })
  if (isSet(state.fallbackHandler) && !isOwnHandler(state.fallbackHandler))
    fixes.push({ id: 'handler', address: state.fallbackHandler })
  if (state.singleton.version !== '1.5.0' || !state.singleton.isL2)
    fixes.push({ id: 'version', version: state.singleton.version })
  const consent = isSameAddress(account, state.address) ? 'own' : state.threshold > 1 ? 'several' : 'one'
  return { blockers, fixes, consent }
}
