import type { Mutant } from './mutants.ts'
import { QUIET } from './saleMutants.ts'

const COMPARED = [
  'AsSeenZone',
  'if (actual != expected) revert IWrappedSafe.StateChanged(tokenId, expected, actual);',
  '',
] as const
const AFTER = ['AsSeenZone', '_requireSame(tokenId, order.zoneHash, _fingerprintOneTransferAgo(tokenId));', ''] as const

/** As {@link attackMutants}: the guards of the zone on Seaport. */
export const seaportMutants: readonly Mutant[] = [
  {
    name: 'the zone compares nothing',
    edits: [COMPARED],
    wins: [
      'own_aListingOnSeaportIsFilledEmpty',
      'own_aBidOnSeaportIsFilledEmpty',
      'own_aListingOnSeaportIsFilledLocked',
    ],
  },
  {
    name: 'the zone compares before alone, and no quiet time',
    edits: [AFTER, QUIET],
    wins: ['own_aListingOnSeaportIsEmptiedAfterItWasAuthorized', 'own_aBidOnSeaportIsEmptiedAfterItWasAuthorized'],
  },
  {
    name: 'the zone takes none of a token for one',
    edits: [['AsSeenZone', ' || amount != 1) revert', ') revert']],
    wins: ['own_anOrderForNoneOfTheTokenIsPaid'],
  },
  {
    name: 'the zone looks at the last token of several',
    edits: [['AsSeenZone', 'if (count != 1) revert NotOneToken(count);', '']],
    wins: ['own_anEmptySafeIsSoldBesideAFullOne'],
  },
  {
    name: 'the zone compares after alone',
    edits: [
      ['AsSeenZone', '_requireSame(tokenId, order.zoneHash, WRAPPED_SAFE.getStateFingerprint(tokenId));', 'tokenId;'],
    ],
    fails: ['aBatchGoesOnWithoutAnOrderWhoseStateChanged', 'saysBeforeWhatItSaysAfter'],
  },
  {
    name: 'the zone compares before alone',
    edits: [AFTER],
    fails: [
      'refusesATokenThatMovesTwice',
      'refusesABuyerThatUsesTheSafeBeforeTheEnd',
      'validatesNothingBeforeATransfer',
    ],
  },
  {
    name: 'the zone takes a Safe that was unwrapped on the way',
    edits: [['AsSeenZone', 'if (!known.live) revert IWrappedSafe.UnknownToken(tokenId);', '']],
    fails: ['refusesABuyerThatUnwrapsBeforeTheEnd'],
  },
  {
    name: 'the zone takes items of any type',
    edits: [['AsSeenZone', 'itemType != ItemType.ERC721 || ', '']],
    fails: ['refusesItemsThatAreNotOneWholeToken'],
  },
]
