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

    /// @dev Fewer bits could be brute-forced, by planting an approval for each nonce.
    function test_nonceLeapsByAllOfThirtyTwoBits() public {
        uint256 seen = 0;
        for (uint256 i = 0; i < 32; i++) {
            vm.prevrandao(bytes32(i));
            seen |= _nonceAfterUnwrapping() - 1;
        }
        vm.assertEq(seen, type(uint32).max, "each bit once");
    }

    /// @dev Each input alone changes it, with all others unchanged.
    function test_nonceCannotBeForeseen() public {
        (Safe other, uint256 otherId) = newToken(BEN);
        uint256 leap = _leapFrom(_safe, _tokenId, 100);
        vm.assertEq(_leapFrom(_safe, _tokenId, 100), leap, "all the same");
        vm.assertNotEq(_leapFrom(other, otherId, 100), leap, "another Safe");
        vm.assertNotEq(_leapFrom(_safe, _tokenId, 101), leap, "another nonce before");
        vm.prevrandao(bytes32(uint256(1)));
        uint256 random = _leapFrom(_safe, _tokenId, 100);
        vm.assertNotEq(random, leap, "another number of the proposer's");
        vm.setBlockhash(99, bytes32(uint256(1)));
        uint256 hashed = _leapFrom(_safe, _tokenId, 100);
        vm.assertNotEq(hashed, random, "another block before");
        pass(1);
        vm.assertNotEq(_leapFrom(_safe, _tokenId, 100), hashed, "another time");
    }

    /// @dev How far the nonce leaps from `nonce` by unwrapping, which is then as if it hadn't been.
    function _leapFrom(Safe safe, uint256 tokenId, uint256 nonce) private returns (uint256 leap) {
        uint256 state = vm.snapshotState();
        plantNonce(safe, nonce);
        unwrap(tokenId, BEN, ADA);
        leap = safe.nonce() - nonce;
        vm.revertToState(state);
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

    /// @dev Further than a leap reaches, so that no leap makes up for it.
    function test_aHighNonceIsRememberedFromTheWrapOn() public {
        Safe safe = newSafe(ADA);
        plantNonce(safe, 2 ** 39);
        uint256 tokenId = wrapAndSeal(safe, BEN);
        plantNonce(safe, 0);
        unwrap(tokenId, BEN, ADA);
        vm.assertGt(safe.nonce(), 2 ** 39, "above");
    }

    function test_aHighNonceIsRememberedFromTheUnwrappingOn() public {
        plantNonce(_safe, 2 ** 39);
        unwrap(_tokenId, BEN, ADA);
        uint256 highest = _safe.nonce();
        plantNonce(_safe, 0);
        uint256 tokenId = wrapAndSeal(_safe, BEN);
        unwrap(tokenId, BEN, ADA);
        vm.assertGt(_safe.nonce(), highest, "above");
        vm.assertGt(highest, 2 ** 39, "above that");
    }

    function test_aNonceIsBelievedUpToFortyBits() public {
        uint256 known = _safe.nonce();
        plantNonce(_safe, known + 2 ** 40 - 1);
        unwrap(_tokenId, BEN, ADA);
        vm.assertGt(_safe.nonce(), 2 ** 40, "believed");
        (Safe safe, uint256 tokenId) = newToken(BEN);
        plantNonce(safe, known + 2 ** 40);
        unwrap(tokenId, BEN, ADA);
        vm.assertLt(safe.nonce(), 2 ** 33, "not believed");
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
