// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    FALLBACK_HANDLER_SLOT,
    GUARD_SLOT,
    ISafe,
    MODULE_GUARD_SLOT,
    OWNER_COUNT_SLOT,
    THRESHOLD_SLOT
} from "../src/ISafe.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {YesGuard} from "./Attackers.sol";
import {Account, EndlessReceiver, FailingReceiver, WritingReceiver, WrongReceiver} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract WrapTest is SafeTest {
    Safe private _safe;

    function setUp() public override {
        super.setUp();
        _safe = newSafe(ADA);
        enableModule(_safe);
    }

    // ─── The Safe ────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_refusesAPlainAccount() public {
        vm.prank(ADA);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownProxy.selector, ADA, ADA.codehash));
        wrapper.wrap(BEN);
    }

    function test_refusesAnUnknownSingleton() public {
        plant(_safe, 0, uint160(address(handler)));
        expectWrapRefused(_safe, BEN, abi.encodeWithSelector(IWrappedSafe.UnknownSingleton.selector, handler));
    }

    function test_refusesASingletonWhoseCodeIsNotItsOwn() public {
        Safe old = newSafe(safe141(), list(ADA), 1);
        enableModule(old);
        vm.etch(SAFE_1_4_1, SAFE_L2_1_5_0.code);
        expectWrapRefused(old, BEN, abi.encodeWithSelector(IWrappedSafe.UnknownSingleton.selector, SAFE_1_4_1));
    }

    function test_refusesWhereSafeL2IsMissing() public {
        Safe old = newSafe(safe141(), list(ADA), 1);
        enableModule(old);
        vm.etch(SAFE_L2_1_5_0, "");
        expectWrapRefused(old, BEN, abi.encodeWithSelector(IWrappedSafe.SafeL2Missing.selector));
    }

    function test_refusesASafeThatIsWrapped() public {
        vm.prank(address(_safe));
        wrapper.wrap(BEN);
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.AlreadyWrapped.selector, _safe);
        expectWrapRefused(_safe, CLEO, reason);
        seal(_safe);
        expectWrapRefused(_safe, CLEO, reason);
        plant(_safe, GUARD_SLOT, 0); // as no sealed one can be
        expectWrapRefused(_safe, CLEO, reason);
    }

    /// @dev Whoever undid it owns the Safe again. The id that was never a token is over, and all that hung on it.
    function test_wrapsAnewWhatUndidItsWrapBeforeTheSeal() public {
        address signer = vm.addr(1);
        vm.prank(address(_safe));
        uint256 first = wrapper.wrap(signer);
        setSigning(first, signer, true);
        plantNonce(_safe, 1000);
        escape(_safe, ADA, HANDLER_1_5_0);
        enableModule(_safe);
        plantNonce(_safe, 7);
        vm.prank(address(_safe));
        uint256 second = wrapper.wrap(BEN);

        vm.assertEq(second, (uint256(1) << 160) | first, "another id");
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(_safe));
        vm.assertTrue(known.live && !known.isSealed && !known.signing, "begun anew");
        vm.assertEq(known.driver, BEN, "driver");
        vm.assertEq(known.nonce + known.epoch + known.quietUntil, 0, "no use");
        vm.assertEq(known.previousNonce, 7, "nonce");
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, first));
        wrapper.driverOf(first);
        vm.prank(signer);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotDriver.selector, signer));
        wrapper.execute(second, pay(MALLORY, 1 ether));
        seal(_safe);
        pass(10 minutes);
        unwrap(second, BEN, CLEO);
        vm.assertEq(_safe.getOwners(), list(CLEO), "owners");
    }

    function test_refusesWithoutTheModule() public {
        Safe safe = newSafe(ADA);
        expectWrapRefused(safe, BEN, abi.encodeWithSelector(IWrappedSafe.ModuleNotEnabled.selector, safe));
    }

    function test_refusesForeignModulesAndNamesThem() public {
        execSafe(_safe, address(_safe), abi.encodeCall(ISafe.enableModule, (MALLORY)));
        address[] memory modules = list(MALLORY, address(wrapper));
        expectWrapRefused(_safe, BEN, abi.encodeWithSelector(IWrappedSafe.ForeignModules.selector, modules));
    }

    /// @dev Put in first, so that it stands behind ours in the list.
    function test_refusesAForeignModuleThatWasThereFirst() public {
        Safe safe = newSafe(ADA);
        execSafe(safe, address(safe), abi.encodeCall(ISafe.enableModule, (MALLORY)));
        enableModule(safe);
        address[] memory modules = list(address(wrapper), MALLORY);
        expectWrapRefused(safe, BEN, abi.encodeWithSelector(IWrappedSafe.ForeignModules.selector, modules));
    }

    function test_refusesTheWrapperAsFallbackHandler() public {
        execSafe(_safe, address(_safe), abi.encodeCall(ISafe.setFallbackHandler, (address(wrapper))));
        expectWrapRefused(_safe, BEN, abi.encodeWithSelector(IWrappedSafe.HandlerIsWrapper.selector, _safe));
    }

    function test_refusesAThresholdThatWasPlanted() public {
        plant(_safe, THRESHOLD_SLOT, 2);
        expectWrapRefused(_safe, BEN, abi.encodeWithSelector(IWrappedSafe.NotClean.selector, _safe, 16));
    }

    function test_refusesAnOwnerCountThatWasPlanted() public {
        plant(_safe, OWNER_COUNT_SLOT, 2);
        vm.prank(address(_safe));
        vm.expectRevert(); // the Safe's own: its list of owners ends too early
        wrapper.wrap(BEN);
    }

    function test_refusesAWrapperPlantedAmongTheOwners() public {
        plantOwner(_safe, address(wrapper));
        expectWrapRefused(_safe, BEN, abi.encodeWithSignature("Error(string)", "GS204"));
    }

    function test_takesASafeWithoutFallbackHandler() public {
        execSafe(_safe, address(_safe), abi.encodeCall(ISafe.setFallbackHandler, (address(0))));
        vm.prank(address(_safe));
        uint256 tokenId = wrapper.wrap(BEN);
        vm.assertEq(wrapper.getWrap(address(_safe)).previousFallbackHandler, address(0), "none");
        unwrap(tokenId, BEN, ADA);
        vm.assertEq(readAddress(_safe, FALLBACK_HANDLER_SLOT), address(0), "none again");
    }

    function test_overwritesAGuardAndAModuleGuardThatWerePlanted() public {
        Safe old = newSafe(safe141(), list(ADA), 1);
        enableModule(old);
        address yes = address(new YesGuard());
        plant(old, GUARD_SLOT, uint160(yes));
        plant(old, MODULE_GUARD_SLOT, uint160(yes));
        vm.prank(address(old));
        wrapper.wrap(BEN);
        vm.assertEq(wrapper.problems(address(old)), 0, "clean");
    }

    function test_remembersAtMostTheLargestUint48AsNonce() public {
        plantNonce(_safe, type(uint256).max);
        vm.prank(address(_safe));
        wrapper.wrap(BEN);
        vm.assertEq(wrapper.getWrap(address(_safe)).previousNonce, type(uint48).max, "capped");
    }

    // ─── The driver ──────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_refusesDriversThatCannotDrive() public {
        address[] memory unfit = list(address(0), address(wrapper), address(handler));
        for (uint256 i = 0; i < unfit.length; i++) {
            expectWrapRefused(_safe, unfit[i], abi.encodeWithSelector(IWrappedSafe.InvalidDriver.selector, unfit[i]));
        }
    }

    function test_refusesTheSafeItself() public {
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.OwnershipCycle.selector, _safe, _safe);
        expectWrapRefused(_safe, address(_safe), reason);
    }

    function test_refusesContractsThatCannotReceive() public {
        address[5] memory deaf = [
            address(MULTI_SEND),
            address(new WrongReceiver()),
            address(new FailingReceiver()),
            address(new WritingReceiver()),
            address(new EndlessReceiver())
        ];
        for (uint256 i = 0; i < deaf.length; i++) {
            expectWrapRefused(_safe, deaf[i], abi.encodeWithSelector(IWrappedSafe.CannotReceive.selector, deaf[i]));
        }
    }

    function test_probesTheReceiverWithLittleGas() public {
        address endless = address(new EndlessReceiver());
        uint256 gasBefore = gasleft();
        vm.prank(address(_safe));
        try wrapper.wrap(endless) {
            revert("accepted");
        } catch {}
        vm.assertLt(gasBefore - gasleft(), 400_000, "gas");
    }

    function test_takesContractsThatReceive() public {
        address account = address(new Account());
        uint256 tokenId = wrapAndSeal(newSafe(ADA), account);
        vm.assertEq(wrapper.ownerOf(tokenId), account, "holder");
    }

    function test_takesSafesOfAllVersionsAsDrivers() public {
        Kind[3] memory versions = [safe130(), safeL2141(), safe150()];
        for (uint256 i = 0; i < versions.length; i++) {
            address driver = address(newSafe(versions[i], list(BEN), 1));
            uint256 tokenId = wrapAndSeal(newSafe(ADA), driver);
            vm.assertEq(wrapper.ownerOf(tokenId), driver, "holder");
        }
    }

    function test_takesAWrappedSafeAsDriver() public {
        (Safe parent,) = newToken(BEN);
        uint256 tokenId = wrapAndSeal(newSafe(ADA), address(parent));
        vm.assertEq(wrapper.ownerOf(tokenId), address(parent), "holder");
    }
}
