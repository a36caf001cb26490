import type { Mutant } from './mutants.ts'

const breaking = (breaks: number, name: string, ...edits: Mutant['edits']): Mutant => ({ name, edits, breaks })

/** For each of the nine invariants a line of the contract that is removed or weakened, so that fuzzing breaks it. */
export const invariantMutants: readonly Mutant[] = [
  breaking(1, 'the seal looks at nothing', [
    'WrappedSafe',
    '_requireClean(safe);\n\n        address driver',
    'address driver',
  ]),
  breaking(1, 'a sealed Safe opens itself', ['WrappedSafe', 'if (next.to == safe) revert SelfCall(i);', '']),
  breaking(2, 'a hidden module is admitted', [
    'WrappedSafeHandler',
    'if (module != WRAPPER) revert ModuleRefused(module);',
    '',
  ]),
  breaking(2, 'strangers execute', [
    'WrappedSafe',
    '_requireDriver(tokenId);\n        _requireUnlocked(tokenId);\n        _noteUse',
    '_noteUse',
  ]),
  breaking(3, 'a lock is made shorter', [
    'WrappedSafe',
    'if (until <= earliest) revert LockTooShort(until, earliest);',
    '',
  ]),
  breaking(3, 'a locked Safe spends', [
    'WrappedSafe',
    '_requireUnlocked(tokenId);\n        _noteUse(tokenId);\n        emit',
    '_noteUse(tokenId);\n        emit',
  ]),
  breaking(4, 'use is not counted', ['WrappedSafe', 'state.nonce++;', '']),
  breaking(4, 'the seal is not counted', [
    'WrappedSafe',
    '_noteUse(tokenId);\n        emit SafeSealed',
    'emit SafeSealed',
  ]),
  breaking(4, 'a transfer begins no epoch', ['WrappedSafe', 'state.epoch++;\n    }', '}']),
  breaking(5, 'circles close', [
    'WrappedSafe',
    'if (step == safe) revert OwnershipCycle(safe, account);',
    'if (step == safe) return;',
  ]),
  breaking(6, 'ids are used again', [
    'WrappedSafe',
    'return (wrapIndex << 160) | uint160(safe);',
    'return uint160(safe) + wrapIndex * 0;',
  ]),
  breaking(
    7,
    'the wrapper keeps the module',
    ['SafeControl', '_callSelf(safe, abi.encodeCall(ISafe.disableModule, (SENTINEL, address(this))));', ''],
    ['SafeCheck', ' && _isOnlyEntry(safe, MODULES_SLOT, SENTINEL)', ''],
  ),
  breaking(
    7,
    'the guard stays',
    ['SafeControl', '_callSelf(safe, abi.encodeCall(ISafe.setGuard, (address(0))));', ''],
    ['SafeCheck', '&& read(safe, GUARD_SLOT) == 0 ', ''],
  ),
  breaking(8, 'a Safe that runs calls is used', ['WrappedSafe', 'if (busy.tload()) revert Busy(safe);', '']),
  breaking(
    8,
    'the token of a Safe that runs calls moves',
    ['WrappedSafe', 'if (_busySlot(safe).tload()) revert Busy(safe);', ''],
    ['WrappedSafe', 'if (block.timestamp < quietUntil) revert QuietTime(tokenId, quietUntil);', ''],
  ),
  breaking(9, 'strangers sign', ['WrappedSafeHandler', 'recovered == signer ||', 'recovered != address(0) ||']),
]
