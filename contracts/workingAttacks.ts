/** The points in the page where a person makes a decision. */
export type Place = 'safe' | 'checkUp' | 'holder' | 'send' | 'lock' | 'give' | 'unwrap'

/** An attack that works, since nothing on chain can prevent it. */
type WorkingAttack = {
  /** Without the `test_attack_` prefix. */
  name: string
  /** The number under which SECURITY.md lists it. */
  listed: number
  /** Where the page warns of it, and by which message: its set in `src/words`, and its path there. */
  warned: readonly (readonly [place: Place, sentence: string])[]
}

const HIDDEN = [
  ['safe', 'holder.limit.hidden'],
  ['checkUp', 'wrap.wrap.notes.hidden.say'],
  ['unwrap', 'pages.safe.wakes'],
] as const

/** Tests fail when one isn't listed in SECURITY.md or the page doesn't warn of it. */
export const workingAttacks: readonly WorkingAttack[] = [
  {
    name: 'ivb_aHolderBeginsToTakeOrdersFromEveryone',
    listed: 9,
    warned: [['safe', 'holder.limit.handler']],
  },
  {
    name: 'ix_withoutALockTheSafeIsEmptiedBeforeALaterSale',
    listed: 5,
    warned: [['safe', 'holder.notLocked']],
  },
  {
    name: 'x_anApprovalGivenBeforeIsUsedWhileLocked',
    listed: 1,
    warned: [
      ['safe', 'holder.limit.rights'],
      ['checkUp', 'approvals.say'],
      ['lock', 'holder.lockApprovals'],
      ['unwrap', 'pages.safe.staysAlive'],
    ],
  },
  { name: 'xv_aHiddenModuleWakesWhenUnwrapped', listed: 3, warned: HIDDEN },
  { name: 'xv_aHiddenOwnerWakesWhenUnwrapped', listed: 3, warned: HIDDEN },
  { name: 'xv_aSignedMessageWakesWhenUnwrapped', listed: 3, warned: HIDDEN },
  {
    name: 'F8_aPlantedApprovalOfAMessageCountsForTheBuyer',
    listed: 3,
    warned: [['unwrap', 'holder.oldMessages']],
  },
  {
    name: 'F8b_aMessageSignedBeforeTheWrapCountsAgain',
    listed: 3,
    warned: [['unwrap', 'holder.oldMessages']],
  },
  {
    // never by the page, which doesn't bring such a handler back: only by who unwraps without it
    name: 'own_theHandlerOfTheSellerSignsAgainWhenItComesBack',
    listed: 18,
    warned: [['unwrap', 'pages.safe.unwrapSay']],
  },
  {
    name: 'xviib_theRefundOfTheWrapPaysWhoeverItNames',
    listed: 16,
    warned: [['safe', 'holder.limit.paid']],
  },
  {
    name: 'M4_aHiddenOwnerSpeaksWhileSealedAndLocked',
    listed: 4,
    warned: [
      ['safe', 'holder.limit.hiddenOwners'],
      ['checkUp', 'holder.limit.hiddenOwners'],
    ],
  },
  {
    name: 'M5_aTokenGoesToASafeThatItsSafeOwnsThroughAnother',
    listed: 11,
    warned: [
      ['give', 'holder.giveWarn'],
      ['holder', 'holder.giveWarn'],
    ],
  },
  {
    name: 'M6_anOperatorOfAnotherKindOfTokenTakesWhatIsInALockedSafe',
    listed: 2,
    warned: [
      ['safe', 'holder.limit.rights'],
      ['checkUp', 'holder.limit.rights'],
    ],
  },
  {
    name: 'L10_whatIsSentToTheWrapperItselfIsLost',
    listed: 20,
    warned: [
      ['safe', 'holder.limit.sent'],
      ['send', 'pages.safe.fieldErrors.toWrapper'],
    ],
  },
  {
    name: 'own_theHolderSetsTheQuietTimeOffAndBlocksABuyer',
    listed: 17,
    warned: [['safe', 'holder.limit.delay']],
  },
]
