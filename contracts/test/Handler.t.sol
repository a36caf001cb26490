// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {ISafe, ISafeGuard, ISafeModuleGuard, Operation} from "../src/ISafe.sol";
import {IWrappedSafe, IWrappedSafeHandler} from "../src/IWrappedSafe.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract HandlerTest is SafeTest {
    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
    }

    // ─── Guards ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_asGuardItRefusesEveryTransaction() public {
        plantOwner(_safe, MALLORY);
        bytes memory signature = approvalOf(MALLORY);
        vm.prank(MALLORY);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafeHandler.ExecTransactionRefused.selector));
        _safe.execTransaction(MALLORY, 1 ether, "", Operation.Call, 0, 0, 0, address(0), payable(address(0)), signature);
    }

    /// @dev A guard must implement it, though no transaction reaches it.
    function test_asGuardItHasNothingToSayAfterATransaction() public {
        ISafeGuard(address(handler)).checkAfterExecution(bytes32(0), true);
    }

    function test_asModuleGuardItAdmitsOnlyTheWrapper() public {
        plantModule(_safe, MALLORY);
        vm.prank(MALLORY);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafeHandler.ModuleRefused.selector, MALLORY));
        _safe.execTransactionFromModule(MALLORY, 1 ether, "", Operation.Call);
    }

    function test_asModuleGuardItAdmitsNoForeignCodeEvenFromTheWrapper() public {
        vm.prank(address(wrapper));
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafeHandler.DelegateCallRefused.selector, MULTI_SEND));
        _safe.execTransactionFromModule(address(MULTI_SEND), 0, "", Operation.DelegateCall);
    }

    // ─── In the name of a Safe ───────────────────────────────────────────────────────────────────────────────────────────

    function test_setsNothingWhenCalledDirectly() public {
        bytes memory reason = _onlyWrapper(address(wrapper));
        vm.prank(address(wrapper));
        vm.expectRevert(reason);
        handler.setSingleton(MALLORY);
        vm.prank(address(wrapper));
        vm.expectRevert(reason);
        handler.beginAnew(0, list(MALLORY));
    }

    function test_setsNothingThroughTheFallback() public {
        vm.expectRevert(_onlyWrapper(address(_safe)));
        IWrappedSafeHandler(address(_safe)).setSingleton(MALLORY);
        vm.expectRevert(_onlyWrapper(address(_safe)));
        IWrappedSafeHandler(address(_safe)).beginAnew(0, list(MALLORY));
    }

    function test_setsNothingForOwnersWhoRunItAsTheirOwn() public {
        Safe plain = newSafe(ADA);
        bytes memory data = abi.encodeCall(IWrappedSafeHandler.setSingleton, (MALLORY));
        bytes memory signature = approvalOf(ADA);
        vm.prank(ADA);
        vm.expectRevert(_onlyWrapper(ADA));
        plain.execTransaction(
            address(handler), 0, data, Operation.DelegateCall, 0, 0, 0, address(0), payable(address(0)), signature
        );
    }

    function test_setsNothingInASimulation() public {
        try _safe.simulateAndRevert(address(handler), abi.encodeCall(IWrappedSafeHandler.setSingleton, (MALLORY))) {
            revert("simulated for good");
        } catch {}
        vm.assertEq(_safe.masterCopy(), SAFE_L2_1_5_0, "singleton");
    }

    function _onlyWrapper(address caller) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IWrappedSafeHandler.OnlyWrapperInSafe.selector, caller);
    }

    // ─── Tokens ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_aWrappedSafeReceivesTokens() public {
        IERC721Receiver nft = IERC721Receiver(address(_safe));
        vm.assertTrue(nft.onERC721Received(ADA, ADA, 1, "") == IERC721Receiver.onERC721Received.selector, "721");
        IERC1155Receiver many = IERC1155Receiver(address(_safe));
        vm.assertTrue(many.onERC1155Received(ADA, ADA, 1, 1, "") == IERC1155Receiver.onERC1155Received.selector, "1155");
        bytes4 batch = many.onERC1155BatchReceived(ADA, ADA, new uint256[](1), new uint256[](1), "");
        vm.assertTrue(batch == IERC1155Receiver.onERC1155BatchReceived.selector, "1155 batch");
        (bool success,) = address(_safe).call{value: 1}("");
        vm.assertTrue(success, "ether");
    }

    function test_aWrappedSafeReceivesTheTokenOfAnother() public {
        (, uint256 other) = newToken(CLEO);
        vm.prank(CLEO);
        wrapper.safeTransferFrom(CLEO, address(_safe), other);
        vm.assertEq(wrapper.ownerOf(other), address(_safe), "holder");
    }

    function test_theHandlerItselfReceivesNothing() public {
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.NotWrapped.selector, address(this));
        vm.expectRevert(reason);
        handler.onERC721Received(ADA, ADA, 1, "");
        vm.expectRevert(reason);
        handler.onERC1155Received(ADA, ADA, 1, 1, "");
        vm.expectRevert(reason);
        handler.onERC1155BatchReceived(ADA, ADA, new uint256[](0), new uint256[](0), "");
        vm.expectRevert(reason);
        handler.tokensReceived(ADA, ADA, ADA, 1, "", "");
    }

    function test_afterUnwrappingItNoLongerAnswersForTheSafe() public {
        unwrap(_tokenId, BEN, ADA);
        vm.prank(address(_safe));
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotWrapped.selector, _safe));
        handler.onERC721Received(ADA, ADA, 1, "");
    }

    // ─── Signatures and interfaces ───────────────────────────────────────────────────────────────────────────────────────

    function test_aWrappedSafeSignsNothing() public view {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(0xA11CE, "hash");
        vm.assertTrue(_safe.isValidSignature("hash", abi.encodePacked(r, s, v)) == 0xffffffff, "no signature");
        vm.assertTrue(_safe.isValidSignature("hash", "") == 0xffffffff, "no empty signature");
    }

    function test_guardIdsAreAnsweredOnlyDirectly() public view {
        vm.assertTrue(type(ISafeGuard).interfaceId == 0xe6d7a83a, "Safe's id of a guard");
        vm.assertTrue(type(ISafeModuleGuard).interfaceId == 0x58401ed8, "Safe's id of a module guard");
        vm.assertTrue(handler.supportsInterface(0xe6d7a83a), "guard");
        vm.assertTrue(handler.supportsInterface(0x58401ed8), "module guard");
        vm.assertFalse(_safe.supportsInterface(0xe6d7a83a), "guard, through a Safe");
        vm.assertFalse(_safe.supportsInterface(0x58401ed8), "module guard, through a Safe");
    }

    function test_aWrappedSafeSaysWhatItReceives() public view {
        vm.assertTrue(_safe.supportsInterface(type(IERC165).interfaceId), "165");
        vm.assertTrue(_safe.supportsInterface(type(IERC721Receiver).interfaceId), "721");
        vm.assertTrue(_safe.supportsInterface(type(IERC1155Receiver).interfaceId), "1155");
        vm.assertFalse(_safe.supportsInterface(0xffffffff), "nothing");
    }

    function test_aWrappedSafeCannotBecomeTheGuardOfAnother() public {
        Safe victim = newSafe(ADA);
        bytes memory data = abi.encodeCall(ISafe.setGuard, (address(_safe)));
        bytes memory signature = approvalOf(ADA);
        vm.prank(ADA);
        vm.expectRevert(bytes("GS300"));
        victim.execTransaction(
            address(victim), 0, data, Operation.Call, 0, 0, 0, address(0), payable(address(0)), signature
        );
    }
}
