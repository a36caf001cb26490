// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract LockTest is SafeTest {
    uint256 private constant UNTIL = START + 7 days;

    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
    }

    // ─── What it does ────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_stopsAllUseTillItsEnd() public {
        lock(_tokenId, BEN, UNTIL);
        vm.assertEq(wrapper.getWrap(address(_safe)).lockedUntil, UNTIL, "until");
        _expectLocked(BEN);
        vm.warp(UNTIL - 1);
        _expectLocked(BEN);
        vm.warp(UNTIL);
        execute(_tokenId, BEN, pay(DORA, 1));
        setSigning(_tokenId, BEN, true);
        unwrap(_tokenId, BEN, ADA);
    }

    function test_bindsLaterHoldersToo() public {
        lock(_tokenId, BEN, UNTIL);
        sell(_tokenId, BEN, CLEO);
        _expectLocked(CLEO);
        transfer(_tokenId, CLEO, BEN);
        _expectLocked(BEN);
    }

    function test_turnsSigningOff() public {
        setSigning(_tokenId, BEN, true);
        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SigningSet(_tokenId, false, 2);
        lock(_tokenId, BEN, UNTIL);
        vm.warp(UNTIL);
        (address signer,, uint256 epoch) = wrapper.signerOf(address(_safe));
        vm.assertEq(signer, address(0), "signer");
        vm.assertEq(epoch, 2, "epoch");
    }

    function test_signingCanBeTurnedOffEvenThen() public {
        lock(_tokenId, BEN, UNTIL);
        setSigning(_tokenId, BEN, false); // it is off
    }

    function test_tellsMarketplaces() public {
        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.AccountLockExtended(_tokenId, UNTIL);
        vm.expectEmit(address(wrapper));
        emit IERC4906.MetadataUpdate(_tokenId);
        lock(_tokenId, BEN, UNTIL);
    }

    function test_aLaterWrapIsNotLocked() public {
        lock(_tokenId, BEN, UNTIL);
        vm.warp(UNTIL);
        unwrap(_tokenId, BEN, ADA);
        wrapAndSeal(_safe, BEN);
        vm.assertEq(wrapper.getWrap(address(_safe)).lockedUntil, 0, "until");
    }

    function _expectLocked(address driver) private {
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.AccountLocked.selector, _tokenId, UNTIL);
        vm.prank(driver);
        vm.expectRevert(reason);
        wrapper.execute(_tokenId, pay(DORA, 1));
        vm.prank(driver);
        vm.expectRevert(reason);
        wrapper.setSigning(_tokenId, true);
        vm.prank(driver);
        vm.expectRevert(reason);
        wrapper.unwrap(_tokenId, list(driver), 1, address(0), SAFE_L2_1_5_0, false);
    }

    // ─── How long ────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_onlyEverExtends() public {
        lock(_tokenId, BEN, UNTIL);
        _expectRefused(BEN, UNTIL - 1, abi.encodeWithSelector(IWrappedSafe.LockTooShort.selector, UNTIL - 1, UNTIL));
        _expectRefused(BEN, UNTIL, abi.encodeWithSelector(IWrappedSafe.LockTooShort.selector, UNTIL, UNTIL));
        _expectRefused(BEN, 0, abi.encodeWithSelector(IWrappedSafe.LockTooShort.selector, 0, UNTIL));
        lock(_tokenId, BEN, UNTIL + 1);
        vm.assertEq(wrapper.getWrap(address(_safe)).lockedUntil, UNTIL + 1, "until");
    }

    function test_mustEndInTheFuture() public {
        _expectRefused(BEN, nowAt(), abi.encodeWithSelector(IWrappedSafe.LockTooShort.selector, nowAt(), nowAt()));
    }

    function test_reachesAYearAheadAtMost() public {
        uint256 latest = nowAt() + 365 days;
        bytes4 selector = IWrappedSafe.LockTooLong.selector;
        _expectRefused(BEN, latest + 1, abi.encodeWithSelector(selector, latest + 1, latest));
        uint256 longest = type(uint256).max;
        _expectRefused(BEN, longest, abi.encodeWithSelector(selector, longest, latest));
        lock(_tokenId, BEN, latest);
    }

    // ─── Who ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_onlyTheHolder() public {
        vm.prank(BEN);
        wrapper.setApprovalForAll(CLEO, true);
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.NotDriver.selector, CLEO);
        _expectRefused(CLEO, UNTIL, reason);
    }

    function test_onlyWhatIsSealed() public {
        Safe safe = newSafe(ADA);
        _tokenId = wrap(safe, BEN);
        _expectRefused(BEN, UNTIL, abi.encodeWithSelector(IWrappedSafe.NotSealed.selector, safe));
    }

    function _expectRefused(address by, uint256 until, bytes memory reason) private {
        vm.prank(by);
        vm.expectRevert(reason);
        wrapper.lockAccount(_tokenId, until);
    }
}
