// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {FALLBACK_HANDLER_SLOT, ISafe, MODULES_SLOT, OWNERS_SLOT, Operation} from "../src/ISafe.sol";
import {IWrappedSafe, IWrappedSafeHandler} from "../src/IWrappedSafe.sol";
import {Mute} from "./Accounts.sol";
import {EvilModule, EvilSingleton, OmittingSingleton} from "./Attackers.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract UnwrapTest is SafeTest {
    using SlotDerivation for bytes32;

    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
    }

    // ─── Owners ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_refusesAccountsThatCannotOwn() public {
        address[4] memory unfit = [address(0), address(1), address(wrapper), address(handler)];
        for (uint256 i = 0; i < unfit.length; i++) {
            bytes memory reason = abi.encodeWithSelector(IWrappedSafe.BadOwner.selector, unfit[i]);
            _expectRefused(list(ADA, unfit[i]), 1, reason);
        }
    }

    function test_refusesTheSafeAsItsOwner() public {
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.OwnershipCycle.selector, _safe, _safe);
        _expectRefused(list(address(_safe)), 1, reason);
    }

    function test_refusesAnOwnerThatTheSafeOwns() public {
        Safe child = newSafe(address(_safe));
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.OwnershipCycle.selector, _safe, child);
        _expectRefused(list(address(child)), 1, reason);
    }

    function test_refusesAnOwnerThatTheSafeDrives() public {
        (Safe child,) = newToken(address(_safe));
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.OwnershipCycle.selector, _safe, child);
        _expectRefused(list(address(child)), 1, reason);
    }

    function test_refusesAnOwnerNamedTwice() public {
        _expectRefused(list(ADA, ADA), 1, abi.encodeWithSignature("Error(string)", "GS204"));
    }

    /// @dev Its code hash is zero, as is that of no genuine one.
    function test_refusesASingletonWhereNothingIs() public {
        address nothing = address(0x5e1f);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownSingleton.selector, nothing));
        wrapper.unwrap(_tokenId, list(ADA), 1, HANDLER_1_5_0, nothing, false);
    }

    function test_takesOwnersAtWhomSomethingWasPlanted() public {
        plantOwner(_safe, ADA);
        plant(_safe, OWNERS_SLOT.deriveMapping(CLEO), uint160(CLEO)); // a list that never ends
        plant(_safe, OWNERS_SLOT.deriveMapping(DORA), uint160(MALLORY));
        vm.prank(BEN);
        wrapper.unwrap(_tokenId, list(ADA, CLEO, DORA), 2, HANDLER_1_5_0, SAFE_L2_1_5_0, false);
        vm.assertEq(_safe.getOwners(), list(ADA, CLEO, DORA), "owners");
        vm.assertFalse(_safe.isOwner(MALLORY), "Mallory");
    }

    function test_refusesOwnersThatAreNamedTwice() public {
        _expectRefused(list(ADA, CLEO, ADA), 1, abi.encodeWithSignature("Error(string)", "GS204"));
        _expectRefused(list(ADA, ADA), 1, abi.encodeWithSignature("Error(string)", "GS204"));
    }

    /// @dev Only a safe transfer can be refused: a token sent otherwise to a contract that can't act is lost.
    function test_takesOwnersThatCannotReceive() public {
        address mute = address(new Mute());
        unwrap(_tokenId, BEN, mute);
        vm.assertEq(_safe.getOwners(), list(mute), "owners");
    }

    function test_refusesThresholdsThatCannotBeMet() public {
        bytes4 selector = IWrappedSafe.BadThreshold.selector;
        _expectRefused(list(ADA), 0, abi.encodeWithSelector(selector, 0, 1));
        _expectRefused(list(ADA), 2, abi.encodeWithSelector(selector, 2, 1));
        _expectRefused(new address[](0), 1, abi.encodeWithSelector(selector, 1, 0));
        _expectRefused(new address[](0), 0, abi.encodeWithSelector(selector, 0, 0));
    }

    // ─── Fallback handler, singleton, module guard ───────────────────────────────────────────────────────────────────────

    function test_refusesFallbackHandlersThatDoHarm() public {
        address[4] memory unfit = [address(wrapper), address(handler), address(_safe), DORA];
        for (uint256 i = 0; i < unfit.length; i++) {
            vm.prank(BEN);
            vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.BadFallbackHandler.selector, unfit[i]));
            wrapper.unwrap(_tokenId, list(ADA), 1, unfit[i], SAFE_L2_1_5_0, false);
        }
    }

    function test_takesNoFallbackHandler() public {
        vm.prank(BEN);
        wrapper.unwrap(_tokenId, list(ADA), 1, address(0), SAFE_L2_1_5_0, false);
        vm.assertEq(readAddress(_safe, FALLBACK_HANDLER_SLOT), address(0), "none");
    }

    function test_refusesASingletonThatIsNotGenuine() public {
        address evil = address(new EvilSingleton(true));
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownSingleton.selector, evil));
        wrapper.unwrap(_tokenId, list(ADA), 1, HANDLER_1_5_0, evil, false);
    }

    function test_refusesASingletonThatIsMissing() public {
        vm.etch(SAFE_1_4_1, "");
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownSingleton.selector, SAFE_1_4_1));
        wrapper.unwrap(_tokenId, list(ADA), 1, HANDLER_1_5_0, SAFE_1_4_1, false);
    }

    function test_movesToAnotherGenuineSingleton() public {
        address singleton = safe130Eip155().singleton;
        vm.prank(BEN);
        wrapper.unwrap(_tokenId, list(ADA), 1, HANDLER_1_3_0, singleton, false);
        vm.assertEq(_safe.masterCopy(), singleton, "singleton");
        execSafe(_safe, CLEO, 1 ether, "", Operation.Call);
        vm.assertEq(CLEO.balance, 1 ether, "the owner has it");
    }

    function test_staysOn150WithTheHandlerOfAnOlderSafe() public {
        Safe old = newSafe(safe130(), list(ADA), 1);
        uint256 tokenId = wrapAndSeal(old, BEN);
        vm.prank(BEN);
        wrapper.unwrap(tokenId, list(ADA), 1, HANDLER_1_3_0, SAFE_L2_1_5_0, false);
        vm.assertEq(old.VERSION(), "1.5.0", "version");
        execSafe(old, CLEO, 1 ether, "", Operation.Call);
    }

    function test_refusesToKeepAModuleGuardThatTheSingletonIgnores() public {
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.ModuleGuardUnsupported.selector, SAFE_1_4_1));
        wrapper.unwrap(_tokenId, list(ADA), 1, HANDLER_1_5_0, SAFE_1_4_1, true);
    }

    function test_keepsTheModuleGuardOn150() public {
        _keepsTheModuleGuard(safe150().singleton);
    }

    function test_keepsTheModuleGuardOnL2150() public {
        _keepsTheModuleGuard(SAFE_L2_1_5_0);
    }

    function _keepsTheModuleGuard(address singleton) private {
        EvilModule evil = new EvilModule();
        plantModule(_safe, address(evil));
        vm.prank(BEN);
        wrapper.unwrap(_tokenId, list(ADA), 1, HANDLER_1_5_0, singleton, true);
        vm.assertEq(moduleGuardOf(_safe), address(handler), "module guard");
        vm.assertEq(guardOf(_safe), address(0), "guard");

        vm.expectRevert(abi.encodeWithSelector(IWrappedSafeHandler.ModuleRefused.selector, evil));
        evil.drain(_safe, MALLORY);
        execSafe(_safe, CLEO, 1 ether, "", Operation.Call);
        execSafe(_safe, address(_safe), abi.encodeCall(ISafe.setModuleGuard, (address(0))));
        vm.assertEq(moduleGuardOf(_safe), address(0), "the owners let it go");
    }

    function test_wrapsAgainUnderAKeptModuleGuard() public {
        vm.prank(BEN);
        wrapper.unwrap(_tokenId, list(ADA), 1, HANDLER_1_5_0, SAFE_L2_1_5_0, true);
        wrapAndSeal(_safe, BEN);
        vm.assertEq(wrapper.problems(address(_safe)), 0, "clean");
    }

    // ─── Safes that were changed by hand before the seal ─────────────────────────────────────────────────────────────────

    function test_replacesOwnersThatWereAddedAfterTheWrap() public {
        Safe safe = newSafe(ADA);
        uint256 tokenId = wrap(safe, BEN);
        vm.prank(address(safe));
        safe.addOwnerWithThreshold(MALLORY, 1);
        unwrap(tokenId, BEN, CLEO);
        vm.assertEq(safe.getOwners(), list(CLEO), "owners");
    }

    function test_refusesToLeaveAModuleBehind() public {
        Safe safe = newSafe(ADA);
        uint256 tokenId = wrap(safe, BEN);
        plant(safe, MODULES_SLOT.deriveMapping(address(wrapper)), uint160(MALLORY)); // [wrapper, Mallory]
        plant(safe, MODULES_SLOT.deriveMapping(MALLORY), 1);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotReleased.selector, safe));
        wrapper.unwrap(tokenId, list(ADA), 1, HANDLER_1_5_0, SAFE_L2_1_5_0, false);
    }

    function test_refusesASafeThatOnlySaysYes() public {
        _expectEvilSingletonRefused(true, IWrappedSafe.NotReleased.selector);
    }

    function test_namesTheSafeThatSaysNoWithoutAReason() public {
        _expectEvilSingletonRefused(false, IWrappedSafe.StepFailed.selector);
    }

    /// @dev One after the other of what is read back at the end.
    function test_refusesASafeThatLeavesAnythingAsItWas() public {
        bytes4[6] memory omitted = [
            ISafe.swapOwner.selector,
            ISafe.changeThreshold.selector,
            ISafe.setGuard.selector,
            ISafe.setModuleGuard.selector,
            ISafe.setFallbackHandler.selector,
            IWrappedSafeHandler.beginAnew.selector
        ];
        for (uint256 i = 0; i < omitted.length; i++) {
            _expectOmissionRefused(omitted[i], SAFE_1_4_1, omitted[i] == ISafe.swapOwner.selector ? 1 : 2);
        }
    }

    function test_refusesASafeThatStaysOnAnotherSingleton() public {
        _expectOmissionRefused(0xffffffff, SAFE_L2_1_5_0, 2);
    }

    function _expectOmissionRefused(bytes4 omitted, address singleton, uint256 ownerCount) private {
        Safe safe = newSafe(ADA);
        uint256 tokenId = wrap(safe, BEN);
        plant(safe, 0, uint160(address(new OmittingSingleton(SAFE_L2_1_5_0, omitted))));
        address[] memory owners = ownerCount == 1 ? list(CLEO) : list(CLEO, DORA);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotReleased.selector, safe));
        wrapper.unwrap(tokenId, owners, ownerCount, HANDLER_1_5_0, singleton, false);
    }

    function _expectEvilSingletonRefused(bool saysYes, bytes4 selector) private {
        Safe safe = newSafe(ADA);
        uint256 tokenId = wrap(safe, BEN);
        plant(safe, 0, uint160(address(new EvilSingleton(saysYes))));
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(selector, safe));
        wrapper.unwrap(tokenId, list(ADA), 1, HANDLER_1_5_0, SAFE_L2_1_5_0, false);
    }

    // ─── Small things ────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_refusesAnUnknownId() public {
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, 7));
        wrapper.unwrap(7, list(ADA), 1, address(0), SAFE_L2_1_5_0, false);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, 7));
        wrapper.driverOf(7);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotWrapped.selector, DORA));
        wrapper.tokenOf(DORA);
    }

    function test_theWrapperHasNoRightsLeft() public {
        unwrap(_tokenId, BEN, ADA);
        vm.prank(address(wrapper));
        vm.expectRevert(bytes("GS104"));
        _safe.execTransactionFromModule(MALLORY, 1 ether, "", Operation.Call);
        vm.assertFalse(_safe.isOwner(address(wrapper)), "owner");
    }

    function _expectRefused(address[] memory owners, uint256 threshold, bytes memory reason) private {
        vm.prank(BEN);
        vm.expectRevert(reason);
        wrapper.unwrap(_tokenId, owners, threshold, HANDLER_1_5_0, SAFE_L2_1_5_0, false);
    }
}
