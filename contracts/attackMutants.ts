import type { Mutant } from './mutants.ts'

/**
 * The guards of the contract, each taken out, and the attacks that then win on every version of Safe. Where two guards stand
 * one behind the other, or one is looked at again at the end, both are taken out.
 */
export const attackMutants: readonly Mutant[] = [
  // ─── What was hidden in the Safe before ──────────────────────────────────────────────────────────────────────────────
  {
    name: 'a module guard that admits every module',
    edits: [['WrappedSafeHandler', 'if (module != WRAPPER) revert ModuleRefused(module);', '']],
    fails: ['i_aHiddenModuleDrains', 'xv_aHiddenModuleStaysOutUnderAKeptModuleGuard'],
  },
  {
    name: 'a guard that admits every transaction',
    edits: [['WrappedSafeHandler', 'revert ExecTransactionRefused();', '']],
    fails: ['ib_aHiddenOwnerDrains', 'ii_aPlantedApprovalOfTheWrapperPays'],
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
    fails: ['iii_aMessageSignedBeforeStillCounts', 'own_aFallbackHandlerThatWasSetBeforeSignsForTheSafe'],
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
    fails: ['vi_aGuardThatWasSetBeforeStays'],
  },
  {
    name: 'the module guard that was there stays',
    edits: [
      ['SafeControl', '_callSelf(safe, abi.encodeCall(ISafe.setModuleGuard, (handler)));', ''],
      ['SafeCheck', 'if (read(safe, MODULE_GUARD_SLOT) != _word(handler)) found |= MODULE_GUARD;', ''],
    ],
    fails: ['own_aPlantedModuleGuardBlocksTheWrapper'],
  },
  {
    name: 'unwrapping leaves the nonce as it is',
    edits: [
      ['SafeControl', '_runCodeOf(handler, safe, abi.encodeCall(IWrappedSafeHandler.setNonce, (terms.nonce)));', ''],
      ['SafeCheck', ' && read(safe, NONCE_SLOT) == terms.nonce', ''],
    ],
    fails: ['H4_anOldSignedTransactionPaysAgain', 'H4_anApprovalPlantedForTheBuyerPays'],
  },
  {
    name: 'every nonce is believed',
    edits: [['SafeControl', 'nonce > known && nonce - known < BELIEVABLE_NONCE_STEP ? nonce : known', 'nonce']],
    fails: ['H4_aPlantedNonceBlocksUnwrappingForEver'],
  },

  // ─── The batch that wraps ────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'the seal takes a Safe that is gone',
    edits: [['SafeCheck', 'if (!isProxy(safe)) return PROXY;', 'if (!isProxy(safe)) return 0;']],
    fails: ['xvi_aSafeThatWasDestroyedGetsAToken'],
  },
  {
    name: 'the seal does not look at the module guard',
    edits: [['SafeCheck', 'if (read(safe, MODULE_GUARD_SLOT) != _word(handler)) found |= MODULE_GUARD;', '']],
    fails: ['xvii_theRestOfTheBatchLetsAModuleIn'],
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
    fails: ['own_theRestOfTheBatchSwapsTheSingleton'],
  },
  {
    name: 'the seal does not count the owners',
    edits: [['SafeCheck', ' && read(safe, OWNER_COUNT_SLOT) == 1', '']],
    fails: ['own_aPlantedOwnerCountLocksTheBuyerIn'],
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
    fails: [
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
    fails: ['own_aContractUnderConstructionSealsInTheBatch'],
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
    fails: ['own_aDelegatedAccountSealsInTheBatch'],
  },
  {
    name: 'a second seal fails',
    edits: [['WrappedSafe', 'if (_isMinted(tokenId)) return;', '']],
    fails: ['L2_somebodySealsFirstSoThatTheHoldersSealFails'],
  },

  // ─── Fakes ───────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'a Safe with the wrapper for its handler is wrapped',
    edits: [['SafeCheck', 'if (fallbackHandler == module) revert IWrappedSafe.HandlerIsWrapper(safe);', '']],
    fails: ['iv_aStrangerWrapsASafeThroughItsFallback'],
  },
  {
    name: 'a Safe with the wrapper for its handler may hold tokens',
    edits: [
      ['WrappedSafe', 'if (top.readAddress(FALLBACK_HANDLER_SLOT) == address(this)) revert HandlerIsWrapper(top);', ''],
    ],
    fails: ['ivb_aHolderThatTakesOrdersFromEveryoneIsSentTheToken'],
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
    fails: ['v_aProxyOfAnotherMakeIsWrapped'],
  },
  {
    name: 'every singleton is genuine',
    edits: [
      ['SafeCheck', 'return code != 0 && code == account.codehash;', 'return code == code;'],
      ['SafeCheck', 'ISafe(safe).masterCopy() != SAFE_L2_1_5_0 || ', ''],
    ],
    fails: ['v_aSingletonOfAnotherMakeIsWrapped'],
  },
  {
    name: 'singletons are known by their code, not by their address',
    edits: [
      [
        'SafeCheck',
        'if (account == SAFE_L2_1_5_0) return SAFE_L2_1_5_0_CODE;',
        'if (account != SAFE_1_5_0) return account.codehash;',
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
    fails: ['vc_aCopyOfTheGenuineSingletonIsReplacedAfterTheWrap'],
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
    fails: ['H2_theSafeComesBackOnAVersionThatItsAppsDoNotKnow'],
  },
  {
    name: 'unwrapping takes any singleton',
    edits: [['WrappedSafe', 'if (!singleton.isSingleton()) revert UnknownSingleton(singleton);', '']],
    fails: ['H2_theSafeComesBackOnCodeOfTheSellers'],
  },
  {
    name: 'the address of a new Safe does not commit to its holder',
    edits: [['SafeCreation', 'abi.encode(to, saltNonce, block.chainid)', 'abi.encode(saltNonce, block.chainid)']],
    fails: ['M1_somebodyElseCreatesItForHimself'],
  },
  {
    name: 'the address of a new Safe does not commit to the chain',
    edits: [['SafeCreation', 'abi.encode(to, saltNonce, block.chainid)', 'abi.encode(to, saltNonce)']],
    fails: ['M1_theSameAddressIsTakenOnAnotherChain'],
  },
  {
    name: 'a new Safe is only created, never adopted',
    edits: [['SafeCreation', 'if (predict(handler, to, saltNonce).code.length != 0) return;', '']],
    fails: ['M1_somebodyDeploysItBeforeSoThatItCannotBeCreated'],
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
    fails: ['viii_anOperatorEmptiesTheSafe', 'viii_anOperatorLocks', 'viii_anOperatorUnwraps'],
  },
  {
    name: 'whom the wrap named drives on',
    edits: [
      ['WrappedSafe', 'delete _records[safe].driver;', ''],
      ['WrappedSafe', '_isMinted(tokenId) ? _ownerOf(tokenId) : record.driver', 'record.driver'],
    ],
    fails: ['own_whoeverTheWrapNamedStillDrivesAfterTheSale'],
  },
  {
    name: 'the Safe may call itself',
    edits: [['WrappedSafe', 'if (next.to == safe) revert SelfCall(i);', '']],
    fails: ['xiii_theHolderMakesTheSafeCallItself'],
  },
  {
    name: "anyone runs the handler's code in a Safe",
    edits: [['WrappedSafeHandler', 'address(this) == SELF || msg.sender != WRAPPER', 'address(this) == SELF']],
    fails: ['own_aStrangerRunsTheHandlersCodeInTheSafe'],
  },
  {
    name: 'unwrapping takes the wrapper as fallback handler',
    edits: [['WrappedSafe', '_isReserved(fallbackHandler) || ', '']],
    fails: ['M3_unwrappingWithTheWrapperAsHandlerGivesOtherTokensAway'],
  },
  {
    name: 'unwrapping takes a fallback handler without code',
    edits: [['WrappedSafe', ' || fallbackHandler.code.length == 0', '']],
    fails: ['M3_unwrappingWithAHandlerThatIsNowhereLosesWhatIsSent'],
  },
  {
    name: 'the module guard admits every delegatecall',
    edits: [
      ['WrappedSafeHandler', 'if (operation != Operation.Call && to != SELF) revert DelegateCallRefused(to);', ''],
    ],
    fails: ['L1_aFaultInTheWrapperRunsForeignCode'],
  },
  {
    name: 'guard ids are answered through a Safe',
    edits: [['WrappedSafeHandler', 'return msg.data.length == DIRECT_CALL_SIZE;', 'return true;']],
    fails: ['L4_aWrappedSafeBecomesTheGuardOfAnotherAndStopsIt'],
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
    fails: ['own_aStrangerSetsTheQuietTimeOffAndDelaysEverySale'],
  },
  {
    name: 'the wrapper stays a module',
    edits: [
      ['SafeControl', '_callSelf(safe, abi.encodeCall(ISafe.disableModule, (SENTINEL, address(this))));', ''],
      ['SafeCheck', ' && _isOnlyEntry(safe, MODULES_SLOT, SENTINEL)', ''],
    ],
    fails: ['own_theWrapperStaysAModuleAfterUnwrapping'],
  },
]
