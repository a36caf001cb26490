// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Operation} from "../src/ISafe.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

/// @dev Unwrapping makes the nonce of the Safe leap, so that nothing signed or planted before counts after.
contract NonceTest is SafeTest {
    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
    }

    function test_nonceLeapsForwardByUpToThirtyTwoBits() public {
        uint256 before = _safe.nonce();
        unwrap(_tokenId, BEN, ADA);
        vm.assertGt(_safe.nonce(), before, "forward");
        vm.assertLt(_safe.nonce(), before + 2 + 2 ** 32, "not too far");
    }

    function test_nonceCannotBeForeseen() public {
        vm.prevrandao(bytes32(uint256(1)));
        uint256 first = _nonceAfterUnwrapping();
        vm.prevrandao(bytes32(uint256(2)));
        uint256 second = _nonceAfterUnwrapping();
        vm.assertNotEq(first, second, "another block, another nonce");
    }

    function _nonceAfterUnwrapping() private returns (uint256) {
        (Safe safe, uint256 tokenId) = newToken(BEN);
        unwrap(tokenId, BEN, ADA);
        return safe.nonce();
    }

    function test_nonceStaysAboveTheHighestEverSeenHere() public {
        unwrap(_tokenId, BEN, ADA);
        uint256 highest = _safe.nonce();
        plantNonce(_safe, 5); // rolled back by somebody who owned the Safe
        uint256 tokenId = wrapAndSeal(_safe, BEN);
        unwrap(tokenId, BEN, ADA);
        vm.assertGt(_safe.nonce(), highest, "above");
    }

    function test_nonceRolledBackAfterTheWrapIsRemembered() public {
        Safe safe = newSafe(ADA);
        plantNonce(safe, 1000);
        uint256 tokenId = wrap(safe, BEN);
        plantNonce(safe, 0); // in the rest of the batch
        seal(safe);
        unwrap(tokenId, BEN, ADA);
        vm.assertGt(safe.nonce(), 1000, "above");
    }

    /// @dev Whatever was planted, unwrapping works and leaves a nonce that software can count with.
    function testFuzz_noNonceBlocksUnwrapping(uint256 planted) public {
        plantNonce(_safe, planted);
        unwrap(_tokenId, BEN, ADA);
        vm.assertLt(_safe.nonce(), 2 ** 41, "small");
        execSafe(_safe, CLEO, 1 ether, "", Operation.Call);
    }

    function test_theLargestNonceBlocksNothing() public {
        testFuzz_noNonceBlocksUnwrapping(type(uint256).max);
    }
}
