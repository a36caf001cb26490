import type { Mutant } from './mutants.ts'

/**
 * The guards of the contract, each removed, and the attacks that then succeed on every version of Safe. Where two guards
 * back each other up, or one is checked again at the end, both are removed.
 */
export const attackMutants: readonly Mutant[] = [
  // ─── What was hidden in the Safe before ──────────────────────────────────────────────────────────────────────────────
  {
    name: 'a module guard that admits every module',
    edits: [['WrappedSafeHandler', 'if (module != WRAPPER) revert ModuleRefused(module);', '']],
    wins: ['i_aHiddenModuleDrains', 'xv_aHiddenModuleStaysOutUnderAKeptModuleGuard'],
  },
  {
    name: 'a guard that admits every transaction',
    edits: [['WrappedSafeHandler', 'revert ExecTransactionRefused();', '']],
    wins: ['ib_aHiddenOwnerDrains', 'ii_aPlantedApprovalOfTheWrapperPays'],
  },
  {
    name: 'the fallback handler that was there stays',
    edits: [
      [
        'SafeControl',
        `_callSelf(safe, abi.encodeCall(ISafe.setFallbackHandler, (handler)));
        address[]`,
        'address[]',
      ],
      ['SafeCheck', 'if (read(safe, FALLBACK_HANDLER_SLOT) != _word(handler)) found |= FALLBACK_HANDLER;', ''],
    ],
    wins: ['iii_aMessageSignedBeforeStillCounts', 'own_aFallbackHandlerThatWasSetBeforeSignsForTheSafe'],
  },
  {
    name: 'the guard that was there stays',
    edits: [
      [
        'SafeControl',
        `_callSelf(safe, abi.encodeCall(ISafe.setGuard, (handler)));
    }`,
        '}',
      ],
      ['SafeCheck', 'if (read(safe, GUARD_SLOT) != _word(handler)) found |= GUARD;', ''],
    ],
    wins: ['vi_aGuardThatWasSetBeforeStays'],
  },
  {
    name: 'the module guard that was there stays',
    edits: [
      ['SafeControl', '_callSelf(safe, abi.encodeCall(ISafe.setModuleGuard, (handler)));', ''],
      ['SafeCheck', 'if (read(safe, MODULE_GUARD_SLOT) != _word(handler)) found |= MODULE_GUARD;', ''],
    ],
    wins: ['own_aPlantedModuleGuardBlocksTheWrapper'],
  },
  {
    name: 'unwrapping leaves the nonce as it is',
    edits: [
      ['WrappedSafeHandler', 'NONCE_SLOT.getUint256Slot().value = nonce;', 'nonce;'],
      ['SafeCheck', ' && read(safe, NONCE_SLOT) == terms.nonce', ''],
    ],
    wins: ['H4_anOldSignedTransactionPaysAgain', 'H4_anApprovalPlantedForTheBuyerPays'],
  },
  {
    name: 'unwrapping goes on with the next nonce',
    edits: [['SafeControl', 'return highest + 1 + uint32(uint256(seed));', 'return highest + 1 + uint256(seed) * 0;']],
    wins: ['H4_anApprovalPlantedForTheBuyerPays'],
  },
  {
    name: 'every nonce is believed',
    edits: [['SafeControl', 'nonce > known && nonce - known < BELIEVABLE_NONCE_STEP ? nonce : known', 'nonce']],
    wins: ['H4_aPlantedNonceBlocksUnwrappingForEver'],
  },

  // ─── The batch that wraps ────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'the seal takes a Safe that is gone',
    edits: [['SafeCheck', 'if (!isProxy(safe)) return PROXY;', 'if (!isProxy(safe)) return 0;']],
    wins: ['xvi_aSafeThatWasDestroyedGetsAToken'],
  },
  {
    name: 'the seal does not look at the module guard',
    edits: [['SafeCheck', 'if (read(safe, MODULE_GUARD_SLOT) != _word(handler)) found |= MODULE_GUARD;', '']],
    wins: ['xvii_theRestOfTheBatchLetsAModuleIn'],
  },
  {
    name: 'the seal does not look at the singleton',
    edits: [
      [
        'SafeCheck',
        'if (ISafe(safe).masterCopy() != SAFE_L2_1_5_0 || !isSingleton(SAFE_L2_1_5_0)) return SINGLETON;',
        '',
      ],
    ],
    wins: ['own_theRestOfTheBatchSwapsTheSingleton'],
  },
  {
    name: 'the seal does not count the owners',
    edits: [['SafeCheck', ' && read(safe, OWNER_COUNT_SLOT) == 1', '']],
    wins: ['own_aPlantedOwnerCountLocksTheBuyerIn'],
  },
  {
    name: 'the wrap mints, as in the first design',
    edits: [
      ['WrappedSafe', 'external whileBusy(msg.sender) returns (uint256 tokenId)', 'external returns (uint256 tokenId)'],
      [
        'WrappedSafe',
        `safe.takeOver(singleton, HANDLER);
        _requireClean(safe);`,
        'safe.takeOver(singleton, HANDLER); _requireClean(safe); _safeMint(to, tokenId);',
      ],
    ],
    wins: [
      'C2_aBuyersContractPaysWhenItReceives',
      'C2_aBuyersContractPaysWhenItOwns',
      'L7_aVictimGetsATokenThatIsWorthNothing',
    ],
  },
  {
    name: 'the seal asks for no code alone',
    edits: [
      [
        'WrappedSafe',
        'msg.sender != tx.origin || msg.sender.code.length != 0) revert',
        'msg.sender.code.length != 0) revert',
      ],
    ],
    wins: ['own_aContractUnderConstructionSealsInTheBatch'],
  },
  {
    name: 'the seal asks for the origin alone',
    edits: [
      [
        'WrappedSafe',
        'msg.sender != tx.origin || msg.sender.code.length != 0) revert',
        'msg.sender != tx.origin) revert',
      ],
    ],
    wins: ['own_aDelegatedAccountSealsInTheBatch'],
  },
  {
    name: 'a second seal fails',
    edits: [['WrappedSafe', 'if (_isMinted(tokenId)) return;', '']],
    wins: ['L2_somebodySealsFirstSoThatTheHoldersSealFails'],
  },

  {
    name: 'the seal is no use of the Safe',
    edits: [['WrappedSafe', '_noteUse(tokenId);\n        emit SafeSealed', 'emit SafeSealed']],
    wins: [
      'F1_whatWasSeenBeforeTheSealIsSoldEmpty',
      'F1b_aBidForAnIdThatIsKnownBeforeTheWrapIsFilledInItsBlock',
      'F1b_aBidForASafeToBeCreatedIsFilledInItsBlock',
    ],
  },
  {
    name: 'a Safe that undid its wrap is wrapped for ever',
    edits: [['WrappedSafe', 'if (record.live && !_isAbandoned(safe)) revert', 'if (record.live) revert']],
    wins: ['F3_aSafeThatUndidItsWrapIsNeverWrappedAgain'],
  },

  // ─── Fakes ───────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'a Safe with the wrapper for its handler is wrapped',
    edits: [['SafeCheck', 'if (fallbackHandler == module) revert IWrappedSafe.HandlerIsWrapper(safe);', '']],
    wins: ['iv_aStrangerWrapsASafeThroughItsFallback'],
  },
  {
    name: 'a Safe with the wrapper for its handler may hold tokens',
    edits: [
      [
        'WrappedSafe',
        'if (step.readAddress(FALLBACK_HANDLER_SLOT) == address(this)) revert HandlerIsWrapper(step);',
        '',
      ],
    ],
    wins: ['ivb_aHolderThatTakesOrdersFromEveryoneIsSentTheToken'],
  },
  {
    name: 'every proxy is genuine',
    edits: [
      [
        'SafeCheck',
        'return code == PROXY_1_5_0_CODE || code == PROXY_1_4_1_CODE || code == PROXY_1_3_0_CODE;',
        'return code != 0;',
      ],
    ],
    wins: ['v_aProxyOfAnotherMakeIsWrapped'],
  },
  {
    name: 'every singleton is genuine',
    edits: [
      ['SafeCheck', 'return code != 0 && code == account.codehash;', 'return code == code;'],
      ['SafeCheck', 'ISafe(safe).masterCopy() != SAFE_L2_1_5_0 || ', ''],
    ],
    wins: ['v_aSingletonOfAnotherMakeIsWrapped'],
  },
  {
    name: 'singletons are known by their code, not by their address',
    edits: [
      [
        'SafeCheck',
        'bytes32 code = _codeOfSingleton(account);',
        'bytes32 code = account.codehash == SAFE_L2_1_5_0_CODE ? account.codehash : _codeOfSingleton(account);',
      ],
      [
        'SafeCheck',
        'ISafe(safe).masterCopy() != SAFE_L2_1_5_0 ||',
        'ISafe(safe).masterCopy().codehash != SAFE_L2_1_5_0_CODE ||',
      ],
      [
        'SafeControl',
        'if (singleton != SafeCheck.SAFE_L2_1_5_0) _setSingleton(safe, SafeCheck',
        'if (singleton.codehash != SafeCheck.SAFE_L2_1_5_0.codehash) _setSingleton(safe, SafeCheck',
      ],
    ],
    wins: ['vc_aCopyOfTheGenuineSingletonIsReplacedAfterTheWrap'],
  },
  {
    name: 'unwrapping leaves the Safe on 1.5.0',
    edits: [
      [
        'SafeControl',
        'if (terms.singleton != SafeCheck.SAFE_L2_1_5_0) _setSingleton(safe, terms.singleton, handler);',
        '',
      ],
      ['SafeCheck', 'ISafe(safe).masterCopy() == terms.singleton && ', ''],
    ],
    wins: ['H2_theSafeComesBackOnAVersionThatItsAppsDoNotKnow'],
  },
  {
    name: 'unwrapping takes any singleton',
    edits: [['WrappedSafe', 'if (!singleton.isSingleton()) revert UnknownSingleton(singleton);', '']],
    wins: ['H2_theSafeComesBackOnCodeOfTheSellers'],
  },
  {
    name: 'the address of a new Safe does not commit to its holder',
    edits: [['SafeCreation', 'abi.encode(to, saltNonce, block.chainid)', 'abi.encode(saltNonce, block.chainid)']],
    wins: ['M1_somebodyElseCreatesItForHimself'],
  },
  {
    name: 'the address of a new Safe does not commit to the chain',
    edits: [['SafeCreation', 'abi.encode(to, saltNonce, block.chainid)', 'abi.encode(to, saltNonce)']],
    wins: ['M1_theSameAddressIsTakenOnAnotherChain'],
  },
  {
    name: 'a new Safe is only created, never adopted',
    edits: [['SafeCreation', 'if (predict(handler, to, saltNonce).code.length != 0) return;', '']],
    wins: ['M1_somebodyDeploysItBeforeSoThatItCannotBeCreated'],
  },

  {
    name: 'a Safe that was created first is no longer to be had',
    edits: [['WrappedSafe', 'if (_isAsCreated(safe)) return tokenId;', '']],
    wins: ['F4_somebodyCreatesItFirstSoThatItsOwnersBatchFails'],
  },

  // ─── Rights ──────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'operators drive',
    edits: [
      [
        'WrappedSafe',
        'if (msg.sender != driverOf(tokenId)) revert',
        'if (msg.sender != driverOf(tokenId) && !isApprovedForAll(driverOf(tokenId), msg.sender)) revert',
      ],
    ],
    wins: ['viii_anOperatorEmptiesTheSafe', 'viii_anOperatorLocks', 'viii_anOperatorUnwraps'],
  },
  {
    name: 'whom the wrap named drives on',
    edits: [
      ['WrappedSafe', 'delete _records[safe].driver;', ''],
      ['WrappedSafe', '_isMinted(tokenId) ? _ownerOf(tokenId) : record.driver', 'record.driver'],
    ],
    wins: ['own_whoeverTheWrapNamedStillDrivesAfterTheSale'],
  },
  {
    name: 'the Safe may call itself',
    edits: [['WrappedSafe', 'if (next.to == safe) revert SelfCall(i);', '']],
    wins: ['xiii_theHolderMakesTheSafeCallItself'],
  },
  {
    name: "anyone runs the handler's code in a Safe",
    edits: [['WrappedSafeHandler', 'address(this) == SELF || msg.sender != WRAPPER', 'address(this) == SELF']],
    wins: ['own_aStrangerRunsTheHandlersCodeInTheSafe'],
  },
  {
    name: 'unwrapping takes the wrapper as fallback handler',
    edits: [['WrappedSafe', '_isReserved(fallbackHandler) || ', '']],
    wins: ['M3_unwrappingWithTheWrapperAsHandlerGivesOtherTokensAway'],
  },
  {
    name: 'unwrapping takes a fallback handler without code',
    edits: [['WrappedSafe', ' || fallbackHandler.code.length == 0', '']],
    wins: ['M3_unwrappingWithAHandlerThatIsNowhereLosesWhatIsSent'],
  },
  {
    name: 'the module guard admits every delegatecall',
    edits: [
      ['WrappedSafeHandler', 'if (operation != Operation.Call && to != SELF) revert DelegateCallRefused(to);', ''],
    ],
    wins: ['L1_aFaultInTheWrapperRunsForeignCode'],
  },
  {
    name: 'guard ids are answered through a Safe',
    edits: [['WrappedSafeHandler', 'return msg.data.length == DIRECT_CALL_SIZE;', 'return true;']],
    wins: ['L4_aWrappedSafeBecomesTheGuardOfAnotherAndStopsIt'],
  },
  {
    name: 'anyone turns signing on and off',
    edits: [
      [
        'WrappedSafe',
        `_requireDriver(tokenId);
        if (_states[tokenId].signing == enabled) return;`,
        'if (_states[tokenId].signing == enabled) return;',
      ],
    ],
    wins: ['own_aStrangerSetsTheQuietTimeOffAndDelaysEverySale'],
  },
  {
    name: 'the receipt names whoever sealed or created',
    edits: [['WrappedSafe', 'checkOnERC721Received(safe, ', 'checkOnERC721Received(msg.sender, ']],
    wins: ['F11_aVaultCreditsWhoeverSeals', 'F11b_aVaultCreditsWhoeverCreates'],
  },
  {
    name: 'unwrapping leaves what was planted at the new owners',
    edits: [['WrappedSafeHandler', 'OWNERS_SLOT.deriveMapping(owners[i]).getUint256Slot().value = 0;', '']],
    wins: ['F7_aPlantedEntryKeepsTheBuyerFromOwning'],
  },
  {
    name: 'the wrapper stays a module',
    edits: [
      ['SafeControl', '_callSelf(safe, abi.encodeCall(ISafe.disableModule, (SENTINEL, address(this))));', ''],
      ['SafeCheck', ' && _isOnlyEntry(safe, MODULES_SLOT, SENTINEL)', ''],
    ],
    wins: ['own_theWrapperStaysAModuleAfterUnwrapping'],
  },
]
