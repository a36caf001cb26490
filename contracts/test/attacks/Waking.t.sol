// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {FALLBACK_HANDLER_SLOT, Operation} from "../../src/ISafe.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {EvilModule, MessageSigner, YesHandler} from "../Attackers.sol";
import {Safe} from "../GenuineSafes.sol";
import {AllowingToken} from "../Markets.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev What was planted before and wakes when the Safe is unwrapped: row xv of the table, and finding H4.
contract WakingTest is AttackTest {
    using SlotDerivation for bytes32;

    // ─── xv: what wakes when the Safe is unwrapped ───────────────────────────────────────────────────────────────────────

    function test_attack_xv_aHiddenModuleWakesWhenUnwrapped() public {
        works(_wakingModule);
    }

    function _wakingModule(Kind memory kind) private returns (bool) {
        (EvilModule evil, Safe safe, uint256 tokenId) = _sleepingModule(kind);
        unwrap(tokenId, BEN, CLEO);
        return attemptDrain(evil, safe);
    }

    function test_attack_xv_aHiddenModuleStaysOutUnderAKeptModuleGuard() public {
        stops(_keptModuleGuard);
    }

    function _keptModuleGuard(Kind memory kind) private returns (bool) {
        (EvilModule evil, Safe safe, uint256 tokenId) = _sleepingModule(kind);
        vm.prank(BEN);
        wrapper.unwrap(tokenId, list(CLEO), 1, HANDLER_1_5_0, SAFE_L2_1_5_0, true);
        return attemptDrain(evil, safe);
    }

    function _sleepingModule(Kind memory kind) private returns (EvilModule evil, Safe safe, uint256 tokenId) {
        evil = new EvilModule();
        safe = newSafe(kind, ADA);
        plantModule(safe, address(evil));
        tokenId = wrapAndSeal(safe, BEN);
    }

    function test_attack_xv_aHiddenOwnerWakesWhenUnwrapped() public {
        works(_wakingOwner);
    }

    function _wakingOwner(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        plantOwner(safe, MALLORY);
        uint256 tokenId = wrapAndSeal(safe, BEN);
        unwrap(tokenId, BEN, CLEO);
        return attemptExec(safe, MALLORY, MALLORY, 10 ether);
    }

    function test_attack_xv_aSignedMessageWakesWhenUnwrapped() public {
        works(_wakingMessage);
    }

    function _wakingMessage(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        bytes32 hash = keccak256("an order");
        bytes32 message = MessageSigner(address(safe)).getMessageHash(abi.encode(hash));
        plant(safe, SIGNED_MESSAGES_SLOT.deriveMapping(message), 1);
        uint256 tokenId = wrapAndSeal(safe, BEN);
        unwrap(tokenId, BEN, CLEO);
        return safe.isValidSignature(hash, "") == 0x1626ba7e;
    }

    // ─── F8: messages, which know no nonce ───────────────────────────────────────────────────────────────────────────────

    function test_attack_F8_aPlantedApprovalOfAMessageCountsForTheBuyer() public {
        works(_messageOfTheBuyer);
    }

    function _messageOfTheBuyer(Kind memory kind) private returns (bool) {
        (AllowingToken token, Safe safe) = _plantedMessage(kind);
        unwrap(wrapper.tokenOf(address(safe)), CLEO, CLEO);
        return _permitted(token, safe, approvalOf(CLEO));
    }

    function test_attack_F8b_aMessageSignedBeforeTheWrapCountsAgain() public {
        works(_messageOfTheOwner);
    }

    function _messageOfTheOwner(Kind memory kind) private returns (bool) {
        (AllowingToken token, Safe safe, bytes memory signature) = _signedMessage(kind);
        unwrap(wrapper.tokenOf(address(safe)), CLEO, vm.addr(0xA11CE));
        return _permitted(token, safe, signature);
    }

    /// @dev Nobody planted or signed anything for an address that is made for the unwrapping.
    function test_aNewAddressAsOwnerHasNoOldMessages() public {
        fails(_messagesForANewOwner);
    }

    function _messagesForANewOwner(Kind memory kind) private returns (bool) {
        (AllowingToken token, Safe safe) = _plantedMessage(kind);
        unwrap(wrapper.tokenOf(address(safe)), CLEO, vm.addr(0x2E3));
        bool isPermitted =
            _permitted(token, safe, approvalOf(CLEO)) || _permitted(token, safe, approvalOf(vm.addr(0x2E3)));
        bytes memory signature;
        (token, safe, signature) = _signedMessage(kind);
        unwrap(wrapper.tokenOf(address(safe)), CLEO, vm.addr(0x2E3));
        return isPermitted || _permitted(token, safe, signature);
    }

    /// @dev A Safe without a fallback handler signs nothing, messages that lie in its storage included.
    function test_withoutAFallbackHandlerNoOldMessageCounts() public {
        fails(_messagesWithoutAHandler);
    }

    function _messagesWithoutAHandler(Kind memory kind) private returns (bool) {
        (AllowingToken token, Safe safe) = _plantedMessage(kind);
        bytes32 message = _messageHash(token, safe);
        plant(safe, SIGNED_MESSAGES_SLOT.deriveMapping(message), 1);
        uint256 tokenId = wrapper.tokenOf(address(safe));
        vm.prank(CLEO);
        wrapper.unwrap(tokenId, list(CLEO), 1, address(0), kind.singleton, false);
        return _permitted(token, safe, approvalOf(CLEO)) || _permitted(token, safe, "");
    }

    /// @dev A permit for Mallory that Cleo, who buys the token, never approved.
    function _plantedMessage(Kind memory kind) private returns (AllowingToken token, Safe safe) {
        (token, safe) = _newSafeWithTokens(kind, ADA);
        plant(safe, APPROVED_HASHES_SLOT.deriveMapping(CLEO).deriveMapping(_messageHash(token, safe)), 1);
        sell(wrapAndSeal(safe, BEN), BEN, CLEO);
    }

    function _signedMessage(Kind memory kind) private returns (AllowingToken token, Safe safe, bytes memory signature) {
        (token, safe) = _newSafeWithTokens(kind, vm.addr(0xA11CE));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(0xA11CE, _messageHash(token, safe));
        signature = abi.encodePacked(r, s, v);
        wrapAndSeal(safe, CLEO);
    }

    function _newSafeWithTokens(Kind memory kind, address owner) private returns (AllowingToken token, Safe safe) {
        (token, safe) = (new AllowingToken(), newSafe(kind, owner));
        token.mint(address(safe), 100);
    }

    function _messageHash(AllowingToken token, Safe safe) private view returns (bytes32) {
        bytes32 hash = token.permitHash(address(safe), MALLORY, 100);
        // the genuine handler's, also where the Safe has another one by now
        bytes32 domain = keccak256(
            abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, safe)
        );
        bytes32 message = keccak256(abi.encode(keccak256("SafeMessage(bytes message)"), keccak256(abi.encode(hash))));
        return keccak256(abi.encodePacked(hex"1901", domain, message));
    }

    function _permitted(AllowingToken token, Safe safe, bytes memory signature) private returns (bool) {
        bytes memory permit = abi.encodeCall(AllowingToken.permit, (address(safe), MALLORY, 100, signature));
        return attempt(MALLORY, address(token), permit)
            && attempt(MALLORY, address(token), abi.encodeCall(AllowingToken.take, (address(safe), 100)));
    }

    // ─── F7: names that were taken ───────────────────────────────────────────────────────────────────────────────────────

    function test_attack_F7_aPlantedEntryKeepsTheBuyerFromOwning() public {
        stops(_takenName);
    }

    function _takenName(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        plantOwner(safe, CLEO);
        uint256 tokenId = wrapAndSeal(safe, CLEO);
        bytes memory data =
            abi.encodeCall(IWrappedSafe.unwrap, (tokenId, list(CLEO), 1, address(0), kind.singleton, false));
        return !attempt(CLEO, data);
    }

    // ─── The handler that was there ──────────────────────────────────────────────────────────────────────────────────────

    function test_attack_own_theHandlerOfTheSellerSignsAgainWhenItComesBack() public {
        works(_returningHandler);
    }

    /// @dev Whoever unwraps puts back what the Safe came with. That agrees to everything.
    function _returningHandler(Kind memory kind) private returns (bool) {
        AllowingToken token = new AllowingToken();
        Safe safe = newSafe(kind, ADA);
        token.mint(address(safe), 100);
        plant(safe, FALLBACK_HANDLER_SLOT, uint160(address(new YesHandler())));
        uint256 tokenId = wrapAndSeal(safe, BEN);
        bytes memory permit = abi.encodeCall(AllowingToken.permit, (address(safe), MALLORY, 100, ""));
        vm.assertFalse(attempt(MALLORY, address(token), permit), "signed while wrapped");
        unwrap(tokenId, BEN, CLEO);
        return attempt(MALLORY, address(token), permit)
            && attempt(MALLORY, address(token), abi.encodeCall(AllowingToken.take, (address(safe), 100)));
    }

    // ─── H4: what was signed, or planted, for a nonce ────────────────────────────────────────────────────────────────────

    function test_attack_H4_anOldSignedTransactionPaysAgain() public {
        stops(_oldTransaction);
    }

    /// @dev Who owned the Safe in between rolled its nonce back.
    function _oldTransaction(Kind memory kind) private returns (bool) {
        address owner = vm.addr(0xA11CE);
        Safe safe = newSafe(kind, owner);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(0xA11CE, hashOf(safe, MALLORY, 1 ether, "", Operation.Call, 0));
        bytes memory signature = abi.encodePacked(r, s, v);
        vm.assertTrue(attemptExec(safe, MALLORY, MALLORY, 1 ether, signature), "paid once");

        uint256 tokenId = wrapAndSeal(safe, owner);
        plantNonce(safe, 0);
        unwrap(tokenId, owner, owner);
        return attemptExec(safe, MALLORY, MALLORY, 1 ether, signature);
    }

    function test_attack_H4_anApprovalPlantedForTheBuyerPays() public {
        stops(_approvalOfTheBuyer);
    }

    function _approvalOfTheBuyer(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        for (uint256 nonce = 0; nonce < 20; nonce++) {
            bytes32 hash = hashOf(safe, MALLORY, 1 ether, "", Operation.Call, nonce);
            plant(safe, APPROVED_HASHES_SLOT.deriveMapping(CLEO).deriveMapping(hash), 1);
        }
        uint256 tokenId = wrapAndSeal(safe, CLEO);
        unwrap(tokenId, CLEO, CLEO);
        return attemptExec(safe, MALLORY, MALLORY, 1 ether, approvalOf(CLEO));
    }

    function test_attack_H4_aPlantedNonceBlocksUnwrappingForEver() public {
        stops(_blockingNonce);
    }

    function _blockingNonce(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        uint256 tokenId = wrap(safe, BEN);
        plantNonce(safe, type(uint256).max);
        seal(safe);
        bytes memory data =
            abi.encodeCall(IWrappedSafe.unwrap, (tokenId, list(CLEO), 1, address(0), kind.singleton, false));
        return !attempt(BEN, data);
    }
}
