// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {FALLBACK_HANDLER_SLOT, GUARD_SLOT, MODULES_SLOT, MODULE_GUARD_SLOT, THRESHOLD_SLOT} from "../src/ISafe.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account, CallingReceiver} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract SealTest is SafeTest {
    using SlotDerivation for bytes32;

    bytes private constant DELEGATION = hex"ef0100000000000000000000000000000000000000ada1";

    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        _safe = newSafe(ADA);
        _tokenId = wrap(_safe, BEN);
    }

    // ─── Who ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_anyPlainAccountSeals() public {
        vm.prank(MALLORY, MALLORY);
        wrapper.seal(address(_safe));
        vm.assertEq(wrapper.ownerOf(_tokenId), BEN, "holder");
    }

    function test_refusesAContract() public {
        Account account = new Account();
        vm.prank(DORA, DORA);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotTopLevel.selector, account));
        account.run(address(wrapper), 0, abi.encodeCall(IWrappedSafe.seal, (address(_safe))));
    }

    function test_refusesAPlainAccountBehindAnotherOrigin() public {
        vm.prank(DORA, MALLORY);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotTopLevel.selector, DORA));
        wrapper.seal(address(_safe));
    }

    function test_refusesADelegatedAccount() public {
        vm.etch(DORA, DELEGATION);
        vm.prank(DORA, DORA);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotTopLevel.selector, DORA));
        wrapper.seal(address(_safe));
    }

    // ─── What ────────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_refusesASafeThatIsNotWrapped() public {
        vm.prank(DORA, DORA);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotWrapped.selector, DORA));
        wrapper.seal(DORA);
    }

    function test_aSecondSealDoesNothing() public {
        seal(_safe);
        sell(_tokenId, BEN, CLEO);
        seal(_safe);
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
        vm.assertEq(wrapper.totalSupply(), 1, "supply");
    }

    function test_refusesEachProblem() public {
        uint256 snapshot = _wordAt(GUARD_SLOT);
        plant(_safe, GUARD_SLOT, 0);
        expectSealRefused(_safe, 32);
        plant(_safe, GUARD_SLOT, snapshot | (1 << 200)); // not even a bit above the address
        expectSealRefused(_safe, 32);
        plant(_safe, GUARD_SLOT, snapshot);

        plant(_safe, MODULE_GUARD_SLOT, 0);
        expectSealRefused(_safe, 64);
        plant(_safe, MODULE_GUARD_SLOT, snapshot);

        plant(_safe, FALLBACK_HANDLER_SLOT, uint160(HANDLER_1_5_0));
        expectSealRefused(_safe, 128);
        plant(_safe, FALLBACK_HANDLER_SLOT, snapshot);

        plant(_safe, THRESHOLD_SLOT, 0);
        expectSealRefused(_safe, 16);
        plant(_safe, THRESHOLD_SLOT, 1);

        plant(_safe, 0, uint160(SAFE_1_4_1));
        expectSealRefused(_safe, 4);
        plant(_safe, 0, uint160(SAFE_L2_1_5_0));
        seal(_safe);
    }

    function test_refusesAModuleAddedAfterTheWrap() public {
        vm.prank(address(_safe));
        _safe.enableModule(MALLORY);
        expectSealRefused(_safe, 8);
    }

    function test_refusesAModulePutBehindOursAfterTheWrap() public {
        plant(_safe, MODULES_SLOT.deriveMapping(address(wrapper)), uint160(MALLORY));
        plant(_safe, MODULES_SLOT.deriveMapping(MALLORY), 1);
        expectSealRefused(_safe, 8);
    }

    function test_refusesAnOwnerAddedAfterTheWrap() public {
        vm.prank(address(_safe));
        _safe.addOwnerWithThreshold(MALLORY, 1);
        expectSealRefused(_safe, 16);
    }

    function test_refusesASafeThatIsGone() public {
        vm.etch(address(_safe), "");
        expectSealRefused(_safe, 2);
    }

    function test_problemsNeverRevert() public {
        vm.assertEq(wrapper.problems(DORA), 1 | 2, "plain account");
        vm.assertEq(wrapper.problems(address(newSafe(ADA))), 1 | 8 | 16 | 32 | 64 | 128, "plain Safe");
        vm.assertEq(wrapper.problems(address(newSafe(safe130(), list(ADA), 1))), 1 | 4, "older Safe");
        vm.etch(SAFE_L2_1_5_0, "");
        vm.assertEq(wrapper.problems(address(_safe)), 4, "no singleton");
    }

    // ─── The receiver ────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_aReceiverMayUnwrapInItsHook() public {
        CallingReceiver receiver = new CallingReceiver();
        Safe safe = newSafe(ADA);
        uint256 tokenId = wrap(safe, address(receiver));
        bytes memory data =
            abi.encodeCall(IWrappedSafe.unwrap, (tokenId, list(CLEO), 1, address(0), SAFE_L2_1_5_0, false));
        receiver.onReceive(address(wrapper), data);

        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SafeSealed(tokenId, address(safe), address(receiver));
        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SafeUnwrapped(tokenId, address(safe), list(CLEO), 1);
        seal(safe);
        vm.assertEq(safe.getOwners(), list(CLEO), "owners");
        vm.assertFalse(wrapper.isSealed(address(safe)), "sealed");
    }

    function _wordAt(bytes32 slot) private view returns (uint256) {
        return uint256(vm.load(address(_safe), slot));
    }
}
