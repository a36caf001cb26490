// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {
    FALLBACK_HANDLER_SLOT,
    GUARD_SLOT,
    ISafe,
    MODULES_SLOT,
    MODULE_GUARD_SLOT,
    Operation
} from "../../src/ISafe.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {EvilModule} from "../Attackers.sol";
import {MessageSigner, YesGuard, YesHandler} from "../Attackers.sol";
import {Safe} from "../GenuineSafes.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev What was hidden in the Safe before it was wrapped: rows i to iii, vi, x and xv of the table, and findings H4 and M4.
contract HiddenTest is AttackTest {
    using SlotDerivation for bytes32;

    bytes32 private constant SIGNED_MESSAGES_SLOT = bytes32(uint256(7));

    // ─── i: a module that the list doesn't show ──────────────────────────────────────────────────────────────────────────

    function test_attack_i_aHiddenModuleDrains() public {
        stops(_hiddenModule);
    }

    function _hiddenModule(Kind memory kind) private returns (bool) {
        EvilModule evil = new EvilModule();
        Safe safe = newSafe(kind, ADA);
        plantModule(safe, address(evil));
        wrapAndSeal(safe, BEN);
        return attemptDrain(evil, safe);
    }

    // ─── i-b: an owner that the list doesn't show ────────────────────────────────────────────────────────────────────────

    function test_attack_ib_aHiddenOwnerDrains() public {
        stops(_hiddenOwner);
    }

    function _hiddenOwner(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        plantOwner(safe, MALLORY);
        wrapAndSeal(safe, BEN);
        return attemptExec(safe, MALLORY, MALLORY, 10 ether);
    }

    // ─── ii: a transaction approved in the name of the wrapper ───────────────────────────────────────────────────────────

    function test_attack_ii_aPlantedApprovalOfTheWrapperPays() public {
        stops(_plantedApproval);
    }

    function _plantedApproval(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        for (uint256 nonce = 1; nonce < 4; nonce++) {
            bytes32 hash = hashOf(safe, MALLORY, 10 ether, "", Operation.Call, nonce);
            plant(safe, APPROVED_HASHES_SLOT.deriveMapping(address(wrapper)).deriveMapping(hash), 1);
        }
        wrapAndSeal(safe, BEN);
        return _send(safe, MALLORY, 10 ether, approvalOf(address(wrapper)));
    }

    // ─── iii: a message that the Safe signed before ──────────────────────────────────────────────────────────────────────

    function test_attack_iii_aMessageSignedBeforeStillCounts() public {
        stops(_signedMessage);
    }

    function _signedMessage(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        bytes32 hash = keccak256("an order");
        bytes32 message = MessageSigner(address(safe)).getMessageHash(abi.encode(hash));
        plant(safe, SIGNED_MESSAGES_SLOT.deriveMapping(message), 1);
        wrapAndSeal(safe, BEN);
        return safe.isValidSignature(hash, "") == 0x1626ba7e;
    }

    // ─── vi: a guard that says yes to everything ─────────────────────────────────────────────────────────────────────────

    function test_attack_vi_aGuardThatWasSetBeforeStays() public {
        stops(_guardThatStays);
    }

    function _guardThatStays(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        plant(safe, GUARD_SLOT, uint160(address(new YesGuard())));
        plantOwner(safe, MALLORY);
        wrapAndSeal(safe, BEN);
        return attemptExec(safe, MALLORY, MALLORY, 10 ether);
    }

    // ─── x: what the Safe allowed before ─────────────────────────────────────────────────────────────────────────────────

    function test_attack_x_anApprovalGivenBeforeIsUsedWhileLocked() public {
        works(_oldApproval);
    }

    function _oldApproval(Kind memory kind) private returns (bool) {
        AllowingToken token = new AllowingToken();
        Safe safe = newSafe(kind, ADA);
        token.mint(address(safe), 100);
        execSafe(safe, address(token), abi.encodeCall(AllowingToken.approve, (MALLORY, 100)));
        uint256 tokenId = wrapAndSeal(safe, BEN);
        lock(tokenId, BEN, nowAt() + 30 days);
        return attempt(MALLORY, address(token), abi.encodeCall(AllowingToken.take, (address(safe), 100)));
    }

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
        vm.assertTrue(_send(safe, MALLORY, 1 ether, signature), "paid once");

        uint256 tokenId = wrapAndSeal(safe, owner);
        plantNonce(safe, 0);
        unwrap(tokenId, owner, owner);
        return _send(safe, MALLORY, 1 ether, signature);
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
        return _send(safe, MALLORY, 1 ether, approvalOf(CLEO));
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

    // ─── M4: a hidden owner speaks ───────────────────────────────────────────────────────────────────────────────────────

    function test_attack_M4_aHiddenOwnerSpeaksWhileSealedAndLocked() public {
        works(_speakingOwner);
    }

    function _speakingOwner(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        plantOwner(safe, MALLORY);
        uint256 tokenId = wrapAndSeal(safe, BEN);
        lock(tokenId, BEN, nowAt() + 30 days);
        bool writes = attempt(MALLORY, address(safe), abi.encodeCall(Safe.approveHash, (keccak256("anything"))));
        return safe.isOwner(MALLORY) && writes && wrapper.problems(address(safe)) == 0;
    }

    // ─── A module guard that waits for 1.5.0 ─────────────────────────────────────────────────────────────────────────────

    function test_attack_own_aPlantedModuleGuardBlocksTheWrapper() public {
        stops(_plantedModuleGuard);
    }

    /// @dev Says yes while it is wrapped, then never again: it would hold the Safe to ransom.
    function _plantedModuleGuard(Kind memory kind) private returns (bool) {
        YesGuard guard = new YesGuard();
        Safe safe = newSafe(kind, ADA);
        plant(safe, MODULE_GUARD_SLOT, uint160(address(guard)));
        uint256 tokenId = wrapAndSeal(safe, BEN);
        vm.etch(address(guard), hex"fe");
        return !attempt(BEN, abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(BEN, 1))));
    }

    // ─── A fallback handler that answers for the Safe ────────────────────────────────────────────────────────────────────

    function test_attack_own_aFallbackHandlerThatWasSetBeforeSignsForTheSafe() public {
        stops(_signingHandler);
    }

    function _signingHandler(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        plant(safe, FALLBACK_HANDLER_SLOT, uint160(address(new YesHandler())));
        wrapAndSeal(safe, BEN);
        return safe.isValidSignature(keccak256("an order"), "") == 0x1626ba7e;
    }

    function _send(Safe safe, address to, uint256 value, bytes memory signatures) private returns (bool) {
        return attempt(
            MALLORY,
            address(safe),
            abi.encodeCall(
                ISafe.execTransaction,
                (to, value, "", Operation.Call, 0, 0, 0, address(0), payable(address(0)), signatures)
            )
        );
    }
}

/// @dev A token with allowances, as ERC-20 has them.
contract AllowingToken {
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        allowance[msg.sender][spender] = amount;
    }

    function take(address from, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[msg.sender] += amount;
    }
}
