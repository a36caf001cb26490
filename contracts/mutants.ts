import { attackMutants } from './attackMutants.ts'
import { saleMutants } from './saleMutants.ts'

/** One place in a source file of the contract, which occurs there once, and what stands there instead. */
type Edit = readonly [contract: string, find: string, replace: string]

/** The contract with something removed or weakened, and the tests that must notice. */
export type Mutant = {
  name: string
  edits: readonly Edit[]
  /** Without the `test_attack_` in front. */
  fails: readonly string[]
}

export const mutants: readonly Mutant[] = [...attackMutants, ...saleMutants]

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

/** Attacks that work, since nothing on chain could stop them. The page warns of each. */
export const attacksThatWork: readonly string[] = [
  'ivb_aHolderBeginsToTakeOrdersFromEveryone',
  'ix_withoutALockTheSafeIsEmptiedBeforeALaterSale',
  'x_anApprovalGivenBeforeIsUsedWhileLocked',
  'xv_aHiddenModuleWakesWhenUnwrapped',
  'xv_aHiddenOwnerWakesWhenUnwrapped',
  'xv_aSignedMessageWakesWhenUnwrapped',
  'xviib_theRefundOfTheWrapPaysWhoeverItNames',
  'M4_aHiddenOwnerSpeaksWhileSealedAndLocked',
  'M5_aTokenGoesToASafeThatItsSafeOwnsThroughAnother',
  'M6_anOperatorOfAnotherKindOfTokenTakesWhatIsInALockedSafe',
  'L10_whatIsSentToTheWrapperItselfIsLost',
  'own_theHolderSetsTheQuietTimeOffAndBlocksABuyer',
]
