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
import {AllowingToken} from "../Markets.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev What was hidden in the Safe before it was wrapped: rows i to iii, vi and x of the table, and finding M4.
contract HiddenTest is AttackTest {
    using SlotDerivation for bytes32;

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
        return attemptExec(safe, MALLORY, MALLORY, 10 ether, approvalOf(address(wrapper)));
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
}
