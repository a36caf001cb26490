import type { Mutant } from './mutants.ts'

/** With one line of the example out of `contracts/test/lending`, or another in its place. */
const without = (
  contract: 'LoanVault' | 'Testament',
  name: string,
  fails: readonly string[],
  find: string,
  replace = '',
): Mutant => ({ name, edits: [[contract, find, replace]], fails })

const BORROWER_ALONE = 'if (msg.sender != terms.borrower) revert NotYou(msg.sender);\n        _go(Stage.OFFERED, '
const LENDER_SEIZES = 'if (msg.sender != LENDER) revert NotYou(msg.sender);\n        if (block.timestamp'
const LENDER_WITHDRAWS = 'if (msg.sender != LENDER) revert NotYou(msg.sender);\n        _go(Stage.OFFERED'
const TAKEN_IF = `revert LockedTooShort(lockedUntil, terms.due);
        WRAPPER.safeTransferFromIf(terms.borrower, address(this), terms.tokenId, terms.fingerprint);`
const TAKEN = `revert LockedTooShort(lockedUntil, terms.due);
        IERC721(address(WRAPPER)).safeTransferFrom(terms.borrower, address(this), terms.tokenId);`
const HANDED_OVER = `function _handOver(address to) internal virtual {
        IERC721(address(WRAPPER)).transferFrom(`

