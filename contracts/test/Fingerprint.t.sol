// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

/// @dev The state that a buyer has seen, in 32 bytes.
contract FingerprintTest is SafeTest {
    using SlotDerivation for bytes32;

    /// @dev As docs/contract.md says.
    bytes32 private constant STATES_SLOT = bytes32(uint256(11));

    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
    }

    function test_hasTheIdOfErc5646() public view {
        vm.assertTrue(wrapper.supportsInterface(0xf5112315), "ERC-5646");
    }

    /// @dev What it counts, and when the Safe was used, lie in one slot: each use writes one.
    function test_whatItCountsIsInOneSlot() public {
        setSigning(_tokenId, BEN, true);
        lock(_tokenId, BEN, START + 1 days);
        vm.warp(START + 1 days);
        setSigning(_tokenId, BEN, true);
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(_safe));
        bytes32 slot = STATES_SLOT.deriveMapping(_tokenId);
        uint256 packed =
            known.nonce | known.epoch << 64 | known.lockedUntil << 128 | (START + 1 days) << 168 | uint256(1) << 208;
        vm.assertEq(uint256(vm.load(address(wrapper), slot)), packed, "state");
        vm.assertEq(uint256(vm.load(address(wrapper), slot.offset(1))), 0, "nothing after it");
    }

    function test_neverComesBack() public {
        bytes32[9] memory seen;
        seen[0] = _fingerprint();
        execute(_tokenId, BEN, pay(DORA, 1));
        seen[1] = _fingerprint();
        setSigning(_tokenId, BEN, true);
        seen[2] = _fingerprint();
        setSigning(_tokenId, BEN, false);
        seen[3] = _fingerprint();
        lock(_tokenId, BEN, START + 1 days);
        seen[4] = _fingerprint();
        lock(_tokenId, BEN, START + 2 days);
        seen[5] = _fingerprint();
        sell(_tokenId, BEN, CLEO);
        seen[6] = _fingerprint();
        transfer(_tokenId, CLEO, BEN);
        seen[7] = _fingerprint();
        pass(2 days);
        unwrap(_tokenId, BEN, ADA);
        _tokenId = wrapAndSeal(_safe, BEN);
        seen[8] = _fingerprint();
        for (uint256 i = 0; i < seen.length; i++) {
            for (uint256 j = 0; j < i; j++) {
                vm.assertTrue(seen[i] != seen[j], "seen before");
            }
        }
    }

    function test_othersCannotChangeIt() public {
        Safe safe = newSafe(ADA);
        _tokenId = wrap(safe, BEN);
        seal(safe);
        bytes32 before = _fingerprint();
        seal(safe);
        (bool paid,) = address(safe).call{value: 1}("");
        vm.assertTrue(paid, "paid");
        (, uint256 other) = newToken(CLEO);
        vm.prank(CLEO);
        wrapper.safeTransferFrom(CLEO, address(safe), other);
        vm.prank(BEN);
        wrapper.approve(CLEO, _tokenId);
        vm.assertTrue(_fingerprint() == before, "sealed again, paid, given a token, approved");
    }

    function test_theSealChangesItAndSoDoesItsTime() public {
        Safe safe = newSafe(ADA);
        _tokenId = wrap(safe, BEN);
        bytes32 before = _fingerprint();
        uint256 snapshot = vm.snapshotState();
        seal(safe);
        bytes32 sealedNow = _fingerprint();
        vm.assertTrue(sealedNow != before, "by the seal");
        vm.revertToState(snapshot);
        pass(1);
        seal(safe);
        vm.assertTrue(_fingerprint() != sealedNow && _fingerprint() != before, "by its time");
    }

    /// @dev So that a page can compute it from {getWrap}.
    function test_isMadeOfWhatGetWrapSays() public {
        setSigning(_tokenId, BEN, true);
        lock(_tokenId, BEN, START + 1 days);
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(_safe));
        bytes32 made = keccak256(
            abi.encode(known.tokenId, known.nonce, known.epoch, known.lockedUntil, known.quietUntil, known.signing)
        );
        vm.assertTrue(_fingerprint() == made, "made");
    }

    function test_theEndOfALockDoesNotChangeIt() public {
        lock(_tokenId, BEN, START + 1 days);
        bytes32 before = _fingerprint();
        pass(2 days);
        vm.assertTrue(_fingerprint() == before, "ended");
    }

    function test_refusesUnknownTokens() public {
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, 7));
        wrapper.getStateFingerprint(7);
        unwrap(_tokenId, BEN, ADA);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, _tokenId));
        wrapper.getStateFingerprint(_tokenId);
    }

    // ─── Transfers on condition ──────────────────────────────────────────────────────────────────────────────────────────

    function test_movesTheTokenInTheStateThatWasSeen() public {
        Account operator = new Account();
        vm.prank(BEN);
        wrapper.approve(address(operator), _tokenId);
        bytes memory data = abi.encodeCall(wrapper.safeTransferFromIf, (BEN, CLEO, _tokenId, _fingerprint()));
        operator.run(address(wrapper), 0, data);
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
    }

    function test_refusesAnotherState() public {
        bytes32 seen = _fingerprint();
        execute(_tokenId, BEN, pay(DORA, 1));
        pass(10 minutes);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.StateChanged.selector, _tokenId, seen, _fingerprint()));
        wrapper.safeTransferFromIf(BEN, CLEO, _tokenId, seen);
    }

    function test_refusesWhileTheSafeSigns() public {
        setSigning(_tokenId, BEN, true);
        pass(10 minutes);
        bytes32 seen = _fingerprint();
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.SigningEnabled.selector, _tokenId));
        wrapper.safeTransferFromIf(BEN, CLEO, _tokenId, seen);
    }

    function test_refusesStrangers() public {
        bytes32 seen = _fingerprint();
        vm.prank(MALLORY);
        vm.expectRevert();
        wrapper.safeTransferFromIf(BEN, MALLORY, _tokenId, seen);
    }

    function _fingerprint() private view returns (bytes32) {
        return wrapper.getStateFingerprint(_tokenId);
    }

    // ─── Interfaces ──────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_claimsTheInterfacesThatItHas() public view {
        bytes4[6] memory ids = [
            type(IERC165).interfaceId,
            bytes4(0x80ac58cd), // ERC-721
            0x5b5e139f, // its metadata
            0x780e9d63, // its enumeration
            0x49064906, // ERC-4906
            0xf5112315 // ERC-5646
        ];
        for (uint256 i = 0; i < ids.length; i++) {
            vm.assertTrue(wrapper.supportsInterface(ids[i]), "claimed");
        }
        bytes4[4] memory others = [
            bytes4(0xb45a3c0e), // ERC-5192, whose lock is another
            0x1626ba7e, // ERC-1271
            0xffffffff,
            0x00000000
        ];
        for (uint256 i = 0; i < others.length; i++) {
            vm.assertFalse(wrapper.supportsInterface(others[i]), "not claimed");
        }
    }
}
