import { attackMutants } from './attackMutants.ts'
import { invariantMutants } from './invariantMutants.ts'
import { lineMutants } from './lineMutants.ts'
import { saleMutants } from './saleMutants.ts'

/** One place in a source file of the contract, which occurs there once, and what stands there instead. */
type Edit = readonly [contract: string, find: string, replace: string]

/** The contract with something removed or weakened. */
export type Mutant = {
  name: string
  edits: readonly Edit[]
  /** The attacks that win then, without the `test_attack_` in front. */
  wins?: readonly string[]
  /** The number of the invariant that doesn't hold then. */
  breaks?: number
  /** The tests that fail then, without the `test_` in front. */
  fails?: readonly string[]
}

export const mutants: readonly Mutant[] = [...attackMutants, ...saleMutants, ...invariantMutants, ...lineMutants]

/** Attacks that fail by Safe's own rules, or for want of anything to attack: no guard of ours could be removed. */
export const attacksThatFail: readonly string[] = [
  'iv_aStrangerDrivesThroughTheHandlerOfAWrappedHolder',
  'xii_aReceiverUnwrapsInTheHookOfTheSealAndKeepsTheToken',
  'xiii_theHolderMakesTheSafeCallItselfThroughMultiSend',
  'xiii_theSafeWrapsItselfAgainForAnother',
  'xiii_aStrangerSetsTheSafeUpAnew',
  'xiii_aStrangerSimulatesCodeThatOpensTheSafe',
  'M1_somebodyDeploysItWithoutOwnersAndSetsItUp',
]
