// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {FALLBACK_HANDLER_SLOT, MODULES_SLOT, MODULE_GUARD_SLOT, Operation} from "../src/ISafe.sol";
import {IWrappedSafe, IWrappedSafeHandler} from "../src/IWrappedSafe.sol";
import {Account} from "./Accounts.sol";
import {EvilModule, EvilSingleton, FakeSafe, WrapThenOpen} from "./Attackers.sol";
import {Safe} from "./GenuineSafes.sol";
import {Deposit} from "./Markets.sol";
import {SafeTest} from "./SafeTest.sol";

/// @dev Ways to sell a Safe and keep it. Each of them worked on an earlier design.
contract AttacksTest is SafeTest {
    using SlotDerivation for bytes32;

    bytes32 private constant APPROVED_HASHES_SLOT = bytes32(uint256(8));

    // ─── What was hidden in the Safe before ──────────────────────────────────────────────────────────────────────────────

    function test_aHiddenModuleIsShutOutOfASafeOfAnyVersion() public {
        Kind[3] memory versions = [safe130(), safeL2141(), safe150()];
        EvilModule evil = new EvilModule();
        for (uint256 i = 0; i < versions.length; i++) {
            Safe safe = newSafe(versions[i], list(ADA), 1);
            plantModule(safe, address(evil));
            wrapAndSeal(safe, BEN); // the list of modules shows nothing
            vm.expectRevert(abi.encodeWithSelector(IWrappedSafeHandler.ModuleRefused.selector, evil));
            evil.drain(safe, MALLORY);
        }
    }

    function test_aTransactionApprovedInTheNameOfTheWrapperIsRefused() public {
        Safe safe = newSafe(ADA);
        bytes32 hash = hashOf(safe, MALLORY, 1 ether, "", Operation.Call, 1);
        plant(safe, APPROVED_HASHES_SLOT.deriveMapping(address(wrapper)).deriveMapping(hash), 1);
        wrapAndSeal(safe, BEN);
        vm.assertEq(safe.nonce(), 1, "the nonce fits");
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafeHandler.ExecTransactionRefused.selector));
        _send(safe, MALLORY, 1 ether, approvalOf(address(wrapper)));
    }

    // ─── The rest of the batch that wraps ────────────────────────────────────────────────────────────────────────────────

    function test_whatTheBatchUndoesAfterTheWrapIsNeverSealed() public {
        EvilModule evil = new EvilModule();
        Safe safe = _wrapThenOpen(BEN, address(0), "", evil);
        vm.assertEq(wrapper.totalSupply(), 0, "no token");
        expectSealRefused(safe, 64);
    }

    /// @dev A buyer's contract that pays when it is given the token, during the mint, if the Safe is full.
    function test_noPaymentInTheReceiversHookBeforeTheSafeIsShut() public {
        Deposit deposit = new Deposit{value: 5 ether}(wrapper, 10 ether, payable(MALLORY), true);
        EvilModule evil = new EvilModule();
        Safe safe = _wrapThenOpen(address(deposit), address(0), "", evil);
        evil.drain(safe, MALLORY);
        vm.assertEq(MALLORY.balance, 10 ether, "Mallory has her own money, not the buyer's");
        vm.assertEq(address(deposit).balance, 5 ether, "the buyer's money");
        expectSealRefused(safe, 64);
    }

    /// @dev A buyer's contract that pays when it is asked and owns the token, in the middle of the batch.
    function test_noPaymentOnOwnershipBeforeTheSafeIsShut() public {
        Deposit deposit = new Deposit{value: 5 ether}(wrapper, 10 ether, payable(MALLORY), false);
        EvilModule evil = new EvilModule();
        Safe safe = newSafe(ADA);
        bytes memory claim = abi.encodeCall(Deposit.claim, (uint160(address(safe))));
        (bool success,) = address(this)
            .call(abi.encodeCall(this.wrapThenOpen, (safe, address(deposit), address(deposit), claim, evil)));
        vm.assertFalse(success, "the batch fails: nobody owns the token yet");
        vm.assertEq(address(deposit).balance, 5 ether, "the buyer's money");
    }

    function _wrapThenOpen(address to, address then, bytes memory data, EvilModule evil) private returns (Safe safe) {
        safe = newSafe(ADA);
        wrapThenOpen(safe, to, then, data, evil);
    }

    /// @dev Wraps, calls `then`, plants a module and takes the module guard away: all in one transaction of the Safe.
    function wrapThenOpen(Safe safe, address to, address then, bytes memory data, EvilModule evil) public {
        enableModule(safe);
        WrapThenOpen.Write[] memory writes = new WrapThenOpen.Write[](2);
        writes[0] = WrapThenOpen.Write(MODULES_SLOT.deriveMapping(address(evil)), bytes32(uint256(1)));
        writes[1] = WrapThenOpen.Write(MODULE_GUARD_SLOT, 0);
        address batch = address(new WrapThenOpen());
        execSafe(
            safe, batch, 0, abi.encodeCall(WrapThenOpen.run, (wrapper, to, then, data, writes)), Operation.DelegateCall
        );
    }

    // ─── Fakes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_aContractThatLooksLikeASafeIsNotWrapped() public {
        FakeSafe fake = new FakeSafe(address(wrapper));
        bytes32 codeHash = address(fake).codehash;
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownProxy.selector, fake, codeHash));
        fake.run(address(wrapper), 0, abi.encodeCall(IWrappedSafe.wrap, (BEN)));
    }

    /// @dev A copy of the genuine code elsewhere could be destroyed and replaced.
    function test_aCopyOfAGenuineSingletonIsNotGenuine() public {
        Safe safe = newSafe(ADA);
        enableModule(safe);
        address copy = address(0xC09F);
        vm.etch(copy, SAFE_L2_1_5_0.code);
        plant(safe, 0, uint160(copy));
        expectWrapRefused(safe, BEN, abi.encodeWithSelector(IWrappedSafe.UnknownSingleton.selector, copy));
    }

    function test_anEvilSingletonIsNotGenuine() public {
        Safe safe = newSafe(ADA);
        address evil = address(new EvilSingleton(true));
        plant(safe, 0, uint160(evil));
        expectWrapRefused(safe, BEN, abi.encodeWithSelector(IWrappedSafe.UnknownSingleton.selector, evil));
    }

    // ─── The wrapper as fallback handler ─────────────────────────────────────────────────────────────────────────────────

    /// @dev A fallback passes anybody's call on in the name of the Safe.
    function test_nobodyWrapsAStrangersSafeThroughItsFallback() public {
        Safe safe = newSafe(ADA);
        enableModule(safe);
        plant(safe, FALLBACK_HANDLER_SLOT, uint160(address(wrapper)));
        vm.prank(MALLORY);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.HandlerIsWrapper.selector, safe));
        IWrappedSafe(address(safe)).wrap(MALLORY);
    }

    function test_nobodyDrivesAStrangersSafeThroughTheHandlerOfAWrappedOne() public {
        (Safe parent,) = newToken(BEN);
        (, uint256 childId) = newToken(address(parent));
        vm.prank(MALLORY);
        (bool success,) = address(parent).call(abi.encodeCall(IWrappedSafe.execute, (childId, pay(MALLORY, 1 ether))));
        vm.assertFalse(success, "no such function at the handler");
    }

    // ─── What wakes after unwrapping ─────────────────────────────────────────────────────────────────────────────────────

    /// @dev Who owned the Safe in between may have rolled its nonce back.
    function test_anOldSignedTransactionIsNotPaidAgain() public {
        address owner = vm.addr(0xA11CE);
        Safe safe = newSafe(owner);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(0xA11CE, hashOf(safe, MALLORY, 1 ether, "", Operation.Call, 0));
        bytes memory signature = abi.encodePacked(r, s, v);
        _send(safe, MALLORY, 1 ether, signature);

        uint256 tokenId = wrapAndSeal(safe, owner);
        plantNonce(safe, 0);
        unwrap(tokenId, owner, owner);
        vm.expectRevert(bytes("GS026"));
        _send(safe, MALLORY, 1 ether, signature);
    }

    function test_anApprovalPlantedForTheBuyerIsWorthless() public {
        Safe safe = newSafe(ADA);
        for (uint256 nonce = 0; nonce < 20; nonce++) {
            bytes32 hash = hashOf(safe, MALLORY, 1 ether, "", Operation.Call, nonce);
            plant(safe, APPROVED_HASHES_SLOT.deriveMapping(CLEO).deriveMapping(hash), 1);
        }
        uint256 tokenId = wrapAndSeal(safe, CLEO);
        unwrap(tokenId, CLEO, CLEO);
        vm.expectRevert(bytes("GS025"));
        _send(safe, MALLORY, 1 ether, approvalOf(CLEO));
    }

    function _send(Safe safe, address to, uint256 value, bytes memory signatures) private {
        safe.execTransaction(to, value, "", Operation.Call, 0, 0, 0, address(0), payable(address(0)), signatures);
    }

    // ─── Old orders ──────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_anOrderForAnEarlierWrapCannotBeFilled() public {
        Account market = new Account();
        (Safe safe, uint256 first) = newToken(BEN);
        vm.prank(BEN);
        wrapper.setApprovalForAll(address(market), true);
        unwrap(first, BEN, ADA);
        wrapAndSeal(safe, BEN);
        vm.expectRevert();
        market.run(address(wrapper), 0, abi.encodeCall(wrapper.transferFrom, (BEN, MALLORY, first)));
    }
}
