// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import {ISafe, NONCE_SLOT, Operation, SENTINEL} from "./ISafe.sol";
import {IWrappedSafe, IWrappedSafeHandler} from "./IWrappedSafe.sol";
import {SafeCheck} from "./SafeCheck.sol";

/**
 * @title Taking over a Safe and letting it go
 *
 * @dev All through calls that a module makes: the contract that uses this library is a module of the Safe.
 */
library SafeControl {
    using SafeCheck for address;

    /// @dev A nonce this far above the highest one known was planted: nobody signs that many transactions. Small enough to keep
    /// the nonce where other software can still count with it (2^53), whatever was planted how often.
    uint256 private constant BELIEVABLE_NONCE_STEP = 2 ** 40;

    /// @dev The kind of a Safe's signature that says: the sender is this owner.
    uint8 private constant SENDER_APPROVES = 1;

    /// @dev More owners than this might not fit into one transaction: naming one takes about 46,000 gas.
    uint256 private constant MOST_OWNERS = 250;

    /// @dev Reverts if there are more owners than one transaction can replace.
    function requireFewOwners(uint256 ownerCount) internal pure {
        if (ownerCount > MOST_OWNERS) revert IWrappedSafe.TooManyOwners(ownerCount, MOST_OWNERS);
    }

    // ─── Taking over ─────────────────────────────────────────────────────────────────────────────────────────────────────

    /**
     * @dev Moves a Safe on `singleton` to SafeL2 1.5.0, guards it by `handler` and makes this contract its only owner. The
     * module guard comes first: one that was planted wakes when the Safe moves to 1.5.0.
     */
    function takeOver(address safe, address singleton, address handler) internal {
        if (singleton != SafeCheck.SAFE_L2_1_5_0) _setSingleton(safe, SafeCheck.SAFE_L2_1_5_0, handler);
        _setGuards(safe, handler);
        _callSelf(safe, abi.encodeCall(ISafe.setFallbackHandler, (handler)));
        address[] memory owners = new address[](1);
        owners[0] = address(this);
        _replaceOwners(safe, owners, 1);
    }

    /// @dev Guards a Safe that {SafeCreation} made: the rest it got at birth, and this contract as its only owner makes itself
    /// a module first.
    function takeOverCreated(address safe, address handler) internal {
        ISafe(safe)
            .execTransaction({
            to: safe,
            value: 0,
            data: abi.encodeCall(ISafe.enableModule, (address(this))),
            operation: Operation.Call,
            safeTxGas: 0,
            baseGas: 0,
            gasPrice: 0,
            gasToken: address(0),
            refundReceiver: payable(address(0)),
            signatures: abi.encodePacked(uint256(uint160(address(this))), uint256(0), SENDER_APPROVES)
        });
        _setGuards(safe, handler);
    }

    // ─── Letting go ──────────────────────────────────────────────────────────────────────────────────────────────────────

    /**
     * @dev Brings the Safe into the state that `terms` ask for, and leaves it. First it forgets what may have been planted at
     * those who are to own it, which would keep them from being owners. The module guard goes before the singleton: an
     * older one couldn't remove it, and it would wake at the next upgrade.
     */
    function release(address safe, SafeCheck.Terms memory terms, address handler) internal {
        _runCodeOf(handler, safe, abi.encodeCall(IWrappedSafeHandler.beginAnew, (terms.nonce, terms.owners)));
        _replaceOwners(safe, terms.owners, terms.threshold);
        if (terms.moduleGuard == address(0)) _callSelf(safe, abi.encodeCall(ISafe.setModuleGuard, (address(0))));
        _callSelf(safe, abi.encodeCall(ISafe.setGuard, (address(0))));
        _callSelf(safe, abi.encodeCall(ISafe.setFallbackHandler, (terms.fallbackHandler)));
        if (terms.singleton != SafeCheck.SAFE_L2_1_5_0) _setSingleton(safe, terms.singleton, handler);
        _callSelf(safe, abi.encodeCall(ISafe.disableModule, (SENTINEL, address(this))));
        if (!safe.isReleased(terms)) revert IWrappedSafe.NotReleased(safe);
    }

    // ─── Nonces ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev The largest nonce that the Safe is believed to have had, if `known` was the largest so far.
    function highestNonce(address safe, uint256 known) internal view returns (uint256) {
        uint256 nonce = safe.read(NONCE_SLOT);
        return nonce > known && nonce - known < BELIEVABLE_NONCE_STEP ? nonce : known;
    }

    /**
     * @dev A nonce above all that the Safe had, so that nothing signed for those lives again, and further on by 32 bits that
     * nobody could foresee, so that nothing planted for a later one fits. Works whatever nonce is in the Safe.
     */
    function nonceToLeapTo(address safe, uint256 known) internal view returns (uint256) {
        uint256 highest = highestNonce(safe, known);
        bytes32 seed =
            keccak256(abi.encode(block.prevrandao, blockhash(block.number - 1), block.timestamp, safe, highest));
        return highest + 1 + uint32(uint256(seed));
    }

    // ─── Private ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev A Safe puts each new owner first in its list, so they are added from the last to the first.
    function _replaceOwners(address safe, address[] memory owners, uint256 threshold) private {
        address[] memory old = ISafe(safe).getOwners();
        requireFewOwners(old.length);
        address last = owners[owners.length - 1];
        _callSelf(safe, abi.encodeCall(ISafe.swapOwner, (SENTINEL, old[0], last)));
        for (uint256 i = 1; i < old.length; i++) {
            _callSelf(safe, abi.encodeCall(ISafe.removeOwner, (last, old[i], 1)));
        }
        for (uint256 i = owners.length - 1; i > 0; i--) {
            _callSelf(safe, abi.encodeCall(ISafe.addOwnerWithThreshold, (owners[i - 1], 1)));
        }
        if (threshold != 1) _callSelf(safe, abi.encodeCall(ISafe.changeThreshold, (threshold)));
    }

    function _setGuards(address safe, address handler) private {
        _callSelf(safe, abi.encodeCall(ISafe.setModuleGuard, (handler)));
        _callSelf(safe, abi.encodeCall(ISafe.setGuard, (handler)));
    }

    function _setSingleton(address safe, address singleton, address handler) private {
        _runCodeOf(handler, safe, abi.encodeCall(IWrappedSafeHandler.setSingleton, (singleton)));
    }

    /// @dev Makes the Safe run a function of `handler` as its own code.
    function _runCodeOf(address handler, address safe, bytes memory data) private {
        _exec(safe, handler, data, Operation.DelegateCall);
    }

    /// @dev Makes the Safe call itself, as it must to change its owners, modules and guards.
    function _callSelf(address safe, bytes memory data) private {
        _exec(safe, safe, data, Operation.Call);
    }

    function _exec(address safe, address to, bytes memory data, Operation operation) private {
        (bool success, bytes memory reason) =
            ISafe(safe).execTransactionFromModuleReturnData({to: to, value: 0, data: data, operation: operation});
        if (success) return;
        if (reason.length == 0) revert IWrappedSafe.StepFailed(safe);
        LowLevelCall.bubbleRevert(reason);
    }
}