/** As {@link lineMutants}: what the examples of docs/lending.md hold, a loan and a testament. */
export const lendingMutants: readonly Mutant[] = [
  without(
    'LoanVault',
    'a loan is offered without the money',
    ['aLoanIsForThoseItNames'],
    'if (msg.value != terms_.lent) revert WrongPayment(msg.value, terms_.lent);',
  ),
  without('LoanVault', 'a loan is for anyone', ['aLoanIsForThoseItNames'], BORROWER_ALONE, '_go(Stage.OFFERED, '),
  without(
    'LoanVault',
    'a loan is borrowed at any stage',
    ['aLenderWithdrawsWhatNobodyBorrowed'],
    '_go(Stage.OFFERED, Stage.RUNNING);',
  ),
  without(
    'LoanVault',
    'a loan is not paid out',
    ['aLoanIsRepaidAndTheTokenComesBack'],
    'Address.sendValue(payable(terms.borrower), terms.lent);',
  ),
  without(
    'LoanVault',
    'a loan is repaid by any sum',
    ['aLoanIsForThoseItNames'],
    'if (msg.value != terms.owed) revert WrongPayment(msg.value, terms.owed);',
  ),
  without(
    'LoanVault',
    'a loan that was repaid goes on',
    ['aLoanIsRepaidAndTheTokenComesBack'],
    '_go(Stage.RUNNING, Stage.OVER);\n        _handOver(terms.borrower);',
    '_handOver(terms.borrower);',
  ),
  without(
    'LoanVault',
    'a loan gives the token to whoever repays it',
    ['aLoanMayBeRepaidTillItIsSeized'],
    '_handOver(terms.borrower);\n        Address',
    '_handOver(msg.sender);\n        Address',
  ),
  without(
    'LoanVault',
    'a loan keeps what was repaid',
    ['aLoanIsRepaidAndTheTokenComesBack'],
    'Address.sendValue(payable(LENDER), terms.owed);',
  ),
  without('LoanVault', 'a loan is seized by anyone', ['aLoanIsForThoseItNames'], LENDER_SEIZES, 'if (block.timestamp'),
  without(
    'LoanVault',
    'a loan is seized at any time',
    ['aLoanThatIsNotRepaidIsForfeited'],
    'if (block.timestamp <= terms.due) revert NotDue(terms.due);',
  ),
  without(
    'LoanVault',
    'a loan is seized when it is due',
    ['aLoanThatIsNotRepaidIsForfeited'],
    'block.timestamp <= terms.due',
    'block.timestamp < terms.due',
  ),
  without(
    'LoanVault',
    'a loan that was seized goes on',
    ['aLoanThatIsNotRepaidIsForfeited'],
    '_go(Stage.RUNNING, Stage.OVER);\n        _handOver(LENDER);',
    '_handOver(LENDER);',
  ),
  without(
    'LoanVault',
    'a loan is withdrawn by anyone',
    ['aLoanIsForThoseItNames'],
    LENDER_WITHDRAWS,
    '_go(Stage.OFFERED',
  ),
  without(
    'LoanVault',
    'a loan is withdrawn at any stage',
    ['aLoanIsRepaidAndTheTokenComesBack'],
    '_go(Stage.OFFERED, Stage.OVER);',
  ),
  without(
    'LoanVault',
    'a loan that is withdrawn is not paid back',
    ['aLenderWithdrawsWhatNobodyBorrowed'],
    'Address.sendValue(payable(LENDER), terms.lent);',
  ),
  without(
    'LoanVault',
    'a loan takes tokens of any contract',
    ['aVaultTakesNoTokenThatIsOnlySentToIt'],
    'msg.sender != address(WRAPPER) || ',
  ),
  without(
    'LoanVault',
    'a loan takes tokens that are only sent to it',
    ['aVaultTakesNoTokenThatIsOnlySentToIt'],
    ' || operator != address(this)',
  ),
  without(
    'LoanVault',
    'a loan does not look at the lock',
    ['aSafeThatIsNotLockedForTheTermIsNotTaken'],
    'if (lockedUntil < terms.due) revert LockedTooShort(lockedUntil, terms.due);',
  ),
  without(
    'LoanVault',
    'a loan refuses a lock that ends when it is due',
    ['aLoanIsRepaidAndTheTokenComesBack'],
    'lockedUntil < terms.due',
    'lockedUntil <= terms.due',
  ),
  without(
    'LoanVault',
    'a loan does not compare the state',
    ['aSafeThatWasEmptiedAndThenLockedIsNotTaken'],
    TAKEN_IF,
    TAKEN,
  ),
  without(
    'LoanVault',
    'a loan asks whoever it hands the token to',
    ['aLenderThatTakesNoTokensStillSeizes'],
    HANDED_OVER,
    HANDED_OVER.replace('.transferFrom(', '.safeTransferFrom('),
  ),
  without(
    'LoanVault',
    'a loan has no stages',
    ['aLenderWithdrawsWhatNobodyBorrowed', 'aLoanIsRepaidAndTheTokenComesBack'],
    'if (stage != from) revert WrongStage(stage);',
  ),
  without(
    'LoanVault',
    'a loan stays at its first stage',
    ['aLenderWithdrawsWhatNobodyBorrowed', 'aLoanIsRepaidAndTheTokenComesBack'],
    'stage = to;',
  ),
  without(
    'Testament',
    'a testament is put off by anyone',
    ['onlyTheHolderSaysThatTheHolderIsStillHere'],
    'if (msg.sender != HOLDER) revert NotYou(msg.sender);',
  ),
  without(
    'Testament',
    'a testament is not put off by its holder',
    ['anHeirGetsTheTokenAfterTheSilence'],
    '_until = block.timestamp + SILENCE;',
  ),
  without(
    'Testament',
    'a testament waits for nothing at first',
    ['anHeirGetsTheTokenAfterTheSilence'],
    '_until = block.timestamp + silence;',
  ),
  without(
    'Testament',
    'a testament is executed at any time',
    ['anHeirGetsTheTokenAfterTheSilence'],
    'if (block.timestamp <= _until) revert StillHere(_until);',
  ),
  without(
    'Testament',
    'a testament is executed in the last second of the silence',
    ['anHeirGetsTheTokenAfterTheSilence'],
    'block.timestamp <= _until',
    'block.timestamp < _until',
  ),
  without(
    'Testament',
    'a testament is for whoever executes it',
    ['anHeirGetsTheTokenAfterTheSilence'],
    'TOKEN.transferFrom(HOLDER, HEIR, TOKEN_ID);',
    'TOKEN.transferFrom(HOLDER, msg.sender, TOKEN_ID);',
  ),
]
