import { attackMutants } from './attackMutants.ts'
import { invariantMutants } from './invariantMutants.ts'
import { lendingMutants } from './lendingMutants.ts'
import { lineMutants } from './lineMutants.ts'
import { saleMutants } from './saleMutants.ts'
import { seaportMutants } from './seaportMutants.ts'

/** A text that occurs once in a source file of the contracts, or of the examples of lending, and its replacement. */
type Edit = readonly [contract: string, find: string, replace: string]

/** The contract with something removed or weakened. */
export type Mutant = {
  name: string
  edits: readonly Edit[]
  /** The attacks that then succeed, without the `test_attack_` prefix. */
  wins?: readonly string[]
  /** The number of the invariant that then breaks. */
  breaks?: number
  /** The tests that then fail, without the `test_` prefix. */
  fails?: readonly string[]
}

export const mutants: readonly Mutant[] = [
  ...attackMutants,
  ...saleMutants,
  ...seaportMutants,
  ...invariantMutants,
  ...lineMutants,
  ...lendingMutants,
]

/** Attacks that fail by Safe's own rules, or because there is nothing to attack: there is no guard of ours to remove. */
export const attacksThatFail: readonly string[] = [
  'iv_aStrangerDrivesThroughTheHandlerOfAWrappedHolder',
  'xii_aReceiverUnwrapsInTheHookOfTheSealAndKeepsTheToken',
  'xiii_theHolderMakesTheSafeCallItselfThroughMultiSend',
  'xiii_theSafeWrapsItselfAgainForAnother',
  'xiii_aStrangerSetsTheSafeUpAnew',
  'xiii_aStrangerSimulatesCodeThatOpensTheSafe',
  'M1_somebodyDeploysItWithoutOwnersAndSetsItUp',
]
