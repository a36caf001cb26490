import type { Mutant } from './mutants.ts'

/** One line of the contract removed or weakened for each of the nine invariants, which the fuzzing then breaks. */
export const invariantMutants: readonly Mutant[] = [
  {
    name: 'the seal looks at nothing',
    edits: [['WrappedSafe', '_requireClean(safe);\n\n        address driver', 'address driver']],
    breaks: 1,
  },
  {
    name: 'a sealed Safe opens itself',
    edits: [['WrappedSafe', 'if (next.to == safe) revert SelfCall(i);', '']],
    breaks: 1,
  },
  {
    name: 'a hidden module is admitted',
    edits: [['WrappedSafeHandler', 'if (module != WRAPPER) revert ModuleRefused(module);', '']],
    breaks: 2,
  },
  {
    name: 'strangers execute',
    edits: [
      ['WrappedSafe', '_requireDriver(tokenId);\n        _requireUnlocked(tokenId);\n        _noteUse', '_noteUse'],
    ],
    breaks: 2,
  },
  {
    name: 'a lock is made shorter',
    edits: [['WrappedSafe', 'if (until <= earliest) revert LockTooShort(until, earliest);', '']],
    breaks: 3,
  },
  {
    name: 'a locked Safe spends',
    edits: [
      [
        'WrappedSafe',
        '_requireUnlocked(tokenId);\n        _noteUse(tokenId);\n        emit',
        '_noteUse(tokenId);\n        emit',
      ],
    ],
    breaks: 3,
  },
  {
    name: 'use is not counted',
    edits: [['WrappedSafe', 'state.nonce++;', '']],
    breaks: 4,
  },
  {
    name: 'a transfer begins no epoch',
    edits: [['WrappedSafe', 'else state.epoch++;', '']],
    breaks: 4,
  },
  {
    name: 'circles close',
    edits: [['WrappedSafe', 'if (top == safe) revert OwnershipCycle(safe, account);', '']],
    breaks: 5,
  },
  {
    name: 'ids are used again',
    edits: [['WrappedSafe', 'return (wrapIndex << 160) | uint160(safe);', 'return uint160(safe) + wrapIndex * 0;']],
    breaks: 6,
  },
  {
    name: 'the wrapper keeps the module',
    edits: [
      ['SafeControl', '_callSelf(safe, abi.encodeCall(ISafe.disableModule, (SENTINEL, address(this))));', ''],
      ['SafeCheck', ' && _isOnlyEntry(safe, MODULES_SLOT, SENTINEL)', ''],
    ],
    breaks: 7,
  },
  {
    name: 'the guard stays',
    edits: [
      ['SafeControl', '_callSelf(safe, abi.encodeCall(ISafe.setGuard, (address(0))));', ''],
      ['SafeCheck', '&& read(safe, GUARD_SLOT) == 0 ', ''],
    ],
    breaks: 7,
  },
  {
    name: 'a Safe that runs calls is used',
    edits: [['WrappedSafe', 'if (busy.tload()) revert Busy(safe);', '']],
    breaks: 8,
  },
  {
    name: 'the token of a Safe that runs calls moves',
    edits: [
      ['WrappedSafe', 'if (_busySlot(safe).tload()) revert Busy(safe);', ''],
      ['WrappedSafe', 'if (block.timestamp < quietUntil) revert QuietTime(tokenId, quietUntil);', ''],
    ],
    breaks: 8,
  },
  {
    name: 'strangers sign',
    edits: [['WrappedSafeHandler', 'recovered == signer ||', 'recovered != address(0) ||']],
    breaks: 9,
  },
]
