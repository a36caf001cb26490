import type { Mutant } from './mutants.ts'

const FREEZE = ['WrappedSafe', 'if (_busySlot(safe).tload()) revert Busy(safe);', ''] as const
/** No quiet time. */
export const QUIET = [
  'WrappedSafe',
  'if (block.timestamp < quietUntil) revert QuietTime(tokenId, quietUntil);',
  '',
] as const

/** As {@link attackMutants}: the guards around receivers, sales, locks and signatures. */
export const saleMutants: readonly Mutant[] = [
  // ─── Receivers ───────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'circles are let in',
    edits: [['WrappedSafe', 'if (step == safe) revert OwnershipCycle(safe, account);', 'if (step == safe) return;']],
    wins: ['xi_aTokenGoesToItsOwnSafe', 'xi_twoSafesDriveEachOther'],
  },
  {
    name: 'the wrap does not look at its driver',
    edits: [
      [
        'WrappedSafe',
        `tokenId = _tokenId(safe, record.count);
        _requireFit(safe, to);`,
        'tokenId = _tokenId(safe, record.count);',
      ],
    ],
    wins: ['xi_aCircleIsClosedByTheWrap'],
  },
  {
    name: 'the walk up stops at a Safe that is not sealed',
    edits: [
      [
        'WrappedSafe',
        'if (!_records[step].live) return;',
        'if (!_records[step].live || !_isMinted(tokenOf(step))) return;',
      ],
    ],
    wins: ['own_aCircleIsClosedByAWrapThatIsNotSealed'],
  },
  {
    name: 'unwrapping does not look at the owners',
    edits: [['WrappedSafe', '_requireFit(safe, owner);', '']],
    wins: ['own_aCircleIsClosedByTheOwnersOfTheUnwrap'],
  },
  {
    name: 'a Safe that its token would drive may hold it',
    edits: [['WrappedSafe', 'if (ISafe(step).isOwner(safe)) revert OwnershipCycle(safe, account);', '']],
    wins: ['M5_aTokenGoesToASafeThatItsSafeOwns'],
  },
  {
    name: 'a Safe with a record is not looked at as it is',
    edits: [['WrappedSafe', 'if (step.isSafe()) {', 'if (!_records[step].live && step.isSafe()) {']],
    wins: ['F2_aSafeThatUndidItsWrapHoldsATokenForEveryone', 'F2b_aCircleIsClosedThroughASafeThatUndidItsWrap'],
  },
  {
    name: 'the handler may hold tokens',
    edits: [['WrappedSafe', ' || account == HANDLER', '']],
    wins: ['M2_aTokenGoesToTheHandler'],
  },
  {
    name: 'the handler takes tokens for itself',
    edits: [['WrappedSafeHandler', 'IWrappedSafe(WRAPPER).tokenOf(msg.sender); // reverts unless wrapped', '']],
    wins: ['M2_theHandlerAcceptsTokensForItself'],
  },
  {
    name: 'the wrap does not ask its driver',
    edits: [['WrappedSafe', '_requireReceiver(safe, to, tokenId);\n\n', '']],
    wins: ['xii_aSafeIsWrappedForAContractThatCannotReceive'],
  },
  {
    name: 'the driver is asked in a plain call',
    edits: [
      [
        'WrappedSafe',
        `private view {
        if (account.code.length == 0) return;`,
        'private { if (account.code.length == 0) return;',
      ],
      ['WrappedSafe', 'account.staticcall{', 'account.call{'],
    ],
    wins: ['own_aReceiverActsWhileItIsOnlyAsked'],
  },
  {
    name: 'the driver is asked with all the gas',
    edits: [['WrappedSafe', '{gas: RECEIVER_PROBE_GAS}', '']],
    wins: ['own_aReceiverBurnsAllTheGasOfTheWrap'],
  },

  // ─── Sales ───────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'a token may move while its Safe runs calls, and at once after',
    edits: [FREEZE, QUIET],
    wins: [
      'vii_aSaleFromACallInTheBatch',
      'viib_aSaleFromTheHookOfATokenThatMoves',
      'C1_aSaleOfTheOuterTokenFromANestedExecute',
      'C1_aSaleOfTheParentFromAnExecuteOfItsChild',
    ],
  },
  {
    name: 'one flag for all Safes, put back at the end, and no quiet time',
    edits: [
      [
        'WrappedSafe',
        `TransientSlot.BooleanSlot busy = _busySlot(safe);
        if (busy.tload()) revert Busy(safe);
        busy.tstore(true);
        _;
        busy.tstore(false);`,
        `TransientSlot.AddressSlot busy = BUSY_SLOT.asAddress();
        address outer = TransientSlot.tload(busy);
        if (outer == safe) revert Busy(safe);
        TransientSlot.tstore(busy, safe);
        _;
        TransientSlot.tstore(busy, outer);`,
      ],
      ['WrappedSafe', FREEZE[1], 'if (TransientSlot.tload(BUSY_SLOT.asAddress()) == safe) revert Busy(safe);'],
      QUIET,
    ],
    wins: ['C1_aSaleOfTheOuterTokenFromANestedExecute', 'C1_aSaleOfTheParentFromAnExecuteOfItsChild'],
    breaks: 8,
  },
  {
    name: 'no quiet time',
    edits: [QUIET],
    wins: ['H3_theSellerEmptiesTheSafeRightBeforeTheSale', 'H3_theSellerLocksTheBuyerOutRightBeforeTheSale'],
  },
  {
    name: 'the fingerprint is not compared',
    edits: [['WrappedSafe', 'if (actual != fingerprint) revert StateChanged(tokenId, fingerprint, actual);', '']],
    wins: ['H3_theSellerEmptiesTheSafeAndWaitsTheQuietTimeOut'],
  },
  {
    name: 'the fingerprint counts nothing',
    edits: [
      [
        'WrappedSafe',
        'abi.encode(tokenId, state.nonce, state.epoch, state.lockedUntil, _quietUntil(state), state.signing)',
        'abi.encode(tokenId, state.lockedUntil, state.signing)',
      ],
    ],
    wins: ['H1_signingOnAndOffLooksAsIfNothingHappened'],
  },
  {
    name: 'the fingerprint does not say when',
    edits: [['WrappedSafe', 'state.lockedUntil, _quietUntil(state), ', 'state.lockedUntil, ']],
    wins: ['F9_afterAReorganisationWhatWasSeenIsSoldEmpty'],
  },
  {
    name: 'a token moves while its Safe signs',
    edits: [['WrappedSafe', 'if (state.signing) revert SigningEnabled(tokenId);', '']],
    wins: [
      'H1_aSafeThatSignsIsSoldAsSeen',
      'H1_aSafeThatSignsIsEmptiedRightBeforeAPlainSale',
      'H1_theBuyerStartsWithSigningOn',
    ],
  },
  {
    name: 'a transfer turns signing off',
    edits: [
      [
        'WrappedSafe',
        'if (state.signing) revert SigningEnabled(tokenId);',
        'if (state.signing) _changeSigning(tokenId, false);',
      ],
    ],
    wins: ['F6_anOperatorTurnsSigningOff', 'H1_aSafeThatSignsIsEmptiedRightBeforeAPlainSale'],
  },
  {
    name: 'ids come back',
    edits: [['WrappedSafe', 'return (wrapIndex << 160) | uint160(safe);', 'return uint160(safe) + wrapIndex * 0;']],
    wins: ['xiv_anOrderForAnEarlierWrapIsFilled'],
  },
  {
    name: 'offers need no signature',
    edits: [['AsSeen', 'if (!_isSignedBy(seller, digestOf(offer), signature)) revert NotOffered(seller);', '']],
    wins: ['own_anApprovedTokenIsTakenForNothing'],
  },

  // ─── Locks ───────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'a locked Safe is used',
    edits: [
      [
        'WrappedSafe',
        `_requireUnlocked(tokenId);
        _noteUse(tokenId);
        emit`,
        '_noteUse(tokenId); emit',
      ],
    ],
    wins: ['ix_aLockedSafeIsEmptied'],
  },
  {
    name: 'a locked Safe is unwrapped',
    edits: [
      [
        'WrappedSafe',
        `_requireUnlocked(tokenId);
        SafeCheck`,
        'SafeCheck',
      ],
    ],
    wins: ['ix_aLockedSafeIsUnwrapped'],
  },
  {
    name: 'a lock may be made shorter',
    edits: [['WrappedSafe', 'if (until <= earliest) revert LockTooShort(until, earliest);', '']],
    wins: ['ix_aLockIsMadeShorter'],
  },
  {
    name: 'a lock may be of any length',
    edits: [['WrappedSafe', 'if (until > latest) revert LockTooLong(until, latest);', '']],
    wins: ['own_aLockIsMadeShorterByALongOne'],
  },

  // ─── Signatures ──────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'any key signs',
    edits: [['WrappedSafeHandler', 'recovered == signer ||', 'recovered != address(0) ||']],
    wins: ['1271_aStrangerSigns'],
  },
  {
    name: 'signing is always on',
    edits: [['WrappedSafe', 'if (state.signing && block.timestamp', 'if (block.timestamp']],
    wins: ['1271_theHolderSignsWhileSigningIsOff'],
  },
  {
    name: 'a lock lets signing be',
    edits: [
      [
        'WrappedSafe',
        'if (state.signing) _changeSigning(tokenId, false);\n        state.lockedUntil',
        'state.lockedUntil',
      ],
      ['WrappedSafe', 'state.signing && block.timestamp >= state.lockedUntil', 'state.signing'],
    ],
    wins: ['1271_theHolderSignsWhileItIsLocked'],
  },
  {
    name: 'the key of an account with code is not asked',
    edits: [['WrappedSafeHandler', 'recovered == signer || ', '']],
    wins: ['xvib_aHolderWhoseAccountIsDelegatedCannotSign'],
  },
  {
    name: 'one epoch for ever',
    edits: [
      ['WrappedSafe', 'state.epoch++;\n    }', '}'],
      ['WrappedSafe', 'state.epoch++;\n        emit', 'emit'],
    ],
    wins: [
      '1271_anOldSignatureLivesAgainAfterARoundTrip',
      'H1_aSignatureLivesAgainWhenSigningIsTurnedOnAgain',
      'H1_aSignatureLivesAgainAfterALock',
    ],
  },
  {
    name: 'a signature says nothing of the wrapper',
    edits: [['WrappedSafeHandler', 'abi.encode(MESSAGE_TYPE, WRAPPER, ', 'abi.encode(MESSAGE_TYPE, address(0), ']],
    wins: ['F10_aVoidSignatureCountsUnderAnotherDeployment'],
  },
  {
    name: 'a signature is for every chain',
    edits: [
      [
        'WrappedSafeHandler',
        'abi.encode(DOMAIN_TYPE, block.chainid, msg.sender)',
        'abi.encode(DOMAIN_TYPE, uint256(31337), msg.sender)',
      ],
    ],
    wins: ['own_aSignatureForTheSameSafeOnAnotherChain'],
  },
  {
    name: 'a signature says nothing of the Safe',
    edits: [
      [
        'WrappedSafeHandler',
        '= MessageHashUtils.toTypedDataHash(domain, message);',
        '= domain == message ? domain : hash;',
      ],
    ],
    wins: ['own_whatTheHolderSignedForItselfCountsForTheSafe'],
  },
]
