// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {WrappedSafe} from "../../src/WrappedSafe.sol";
import {Safe} from "../GenuineSafes.sol";

/// @dev Compares two Safes before and after each action, and records violations.
abstract contract Ledger {
    WrappedSafe internal immutable WRAPPER;
    Safe[2] public safes;

    /// @dev The number of violations of invariants 2, 3, 4, 6 and 9, which only a comparison, or the caller, shows.
    mapping(uint256 invariant => uint256) public breaches;
    /// @dev What each Safe should hold: what its drivers didn't spend.
    mapping(Safe safe => uint256) public expectedBalance;
    /// @dev How often each kind of thing happened.
    mapping(string action => uint256) public times;

    mapping(uint256 tokenId => bool) private _isBurnt;
    mapping(bytes32 fingerprint => bool) private _isKnown;
    mapping(uint256 tokenId => bytes32) private _fingerprintOf;

    constructor(WrappedSafe wrapper, Safe a, Safe b) {
        (WRAPPER, safes) = (wrapper, [a, b]);
        (expectedBalance[a], expectedBalance[b]) = (address(a).balance, address(b).balance);
    }

    modifier noting() {
        IWrappedSafe.Wrap memory a = WRAPPER.getWrap(address(safes[0]));
        IWrappedSafe.Wrap memory b = WRAPPER.getWrap(address(safes[1]));
        uint256[2] memory balances = [address(safes[0]).balance, address(safes[1]).balance];
        _;
        _compare(safes[0], a, balances[0]);
        _compare(safes[1], b, balances[1]);
    }

    function _compare(Safe safe, IWrappedSafe.Wrap memory before, uint256 balance) private {
        IWrappedSafe.Wrap memory known = WRAPPER.getWrap(address(safe));
        if (before.live && before.lockedUntil > block.timestamp) {
            if (!known.live || known.lockedUntil < before.lockedUntil) breaches[3]++;
            if (known.signing || address(safe).balance < balance) breaches[3]++;
        }
        bool isSame = before.live && known.live && before.tokenId == known.tokenId;
        if (before.live && !isSame) _isBurnt[before.tokenId] = true;
        if (before.isSealed && known.live && !isSame) breaches[6]++;
        if (known.live && !isSame && _isBurnt[known.tokenId]) breaches[6]++;
        if (!isSame) return;
        if (!before.isSealed && known.isSealed && known.nonce == before.nonce) breaches[4]++;
        if (known.nonce < before.nonce || known.epoch < before.epoch) breaches[4]++;
        if (before.isSealed && known.driver != before.driver && known.epoch == before.epoch) breaches[4]++;
        _noteFingerprint(known.tokenId);
    }

    /// @dev A fingerprint that is new must never have been there before.
    function _noteFingerprint(uint256 tokenId) private {
        bytes32 fingerprint = WRAPPER.getStateFingerprint(tokenId);
        if (fingerprint == _fingerprintOf[tokenId]) return;
        if (_isKnown[fingerprint]) breaches[4]++;
        (_fingerprintOf[tokenId], _isKnown[fingerprint]) = (fingerprint, true);
    }

    /// @dev Something used the Safe. Its fingerprint must not be the one that is noted.
    function _noteUse(Safe safe, string memory action) internal {
        times[action]++;
        uint256 tokenId = WRAPPER.tokenOf(address(safe));
        if (WRAPPER.getStateFingerprint(tokenId) == _fingerprintOf[tokenId]) breaches[4]++;
    }
}
