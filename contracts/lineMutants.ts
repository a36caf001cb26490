import type { Mutant } from './mutants.ts'

const failing = (name: string, fails: readonly string[], ...edits: Mutant['edits']): Mutant => ({ name, edits, fails })

/** Lines that no attack and no invariant covers, each removed or inverted, and the tests that then fail. */
export const lineMutants: readonly Mutant[] = [
  failing(
    'only the head of the list of modules is looked at',
    ['refusesAForeignModuleThatWasThereFirst', 'refusesAModulePutBehindOursAfterTheWrap'],
    ['SafeCheck', '\n            && read(safe, slot.deriveMapping(account)) == _word(SENTINEL);', ';'],
  ),
  failing(
    'the owners are not read back',
    ['refusesASafeThatLeavesAnythingAsItWas'],
    ['SafeCheck', '&& keccak256(abi.encode(ISafe(safe).getOwners())) == keccak256(abi.encode(terms.owners))', ''],
  ),
  failing(
    'the threshold is not read back',
    ['refusesASafeThatLeavesAnythingAsItWas'],
    ['SafeCheck', '&& read(safe, THRESHOLD_SLOT) == terms.threshold', ''],
  ),
  failing(
    'the guard is not read back',
    ['refusesASafeThatLeavesAnythingAsItWas'],
    ['SafeCheck', '&& read(safe, GUARD_SLOT) == 0 ', ''],
  ),
  failing(
    'the module guard is not read back',
    ['refusesASafeThatLeavesAnythingAsItWas'],
    ['SafeCheck', '&& read(safe, MODULE_GUARD_SLOT) == _word(terms.moduleGuard)', ''],
  ),
  failing(
    'the fallback handler is not read back',
    ['refusesASafeThatLeavesAnythingAsItWas'],
    ['SafeCheck', '&& read(safe, FALLBACK_HANDLER_SLOT) == _word(terms.fallbackHandler)', ''],
  ),
  failing(
    'the nonce is not read back',
    ['refusesASafeThatLeavesAnythingAsItWas'],
    ['SafeCheck', ' && read(safe, NONCE_SLOT) == terms.nonce', ''],
  ),
  failing(
    'the singleton is not read back',
    ['refusesASafeThatStaysOnAnotherSingleton'],
    ['SafeCheck', 'ISafe(safe).masterCopy() == terms.singleton && ', ''],
  ),
  failing(
    'a singleton may be where nothing is',
    ['refusesASingletonWhereNothingIs'],
    ['SafeCheck', 'return code != 0 && code == account.codehash;', 'return code == account.codehash;'],
  ),
  failing(
    'a proxy on any code is asked as a Safe',
    ['aProxyOnForeignCodeIsTakenForAnyContract'],
    ['SafeCheck', 'return isProxy(account) && isSingleton(ISafe(account).masterCopy());', 'return isProxy(account);'],
  ),
  failing(
    'the nonce leaps by 16 bits',
    ['nonceLeapsByAllOfThirtyTwoBits'],
    ['SafeControl', 'uint32(uint256(seed))', 'uint16(uint256(seed))'],
  ),
  failing(
    'the leap does not hang on what the proposer drew',
    ['nonceCannotBeForeseen'],
    ['SafeControl', 'abi.encode(block.prevrandao, ', 'abi.encode('],
  ),
  failing(
    'the leap does not hang on the block before',
    ['nonceCannotBeForeseen'],
    ['SafeControl', 'blockhash(block.number - 1), ', ''],
  ),
  failing(
    'the leap hangs on a block whose hash nobody knows',
    ['nonceCannotBeForeseen'],
    ['SafeControl', 'blockhash(block.number - 1)', 'blockhash(block.number + 1)'],
  ),
  failing(
    'the leap does not hang on the time',
    ['nonceCannotBeForeseen'],
    ['SafeControl', 'block.timestamp, safe, highest', 'safe, highest'],
  ),
  failing(
    'the leap is the same for every Safe',
    ['nonceCannotBeForeseen'],
    ['SafeControl', 'block.timestamp, safe, highest', 'block.timestamp, highest'],
  ),
  failing(
    'the leap is the same from every nonce',
    ['nonceCannotBeForeseen'],
    ['SafeControl', 'block.timestamp, safe, highest', 'block.timestamp, safe'],
  ),
  failing(
    'it is deployed where there is no transient storage',
    ['cannotBeDeployedWithoutTransientStorage'],
    ['WrappedSafe', ' whileBusy(address(this)) {}', ' {}'],
  ),
  failing(
    'a receiver may fail with the right answer',
    ['refusesContractsThatCannotReceive'],
    ['WrappedSafe', 'if (!success || bytes32(answer)', 'if (bytes32(answer)'],
  ),
  failing(
    'the highest nonce is not kept at the wrap',
    ['aHighNonceIsRememberedFromTheWrapOn'],
    ['WrappedSafe', 'record.highestNonce = uint96(safe.highestNonce(record.highestNonce));', ''],
  ),
  failing(
    'the highest nonce is not kept at the unwrapping',
    ['aHighNonceIsRememberedFromTheUnwrappingOn'],
    ['WrappedSafe', 'record.highestNonce = uint96(terms.nonce);', ''],
  ),
  failing(
    'the transfer on condition asks no receiver',
    ['buyersThatAreContractsMustReceive'],
    ['WrappedSafe', '        safeTransferFrom(from, to, tokenId);', '        transferFrom(from, to, tokenId);'],
  ),
  failing(
    'sellers that are contracts sign nothing',
    ['sellersThatAreContractsSign'],
    [
      'AsSeen',
      'return recovered == seller || SignatureChecker.isValidERC1271SignatureNowCalldata(seller, digest, signature);',
      'return recovered == seller;',
    ],
  ),
  failing(
    'sellers with code are not asked for their key',
    ['sellersWhoseAccountIsDelegatedSignWithTheirKey'],
    ['AsSeen', 'return recovered == seller || ', 'return '],
  ),
  failing(
    'a currency may keep back a part',
    ['refusesCoinsThatKeepAPart', 'refusesCoinsThatOnlySayYes', 'refusesATokenOfTheWrapperForAPrice'],
    ['AsSeen', 'if (received < price) revert Underpaid(received, price);', ''],
  ),
  failing(
    'what the seller had of a currency before counts as paid',
    ['refusesCoinsThatKeepAPart', 'refusesCoinsThatOnlySayYes'],
    ['AsSeen', 'uint256 before = IERC20(currency).balanceOf(seller);', 'uint256 before;'],
  ),
  failing(
    'a currency may be where nothing is',
    ['refusesACurrencyWithoutCode'],
    ['AsSeen', 'if (currency.code.length == 0) revert UnknownCurrency(currency);', ''],
  ),
  failing(
    'what is sent beside a price in a coin stays',
    ['refusesEtherForAPriceInACoin'],
    ['AsSeen', 'if (msg.value != due) revert WrongPayment(msg.value, due);', ''],
  ),
  failing(
    'what was created is had again though it was unwrapped',
    ['createsEachOnce'],
    ['WrappedSafe', 'return record.live && record.count == 1', 'return record.count == 1'],
  ),
  failing(
    'what was created is had again though it was wrapped anew',
    ['createsEachOnce'],
    ['WrappedSafe', 'return record.live && record.count == 1', 'return record.live'],
  ),
  failing(
    'what was created is had again though it was used',
    ['createsEachOnce'],
    ['WrappedSafe', ' && state.nonce == 1', ''],
  ),
  failing(
    'what was created is had again though it was another’s',
    ['createsEachOnce'],
    ['WrappedSafe', ' && state.epoch == 0', ''],
  ),
  failing(
    'a sealed Safe is wrapped again',
    ['refusesASafeThatIsWrapped'],
    ['WrappedSafe', 'return !_isMinted(tokenOf(safe)) && problems(safe) != 0;', 'return problems(safe) != 0;'],
  ),
  failing(
    'a clean Safe is wrapped again',
    ['refusesASafeThatIsWrapped'],
    ['WrappedSafe', 'return !_isMinted(tokenOf(safe)) && problems(safe) != 0;', 'return !_isMinted(tokenOf(safe));'],
  ),
]
