// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {Account} from "../Accounts.sol";
import {Safe} from "../GenuineSafes.sol";
import {AllowingToken} from "../Markets.sol";
import {SafeTest} from "../SafeTest.sol";
import {
    ApprovalLoan,
    BlindVault,
    CallingVault,
    FlashBorrower,
    FlashVault,
    LoanVault,
    LockedCallingVault,
    UnlockedVault
} from "./LoanVault.sol";
import {Testament} from "./Testament.sol";

/// @dev A borrower that does something with the Safe while it holds the token within one call.
contract HastyBorrower is Account, FlashBorrower {
    address private immutable TARGET;
    bytes private _data;

    constructor(address target, bytes memory data) {
        (TARGET, _data) = (target, data);
    }

    function onFlash() external {
        if (_data.length > 0) run(TARGET, 0, _data);
    }
}

/// @dev What to demand of a contract that takes a wrapped Safe for a loan or an inheritance, and what comes of it otherwise.
contract LendingTest is SafeTest {
    uint256 private constant LENT = 4 ether;
    uint256 private constant OWED = 5 ether;
    uint256 private constant TERM = 30 days;

    Safe private _safe;
    uint256 private _tokenId;
    uint256 private _due;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
        _due = nowAt() + TERM;
        vm.deal(CLEO, 10 ether); // lends
    }

    // ─── A loan as it should be ──────────────────────────────────────────────────────────────────────────────────────────

    function test_aLoanIsRepaidAndTheTokenComesBack() public {
        LoanVault vault = _borrowed();
        vm.assertEq(BEN.balance, LENT, "lent");
        vm.assertEq(wrapper.ownerOf(_tokenId), address(vault), "in escrow");
        _repay(vault, BEN);
        vm.assertEq(wrapper.ownerOf(_tokenId), BEN, "back");
        vm.assertEq(CLEO.balance, 10 ether - LENT + OWED, "repaid");
        vm.expectRevert(abi.encodeWithSelector(LoanVault.WrongStage.selector, LoanVault.Stage.OVER));
        vm.prank(CLEO);
        vault.withdraw();
    }

    function test_aLoanThatIsNotRepaidIsForfeited() public {
        LoanVault vault = _borrowed();
        vm.warp(_due);
        vm.prank(CLEO);
        vm.expectRevert(abi.encodeWithSelector(LoanVault.NotDue.selector, _due));
        vault.seize();
        vm.warp(_due + 1);
        vm.prank(CLEO);
        vault.seize();
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "the lender's");
        vm.assertEq(address(_safe).balance, 10 ether, "full");
        execute(_tokenId, CLEO, pay(CLEO, 10 ether)); // the lock is over
        vm.deal(BEN, OWED);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(LoanVault.WrongStage.selector, LoanVault.Stage.OVER));
        vault.repay{value: OWED}();
    }

    /// @dev This contract has no hook for tokens: it is handed the token all the same.
    function test_aLenderThatTakesNoTokensStillSeizes() public {
        lock(_tokenId, BEN, _due);
        pass(10 minutes);
        vm.deal(address(this), LENT);
        LoanVault vault = _borrowFrom(_create("LoanVault", LENT, _terms()));
        vm.warp(_due + 1);
        vault.seize();
        vm.assertEq(wrapper.ownerOf(_tokenId), address(this), "the lender's");
    }

    /// @dev Late, but before anybody seized it.
    function test_aLoanMayBeRepaidTillItIsSeized() public {
        LoanVault vault = _borrowed();
        vm.warp(_due + 1 days);
        _repay(vault, DORA);
        vm.assertEq(wrapper.ownerOf(_tokenId), BEN, "back to the borrower, whoever paid");
    }

    function test_aLenderWithdrawsWhatNobodyBorrowed() public {
        LoanVault vault = LoanVault(_offer("LoanVault"));
        vm.prank(CLEO);
        vault.withdraw();
        vm.assertEq(CLEO.balance, 10 ether, "back");
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(LoanVault.WrongStage.selector, LoanVault.Stage.OVER));
        vault.borrow();
    }

    function test_aLoanIsForThoseItNames() public {
        vm.deal(address(this), LENT);
        LoanVault vault = LoanVault(_offer("LoanVault"));
        vm.expectRevert(abi.encodeWithSelector(LoanVault.NotYou.selector, address(this)));
        vault.borrow();
        vm.expectRevert(abi.encodeWithSelector(LoanVault.NotYou.selector, address(this)));
        vault.seize();
        vm.expectRevert(abi.encodeWithSelector(LoanVault.NotYou.selector, address(this)));
        vault.withdraw();
        vm.expectRevert(abi.encodeWithSelector(LoanVault.WrongPayment.selector, 0, OWED));
        vault.repay();
        vm.assertEq(_create("LoanVault", LENT - 1, _terms()), address(0), "made without all of the money");
    }

    function test_aVaultTakesNoTokenThatIsOnlySentToIt() public {
        address vault = _offer("LoanVault");
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(LoanVault.NotFromBorrowing.selector, address(wrapper)));
        wrapper.safeTransferFrom(BEN, vault, _tokenId);
        vm.expectRevert(abi.encodeWithSelector(LoanVault.NotFromBorrowing.selector, address(this)));
        LoanVault(vault).onERC721Received(vault, BEN, _tokenId, "");
    }

    // ─── Escrow, not an approval ─────────────────────────────────────────────────────────────────────────────────────────

    function test_inEscrowTheBorrowerCanDoNothingWithTheSafe() public {
        _borrowed();
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.NotDriver.selector, BEN);
        IWrappedSafe.Call[] memory drain = pay(BEN, 10 ether);
        vm.prank(BEN);
        vm.expectRevert(reason);
        wrapper.execute(_tokenId, drain);
        vm.prank(BEN);
        vm.expectRevert(reason);
        wrapper.setSigning(_tokenId, true);
        vm.prank(BEN);
        vm.expectRevert(reason);
        wrapper.lockAccount(_tokenId, nowAt() + 365 days);
        address singleton = safeL2150().singleton;
        vm.prank(BEN);
        vm.expectRevert(reason);
        wrapper.unwrap(_tokenId, list(BEN), 1, address(0), singleton, false);
    }

    function test_byAnApprovalTheBorrowerKeepsTheMoneyAndTheContents() public {
        LoanVault loan = _borrowFrom(_offer("ApprovalLoan"));
        execute(_tokenId, BEN, pay(BEN, 10 ether));
        vm.warp(_due + 1);
        vm.prank(CLEO);
        loan.seize();
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "seized");
        vm.assertEq(address(_safe).balance, 0, "empty");
        vm.assertEq(BEN.balance, LENT + 10 ether, "kept both");
    }

    /// @dev By using the Safe, selling the token, unwrapping it, or taking the approval back.
    function test_byAnApprovalTheLenderMayNeverGetTheToken() public {
        LoanVault loan = _borrowFrom(_offer("ApprovalLoan"));
        vm.warp(_due + 1);
        uint256 snapshot = vm.snapshotState();
        execute(_tokenId, BEN, new IWrappedSafe.Call[](0));
        _seizesInVain(loan, _quiet());
        vm.revertToState(snapshot);
        transfer(_tokenId, BEN, DORA);
        _seizesInVain(loan, _notApproved(loan));
        vm.revertToState(snapshot);
        unwrap(_tokenId, BEN, BEN);
        _seizesInVain(loan, _gone());
        vm.revertToState(snapshot);
        vm.prank(BEN);
        wrapper.approve(address(0), _tokenId);
        _seizesInVain(loan, _notApproved(loan));
    }

    /// @dev A lock keeps the contents together, not the token in one place.
    function test_byAnApprovalALockedSafeIsSoldAway() public {
        lock(_tokenId, BEN, _due);
        pass(10 minutes);
        LoanVault loan = _borrowFrom(_offer("ApprovalLoan"));
        transfer(_tokenId, BEN, DORA);
        vm.warp(_due + 1);
        _seizesInVain(loan, _notApproved(loan));
    }

    // ─── In the state that the lender looked at ──────────────────────────────────────────────────────────────────────────

    /// @dev The vault refuses the Safe in the state it is in now.
    function _expectChanged(LoanVault vault, bytes32 seen) private {
        bytes32 actual = wrapper.getStateFingerprint(_tokenId);
        vm.prank(BEN);
        wrapper.approve(address(vault), _tokenId);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.StateChanged.selector, _tokenId, seen, actual));
        vault.borrow();
    }

    function test_aSafeThatWasUsedSinceIsNotTaken() public {
        lock(_tokenId, BEN, nowAt() + 1);
        pass(10 minutes);
        LoanVault vault = LoanVault(_offer("UnlockedVault"));
        bytes32 seen = wrapper.getStateFingerprint(_tokenId);
        execute(_tokenId, BEN, pay(MALLORY, 10 ether));
        pass(10 minutes);
        _expectChanged(vault, seen);
    }

    /// @dev The lock alone says nothing of what is in the Safe.
    function test_aSafeThatWasEmptiedAndThenLockedIsNotTaken() public {
        LoanVault vault = LoanVault(_offer("LoanVault"));
        bytes32 seen = wrapper.getStateFingerprint(_tokenId);
        execute(_tokenId, BEN, pay(MALLORY, 10 ether));
        lock(_tokenId, BEN, _due);
        pass(10 minutes);
        _expectChanged(vault, seen);
    }

    function test_aVaultThatComparesNothingLendsAgainstAnEmptySafe() public {
        address vault = _offer("BlindVault");
        execute(_tokenId, BEN, pay(MALLORY, 10 ether));
        pass(10 minutes);
        _borrowFrom(vault);
        vm.assertEq(BEN.balance, LENT, "lent");
        vm.assertEq(address(_safe).balance, 0, "against nothing");
    }

    /// @dev Neither escrow nor lock nor fingerprint helps: look at the approvals of the Safe first.
    function test_anApprovalOfTheSafeEmptiesItInEscrow() public {
        AllowingToken token = new AllowingToken();
        token.mint(address(_safe), 100);
        execute(_tokenId, BEN, one(address(token), 0, abi.encodeCall(AllowingToken.approve, (BEN, 100))));
        pass(10 minutes);
        _borrowed();
        vm.prank(BEN);
        token.take(address(_safe), 100);
        vm.assertEq(token.balanceOf(BEN), 100, "taken");
    }

    // ─── Locked for the term ─────────────────────────────────────────────────────────────────────────────────────────────

    function test_aSafeThatIsNotLockedForTheTermIsNotTaken() public {
        lock(_tokenId, BEN, _due - 1);
        pass(10 minutes);
        LoanVault vault = LoanVault(_offer("LoanVault"));
        vm.prank(BEN);
        wrapper.approve(address(vault), _tokenId);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(LoanVault.LockedTooShort.selector, _due - 1, _due));
        vault.borrow();
    }

    function test_aVaultThatMakesCallsIsEmptiedUnlessLocked() public {
        CallingVault vault = CallingVault(address(_borrowFrom(_offer("CallingVault"))));
        bytes memory drain = abi.encodeCall(IWrappedSafe.execute, (_tokenId, pay(BEN, 10 ether)));
        vm.prank(BEN);
        vault.claim(address(wrapper), drain);
        vm.assertEq(BEN.balance, LENT + 10 ether, "kept both");
    }

    function test_aVaultThatMakesCallsUnwrapsTheSafeUnlessLocked() public {
        CallingVault vault = CallingVault(address(_borrowFrom(_offer("CallingVault"))));
        bytes memory data =
            abi.encodeCall(IWrappedSafe.unwrap, (_tokenId, list(BEN), 1, address(0), safeL2150().singleton, false));
        vm.prank(BEN);
        vault.claim(address(wrapper), data);
        vm.assertEq(_safe.getOwners()[0], BEN, "the borrower's again");
    }

    function test_aLockStopsAVaultThatMakesCallsFromUsingTheSafe() public {
        CallingVault vault = _borrowedLocked();
        IWrappedSafe.Call[] memory drain = pay(BEN, 10 ether);
        _claimsInVain(vault, abi.encodeCall(IWrappedSafe.execute, (_tokenId, drain)));
        _claimsInVain(
            vault,
            abi.encodeCall(IWrappedSafe.unwrap, (_tokenId, list(BEN), 1, address(0), safeL2150().singleton, false))
        );
        _claimsInVain(vault, abi.encodeCall(IWrappedSafe.setSigning, (_tokenId, true)));
    }

    // ─── No calls for others ─────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev A list of what is forbidden is never whole: this function moves the token, too.
    function test_aVaultThatMakesCallsGivesTheTokenAwayLockedOrNot() public {
        CallingVault vault = _borrowedLocked();
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(CallingVault.MovesTheToken.selector, wrapper.transferFrom.selector));
        vault.claim(address(wrapper), abi.encodeCall(wrapper.transferFrom, (address(vault), BEN, _tokenId)));
        bytes32 present = wrapper.getStateFingerprint(_tokenId);
        vm.prank(BEN);
        vault.claim(
            address(wrapper), abi.encodeCall(IWrappedSafe.safeTransferFromIf, (address(vault), BEN, _tokenId, present))
        );
        vm.assertEq(wrapper.ownerOf(_tokenId), BEN, "given away");
        vm.assertEq(BEN.balance, LENT, "and the money");
    }

    /// @dev And even where it can't be taken: the lender's turn can be held off for ever.
    function test_aVaultThatMakesCallsLocksTheLenderOut() public {
        CallingVault vault = _borrowedLocked();
        vm.warp(_due + 1);
        vm.prank(BEN);
        vault.claim(address(wrapper), abi.encodeCall(IWrappedSafe.lockAccount, (_tokenId, nowAt() + 365 days)));
        _seizesInVain(vault, _quiet());
    }

    function test_aVaultMakesCallsForTheBorrowerAlone() public {
        CallingVault vault = _borrowedLocked();
        vm.expectRevert(abi.encodeWithSelector(LoanVault.NotYou.selector, address(this)));
        vault.claim(address(wrapper), "");
    }

    /// @dev Lent out within one call it comes back as it was, or not at all: a use starts the quiet time.
    function test_lentOutWithinOneCallTheSafeIsNotUsed() public {
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(_safe));
        bytes[4] memory acts = [
            abi.encodeCall(IWrappedSafe.execute, (_tokenId, pay(MALLORY, 10 ether))),
            abi.encodeCall(IWrappedSafe.setSigning, (_tokenId, true)),
            abi.encodeCall(IWrappedSafe.lockAccount, (_tokenId, nowAt() + 365 days)),
            abi.encodeCall(
                IWrappedSafe.unwrap, (_tokenId, list(MALLORY), 1, address(0), known.previousSingleton, false)
            )
        ];
        bytes[4] memory reasons =
            [_quiet(), abi.encodeWithSelector(IWrappedSafe.SigningEnabled.selector, _tokenId), _quiet(), _gone()];
        for (uint256 i = 0; i < acts.length; i++) {
            uint256 snapshot = vm.snapshotState();
            (HastyBorrower borrower, FlashVault vault) = _flashLoan(acts[i]);
            vm.expectRevert(reasons[i]);
            borrower.run(address(vault), 0, abi.encodeCall(FlashVault.flash, ()));
            vm.revertToState(snapshot);
        }
        (HastyBorrower honest, FlashVault lends) = _flashLoan("");
        honest.run(address(lends), 0, abi.encodeCall(FlashVault.flash, ()));
        vm.assertEq(wrapper.ownerOf(_tokenId), address(lends), "back in escrow");
        vm.expectRevert(abi.encodeWithSelector(LoanVault.NotYou.selector, address(this)));
        lends.flash();
    }

    // ─── Inheriting ──────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_anHeirGetsTheTokenAfterTheSilence() public {
        Testament testament = _bequeathed();
        vm.expectRevert(abi.encodeWithSelector(Testament.StillHere.selector, nowAt() + 90 days));
        testament.inherit();
        pass(89 days);
        vm.prank(BEN);
        testament.stillHere();
        pass(90 days);
        vm.expectRevert(abi.encodeWithSelector(Testament.StillHere.selector, nowAt()));
        testament.inherit();
        pass(1);
        testament.inherit();
        execute(_tokenId, DORA, pay(DORA, 10 ether));
        vm.assertEq(DORA.balance, 10 ether, "the heir drives");
    }

    function test_onlyTheHolderSaysThatTheHolderIsStillHere() public {
        Testament testament = _bequeathed();
        vm.expectRevert(abi.encodeWithSelector(Testament.NotYou.selector, address(this)));
        testament.stillHere();
    }

    /// @dev Nobody but the holder turns it off.
    function test_anHeirGetsNothingWhileTheSafeSigns() public {
        Testament testament = _bequeathed();
        setSigning(_tokenId, BEN, true);
        pass(3650 days);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.SigningEnabled.selector, _tokenId));
        testament.inherit();
    }

    function test_anHeirWaitsTillTheEndOfTheLock() public {
        Testament testament = _bequeathed();
        uint256 until = nowAt() + 365 days;
        lock(_tokenId, BEN, until);
        pass(91 days);
        testament.inherit();
        IWrappedSafe.Call[] memory all = pay(DORA, 10 ether);
        vm.prank(DORA);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.AccountLocked.selector, _tokenId, until));
        wrapper.execute(_tokenId, all);
        vm.warp(until);
        execute(_tokenId, DORA, all);
    }

    /// @dev The contract itself has no switch: without a holder that can act, the Safe stays as it is.
    function test_withoutItsHolderTheSafeWaitsForEver() public {
        pass(36500 days);
        IWrappedSafe.Call[] memory all = pay(DORA, 10 ether);
        vm.prank(DORA);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotDriver.selector, DORA));
        wrapper.execute(_tokenId, all);
        vm.assertEq(wrapper.ownerOf(_tokenId), BEN, "still the holder's");
    }

    // ─── How it is done ──────────────────────────────────────────────────────────────────────────────────────────────────

    function _terms() private view returns (LoanVault.Terms memory) {
        return LoanVault.Terms({
            borrower: BEN,
            tokenId: _tokenId,
            fingerprint: wrapper.getStateFingerprint(_tokenId),
            lent: LENT,
            owed: OWED,
            due: _due
        });
    }

    /// @dev The lender offers a loan against the Safe as it is now, by a contract of that name.
    function _offer(string memory name) private returns (address) {
        return _offer(name, _terms());
    }

    function _offer(string memory name, LoanVault.Terms memory terms) private returns (address vault) {
        vm.prank(CLEO);
        vault = _create(name, LENT, terms);
        vm.assertNotEq(uint160(vault), 0, "deployed");
    }

    /// @dev By its code and not by `new`, so that the mutants of `npm run mutants` can take its place.
    function _create(string memory name, uint256 value, LoanVault.Terms memory terms) private returns (address vault) {
        string memory path = string.concat("LoanVault.sol:", name);
        if (keccak256(bytes(name)) == keccak256("LoanVault")) path = vm.envOr("LOAN_VAULT", path);
        bytes memory code = bytes.concat(vm.getCode(path), abi.encode(address(wrapper), terms));
        assembly {
            vault := create(value, add(code, 32), mload(code))
        }
    }

    function _borrowFrom(address vault) private returns (LoanVault) {
        vm.prank(BEN);
        wrapper.approve(vault, _tokenId);
        vm.prank(BEN);
        LoanVault(vault).borrow();
        return LoanVault(vault);
    }

    /// @dev Locked for the term, and in escrow.
    function _borrowed() private returns (LoanVault) {
        lock(_tokenId, BEN, _due);
        pass(10 minutes);
        return _borrowFrom(_offer("LoanVault"));
    }

    function _borrowedLocked() private returns (CallingVault) {
        lock(_tokenId, BEN, _due);
        pass(10 minutes);
        return CallingVault(address(_borrowFrom(_offer("LockedCallingVault"))));
    }

    function _flashLoan(bytes memory act) private returns (HastyBorrower borrower, FlashVault vault) {
        borrower = new HastyBorrower(address(wrapper), act);
        transfer(_tokenId, BEN, address(borrower));
        LoanVault.Terms memory terms = _terms();
        terms.borrower = address(borrower);
        vault = FlashVault(_offer("FlashVault", terms));
        borrower.run(address(wrapper), 0, abi.encodeCall(wrapper.setApprovalForAll, (address(vault), true)));
        borrower.run(address(vault), 0, abi.encodeCall(LoanVault.borrow, ()));
    }

    function _bequeathed() private returns (Testament testament) {
        bytes memory code = vm.getCode(vm.envOr("TESTAMENT", string("Testament.sol:Testament")));
        bytes memory initCode = bytes.concat(code, abi.encode(address(wrapper), _tokenId, DORA, 90 days));
        vm.prank(BEN);
        testament = Testament(deploy(initCode));
        vm.prank(BEN);
        wrapper.approve(address(testament), _tokenId);
    }

    function _repay(LoanVault vault, address by) private {
        vm.deal(by, OWED);
        vm.prank(by);
        vault.repay{value: OWED}();
    }

    function _seizesInVain(LoanVault loan, bytes memory reason) private {
        vm.prank(CLEO);
        vm.expectRevert(reason);
        loan.seize();
    }

    function _quiet() private view returns (bytes memory) {
        return abi.encodeWithSelector(IWrappedSafe.QuietTime.selector, _tokenId, nowAt() + 10 minutes);
    }

    function _notApproved(LoanVault loan) private view returns (bytes memory) {
        return abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, loan, _tokenId);
    }

    function _gone() private view returns (bytes memory) {
        return abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, _tokenId);
    }

    function _claimsInVain(CallingVault vault, bytes memory data) private {
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.AccountLocked.selector, _tokenId, _due));
        vault.claim(address(wrapper), data);
    }
}
