// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {Safe} from "../GenuineSafes.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev What a seller tries who locked the Safe: row ix of the table.
contract LockedTest is AttackTest {
    function test_attack_ix_aLockedSafeIsEmptied() public {
        stops(_drainLocked);
    }

    function _drainLocked(Kind memory kind) private returns (bool) {
        (, uint256 tokenId) = newToken(kind, BEN);
        lock(tokenId, BEN, nowAt() + 1 days);
        return attempt(BEN, abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(MALLORY, 10 ether))));
    }

    function test_attack_ix_aLockedSafeIsUnwrapped() public {
        stops(_unwrapLocked);
    }

    function _unwrapLocked(Kind memory kind) private returns (bool) {
        (, uint256 tokenId) = newToken(kind, BEN);
        lock(tokenId, BEN, nowAt() + 1 days);
        return
            attempt(
                BEN, abi.encodeCall(IWrappedSafe.unwrap, (tokenId, list(BEN), 1, address(0), kind.singleton, false))
            );
    }

    function test_attack_ix_aLockIsMadeShorter() public {
        stops(_shorterLock);
    }

    function _shorterLock(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        lock(tokenId, BEN, nowAt() + 7 days);
        attempt(BEN, abi.encodeCall(IWrappedSafe.lockAccount, (tokenId, nowAt() + 1)));
        return wrapper.getWrap(address(safe)).lockedUntil < nowAt() + 7 days;
    }

    function test_attack_own_aLockIsMadeShorterByALongOne() public {
        stops(_overflowingLock);
    }

    /// @dev A time that doesn't fit into 40 bits would be cut.
    function _overflowingLock(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        lock(tokenId, BEN, nowAt() + 7 days);
        attempt(BEN, abi.encodeCall(IWrappedSafe.lockAccount, (tokenId, (uint256(1) << 40) + 1)));
        return wrapper.getWrap(address(safe)).lockedUntil < nowAt() + 7 days;
    }
}
